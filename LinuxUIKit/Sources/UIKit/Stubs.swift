// Stand-ins until their owners' branches are merged.
@MainActor open class UIGestureRecognizer: NSObject {}
public enum CATransaction { static func flush() {} }
extension RenderServer {
    func finishAnimations() {}
    package var workUnderWay: [String] { [] }
}
extension Platform {
    var touchesUnderWay: [String] { [] }
    func advanceSystemMotion() {}
    var systemMotionUnderWay: [String] { [] }
}
extension UIWindow { func deliver(_ event: UIEvent) {} }
extension UIView {
    func forgetTouches() {}
    func replaceRecognizers(with: [UIGestureRecognizer]) {}
    func attach(_ r: UIGestureRecognizer) {}
    func detach(_ r: UIGestureRecognizer) {}
}

extension Platform {
    package func touchesBegan(at points: [CGPoint]) -> [UITouch] { [] }
    package func touchesMoved(_ moves: [(touch: UITouch, point: CGPoint)]) {}
    package func touchesEnded(_ touches: [UITouch]) {}
    package func touchesCancelled(_ touches: [UITouch]) {}
}
extension UIView { static func animate(withDuration: Double, animations a: () -> Void) { a() } }
extension UIView { public enum AnimationCurve: Int, Sendable { case easeInOut = 0, easeIn, easeOut, linear } }
