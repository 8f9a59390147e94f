import UIKit

/// Takes a view out of its place into a carrier above everything, and puts it back: the engine of what flies.
///
/// At rest the carrier has the window's coordinates, so that what is in it lies exactly where the view lay; moving the carrier moves it.
@MainActor final class Lift {
    /// What goes into the overlay.
    let carrier = UIView()
    private let standIn: any StandIn
    private let replica: PlaceReplica
    private weak var window: UIWindow?
    private var isUp = false
    /// Where the view is, relative to its place.
    private(set) var placement: Placement
    /// Where the view's place has its centre, in points of the window.
    private(set) var homeCenter: CGPoint
    /// Half of the diagonal of the place, in points of the window.
    private(set) var radius: CGFloat

    /// Nil if there is nothing to lift: hidden, no window, no size, no image, something that is no number, or an ancestor that flattens it.
    init?(of view: UIView) {
        guard let superview = view.superview, let window = view.window, !(view is UIWindow), !view.isHidden,
            !Lift.isImageMissing(in: view)
        else { return nil }
        let standIn = StandInFactory.standIn(for: view, in: superview)
        guard standIn.place.isVisible, let replica = PlaceReplica(around: view, in: superview, of: window) else { return nil }
        let home = Home(place: standIn.place, toWindow: replica.toWindow)
        guard home.center.isFinite, home.radius.isFinite, home.radius > 0 else { return nil }
        self.standIn = standIn
        self.replica = replica
        self.window = window
        homeCenter = home.center
        radius = home.radius
        placement = Placement(center: home.center)
    }

    /// Lifts the view into the overlay, where it shows just as before. `leave` is called when its place leaves the window.
    func takeOff(into overlay: UIView, leave: @escaping @MainActor () -> Void) {
        guard !isUp, let outermost = replica.outermost, let innermost = replica.innermost else { return }
        isUp = true
        carrier.addSubview(outermost)
        overlay.addSubview(carrier)
        standIn.takeOff(into: innermost, leave: leave)
        move(to: Placement(center: homeCenter))
    }

    /// Moves what flies.
    func move(to placement: Placement) {
        self.placement = placement
        guard let window else { return }
        if carrier.bounds.size != window.bounds.size { carrier.bounds.size = window.bounds.size }
        carrier.transform = placement.linearTransform
        carrier.center = placement.carry(CGPoint(x: window.bounds.width / 2, y: window.bounds.height / 2), from: homeCenter)
    }

    /// Catches up with the view's look and place; what flies stays where it is on the screen. False if the place is gone.
    func refresh() -> Bool {
        guard standIn.refresh(), replica.refresh(), standIn.place.isVisible else { return false }
        let home = Home(place: standIn.place, toWindow: replica.toWindow)
        guard home.center.isFinite, home.radius.isFinite else { return false }
        radius = home.radius
        guard home.center != homeCenter else { return true }
        homeCenter = home.center
        move(to: placement)
        return true
    }

    /// Puts the view back, in this turn; `leavesGhost` leaves a picture of it in the carrier.
    func land(leavesGhost: Bool = false) {
        guard isUp else { return }
        isUp = false
        standIn.land(leavesGhost: leavesGhost)
        if !leavesGhost { carrier.removeFromSuperview() }
    }

    /// Whether a point of the window lies on what flies.
    func contains(_ point: CGPoint) -> Bool {
        isOnPlace(placement.uncarry(point, to: homeCenter))
    }

    /// Whether a point of the window lies on the empty place.
    func isOnPlace(_ point: CGPoint) -> Bool {
        let toWindow = standIn.place.toSuperview.concatenating(replica.toWindow)
        return standIn.place.bounds.contains(point.applying(toWindow.inverted()))
    }

    /// The smallest upright rectangle around the place, in points of the window.
    var homeFrame: CGRect {
        standIn.place.bounds.applying(standIn.place.toSuperview.concatenating(replica.toWindow))
    }

    private static func isImageMissing(in view: UIView) -> Bool {
        guard let imageView = view as? UIImageView else { return false }
        guard let image = imageView.image else { return true }
        return !(image.size.width > 0 && image.size.height > 0)
    }
}

/// Where a place is in the window.
private struct Home {
    let center: CGPoint
    let radius: CGFloat

    init(place: ViewGeometry, toWindow: CGAffineTransform) {
        let transform = place.toSuperview.concatenating(toWindow)
        let middle = CGPoint(x: place.bounds.midX, y: place.bounds.midY).applying(transform)
        let corners = [
            CGPoint(x: place.bounds.minX, y: place.bounds.minY), CGPoint(x: place.bounds.maxX, y: place.bounds.minY),
        ]
        center = middle
        radius =
            corners.map { corner in
                let corner = corner.applying(transform)
                return hypot(corner.x - middle.x, corner.y - middle.y)
            }.max() ?? 0
    }
}
