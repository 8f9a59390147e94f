import UIKit

/// One end of a flight between two screens: whatever view stands for the item there, up as long as there is one.
///
/// The screen is asked anew with every frame, since cells are reused and lists reloaded at any time.
@MainActor final class FlightEndpoint {
    /// Where what flies for an end lies among what is in the holder already.
    enum Order {
        case front, back
    }

    private let screen: UIView
    private let order: Order
    private let view: @MainActor () -> UIView?
    private let frame: @MainActor () -> CGRect?
    /// What the picture shows that flies for a view that cannot fly itself: `now` where the screen has come in this turn.
    private let moment: ViewSnapshot.Moment
    /// A larger image than the view's own, which what flies shows until it is back.
    var fullSizeImage: UIImage?
    private weak var holder: UIView?
    private var lifted: (view: ObjectIdentifier, lift: Lift)?
    private weak var container: PinchZoomContainerView?
    /// Where the view's place is, or was when there was one.
    private(set) var pane: Pane?

    /// - Parameters:
    ///   - screen: the root of what is shown there; it comes and goes without what flies.
    ///   - order: whether what flies lies above or below the rest.
    ///   - moment: what the picture shows that flies for a view that cannot fly itself.
    ///   - view: the view that stands for the item.
    ///   - frame: where the item is, in points of the window, if not where the view is.
    init(
        on screen: UIView,
        order: Order,
        snapshotAt moment: ViewSnapshot.Moment,
        view: @escaping @MainActor () -> UIView?,
        frame: @escaping @MainActor () -> CGRect? = { nil }
    ) {
        self.screen = screen
        self.order = order
        self.moment = moment
        self.view = view
        self.frame = frame
    }

    /// Whether what flies for this end covers what is below it.
    var isSolid: Bool { lifted?.lift.isSolid ?? false }

    /// Whether what flies for this end belongs to the other.
    func borrows(from other: FlightEndpoint) -> Bool {
        guard lifted != nil, let borrower = container as? BorrowingContainerView, let lender = other.container else { return false }
        return borrower.borrows(from: lender)
    }

    /// Gives back what belongs to another container, while both are in the window.
    func giveBackLoan() {
        (container as? BorrowingContainerView)?.isShown = false
    }

    /// What cuts the place off there, in points of the window; nil if nothing does.
    var viewport: CGRect? { lifted?.lift.viewport }

    /// Takes the view up into a holder, which has the window's coordinates.
    func takeOff(into holder: UIView) {
        self.holder = holder
        guard lifted == nil, let view = view(), view.window != nil, view.window === holder.window,
            let lift = Lift(of: view, within: screen, snapshotAt: moment)
        else {
            return notePlace()
        }
        lifted = (ObjectIdentifier(view), lift)
        container = view as? PinchZoomContainerView
        lift.takeOff(into: holder) { [weak self, weak lift] in
            // Its place has left the window: there may be another by the next frame.
            if let self, lifted?.lift === lift { land() }
        }
        if let fullSizeImage { _ = lift.show(fullSize: fullSizeImage) }
        if order == .back { holder.sendSubviewToBack(lift.carrier) }
        notePlace()
    }

    /// Catches up with the screen: another view may stand for the item now, or none.
    func refresh() {
        // Asked first: whoever answers may change everything, and the view may be back in its place by then.
        let current = view().map(ObjectIdentifier.init)
        if let lifted, current != lifted.view || !lifted.lift.refresh() { land() }
        if lifted == nil, let holder { takeOff(into: holder) } else { notePlace() }
    }

    /// Shows it in a pane, cut by its surroundings the less the more `freedom` it has (0 to 1), and as opaque as given.
    func fill(_ pane: Pane, freedom: CGFloat, alpha: CGFloat) {
        guard let lift = lifted?.lift else { return }
        lift.fill(pane, freedom: freedom)
        if lift.carrier.alpha != alpha { lift.carrier.alpha = alpha }
    }

    /// Puts the view back, in this turn. Again does nothing.
    func land() {
        guard let lift = lifted?.lift else { return }
        lifted = nil
        fullSizeImage = nil
        lift.land()
    }

    /// Puts the view back for good: no other is taken up.
    func retire() {
        land()
        holder = nil
    }

    private func notePlace() {
        let place = lifted?.lift.placePane
        if let frame = frame(), let pane = Pane(frame, under: .identity, cornerRadius: place?.cornerRadius ?? 0) {
            self.pane = pane
        } else if let place {
            pane = place
        }
    }
}
