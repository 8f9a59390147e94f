/// The presentation as a sheet, with what lies below dimmed.
final class SheetPresentation: UIPresentationController {
    /// What moves when the controller comes and goes; clips the sheet to its corners.
    private let frameView = SheetView()
    private let dimming = UIView()

    /// Where the content lies. A sheet leaves 10 points free under the status bar, as a phone does; where the height is compact it fills all.
    static func contentFrame(in bounds: CGRect, safeTop: CGFloat, isCompactHeight: Bool) -> CGRect {
        guard !isCompactHeight else { return bounds }
        let top = safeTop + 10
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    override var presentedView: UIView? { frameView }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return SheetPresentation.contentFrame(
            in: containerView.bounds,
            safeTop: containerView.safeAreaInsets.top,
            isCompactHeight: containerView.traitCollection.verticalSizeClass == .compact
        )
    }

    override func presentationTransitionWillBegin() {
        guard let containerView, let content = presentedViewController.view else { return }
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        frameView.clipsToBounds = true
        frameView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        frameView.frame = frameOfPresentedViewInContainerView
        frameView.addSubview(content)
        presentedViewController.activeTransition?.animate { _ in self.dimming.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.activeTransition?.animate { _ in self.dimming.alpha = 0 }
    }

    override func containerViewWillLayoutSubviews() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        frameView.layer.cornerRadius = frameOfPresentedViewInContainerView == containerView.bounds ? 0 : 10
    }
}

/// Holds the content of a sheet, and keeps it as large as it is itself.
private final class SheetView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
    }
}
