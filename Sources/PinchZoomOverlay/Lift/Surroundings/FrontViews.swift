#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pictures of the views that lie over a photo in its place: a badge, a caption, a header of the list, a floating button, and the borders of
/// the views around the photo.
///
/// The photo flies above everything. Without the pictures, these views would vanish in the frame of the lift, and pop in at the landing. The
/// pictures stay in their places while the photo flies, and are visible only where the photo hides the views themselves.
///
/// Views that lie wholly over the photo in its cell fade with their pictures. Without this, a badge would stand alone over the empty place.
@MainActor final class FrontViews {
    private static let animationKey = "PinchZoomOverlay.FrontViews"
    /// The time in which the views fade after a lift, in seconds.
    nonisolated static let fadeDuration: TimeInterval = 0.14

    @MainActor private enum Source {
        case view(UIView)
        case border(of: UIView)

        var view: UIView {
            switch self {
            case .view(let view), .border(let view): view
            }
        }

        func makePicture(at moment: ViewSnapshot.Moment) -> UIView? {
            switch self {
            case .view(let view): view.makePicture(at: moment)
            case .border(let view): view.borderReplica
            }
        }
    }

    /// Pictures in a view that clips them to the flying photo.
    @MainActor private struct Sheet {
        let view = UIView()
        /// The view that contains the pictures. It has the bounds and the position of the place.
        let content = UIView()

        init() {
            view.clipsToBounds = true
            view.isUserInteractionEnabled = false
            view.autoresizesSubviews = false
            content.autoresizesSubviews = false
            view.addSubview(content)
        }
    }

    /// The pictures of the views inside a view with an alpha below 1 or a mask, which is around the photo, too.
    @MainActor private struct GroupSheet {
        weak var group: UIView?
        let sheet = Sheet()
    }

    /// A view that cuts off the pictures in the overlay at the edge of a list, where the list cuts off their views.
    private let edge: UIView
    /// The pictures above the photo, in the overlay.
    private let sheet: Sheet
    /// The pictures inside the groups around the photo, in their replicas, innermost first. Thus, an alpha or a mask applies to the photo and
    /// the pictures together. Without this, a badge on a half-transparent card would change its color as the photo lifts.
    private let groups: [GroupSheet]
    /// The views behind the photo, or `nil` if nothing shows through the photo.
    private var back: BackViews?
    /// Whether the photo and other views cast one shadow. The photo in the place then fades, too, so that the shadow of these views changes
    /// gradually.
    private let sharesShadow: Bool
    private weak var original: UIView?
    private var surroundings: SurroundingsReplica
    /// The part of the place in which the photo and its shadows hide the views over it, in the place's coordinates.
    private var covered: CGRect
    /// The views that fade with their pictures.
    private var faded: [UIView] = []
    /// The views whose pictures fade alone. Through the photo, people would see a view and its picture.
    private var hidden: [UIView] = []
    private let bordered: [UIView]
    private weak var screen: UIView?
    /// The moment that the next pictures show.
    private var moment: ViewSnapshot.Moment
    private var fadedAlpha: CGFloat = 1
    private var canvas: PlaceCanvas?

    /// Returns `nil` if nothing lies over the place.
    ///
    /// - Parameters:
    ///   - surroundings: The replica of the views around the place. If the pictures include all borders, the replica shows no border.
    ///   - screen: The root view of the screen that the photo leaves, or `nil` if the photo flies above everything in the window.
    ///   - moment: The moment that the pictures show.
    init?(
        over original: UIView,
        in surroundings: SurroundingsReplica,
        within screen: UIView? = nil,
        at moment: ViewSnapshot.Moment = .onScreen
    ) {
        let shadowed = surroundings.shadowedRect(of: original.coveredRect, of: original)
        var (outlined, bordered) = (shadowed, surroundings.bordered)
        for view in bordered { outlined = outlined.union(original.convert(view.bounds, from: view)) }
        var sources = FrontViews.sources(over: original, covering: outlined, besides: bordered, within: screen)
        if !sources.isEmpty, !bordered.isEmpty {
            // A border that flies would be under the pictures of the other views, or over the views beside the photo.
            bordered = []
            sources = FrontViews.sources(over: original, covering: outlined, besides: bordered, within: screen)
        }
        groups = original.groups(around: sources.map(\.view), within: screen).map { GroupSheet(group: $0) }
        back = BackViews(
            behind: original,
            covering: shadowed,
            isBehind: !sources.isEmpty,
            hasShadow: surroundings.castsShadow,
            within: screen,
            at: moment
        )
        sharesShadow = sequence(first: original, next: \.superview).prefix { $0 !== screen }
            .contains { CardShadow.isShared(by: $0, with: original) }
        // A photo with nothing over it pays for no view.
        guard !sources.isEmpty || back != nil || sharesShadow else { return nil }
        // Without pictures of what is behind, a picture beside the photo would cover the view itself, and a caption would get darker there.
        covered = back == nil ? original.coveredRect : shadowed
        (self.original, self.surroundings) = (original, surroundings)
        self.bordered = bordered
        self.screen = screen
        self.moment = moment
        (edge, sheet) = (UIView(), Sheet())
        edge.isUserInteractionEnabled = false
        edge.addSubview(sheet.view)
        take(sources)
        let cell = original.cell
        let views = sources.compactMap { if case .view(let view) = $0, cell.map(view.isDescendant) ?? false { view } else { nil } }
        chooseFaded(among: views, over: original)
        dropBorders()
    }

