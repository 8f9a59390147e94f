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

    private enum Source {
        case view(UIView)
        case border(of: UIView)
    }

    /// The view that clips the pictures to the flying photo.
    let view: UIView
    /// The view that contains the pictures. It has the bounds and the position of the place.
    private let content: UIView
    private weak var original: UIView?
    /// The part of the place in which the photo hides the views over it, in the place's coordinates.
    private var covered: CGRect
    /// A view behind the photo in its place, or `nil` if nothing shows through the photo.
    let patch: UIView?
    /// The views that fade with their pictures.
    private var faded: [UIView] = []
    /// The views whose pictures fade alone. Through the photo, people would see a view and its picture.
    private var hidden: [UIView] = []
    private let bordered: [UIView]
    private weak var screen: UIView?
    /// The moment that the next pictures show.
    private var moment: ViewSnapshot.Moment
    private var fadedAlpha: CGFloat = 1
    /// The transform from the place's coordinates to the window's.
    private var place = CGAffineTransform.identity
    /// The center of the place at the last ``show(movedBy:from:within:alpha:)``.
    private var center: CGPoint?

    /// Returns `nil` if nothing lies over the place.
    ///
    /// - Parameters:
    ///   - bordered: The views whose borders can fly with the photo.
    ///   - screen: The root view of the screen that the photo leaves, or `nil` if the photo flies above everything in the window.
    ///   - moment: The moment that the pictures show.
    init?(
        over original: UIView,
        besides bordered: [UIView],
        within screen: UIView? = nil,
        at moment: ViewSnapshot.Moment = .onScreen
    ) {
        covered = original.coveredRect
        var area = covered
        for view in bordered { area = area.union(original.convert(view.bounds, from: view)) }
        var (sources, bordered) = (FrontViews.sources(over: original, covering: area, besides: bordered, within: screen), bordered)
        if !sources.isEmpty, !bordered.isEmpty {
            // A border that flies would be under the pictures of the other views, or over the views beside the photo.
            bordered = []
            sources = FrontViews.sources(over: original, covering: area, besides: bordered, within: screen)
        }
        patch = (original as? UIImageView)?.makePatch()
        // A photo with nothing over it pays for no view.
        guard !sources.isEmpty || patch != nil else { return nil }
        self.original = original
        self.bordered = bordered
        self.screen = screen
        self.moment = moment
        (view, content) = (UIView(), UIView())
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        view.autoresizesSubviews = false
        content.autoresizesSubviews = false
        view.addSubview(content)
        take(sources)
        let cell = original.cell
        let views = sources.compactMap { if case .view(let view) = $0, cell.map(view.isDescendant) ?? false { view } else { nil } }
        chooseFaded(among: views, over: original)
    }

    /// Chooses the views that fade in their places, or are hidden there, and hides the latter.
    private func chooseFaded(among views: [UIView], over original: UIView) {
        faded = views.flatMap { $0.parts(in: original.bounds.union(covered), of: original) }
        guard !faded.isEmpty else { return }
        // The screen doesn't show views that have faded.
        moment = .now
        guard original.alphaOnScreen < 1 || !original.hides(covered, of: original) else { return }
        let clippers = clippers(around: original)
        guard clippers.allSatisfy(\.hasSquareEdges) else { return }
        let split = faded.partition { view in
            view.isInside(covered, of: original, within: 0.01) && clippers.allSatisfy { view.isInside($0.bounds, of: $0) }
        }
        hidden = Array(faded[split...])
        faded.removeSubrange(split...)
        FrontViews.fade(hidden, to: 0)
    }

    /// Whether the pictures include all borders around the photo, so that no border flies with the photo.
    var showsBorders: Bool { bordered.isEmpty }

    /// The layers that change in a flight.
    var layers: [CALayer] { [view.layer, content.layer] + [patch?.layer].compactMap { $0 } }

    /// Takes the pictures again, with the present look of the views.
    func update() {
        // A view that flies itself has left its siblings. Without this, the views over it would pop in at the landing.
        guard let original, !(original.superview is ReplicaView) else { return }
        content.subviews.forEach { $0.removeFromSuperview() }
        // The content of a container is away, so its frame isn't read again.
        if original is UIImageView { covered = original.coveredRect }
        take(FrontViews.sources(over: original, covering: covered, besides: bordered, within: screen))
    }

    /// Fades the views that lie wholly over the photo in its cell to an alpha, from 0 to 1.
    func fadeViews(to alpha: CGFloat) {
        guard alpha != fadedAlpha else { return }
        fadedAlpha = alpha
        FrontViews.fade(faded, to: alpha)
    }

    private static func fade(_ views: [UIView], to alpha: CGFloat) {
        for view in views {
            view.layer.removeAnimation(forKey: animationKey)
            if alpha < 1 { view.layer.add(.holding("opacity", at: alpha * view.alpha), forKey: animationKey) }
        }
    }

    /// Removes everything, and shows the views again.
    func end() {
        FrontViews.fade(faded + hidden, to: 1)
        view.removeFromSuperview()
        patch?.removeFromSuperview()
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

    /// Reads the place, which may have got another size or angle. Returns `false` if the original isn't in its place, because it flies itself.
    @discardableResult func readPlace() -> Bool {
        guard let original, let superview = original.superview, !(superview is ReplicaView), let window = original.window,
            let toWindow = superview.transform(to: window)
        else { return false }
        place = ViewGeometry(of: original).toSuperview.concatenating(toWindow)
        return true
    }

    private func take(_ sources: [Source]) {
        guard let original, let window = original.window else { return }
        readPlace()
        let (container, toContainer) = addClips(around: original, in: window)
        for source in sources {
            switch source {
            case .view(let view): add(view.makePicture(at: moment), of: view, in: window, to: container, toContainer)
            case .border(let view): add(view.borderReplica, of: view, in: window, to: container, toContainer)
            }
        }
    }

    /// Adds a view for the photo and each view around it, if the view cuts off a part of the photo, with the same edges, corners and mask.
    /// Without these views, a caption would cover the corners outside of a round card. Returns the innermost view, and the transform from
    /// the place to this view.
    private func addClips(around original: UIView, in window: UIWindow) -> (container: UIView, toContainer: CGAffineTransform) {
        var (container, toContainer) = (content, CGAffineTransform.identity)
        for clipper in clippers(around: original).reversed() {
            guard let toWindow = clipper.transform(to: window) else { continue }
            let toPlace = toWindow.concatenating(place.inverted())
            let clip = UIView()
            clip.autoresizesSubviews = false
            clip.copyClip(of: clipper)
            container.addSubview(clip)
            ViewGeometry(bounds: clipper.bounds, toSuperview: toPlace.concatenating(toContainer)).apply(to: clip)
            MaskReplica(of: clipper)?.apply(to: clip, in: clipper.bounds, openedTo: clipper.bounds)
            (container, toContainer) = (clip, toPlace.inverted())
        }
        return (container, toContainer)
    }

    /// Returns the photo and the views around it that cut off a part of the photo, innermost first. At the edge of a list that cuts off the
    /// place, the viewport clips the pictures instead.
    private func clippers(around original: UIView) -> [UIView] {
        sequence(first: original, next: \.superview).filter {
            $0.cutsOff(covered, of: original) && (!($0 is UIScrollView) || $0.encloses(original.bounds, of: original))
        }
    }

    private func add(
        _ picture: UIView?,
        of source: UIView,
        in window: UIWindow,
        to container: UIView,
        _ toContainer: CGAffineTransform
    ) {
        guard let picture, let superview = source.superview, let toWindow = superview.transform(to: window) else { return }
        let toPlace = ViewGeometry(of: source).toSuperview.concatenating(toWindow).concatenating(place.inverted())
        container.addSubview(picture)
        ViewGeometry(bounds: source.bounds, toSuperview: toPlace.concatenating(toContainer)).apply(to: picture)
        picture.alpha = sequence(first: source, next: \.superview).reduce(1) { $0 * $1.alpha }
    }

    /// Shows the pictures where the photo is.
    ///
    /// - Parameters:
    ///   - flight: The transform in the window that moves the photo from its place to where it is.
    ///   - center: The center of the place, in points of the window.
    ///   - viewport: The rectangle to which the photo is clipped in its place, in points of the window, or `nil` if it isn't clipped.
    ///   - alpha: The alpha of the pictures, from 0 to 1.
    func show(movedBy flight: CGAffineTransform, from center: CGPoint, within viewport: CGRect? = nil, alpha: CGFloat) {
        if view.alpha != alpha { view.alpha = alpha }
        if let patch, patch.alpha != alpha { patch.alpha = alpha }
        guard alpha > 0, let bounds = original?.bounds else { return }
        if let former = self.center, former != center, !readPlace() {
            place = place.concatenating(CGAffineTransform(translationX: center.x - former.x, y: center.y - former.y))
        }
        self.center = center
        let flying = place.concatenating(flight)
        let visible = viewport.map { covered.intersection($0.applying(place.inverted())) } ?? covered
        ViewGeometry(bounds: visible.isNull ? .zero : visible, toSuperview: flying).apply(to: view)
        ViewGeometry(bounds: bounds, toSuperview: place.concatenating(flying.inverted())).apply(to: content)
        if let patch { ViewGeometry(bounds: patch.bounds, toSuperview: place).apply(to: patch) }
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
    fileprivate var coveredRect: CGRect {
        var shown = layer.borderWidth > 0 || (backgroundColor?.cgColor.alpha ?? 0) > 0 ? bounds : .null
        // A layer of another class may show something although it has no contents, such as a video.
        let isPlain = type(of: layer) == CALayer.self && layer.contents == nil && layer.sublayers?.count == subviews.count
        let (picture, shownSubviews) = ((self as? UIImageView)?.pictureFrame, visibleSubviews)
        if picture == nil, !isPlain || shownSubviews.isEmpty { shown = bounds }
        if let picture { shown = shown.union(picture) }
        for subview in shownSubviews { shown = shown.union(convert(subview.coveredRect, from: subview)) }
        let visible = clipsToBounds ? shown.intersection(bounds) : shown
        return visible.isEmpty ? bounds : visible
    }

    /// Returns whether this view, which is another view or is around it, cuts off a part of a rectangle of that view.
    fileprivate func cutsOff(_ rect: CGRect, of view: UIView) -> Bool {
        if mask != nil || layer.mask != nil { return true }
        guard clipsToBounds, !(self is UIWindow) else { return false }
        return effectiveCornerRadius > 0 || !bounds.insetBy(dx: -0.01, dy: -0.01).contains(convert(rect, from: view))
    }

    /// Whether this view cuts off its content at its bounds, without round corners or a mask.
    fileprivate var hasSquareEdges: Bool { effectiveCornerRadius == 0 && mask == nil && layer.mask == nil }

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
