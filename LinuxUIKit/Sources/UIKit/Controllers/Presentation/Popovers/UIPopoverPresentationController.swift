/// Shows a controller in a popover that belongs to a view or a bar's button. If the width is compact, shows a sheet instead.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private let frameView = PopoverView()
    private let backdrop = UIControl()

    /// The size of a popover if the controller has no preferred size, in points: guesses.
    private static let standardSize = CGSize(width: 320, height: 480)

    /// The directions in which the arrow may point. Without effect here: it points up or down, and is not drawn.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// The view that the popover belongs to.
    open var sourceView: UIView?

    /// The part of the source view that the popover belongs to. A null rectangle means the whole view.
    open var sourceRect: CGRect = .null

    /// The button that the popover belongs to.
    open var barButtonItem: UIBarButtonItem?

    /// The color behind the controller's view.
    open var backgroundColor: UIColor? {
        didSet { frameView.backgroundColor = backgroundColor ?? .systemBackground }
    }

    /// The minimum distances between the popover and the edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The direction of the arrow while the popover is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// The view that holds the controller's view.
    open override var presentedView: UIView? { frameView }

    /// The popover's frame beside its source.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        let preferred = presentedViewController.preferredContentSize
        let wish = preferred.width > 0 && preferred.height > 0 ? preferred : UIPopoverPresentationController.standardSize
        let size = CGSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
        return MenuPlacement(room: room, menu: size, anchor: anchor(in: containerView)).menuFrame
    }

    private func anchor(in view: UIView) -> CGRect {
        if let button = barButtonItem?.shownView { return button.convert(button.bounds, to: view) }
        guard let sourceView else { return .zero }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
    }

    /// Assembles the popover. The source must be set by now.
    open override func presentationTransitionWillBegin() {
        requireSource()
        guard let containerView, let content = presentedViewController.view else { return }
        backdrop.frame = containerView.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.accessibilityLabel = "Dismiss popup"
        backdrop.isAccessibilityElement = true
        backdrop.addAction(
            UIAction(identifier: .init("LinuxUIKit.dismissPopover")) { [weak self] _ in
                self?.dismissForTap()
            },
            for: .touchUpInside
        )
        containerView.insertSubview(backdrop, at: 0)
        frameView.backgroundColor = backgroundColor ?? .systemBackground
        let frame = frameOfPresentedViewInContainerView
        frameView.frame = frame
        frameView.addSubview(content)
        arrowDirection = frame.minY >= anchor(in: containerView).midY ? .up : .down
    }

    /// Resets the arrow's direction at the end of the dismissal.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { arrowDirection = .unknown }
    }

    private func requireSource() {
        guard sourceView == nil, barButtonItem == nil else { return }
        let (name, controller) = ("\(type(of: presentedViewController))", presentedViewController)
        preconditionFailure(
            "NSGenericException: Your application has presented a \(name) (\(controller)). In its current trait environment, the "
                + "modalPresentationStyle of a \(name) with this style is UIModalPresentationPopover. You must provide location information "
                + "for this popover through the view controller's popoverPresentationController. You must provide either a sourceView and "
                + "sourceRect or a barButtonItem."
        )
    }
}

/// The view of a popover. The content is always as large as this view.
private final class PopoverView: UIView {
    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 13
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: there are no archives here")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
    }
}