    /// Chooses the views that fade in their places, or are hidden there, and hides the latter.
    private func chooseFaded(among views: [UIView], over original: UIView) {
        faded = views.flatMap { $0.parts(in: original.bounds.union(covered), of: original) }
        guard !faded.isEmpty else { return }
        // The screen doesn't show views that have faded.
        moment = .now
        guard original.isSeenThrough(in: covered) else { return }
        let clippers = original.clippers(of: covered)
        guard clippers.allSatisfy(\.hasSquareEdges) else { return }
        let split = faded.partition { view in
            view.isInside(covered, of: original, within: 0.01) && clippers.allSatisfy { view.isInside($0.bounds, of: $0) }
        }
        hidden = Array(faded[split...])
        faded.removeSubrange(split...)
        FrontViews.fade(hidden, to: 0)
    }

    /// Adds the pictures to the overlay, above a photo that has lifted.
    func takeOff(into overlay: UIView, over lift: Lift) {
        back?.takeOff(into: overlay, below: lift.carrier)
        // Above the view of the other screen.
        edge.layer.zPosition = 0.5
        overlay.addSubview(edge)
        join(lift)
    }

    /// Adds the pictures of the groups to the replica of a photo that has lifted, or that replaces the former photo.
    func join(_ lift: Lift) {
        surroundings = lift.surroundings
        dropBorders()
        back?.join(surroundings)
        fadePlace()
        for group in groups { group.group.flatMap(surroundings.replica)?.addSubview(group.sheet.view) }
    }

    /// If the pictures include all borders around the photo, no border flies with the photo.
    private func dropBorders() {
        if bordered.isEmpty { surroundings.dropBorders() }
    }

    private var sheets: [Sheet] { [sheet] + groups.map(\.sheet) }

    /// The layers that change in a flight.
    var layers: [CALayer] { sheets.flatMap { [$0.view.layer, $0.content.layer] } + (back?.layers ?? []) }

    /// Takes the pictures again, with the present look of the views.
    func update() {
        // A view that flies itself has left its siblings. Without this, the views over it would pop in at the landing.
        guard let original, !(original.superview is ReplicaView) else { return }
        for sheet in sheets { sheet.content.subviews.forEach { $0.removeFromSuperview() } }
        // The content of a container is away, so its frame isn't read again.
        if original is UIImageView {
            covered = back == nil ? original.coveredRect : surroundings.shadowedRect(of: original.coveredRect, of: original)
        }
        take(FrontViews.sources(over: original, covering: covered, besides: bordered, within: screen))
    }

    /// Fades the views that lie wholly over the photo in its cell to an alpha, from 0 to 1.
    func fadeViews(to alpha: CGFloat) {
        guard alpha != fadedAlpha else { return }
        fadedAlpha = alpha
        FrontViews.fade(faded, to: alpha)
        fadePlace()
    }

    /// Fades the photo in the place below the flying one. A view that flies itself isn't there, and would vanish.
    private func fadePlace() {
        guard sharesShadow, let original, EmptiedPlace.isEmpty(original) else { return }
        original.fadeOnScreen(to: fadedAlpha, forKey: EmptiedPlace.animationKey)
    }

    private static func fade(_ views: [UIView], to alpha: CGFloat) {
        for view in views {
            if alpha < 1 { view.fadeOnScreen(to: alpha, forKey: animationKey) } else { view.layer.removeAnimation(forKey: animationKey) }
        }
    }

