// Stand-ins until their owners' branches are merged.
public enum CATransaction { static func flush() {} }
extension RenderServer {
    func finishAnimations() {}
    package var workUnderWay: [String] { [] }
}
extension Platform {
    func advanceSystemMotion() {}
    var systemMotionUnderWay: [String] { [] }
}

@MainActor extension UIGestureRecognizer { func isTapOverControl(_ c: UIControl) -> Bool { false } }
extension UIView { static func animate(withDuration: Double, animations a: () -> Void) { a() } }
