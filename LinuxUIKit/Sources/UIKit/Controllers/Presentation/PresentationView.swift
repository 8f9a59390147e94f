/// The container view of a presentation, above the presenter's view. The presentation controller decides the place of the presented view.
final class PresentationView: UIView {
    enum Touches {
        case everywhere
        /// The touches while UIKit moves the presented view: neither the presented view nor the views below receive them.
        case nowhere
        /// The touches while an app's animator moves the presented view: the views that the animator has added beside it receive them.
        case besideEnds
    }

    weak var controller: UIPresentationController?
    var touches = Touches.everywhere
    /// The size for which the presented view has been placed.
    private var fittedSize: CGSize?

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    /// Sheets and popovers hide the screen below from assistive technologies, just as a full-screen presentation removes that screen.
    /// Reported for others: the screen below is found unless the presented view is modal (openradar 29384356; IcaliaLabs/Presentr, issue
    /// 51).
    override var accessibilityViewIsModal: Bool {
        get {
            super.accessibilityViewIsModal || controller is UISheetPresentationController || controller is UIPopoverPresentationController
                || subviews.contains { $0.accessibilityViewIsModal }
        }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// Marks the presented view as placed for the current size. If the size changes, the view is placed again.
    func presentedViewIsPlaced() {
        fittedSize = bounds.size
    }

    /// Places the presented view after a change of size, unless a transition moves the view.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        if touches == .everywhere, fittedSize != bounds.size {
            fittedSize = bounds.size
            controller.placePresentedView()
        }
        controller.containerViewDidLayoutSubviews()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if touches == .nowhere, hit != nil { return self }
        return hit === self && controller?.letsTouchesThrough ?? false ? nil : hit
    }
}