    /// Removes everything, and shows the views again.
    func end() {
        FrontViews.fade(faded + hidden, to: 1)
        edge.removeFromSuperview()
        groups.forEach { $0.sheet.view.removeFromSuperview() }
        back?.end()
    }

    /// Returns the views over a photo and the borders around it, from the back to the front.
    private static func sources(
        over original: UIView,
        covering covered: CGRect,
        besides bordered: [UIView],
        within screen: UIView?
    ) -> [Source] {
        var sources: [Source] = []
        let area = original.convert(covered, to: nil)
        // The viewport of the photo clips the photo at an opaque bar, and uncovers it.
        lazy var opaqueBars = original.opaqueBars
        for level in sequence(first: original, next: \.superview) {
            guard level !== screen, let superview = level.superview, !(superview is UIWindow) else { break }
            let siblings = superview.views(inFrontOf: level) { $0.isInFront(of: area) && !($0.isBar && opaqueBars.contains($0)) }
            sources += siblings.sorted { $0.layer.zPosition < $1.layer.zPosition }.map { .view($0) }
            if !bordered.contains(superview), superview.hasBorder(over: covered, of: original) { sources.append(.border(of: superview)) }
        }
        return sources
    }

    private func take(_ sources: [Source]) {
        guard let original, var canvas = PlaceCanvas(of: original, covering: covered) else { return }
        var former: (group: UIView?, clippers: [UIView], container: PlaceCanvas.Container)?
        for source in sources {
            let group = groups.first { $0.group.map(source.view.isDescendant) ?? false }
            // A picture shows only where the photo is. If a patch hides the view, the picture is cut off as the view and the patch are.
            let patched = back.map { [source.view, $0.ground].compactMap { $0 } } ?? []
            let clippers = canvas.clippers(around: patched, within: group?.group)
            if former == nil || former?.group !== group?.group || former?.clippers != clippers {
                let content = (group?.sheet ?? sheet).content
                former = (group?.group, clippers, canvas.addClips(of: clippers, to: (content, original)))
            }
            guard let container = former?.container else { continue }
            canvas.add(source.makePicture(at: moment), of: source.view, to: container, outermost: group?.group)
        }
        self.canvas = canvas
    }

    /// Shows the pictures where the photo is.
    ///
    /// - Parameters:
    ///   - flight: The transform in the window that moves the photo from its place to where it is.
    ///   - place: The place of the view that flies.
    ///   - viewport: The rectangle to which the photo is clipped in its place, in points of the window, or `nil` if it isn't clipped.
    ///   - alpha: The alpha of the pictures, from 0 to 1.
    func show(movedBy flight: CGAffineTransform, from place: Place, within viewport: CGRect? = nil, alpha: CGFloat) {
        for sheet in sheets { sheet.view.fade(to: alpha) }
        back?.setAlpha(alpha)
        guard alpha > 0, let original, let window = original.window else { return }
        // A view that flies itself isn't in its place.
        let place = original.placeInWindow ?? place.toWindow
        canvas?.placeDidMove(to: place)
        let visible = viewport.map { covered.intersection($0.applying(place.inverted())) } ?? covered
        let bounds = visible.isNull ? .zero : visible
        edge.clipsToBounds = viewport != nil
        ViewGeometry(bounds: viewport ?? window.bounds, toSuperview: .identity).apply(to: edge)
        let flying = place.concatenating(flight)
        show(sheet, in: covered, of: original, at: place, toSuperview: flying, toWindow: flying)
        for group in groups {
            let sheet = group.sheet
            guard let toWindow = sheet.view.superview?.transform(to: window), let groupToWindow = group.group?.transform(to: window)
            else { continue }
            // The replica has the coordinates of the group, also if the group is turned.
            let inGroup = place.concatenating(groupToWindow.inverted())
            show(sheet, in: bounds, of: original, at: place, toSuperview: inGroup, toWindow: inGroup.concatenating(toWindow))
        }
        back?.show(in: covered, at: place, within: edge.bounds)
    }

    /// Lays a sheet over the flying photo, so that its content stays in the place.
    ///
    /// - Parameters:
    ///   - toSuperview: The transform from the flying photo's coordinates to those of the sheet's superview.
    ///   - toWindow: The transform from the flying photo's coordinates to the window's.
    private func show(
        _ sheet: Sheet,
        in visible: CGRect,
        of original: UIView,
        at place: CGAffineTransform,
        toSuperview: CGAffineTransform,
        toWindow: CGAffineTransform
    ) {
        ViewGeometry(bounds: visible, toSuperview: toSuperview).apply(to: sheet.view)
        ViewGeometry(bounds: original.bounds, toSuperview: place.concatenating(toWindow.inverted())).apply(to: sheet.content)
    }
}

