#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Lifts a view out of its place into a carrier above everything, moves the carrier, and puts the view back.
///
/// At rest, the carrier has the window's coordinates, so that the flying view is exactly over the place. Moving the carrier moves the
/// flying view.
@MainActor final class Lift {
    /// The view in the overlay that contains the surroundings and the flying view, in the window's coordinates. The view clips the photo
    /// where a viewport cuts the photo off.
    let carrier = UIView()
    /// The rectangle at which the carrier clips until the photo is wholly uncovered, in points of the window, or `nil` without a viewport.
    private(set) var clip: CGRect?
    /// Whether Smart Invert leaves the view's colors alone in its place.
    private let keepsColors: Bool
    let flyingView: any FlyingView
    let surroundings: SurroundingsReplica
    private weak var window: UIWindow?
    /// The view whose tiles lie over the photo, if there is one.
    private weak var tiledPlace: TiledPhotoView?
    private var isUp = false
    var crop = LiftedCrop()
    /// A larger photo that replaces the photo's own image. The flying view shows the larger photo from ``showFullSizePhoto(at:)`` on.
    var fullSize: FullSizePhoto?
    /// The center of the flying view in the window, with the scale and the angle relative to the place.
    private(set) var placement: Placement
    /// The place itself: its center in the window, with its scale and angle relative to the place at the lift.
    private(set) var rest: Placement
    /// The place at the last update, and the part of the photo that keeps its frame when the place changes, in the original's coordinates
    /// and on the screen.
    private var located: (place: Place, anchor: CGRect, pane: Pane?)?

    static func canLift(_ view: UIView) -> Bool {
        Place(of: view) != nil
    }

    /// Returns `nil` if the view can't be lifted.
    ///
    /// - Parameters:
    ///   - screen: The root view of a screen that fades during the flight. The flying view doesn't fade with this view.
    ///   - movesViews: Whether a view that is no image view flies itself, if it may leave its superview.
    ///   - moment: The moment that a snapshot shows, if a snapshot flies.
    init?(
        of view: UIView,
        within screen: UIView? = nil,
        movesViews: Bool = false,
        snapshotAt moment: ViewSnapshot.Moment = .onScreen
    ) {
        guard let viewPlace = Place(of: view) else { return nil }
        let subject = FlyingViewRule.subject(of: view)
        guard let place = subject === view ? viewPlace : Place(of: subject), let superview = subject.superview,
            let window = view.window,
            let replica = SurroundingsReplica(around: subject, in: superview, of: window, hiding: view, within: screen)
        else { return nil }
        flyingView = FlyingViewRule.flyingView(for: subject, in: superview, hiding: view, movesViews: movesViews, snapshotAt: moment)
        surroundings = replica
        keepsColors = sequence(first: subject, next: \.superview).contains(where: \.accessibilityIgnoresInvertColors)
        self.window = window
        tiledPlace = superview as? TiledPhotoView
        rest = Placement(center: place.center)
        placement = rest
    }

    /// The present place.
    var place: Place { Place(flyingView.geometry, in: surroundings.toWindow) }

    /// Half of the place's diagonal, in points of the window.
    var radius: CGFloat { place.radius }

    /// The center of the place, in points of the window.
    var placeCenter: CGPoint { rest.center }

    /// Lifts the view into the overlay, without a visible change.
    func takeOff(into overlay: UIView) {
        guard !isUp, let outermost = surroundings.outermost, let innermost = surroundings.innermost else { return }
        isUp = true
        // VoiceOver reads an element of the overlay instead. Without this, VoiceOver would read the photo twice.
        carrier.accessibilityElementsHidden = true
        // Without this, a photo would turn into its negative as it lifts out of a cell whose colors the app keeps.
        carrier.accessibilityIgnoresInvertColors = keepsColors
        carrier.addSubview(outermost)
        overlay.addSubview(carrier)
        // Otherwise, the tiles would stay visible in the empty place.
        tiledPlace?.lendTiles(toTwin: flyingView.twin != nil)
        flyingView.takeOff(into: innermost)
        surroundings.hideShadows(true)
        locate(place)
        move(to: Placement(center: placeCenter))
    }

    /// The pose of the flying view, relative to the place.
    var pose: PinchZoomPose { placement.pose(from: placeCenter) }

    func placement(of pose: PinchZoomPose) -> Placement { Placement(pose, from: placeCenter) }

    func move(to placement: Placement) {
        self.placement = placement
        guard let center = arrangeCarrier() else { return }
        guard let stretch, let angle = located?.pane?.angle else {
            carrier.transform = placement.linearTransform
            carrier.center = placement.carry(center, from: placeCenter)
            return
        }
        let linear = CGAffineTransform(rotationAngle: -angle)
            .concatenating(CGAffineTransform(scaleX: stretch.width, y: stretch.height))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(placement.linearTransform)
        let offset = CGPoint(x: center.x - placeCenter.x, y: center.y - placeCenter.y).applying(linear)
        carrier.transform = linear
        carrier.center = CGPoint(x: placement.center.x + offset.x, y: placement.center.y + offset.y)
    }

