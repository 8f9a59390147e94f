extension UIColor {
    static let white = UIColor(), label = UIColor(), tertiaryLabel = UIColor(), systemGreen = UIColor(), secondarySystemFill = UIColor(), tertiarySystemFill = UIColor(), systemFill = UIColor()
    func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
    convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
    convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
}
extension CGColor { var alpha: CGFloat { 1 } }
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    var size: CGSize { .zero }
    var scale: CGFloat { 1 }
    var renderingMode: RenderingMode { .automatic }
    var cgImage: CGImage? { nil }
    func withTintColor(_ c: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    func withRenderingMode(_ r: RenderingMode) -> UIImage { self }
}
open class UIFont: NSObject, @unchecked Sendable {
    public enum TextStyle { case body, subheadline }
    public enum Weight { case medium, semibold, regular }
    var pointSize: CGFloat { 10 }
    static func systemFont(ofSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
    static func preferredFont(forTextStyle: TextStyle, compatibleWith: UITraitCollection?) -> UIFont { UIFont() }
}
public enum NSLineBreakMode: Int { case byTruncatingMiddle, byTruncatingTail }
public enum NSTextAlignment { case natural, center }
extension UIGestureRecognizer { func isTapOverControl(_ c: UIControl) -> Bool { false } }
extension UIView { static func animate(withDuration: Double, animations a: () -> Void) { a() } }
open class UILabel: UIView {
    var text: String?
    var font: UIFont!
    var textColor: UIColor!
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
}
extension UIView {
    func makeSnapshotView(of r: CGRect, afterScreenUpdates: Bool) -> UIView? { nil }
    func drawSnapshot(in r: CGRect, afterScreenUpdates: Bool) -> Bool { false }
}
extension UIView { func updateDrawnContents() {} }