extension UIView {
    /// Returns the subviews in front of a subview that fulfill a condition. A view with a higher z-position is in front of later siblings.
    func views(inFrontOf view: UIView, where isIncluded: (UIView) -> Bool) -> [UIView] {
        var (result, isLater) = ([UIView](), false)
        for sibling in subviews {
            if sibling === view {
                isLater = true
            } else if sibling.isInFront(of: view, isLater: isLater), isIncluded(sibling) {
                result.append(sibling)
            }
        }
        return result
    }

    private func isInFront(of sibling: UIView, isLater: Bool) -> Bool {
        let (depth, other) = (layer.zPosition, sibling.layer.zPosition)
        return depth > other || depth == other && isLater
    }

    /// The rectangle in which this view hides the views behind it: the picture of an image view, or the subviews of a view that shows
    /// nothing else. If the view also has a background or a border, or shows something else, the rectangle contains the bounds.
    var coveredRect: CGRect {
        let visible = clipsToBounds ? shownRect.intersection(bounds) : layer.shadowedRect(of: shownRect)
        return visible.isEmpty ? bounds : visible
    }

    /// The rectangle in which this view hides the views behind it, if it clips nothing and casts no shadow.
    var shownRect: CGRect {
        var shown = layer.borderWidth > 0 || (backgroundColor?.cgColor.alpha ?? 0) > 0 ? bounds : .null
        // A layer of another class may show something although it has no contents, such as a video.
        let isPlain = type(of: layer) == CALayer.self && layer.contents == nil && layer.sublayers?.count == subviews.count
        let (picture, shownSubviews) = ((self as? UIImageView)?.pictureFrame, visibleSubviews)
        if picture == nil, !isPlain || shownSubviews.isEmpty { shown = bounds }
        if let picture { shown = shown.union(picture) }
        return shownSubviews.reduce(shown) { $0.union(convert($1.coveredRect, from: $1)) }
    }

    /// Returns whether this view shows something over an area, in points of the window.
    fileprivate func isInFront(of area: CGRect) -> Bool {
        guard !isHidden, alpha > 0.01 else { return false }
        let overlap = convert(drawnRect, to: nil).intersection(area)
        return overlap.width > 0.5 && overlap.height > 0.5
    }

    /// The cell around this view or, outside of a cell, the outermost view around it on its screen.
    fileprivate var cell: UIView? {
        var outermost: UIView?
        for view in sequence(first: superview, next: { $0?.superview }) {
            guard let view, !(view is UIWindow), !(view.next is UIViewController), !(view is UIScrollView) else { break }
            outermost = view
            if view is UICollectionReusableView || view is UITableViewCell || view is UITableViewHeaderFooterView { break }
        }
        return outermost
    }

    /// Returns this view or, if it shows nothing but its subviews, those of its subviews that lie wholly inside a rectangle of another view.
    fileprivate func parts(in rect: CGRect, of view: UIView) -> [UIView] {
        if isInside(rect, of: view) { return [self] }
        return showsNothingItself ? visibleSubviews.flatMap { $0.parts(in: rect, of: view) } : []
    }

    /// Returns whether everything that this view draws lies inside a rectangle of another view, within a tolerance in points.
    fileprivate func isInside(_ rect: CGRect, of view: UIView, within tolerance: CGFloat = 0.5) -> Bool {
        rect.insetBy(dx: -tolerance, dy: -tolerance).contains(view.convert(drawnRect, from: self))
    }

    /// Returns whether this view has a border, and the border is over a rectangle of another view.
    fileprivate func hasBorder(over rect: CGRect, of view: UIView) -> Bool {
        guard layer.borderWidth > 0 else { return false }
        // A round corner reaches into the view by 0.3 radii.
        let width = layer.borderWidth + 0.3 * effectiveCornerRadius
        return !bounds.insetBy(dx: width, dy: width).contains(convert(rect, from: view))
    }

    /// A view that shows nothing but the border of this view.
    fileprivate var borderReplica: UIView {
        let replica = UIView()
        replica.isOpaque = false
        replica.layer.borderWidth = layer.borderWidth
        replica.layer.borderColor = layer.borderColor
        replica.copyCorners(of: self)
        return replica
    }
}
#endif
