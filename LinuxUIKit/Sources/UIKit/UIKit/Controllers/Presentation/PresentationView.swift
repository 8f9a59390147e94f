/// The container view of a presentation, over the presenter's view: its presentation controller says where the presented view stands.
final class PresentationView: UIView {
    enum Touches {
        case everywhere
        /// While UIKit moves the presented view, touches reach neither it nor what lies below.
        case nowhere
        /// While an animator of the app's own moves it, views that it has put beside it take touches.
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

    /// Sheets and popovers hide the screen below from assistive technologies, as a full-screen presentation takes it away. Reported for
    /// others: the screen below is found unless the presented view is modal (openradar 29384356; IcaliaLabs/Presentr, issue 51).
    override var accessibilityViewIsModal: Bool {
        get {
            super.accessibilityViewIsModal || controller is UISheetPresentationController || controller is UIPopoverPresentationController
                || subviews.contains { $0.accessibilityViewIsModal }
        }
        set { super.accessibilityViewIsModal = newValue }
    }

    /// What stands in it now stands where it belongs: it is placed anew when the size changes.
    func presentedViewIsPlaced() {
        fittedSize = bounds.size
    }

    /// While a transition moves the presented view, layout does not.
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
