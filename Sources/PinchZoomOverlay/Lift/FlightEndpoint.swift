#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One endpoint of a flight between two screens. The endpoint lifts the view that represents the item on one screen, if there is such a
/// view.
///
/// The endpoint requests the view with every frame, because the app may reuse a cell or reload a list at any time.
@MainActor final class FlightEndpoint {
    /// The order of the flying view among the views of the holder.
    enum Order {
        case back, front
        /// Above all other views, even views that are lifted later.
        case top
    }

    private let screen: UIView
    private let order: Order
    private let view: @MainActor () -> UIView?
    private let frame: @MainActor () -> CGRect?
    private let part: @MainActor () -> CGRect?
    /// The moment that a snapshot shows: `now` if the screen was added to the window in this turn of the run loop.
    private let moment: ViewSnapshot.Moment
    /// A larger photo that replaces the view's own image. The flying view shows the larger photo until the landing.
    var fullSize: FullSizePhoto?
    /// Whether the views over the photo fade when the photo leaves its place. Without this, they would vanish under the flying photo, and a
    /// badge would stand alone over the empty place.
    var fadesFrontViews = false
    /// The views over the photo in its place.
    private(set) var front: FrontViews?
    private weak var holder: UIView?
    private var lifted: (view: ObjectIdentifier, lift: Lift, isOpaque: Bool)?
    private weak var container: PinchZoomContainerView?
    /// The pane of the item in its place, or the last known pane if the item has no view now.
    private(set) var pane: Pane?

    /// - Parameters:
    ///   - screen: The root view of the screen. The flying view doesn't fade with this view.
    ///   - order: The order of the flying view in the holder.
    ///   - moment: The moment that a snapshot shows.
    ///   - view: Returns the view that represents the item.
    ///   - frame: Returns the frame of the item, in points of the window, or `nil` for the frame of the view.
    ///   - part: Returns the part of an image view that flies, in unit coordinates, or `nil` for the whole view.
    init(
        on screen: UIView,
        order: Order,
        snapshotAt moment: ViewSnapshot.Moment,
        view: @escaping @MainActor () -> UIView?,
        frame: @escaping @MainActor () -> CGRect? = { nil },
        part: @escaping @MainActor () -> CGRect? = { nil }
    ) {
        self.screen = screen
        self.order = order
        self.moment = moment
        self.view = view
        self.frame = frame
        self.part = part
    }

    /// Whether the flying view is opaque.
    var isSolid: Bool { lifted?.lift.isSolid ?? false }

    /// Whether nothing is visible through the flying view, or `nil` if no view is lifted.
    var isOpaque: Bool? { lifted?.isOpaque }

    /// Whether nothing but text flies.
    var isText: Bool { lifted?.lift.flyingView.bareText != nil }

    /// Returns whether this endpoint shows a view that is on loan from another endpoint.
    func borrows(from other: FlightEndpoint) -> Bool {
        guard lifted != nil, let container, let lender = other.container else { return false }
        return container.borrows(from: lender)
    }

    /// Gives back a view that is on loan. Both containers must be in the window, because a player may stop if it leaves the window.
    func giveBackLoan() {
        container?.giveBackLoan()
    }

    /// The viewport that cuts off a part of the place, in points of the window. The value is `nil` if the place is wholly visible or wholly
    /// hidden, or if no view is lifted.
    var viewport: CGRect? { lifted?.lift.viewport }

    /// The values, besides a pane and fractions, that determine how the flying view looks.
    struct Setting: Equatable {
        fileprivate let view: ObjectIdentifier?
        fileprivate let lift: Lift.Setting?
        fileprivate let pane: Pane?
    }

    /// The present setting.
    var setting: Setting { Setting(view: lifted?.view, lift: lifted?.lift.setting, pane: pane) }

    /// The layers that a pane and a fraction move.
    var movingLayers: [CALayer] { (lifted?.lift.movingLayers(opens: true) ?? []) + (front?.layers ?? []) }

    /// Whether Core Animation can't play the whole flight.
    var needsFrames: Bool { lifted?.lift.needsFrames ?? false }

    /// Returns whether the item has a view, and the view isn't in a container.
    func isOutside(_ container: UIView) -> Bool { view().map { !$0.isDescendant(of: container) } ?? false }

    /// Lifts the view into a holder, which has the window's coordinates.
    func takeOff(into holder: UIView) {
        self.holder = holder
        guard lifted == nil, let view = view(), view.window != nil, view.window === holder.window,
            let lift = Lift(of: view, within: screen, movesViews: true, snapshotAt: moment)
        else {
            return updatePane()
        }
        let isOpaque = !lift.surroundings.hasMask && !view.hasMask && view.hides(lift.flyingView.outline.rect, of: view)
        lifted = (ObjectIdentifier(view), lift, isOpaque)
        container = view as? PinchZoomContainerView
        if fadesFrontViews {
            // The pictures are taken before the place is empty.
            front = FrontViews(over: view, in: lift.surroundings, within: screen, at: moment)
        }
        lift.takeOff(into: holder)
        lift.show(part: part())
        lift.fullSize = fullSize
        lift.showFullSizePhoto(at: CACurrentMediaTime())
        switch order {
        case .back: holder.sendSubviewToBack(lift.carrier)
        case .front: break
        case .top: lift.carrier.layer.zPosition = 1
        }
        front?.takeOff(into: holder, over: lift)
        updatePane()
    }

    /// Updates the flying view. If another view represents the item now, lands the former view and lifts the new view.
    func refresh() {
        // `view()` runs before `lifted` is read, because the app may change anything in `view()`. Otherwise, `lifted` could contain a lift
        // that has already landed.
        let current = view().map(ObjectIdentifier.init)
        if let lifted, current != lifted.view || !lifted.lift.refresh() { land() }
        if lifted == nil, let holder { return takeOff(into: holder) }
        lifted?.lift.show(part: part())
        updatePane()
    }

    /// Shows the flying view in a pane, with an alpha.
    ///
    /// - Parameter uncroppedFraction: 0 if the surroundings clip the view as in the place, 1 if the surroundings don't clip the view.
    func fill(_ pane: Pane, uncroppedFraction: CGFloat, alpha: CGFloat) {
        guard let lift = lifted?.lift else { return }
        lift.fill(pane, uncroppedFraction: uncroppedFraction)
        if lift.carrier.alpha != alpha { lift.carrier.alpha = alpha }
    }

    /// Shows the pictures of the views over the photo, where the photo is, with an alpha.
    func showFrontViews(over pane: Pane, alpha: CGFloat) {
        guard let front, let lift = lifted?.lift, let rest = lift.placePane else { return }
        front.show(movedBy: pane.transform(from: rest), from: lift.place, alpha: alpha)
    }

    /// Puts the view back, in this turn of the run loop. A second call has no effect.
    func land() {
        guard let lift = lifted?.lift else { return }
        lifted = nil
        fullSize = nil
        front?.end()
        front = nil
        lift.land()
    }

    /// Puts the view back. After this call, the endpoint lifts no view.
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
#endif
