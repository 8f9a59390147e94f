// Stand-ins until their owners' branches are merged.
@MainActor extension UIGestureRecognizer { func isTapOverControl(_ c: UIControl) -> Bool { false } }
extension Platform {
    func advanceSystemMotion() {}
    var systemMotionUnderWay: [String] { [] }
}
