// Stand-ins until their owners' branches are merged.
@MainActor open class UIGestureRecognizer: NSObject {}
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
extension UIGestureRecognizer { func isTapOverControl(_ c: UIControl) -> Bool { false } }
