import UIKit

/// Takes a view out of its place into a carrier above everything, and puts it back: the engine of what flies.
///
/// At rest the carrier has the window's coordinates, so that what is in it lies exactly where the view lay; moving the carrier moves it.
@MainActor final class Lift {
    /// What goes into the overlay.
    let carrier = UIView()
    private let cover = ViewportClip()
    let flyingView: any FlyingView
    let surroundings: SurroundingsReplica
    private weak var window: UIWindow?
    private var isUp = false
    /// How far the crop of a photo is open.
    var crop = LiftedCrop()
    /// Where the view is, relative to its place.
    private(set) var placement: Placement
    /// Where the view's place has its centre, in points of the window.
    private(set) var placeCenter: CGPoint
    /// Half of the diagonal of the place, in points of the window.
    private(set) var radius: CGFloat
    /// What centre and radius were found out by.
    private var located: (place: ViewGeometry, toWindow: CGAffineTransform)?

    /// Whether there is something to lift: a window, a size, an image, and no ancestor that flattens it.
    static func canLift(_ view: UIView) -> Bool {
        LiftablePlace(of: view) != nil
    }

    /// Nil if there is nothing to lift.
    ///
    /// - Parameters:
    ///   - screen: What is around the view, comes and goes by itself, and does not make what flies fade.
    ///   - content: What the author wants to fly.
    ///   - moment: What a picture of the view shows, if one flies.
    init?(
        of view: UIView,
        within screen: UIView? = nil,
        as content: PinchZoomConfiguration.LiftedContent = .automatic,
        snapshotAt moment: ViewSnapshot.Moment = .onScreen
    ) {
        guard let place = LiftablePlace(of: view), let superview = view.superview, let window = view.window,
            let replica = SurroundingsReplica(around: view, in: superview, of: window, within: screen)
        else { return nil }
        flyingView = FlyingViewRule.flyingView(
            for: view,
            in: superview,
            as: content,
            snapshotAt: moment
        )
        surroundings = replica
        self.window = window
        placeCenter = place.center
        radius = place.radius
        placement = Placement(center: place.center)
    }

    /// Lifts the view into the overlay, where it shows just as before. `didLeave` is called when its place leaves the
    /// window.
    func takeOff(into overlay: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard !isUp, let outermost = surroundings.outermost, let innermost = surroundings.innermost else { return }
        isUp = true
        // What flies is no place for VoiceOver: the overlay has an element for it, if it is to be heard of.
        carrier.accessibilityElementsHidden = true
        carrier.addSubview(cover)
        cover.addSubview(outermost)
        overlay.addSubview(carrier)
        flyingView.takeOff(into: innermost, didLeave: didLeave)
        move(to: Placement(center: placeCenter))
    }

    func move(to placement: Placement) {
        self.placement = placement
        guard let window else { return }
        if carrier.bounds.size != window.bounds.size { carrier.bounds.size = window.bounds.size }
        carrier.transform = placement.linearTransform
        carrier.center = placement.carry(CGPoint(x: window.bounds.width / 2, y: window.bounds.height / 2), from: placeCenter)
    }

    /// Where its place is, as a pane. Nil if nothing is left of it.
    var placePane: Pane? { pane(of: flyingView.outline) }

    /// Where an outline is that is seen in the place.
    private func pane(of outline: Outline) -> Pane? {
        Pane(
            outline.rect,
            under: flyingView.place.toSuperview.concatenating(surroundings.toWindow),
            cornerRadius: outline.cornerRadius
        )
    }

    /// What cuts its place off, in points of the window: the edge of a list, or a bar over it. Nil if it is seen as a whole, or not at all.
    var viewport: CGRect? {
        guard let viewport = surroundings.viewport else { return nil }
        let frame = placeFrame
        let isCut =
            min(frame.minX - viewport.minX, viewport.maxX - frame.maxX, frame.minY - viewport.minY, viewport.maxY - frame.maxY) < -0.01
        return isCut && frame.intersects(viewport) ? viewport : nil
    }

    /// Shows of what flies as much as its place shows, at 0, to all of it, at 1: a photo that lies partly under a bar does not pop out over it.
    func uncover(_ fraction: CGFloat) {
        cover.open(placeFrame, to: frame(of: crop.outline), from: fraction < 1 ? viewport : nil, by: fraction)
    }

    /// Where what flies is, with as much of it as shows, as a pane. Nil if nothing is left of it.
    var currentPane: Pane? {
        guard var pane = pane(of: crop.outline ?? flyingView.outline) else { return nil }
        pane.center = placement.carry(pane.center, from: placeCenter)
        pane.size = CGSize(width: pane.size.width * placement.scale, height: pane.size.height * placement.scale)
        pane.angle += placement.angle
        pane.cornerRadius *= placement.scale
        return pane
    }

    /// Whether it is a picture that can be cropped.
    var isCroppable: Bool { flyingView.isCroppable }

