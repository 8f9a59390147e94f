/// Shows a controller in a sheet, which rests at detents. A finger moves the sheet from detent to detent, or dismisses it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The delegate, which is notified of detents and of dismissals by the user.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Appearance

    /// The view over which the sheet is centered. Without effect here: sheets are attached to the bottom edge.
    open var sourceView: UIView?

    /// Whether the sheet sizes itself for readable content. Without effect here: sheets are attached to the bottom edge.
    @available(iOS 17.0, *)
    open var prefersPageSizing = false

    /// Whether the sheet stays at the bottom edge if the height is compact, instead of filling the screen.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { layoutIsOutdated() }
    }

    /// Whether the sheet has the content's preferred width while the sheet is at the bottom edge and the height is compact.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { layoutIsOutdated() }
    }

    /// Whether a grabber is visible at the top.
    open var prefersGrabberVisible = false {
        didSet { layoutIsOutdated() }
    }

    /// The radius of the upper corners, in points, or `nil` for the system's radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { layoutIsOutdated() }
    }

    // MARK: Detents

    /// The heights at which the sheet may rest, from the smallest to the largest. There is at least one.
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(!detents.isEmpty, "LinuxUIKit: the detents of a sheet must have at least one element")
            layoutIsOutdated()
        }
    }

    /// The detent that was selected last, by a finger or by the program. If the sheet has no such detent, it rests at the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet {
            // Stops a motion that a finger has started.
            stopFlight()
            layoutIsOutdated()
        }
    }

    /// The largest detent at which the content below isn't dimmed and receives touches, or `nil` if there is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { layoutIsOutdated() }
    }

    /// Whether a finger that pulls up content at its top expands the sheet first, if there is a larger detent.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Requests the detents' values again in the next layout.
    @available(iOS 16.0, *)
    open func invalidateDetents() {
        layoutIsOutdated()
    }

    /// Animates the closure's changes of the sheet. When this method returns, the sheet has been laid out.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: UISheetPresentationController.changeDuration,
            options: .allowUserInteraction,
            animations: {
                changes()
                containerView?.layoutIfNeeded()
            }
        )
    }

    // MARK: State

    /// The perceptual duration of `animateChanges(_:)`, in seconds, and the radius of the corners, in points: chosen.
    private static let changeDuration = 0.4
    private static let cornerRadius: CGFloat = 10

    /// The view that moves when the controller comes and goes, and that clips the sheet to its corners.
    let sheetView = SheetView()
    private let dimming = UIView()
    private lazy var drag = SheetDrag(self)
    private var flight: SheetFlight?
    /// The detent to which the sheet is flying. The detent is selected when the sheet has come to rest there.
    private(set) var goal: Detent.Identifier?
    private var needsPlacing = false

    /// The view that holds the controller's view.
    open override var presentedView: UIView? { sheetView }

    /// The sheet's frame at the detent where the sheet rests.
    open override var frameOfPresentedViewInContainerView: CGRect { room.map(restingFrame) ?? .zero }

    override var letsTouchesThrough: Bool { !dimming.isUserInteractionEnabled }

    // MARK: Course

    /// Assembles the dimming, the gestures and the sheet.
    open override func presentationTransitionWillBegin() {
        guard let containerView, let content = presentedViewController.view else { return }
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dimming.alpha = 0
        if dimming.gestureRecognizers?.isEmpty ?? true {
            let tap = UITapGestureRecognizer()
            tap.addHandler { [weak self] _ in self?.dismissForTap() }
            dimming.addGestureRecognizer(tap)
            sheetView.addGestureRecognizer(drag.recognizer)
        }
        containerView.insertSubview(dimming, at: 0)
        sheetView.frame = frameOfPresentedViewInContainerView
        sheetView.show(content)
        let height = sheetView.bounds.height
        presentedViewController.activeTransition?.animate { _ in self.dim(at: height) }
    }

    /// Fades the dimming out with the sheet.
    open override func dismissalTransitionWillBegin() {
        stopFlight()
        presentedViewController.activeTransition?.animate { _ in self.dimming.alpha = 0 }
    }

    /// Places the sheet again, if its layout is outdated, but not during its transition, its drag or its flight.
    open override func containerViewWillLayoutSubviews() {
        guard let containerView, let room else { return }
        dimming.frame = containerView.bounds
        sheetView.layer.cornerRadius = room.fillsScreen ? 0 : preferredCornerRadius ?? UISheetPresentationController.cornerRadius
        sheetView.grabber.isHidden = !prefersGrabberVisible || room.fillsScreen
        guard needsPlacing, !(ownPresentation?.isMoving ?? true), !drag.isUnderWay, flight == nil else { return }
        placePresentedView()
    }

    override func placePresentedView() {
        needsPlacing = false
        super.placePresentedView()
        sheetView.layoutIfNeeded()
        guard !(ownPresentation?.isMoving ?? true) else { return }
        dim(at: sheetView.bounds.height)
    }

    func layoutIsOutdated() {
        needsPlacing = true
        containerView?.setNeedsLayout()
    }

    // MARK: Motion

    /// Shows the sheet at its height under a finger or in flight.
    func show(height: CGFloat) {
        guard let room else { return }
        let stops = stops(in: room)
        let smallest = stops.map(\.height).min() ?? 0
        // Without this, a sheet below its smallest height would lose the safe area at its bottom.
        sheetView.keepsSafeArea = height < smallest
        sheetView.frame = room.frame(height: height, smallest: smallest)
        sheetView.layoutIfNeeded()
        dim(at: height)
    }

    private func dim(at height: CGFloat) {
        guard let room else { return }
        let stops = stops(in: room)
        dimming.alpha = dimmingAlpha(at: height, of: stops)
        dimming.isUserInteractionEnabled = undimmedHeight(of: stops).map { height > $0 } ?? true
    }

    /// Moves the sheet to a height where it rests, and selects the detent at the end of the motion.
    func fly(to stop: SheetStop, from height: CGFloat, velocity: CGFloat) {
        stopFlight()
        goal = stop.identifier
        let flight = SheetFlight(self, from: height, velocity: velocity, to: stop.height) { [weak self] in
            guard let self else { return }
            self.flight = nil
            self.show(height: stop.height)
            self.select(stop)
        }
        self.flight = flight
        Platform.current.systemMotions.start(flight)
    }

    /// Selects the detent to which a finger has moved the sheet. Reported (boscojwho/SheetInteraction): the delegate is told when the
    /// motion has ended.
    func select(_ stop: SheetStop) {
        goal = nil
        guard let identifier = stop.identifier, identifier != restingIdentifier else { return }
        selectedDetentIdentifier = identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private var restingIdentifier: Detent.Identifier? {
        room.flatMap { restingStop(of: stops(in: $0))?.identifier }
    }

    func stopFlight() {
        goal = nil
        guard let flight else { return }
        self.flight = nil
        Platform.current.systemMotions.stop(flight)
    }
}
