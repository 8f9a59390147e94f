extension UIView {
    func setMask(_ view: UIView?) {
        guard view !== maskView else { return }
        precondition(view !== self, "NSInvalidArgumentException: a view cannot be its own mask: \(self)")
        maskView?.maskedView = nil
        view?.maskedView?.mask = nil
        maskView = view
        layer.mask = view?.layer
        guard let view else { return }
        view.maskedView = self
        view.propagateTraits()
        view.forEachInTree { if $0.layer.isDisplayDue { $0.layer.setNeedsDisplay() } }
        view.announceOutstandingLayout()
    }
}