    /// Whether nothing shows through it.
    var isSolid: Bool { flyingView.isSolid }

    /// Makes what flies fill a pane: a picture is cropped to it, text is scaled into it, anything else is stretched. At a `freedom` of 0 the
    /// surroundings of the place cut into a picture as they do there, at 1 not at all.
    func fill(_ pane: Pane, freedom: CGFloat) {
        guard let window, let rest = placePane else { return }
        let scale = pane.size.height / rest.size.height
        var outline = flyingView.outline
        let width = outline.rect.width * (pane.size.width / rest.size.width) / scale
        outline.rect = CGRect(x: outline.rect.midX - width / 2, y: outline.rect.minY, width: width, height: outline.rect.height)
        let toSuperview = flyingView.place.toSuperview
        let toWindow = toSuperview.concatenating(surroundings.toWindow)
        outline.cornerRadius = pane.cornerRadius / (scale * hypot(toWindow.c, toWindow.d))
        guard isCroppable else { return stretch(to: textPane(in: pane, from: rest) ?? pane, from: rest, in: window) }
        flyingView.reshape(to: outline)
        let radius = outline.cornerRadius * hypot(toSuperview.c, toSuperview.d)
        surroundings.open(around: Outline(rect: outline.rect.applying(toSuperview), cornerRadius: radius), freedom: freedom)
        move(to: Placement(center: pane.center, scale: scale, angle: remainder(pane.angle - rest.angle, 2 * .pi)))
    }

    /// As large as goes into a pane with undistorted letters, at its top and where its lines begin; nil for what is no text.
    private func textPane(in pane: Pane, from rest: Pane) -> Pane? {
        guard let anchor = flyingView.textAnchor else { return nil }
        let scale = min(pane.size.width / rest.size.width, pane.size.height / rest.size.height)
        var text = pane
        text.size = CGSize(width: rest.size.width * scale, height: rest.size.height * scale)
        let gap = CGPoint(x: (pane.size.width - text.size.width) * (anchor - 0.5), y: (text.size.height - pane.size.height) / 2)
        let move = gap.applying(CGAffineTransform(rotationAngle: pane.angle))
        return text.offset(by: CGVector(dx: move.x, dy: move.y))
    }

    private func stretch(to pane: Pane, from rest: Pane, in window: UIWindow) {
        placement = Placement(center: pane.center, scale: pane.size.height / rest.size.height, angle: pane.angle - rest.angle)
        if carrier.bounds.size != window.bounds.size { carrier.bounds.size = window.bounds.size }
        let transform = pane.transform(from: rest)
        carrier.center = CGPoint(x: window.bounds.width / 2, y: window.bounds.height / 2).applying(transform)
        carrier.transform = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    }

    /// Whether what flies looks as the view does now, and its place is where it was.
    var isCurrent: Bool { flyingView.isCurrent && surroundings.isCurrent }

    /// Catches up with the view's look and place; what flies stays where it is on the screen. False if the place is gone.
    func refresh() -> Bool {
        guard flyingView.refresh(), surroundings.refresh() else { return false }
        guard flyingView.place != located?.place || surroundings.toWindow != located?.toWindow else {
            // The picture may be another.
            recrop()
            return true
        }
        guard let place = LiftablePlace(place: flyingView.place, toWindow: surroundings.toWindow) else { return false }
        located = (flyingView.place, surroundings.toWindow)
        radius = place.radius
        recrop()
        guard place.center != placeCenter else { return true }
        placeCenter = place.center
        move(to: placement)
        return true
    }

    /// Puts the view back, in this turn.
    func land(leaving remains: FlyingRemains = .nothing) {
        guard isUp else { return }
        isUp = false
        flyingView.land(leaving: remains)
        if remains == .nothing { carrier.removeFromSuperview() }
    }

    /// Whether a point of the window lies on what flies.
    func contains(_ point: CGPoint) -> Bool {
        isOnPlace(placement.uncarry(point, to: placeCenter), showing: crop.outline)
    }

    /// Whether a point of the window lies on the empty place.
    func isOnPlace(_ point: CGPoint) -> Bool { isOnPlace(point, showing: nil) }

    private func isOnPlace(_ point: CGPoint, showing outline: Outline?) -> Bool {
        let toWindow = flyingView.place.toSuperview.concatenating(surroundings.toWindow)
        return (outline?.rect ?? flyingView.place.bounds).contains(point.applying(toWindow.inverted()))
    }

    /// The smallest upright rectangle around the place, in points of the window.
    var placeFrame: CGRect { frame(of: nil) }

    /// The smallest upright rectangle around an outline that shows in the place, or around the place, in points of the window.
    func frame(of outline: Outline?) -> CGRect {
        (outline?.rect ?? flyingView.place.bounds).applying(flyingView.place.toSuperview.concatenating(surroundings.toWindow))
    }
}