    /// Sets the carrier's bounds. Returns their center in the window while the photo is in its place, or `nil` without a window.
    private func arrangeCarrier() -> CGPoint? {
        guard let window else { return nil }
        let bounds = clip ?? CGRect(origin: .zero, size: window.bounds.size)
        if carrier.bounds != bounds { carrier.bounds = bounds }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The pane that the photo fills in its place, or `nil` if the place has no area.
    var placePane: Pane? { place.pane(of: flyingView.outline) }

    /// The viewport that cuts off a part of the place, in points of the window. Such a viewport ends at the edge of a list or at a bar. The
    /// value is `nil` if the place is wholly visible or wholly hidden.
    var viewport: CGRect? {
        guard let viewport = surroundings.viewport else { return nil }
        let frame = drawnFrame
        let isCut =
            min(frame.minX - viewport.minX, viewport.maxX - frame.maxX, frame.minY - viewport.minY, viewport.maxY - frame.maxY) < -0.01
        return isCut && frame.intersects(viewport) ? viewport : nil
    }

    /// The bounding box of what the place shows, with its shadows, in points of the window.
    private var drawnFrame: CGRect { surroundings.drawnRect.applying(place.toWindow) }

    /// Opens the viewport that clips the flying view, from the next move on. At a fraction of 0, the visible part is the same as in the
    /// place; at 1, the whole view is visible. Without this, a photo partly under a bar would jump in front of the bar.
    func uncover(_ fraction: CGFloat) {
        // The bounds go on at a fraction of 1, for a motion that ends or starts there.
        guard fraction < 1 || clip != nil else { return }
        clip = viewport?.opened(around: drawnFrame, to: frame(of: crop.outline).union(drawnFrame), by: fraction)
        let clips = clip != nil && fraction < 1
        if carrier.clipsToBounds != clips { carrier.clipsToBounds = clips }
    }

    /// The pane of the visible part of the flying view, or `nil` if the visible part has no area.
    var currentPane: Pane? {
        guard var pane = place.pane(of: crop.outline ?? flyingView.outline) else { return nil }
        pane.center = placement.carry(pane.center, from: placeCenter)
        let stretch = stretch ?? CGSize(width: 1, height: 1)
        pane.size.width *= placement.scale * stretch.width
        pane.size.height *= placement.scale * stretch.height
        pane.angle += placement.angle
        pane.cornerRadius *= placement.scale
        return pane
    }

    var isCroppable: Bool { flyingView.isCroppable }

    /// Whether Core Animation can't play a whole flight between two screens: the flying view lays its content out anew at each size, or a
    /// mask comes or goes.
    var needsFrames: Bool { isCroppable && flyingView.twin == nil || surroundings.hasMask }

    /// Whether the flying view is opaque.
    var isSolid: Bool { flyingView.isSolid }

    /// Makes the flying view fill a pane. A view that can be cropped is cropped to the pane, a text is scaled into the pane, and any other
    /// view is stretched.
    ///
    /// - Parameter uncroppedFraction: 0 if the surroundings clip the flying view as in the place, 1 if the surroundings don't clip it.
    func fill(_ pane: Pane, uncroppedFraction: CGFloat) {
        guard let rest = placePane else { return }
        let scale = pane.size.height / rest.size.height
        var outline = flyingView.outline
        let width = outline.rect.width * (pane.size.width / rest.size.width) / scale
        outline.rect = CGRect(x: outline.rect.midX - width / 2, y: outline.rect.minY, width: width, height: outline.rect.height)
        outline.cornerRadius = pane.cornerRadius / (scale * place.toWindow.cornerScale)
        guard isCroppable else { return stretch(to: textPane(in: pane, from: rest) ?? pane, from: rest) }
        flyingView.reshape(to: outline)
        surroundings.open(around: outline.applying(flyingView.geometry.toSuperview), by: uncroppedFraction)
        move(to: Placement(center: pane.center, scale: scale, angle: remainder(pane.angle - rest.angle, 2 * .pi)))
    }

    /// Returns the largest pane for undistorted text inside another pane, or `nil` if no text flies. The text's pane is at the top, on the
    /// side on which the lines begin.
    private func textPane(in pane: Pane, from rest: Pane) -> Pane? {
        guard let anchor = flyingView.bareText?.textAnchor else { return nil }
        let scale = min(pane.size.width / rest.size.width, pane.size.height / rest.size.height)
        var text = pane
        text.size = CGSize(width: rest.size.width * scale, height: rest.size.height * scale)
        let gap = CGPoint(x: (pane.size.width - text.size.width) * (anchor - 0.5), y: (text.size.height - pane.size.height) / 2)
        let move = gap.applying(CGAffineTransform(rotationAngle: pane.angle))
        return text.offset(by: CGVector(dx: move.x, dy: move.y))
    }

    private func stretch(to pane: Pane, from rest: Pane) {
        placement = Placement(center: pane.center, scale: pane.size.height / rest.size.height, angle: pane.angle - rest.angle)
        guard let center = arrangeCarrier() else { return }
        let transform = pane.transform(from: rest)
        carrier.center = center.applying(transform)
        carrier.transform = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    }

    /// The values, besides a placement and fractions, that determine how the flying view looks.
    struct Setting: Equatable {
        fileprivate let place: Place
        fileprivate let wholePicture: CGRect?
        fileprivate let viewport: CGRect?
        fileprivate let windowSize: CGSize?
    }

    /// The present setting.
    var setting: Setting {
        Setting(
            place: place,
            wholePicture: flyingView.twin?.uncroppedFrame,
            viewport: viewport,
            windowSize: window?.bounds.size
        )
    }

    /// The layers that a placement moves and, if the photo opens or is partly covered, the layers that a crop and a viewport change.
    ///
    /// - Parameter opens: Whether the crop opens or closes.
    func movingLayers(opens: Bool) -> [CALayer] {
        var layers = surroundings.borderLayers
        layers.append(carrier.layer)
        guard opens || viewport != nil else { return layers }
        return layers + surroundings.layers + (flyingView.twin?.layers ?? [])
    }

    /// Whether the look and the place haven't changed since the last update.
    var isCurrent: Bool { flyingView.isCurrent && surroundings.isCurrent }

    /// Updates the look and the place. Returns `false` if the place is gone.
    ///
    /// The photo stays where it is on the screen. If the place has another size, the photo also keeps its size, and blends to the place's
    /// shape.
    ///
    /// - Parameter time: The time, in seconds, or `nil` if the photo's size and shape may change.
    func refresh(at time: TimeInterval? = nil) -> Bool {
        let outline = flyingView.twin.map { crop.outline ?? $0.outline }
        // The surroundings come first, because a live view is resized with them.
        guard surroundings.refresh(), flyingView.refresh() else { return false }
        let place = place
        guard place != located?.place else {
            // The app may have set an image with another aspect ratio, which changes the frame of the whole picture.
            updateCrop()
            return true
        }
        guard place.isVisible else { return false }
        let former = located
        locate(place)
        if let time, let former, let pane = former.pane { hold(pane, of: former.anchor, showing: outline, at: time) }
        updateCrop()
        move(to: placement)
        return true
    }

    private func locate(_ place: Place) {
        rest.center = place.center
        let anchor = anchor
        located = (place, anchor, place.pane(of: Outline(rect: anchor)))
    }

    /// Keeps the size and the angle that the photo had on the screen before the place changed.
    ///
    /// - Parameters:
    ///   - pane: The former pane of the anchor.
    ///   - anchor: The former ``anchor``.
    ///   - outline: The visible outline before the change, in the original's former coordinates, or `nil` if no twin flies.
    private func hold(_ pane: Pane, of anchor: CGRect, showing outline: Outline?, at time: TimeInterval) {
        guard let present = located?.pane else { return }
        // A difference of less than a billionth is an error of rounding, of a place that only moves.
        func exact(_ value: CGFloat, or rest: CGFloat) -> CGFloat { abs(value - rest) > 1e-9 ? value : rest }
        let growth = exact(sqrt(present.size.width / pane.size.width * present.size.height / pane.size.height), or: 1)
        let turn = exact(remainder(present.angle - pane.angle, 2 * .pi), or: 0)
        rest.scale *= growth
        rest.angle += turn
        placement.scale /= growth
        placement.angle -= turn
        let ratio = CGSize(
            width: pane.size.width / present.size.width * growth,
            height: pane.size.height / present.size.height * growth
        )
        blend(from: outline, in: anchor, growth: growth, ratio: ratio, at: time)
    }

    /// Puts the view back, in this turn of the run loop.
    func land(leaving remains: FlyingRemains = .nothing) {
        guard isUp else { return }
        isUp = false
        surroundings.hideShadows(false)
        surroundings.hideBorders(false)
        // A live view takes the size that its superview has given it in this turn of the run loop.
        if remains == .nothing { _ = surroundings.refresh() }
        flyingView.land(leaving: remains)
        tiledPlace?.takeBackTiles()
        if remains == .nothing { carrier.removeFromSuperview() }
    }

    /// Returns whether a point of the window is on the flying view.
    func contains(_ point: CGPoint) -> Bool {
        isOnPlace(placement.uncarry(point, to: placeCenter), showing: crop.outline)
    }

    /// Returns whether a point of the window is on the empty place.
    func isOnPlace(_ point: CGPoint) -> Bool { isOnPlace(point, showing: nil) }

    private func isOnPlace(_ point: CGPoint, showing outline: Outline?) -> Bool {
        let place = place
        return (outline?.rect ?? place.geometry.bounds).contains(point.applying(place.toWindow.inverted()))
    }

    /// The bounding box of the place, in points of the window.
    var placeFrame: CGRect { frame(of: nil) }

    /// Returns the bounding box of an outline in the place, in points of the window. If the outline is `nil`, returns the bounding box of
    /// the place.
    func frame(of outline: Outline?) -> CGRect {
        let place = place
        return (outline?.rect ?? place.geometry.bounds).applying(place.toWindow)
    }
}
#endif
