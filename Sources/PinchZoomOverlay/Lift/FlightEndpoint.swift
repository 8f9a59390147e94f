import UIKit

/// One endpoint of a flight between two screens: the view that represents the item on one screen, lifted if there is such a view.
///
/// The view is requested with every frame, because cells are reused and lists reloaded at any time.
@MainActor final class FlightEndpoint {
    /// The order of the flying view among the views of the holder.
    enum Order {
        case back, front
        /// Above all others, even those that are lifted later.
        case top
    }

    private let screen: UIView
    private let order: Order
    private let view: @MainActor () -> UIView?
    private let frame: @MainActor () -> CGRect?
    /// The content of a snapshot: `now` if the screen has come in this turn.
    private let moment: ViewSnapshot.Moment
    /// A larger image than the view's own. The flying view shows it until it lands.
    var fullSizeImage: UIImage?
    private weak var holder: UIView?
    private var lifted: (view: ObjectIdentifier, lift: Lift)?
    private weak var container: PinchZoomContainerView?
    /// The view's place, or its last one.
    private(set) var pane: Pane?

    /// - Parameters:
    ///   - screen: The root view of the screen, which fades without the flying view.
    ///   - order: The order of the flying view in the holder.
    ///   - moment: The content of a snapshot.
    ///   - view: Returns the view that stands for the item.
    ///   - frame: Returns the frame of the item, in points of the window, if it isn't the view's.
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

    /// Whether the flying view covers everything below it.
    var isSolid: Bool { lifted?.lift.isSolid ?? false }

    /// Returns whether this endpoint shows a view that is on loan from the other one.
    func borrows(from other: FlightEndpoint) -> Bool {
        guard lifted != nil, let container, let lender = other.container else { return false }
        return container.borrows(from: lender)
    }

    /// Gives a view on loan back, while both containers are in the window.
    func giveBackLoan() {
        container?.giveBackLoan()
    }

    /// The viewport that clips the place, in points of the window, or `nil` if nothing does.
    var viewport: CGRect? { lifted?.lift.viewport }

    /// Lifts the view into a holder, which has the window's coordinates.
    func takeOff(into holder: UIView) {
        self.holder = holder
        guard lifted == nil, let view = view(), view.window != nil, view.window === holder.window,
            let lift = Lift(of: view, within: screen, snapshotAt: moment)
        else {
            return updatePane()
        }
        lifted = (ObjectIdentifier(view), lift)
        container = view as? PinchZoomContainerView
        lift.takeOff(into: holder) { [weak self, weak lift] in
            // The place has left the window. There may be another view in the next frame.
            if let self, lifted?.lift === lift { land() }
        }
        lift.fullSizeImage = fullSizeImage
        lift.showFullSizeImage(at: CACurrentMediaTime())
        switch order {
        case .back: holder.sendSubviewToBack(lift.carrier)
        case .front: break
        case .top: lift.carrier.layer.zPosition = 1
        }
        updatePane()
    }

    /// Updates the flying view. Another view may represent the item now, or none.
    func refresh() {
        // First, because the app may change anything in its answer, and the view may be back in its place after it.
        let current = view().map(ObjectIdentifier.init)
        if let lifted, current != lifted.view || !lifted.lift.refresh() { land() }
        if lifted == nil, let holder { takeOff(into: holder) } else { updatePane() }
    }

    /// Shows the flying view in a pane, with an alpha.
    ///
    /// - Parameter uncroppedFraction: 0 to be clipped by the surroundings as in the place, 1 not to be clipped.
    func fill(_ pane: Pane, uncroppedFraction: CGFloat, alpha: CGFloat) {
        guard let lift = lifted?.lift else { return }
        lift.fill(pane, uncroppedFraction: uncroppedFraction)
        if lift.carrier.alpha != alpha { lift.carrier.alpha = alpha }
    }

    /// Puts the view back, in this turn. A second call has no effect.
    func land() {
        guard let lift = lifted?.lift else { return }
        lifted = nil
        fullSizeImage = nil
        lift.land()
    }

    /// Puts the view back and lifts no other.
    func retire() {
        land()
        holder = nil
    }

    private func updatePane() {
        let place = lifted?.lift.placePane
        if let frame = frame(), let pane = Pane(frame, under: .identity, cornerRadius: place?.cornerRadius ?? 0) {
            self.pane = pane
        } else if let place {
            pane = place
        }
    }
}
