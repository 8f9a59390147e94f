#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A replica of the views around a place, in the overlay, with their clipping, tint and coordinates.
///
/// Each ancestor that clips the photo, such as a card with rounded corners, has a counterpart in the replica. The innermost counterpart has
/// the coordinates of the view's superview, even if the superview is rotated. If the photo is partly scrolled out of a scroll view, the
/// scroll view has no counterpart, so that the whole photo flies.
@MainActor final class SurroundingsReplica {
    private struct Level {
        weak var original: UIView?
        let replica: UIView
        let clips: Bool
        let castsShadow: Bool
        let mask: MaskReplica?
        /// The border of a view that clips the flying view with round corners.
        let border: BorderReplica?

        @MainActor func setAlpha(_ alpha: CGFloat) {
            if replica.alpha != alpha { replica.alpha = alpha }
        }
    }

    /// The area to which the replica clips the flying view when the surroundings clip nothing any more, in the superview's coordinates.
    private enum Extent {
        /// An outline with corners of its own.
        case around(Outline)
        /// A rectangle. The corners of the surroundings stay, with a radius of at most a tenth of the shorter side.
        case to(CGRect)
    }

    /// The ancestors with their replicas, outermost first. The last level is the superview.
    private let levels: [Level]
    /// The transforms from the levels' coordinates to the window's, at the last update.
    private var levelsToWindow: [CGAffineTransform] = []
    /// The rectangle in which the view, its shadows and its borders are visible at the lift, as far as no scroll view or bar hides them, in the view's
    /// coordinates.
    let drawnRect: CGRect
    private weak var window: UIWindow?
    /// The root view of a screen that fades during the flight. The flying view doesn't inherit the alpha of this view.
    private weak var screen: UIView?
    /// The area to which the surroundings open, and the fraction by which the surroundings are open, from 0 to 1.
    private var opening: (extent: Extent, fraction: CGFloat)?
    /// The state at the last update: every view from the superview to the window, and the tint and traits of the superview.
    private var seen: (ancestors: [AncestorState], tintColor: UIColor?, traits: UITraitCollection)?
    private var refreshCount = 0
    /// The viewport, or `nil` if it must be computed anew.
    private var currentViewport: CGRect??
    /// The transform from the superview's coordinates to the window's.
    private(set) var toWindow = CGAffineTransform.identity

    /// Returns `nil` if the transform of an ancestor flattens its content.
    ///
    /// - Parameters:
    ///   - view: The view that flies.
    ///   - original: The view that is hidden in its place: `view`, or a view that `view` fills.
    init?(around view: UIView, in superview: UIView, of window: UIWindow, hiding original: UIView, within screen: UIView? = nil) {
        self.window = window
        self.screen = screen
        var levels: [Level] = []
        var drawn = view.drawnRect
        for ancestor in SurroundingsReplica.surroundings(of: view, in: superview) {
            let mayClip = SurroundingsReplica.clips(ancestor, around: view)
            let clips = mayClip && (ancestor.effectiveCornerRadius > 0 || !ancestor.encloses(drawn, of: view))
            let castsShadow = CardShadow.flies(of: ancestor, from: original)
            // A view around the card may cut off a part of the shadow.
            if castsShadow {
                drawn = view.convert(ancestor.layer.shadowedRect(of: ancestor.convert(drawn, from: view)), from: ancestor)
            }
            if clips, !(ancestor is UIScrollView) { drawn = drawn.intersection(view.convert(ancestor.bounds, from: ancestor)) }
            let mask = MaskReplica(of: ancestor)
            guard clips || castsShadow || mask != nil || ancestor === superview || ancestor.hasAlpha else { continue }
            let replica = ReplicaView()
            replica.isUserInteractionEnabled = false
            // The flying view copies each new size of the original. With autoresizing, the replica would resize the flying view a second
            // time.
            replica.autoresizesSubviews = false
            let border = clips ? BorderReplica(of: ancestor, in: replica) : nil
            // Without this, a border that sticks out of a list, or under a bar, would appear there as it lifts.
            if border != nil { drawn = drawn.union(view.convert(ancestor.bounds, from: ancestor)) }
            let level = Level(original: ancestor, replica: replica, clips: clips, castsShadow: castsShadow, mask: mask, border: border)
            levels.insert(level, at: 0)
        }
        self.levels = levels
        drawnRect = drawn.hasKnownEdges ? drawn : view.bounds
        for (outer, inner) in zip(levels, levels.dropFirst()) { outer.replica.addSubview(inner.replica) }
        guard update() else { return nil }
    }

    /// The views around the place whose borders fly.
    var bordered: [UIView] { levels.compactMap { $0.border?.view.isHidden ?? true ? nil : $0.original } }

    /// Leaves the borders to ``FrontViews``, which shows them over the other views over the photo.
    func dropBorders() {
        for level in levels { level.border?.view.isHidden = true }
    }

    /// Shows the borders that fly with an alpha, from 0 to 1.
    func showBorders(_ alpha: CGFloat) {
        for level in levels where level.border?.view.alpha ?? alpha != alpha { level.border?.view.alpha = alpha }
    }

    /// Hides the borders in place, or shows them again.
    func hideBorders(_ areHidden: Bool) {
        for level in levels where !(level.border?.view.isHidden ?? true) { level.border?.hideOriginal(areHidden) }
    }

    /// The layers of the borders that fly.
    var borderLayers: [CALayer] { levels.compactMap { $0.border?.view.layer } }

    /// Whether the shadow of a view around the place flies with the photo.
    var castsShadow: Bool { levels.contains(where: \.castsShadow) }

    /// Returns the part of a rectangle of the original that the views around it don't cut off, with the shadows that fly with the photo.
    func shadowedRect(of covered: CGRect, of original: UIView) -> CGRect {
        var rect = covered
        for level in levels.reversed() {
            guard let view = level.original else { continue }
            if level.castsShadow { rect = original.convert(view.layer.shadowedRect(of: view.convert(rect, from: original)), from: view) }
            if level.clips, !(view is UIScrollView) { rect = rect.intersection(original.convert(view.bounds, from: view)) }
        }
        return rect.isNull ? covered : rect
    }

    /// Hides the shadows in place that the replica shows, or shows them again.
    func hideShadows(_ areHidden: Bool) {
        for level in levels where level.castsShadow { level.original.map { CardShadow.hide(areHidden, of: $0) } }
    }

    /// The view to add to the overlay.
    var outermost: UIView? { levels.first?.replica }
    /// The view to which the flying view is added.
    var innermost: UIView? { levels.last?.replica }

    /// Returns the replica of a view around the place, or `nil` if the view has no replica.
    func replica(of view: UIView) -> UIView? { levels.first { $0.original === view }?.replica }

    /// The layers of the replicas and of their masks.
    var layers: [CALayer] { levels.flatMap { [$0.replica.layer, $0.replica.layer.mask].compactMap { $0 } } }

    /// Whether a view around the place clips the flying view.
    var clips: Bool { levels.contains(where: \.clips) }

    /// Whether a view around the place has a mask.
    var hasMask: Bool { levels.contains { $0.mask != nil } }

    /// Whether nothing around the place has changed since the last update.
    var isCurrent: Bool { isPlaceCurrent && isInheritanceCurrent }

    private var isInheritanceCurrent: Bool {
        guard let seen, let superview = levels.last?.original else { return false }
        return superview.traitCollection == seen.traits && superview.tintColor == seen.tintColor
    }

    private var isPlaceCurrent: Bool {
        guard let seen else { return false }
        var ancestor = levels.last?.original
        for state in seen.ancestors {
            guard let view = ancestor, state.matches(view) else { return false }
            ancestor = view.superview
        }
        return ancestor == nil
    }

    /// Updates the replica. Returns `false` if the place is gone.
    ///
    /// The tint, the traits and the bars rarely change in flight, and their comparison takes half of the time. Therefore, only every eighth
    /// update compares them, and every update after a change of the place.
    func refresh() -> Bool {
        refreshCount += 1
        let isEighth = refreshCount.isMultiple(of: 8)
        let isPlaceCurrent = isPlaceCurrent
        if isEighth || !isPlaceCurrent { currentViewport = nil }
        return isPlaceCurrent && (!isEighth || isInheritanceCurrent) || update()
    }

    private func update() -> Bool {
        guard let window, let superview = levels.last?.original, superview.window === window,
            let toWindow = superview.transform(to: window)
        else { return false }
        var levelsToWindow: [CGAffineTransform] = []
        levelsToWindow.reserveCapacity(levels.count)
        for level in levels {
            guard let original = level.original, let levelToWindow = original === superview ? toWindow : original.transform(to: window)
            else { return false }
            levelsToWindow.append(levelToWindow)
            if level.castsShadow { CardShadow.copy(from: original, to: level.replica) }
        }
        self.toWindow = toWindow
        self.levelsToWindow = levelsToWindow
        arrange()
        copyInheritance(from: superview)
        var isInsideScreen = true
        let ancestors = sequence(first: superview, next: \.superview).map { ancestor in
            if ancestor === screen { isInsideScreen = false }
            let clips = levels.contains { $0.clips && $0.original === ancestor }
            return AncestorState(of: ancestor, clips: clips, passesAlpha: isInsideScreen)
        }
        seen = (ancestors, superview.tintColor, superview.traitCollection)
        return true
    }

    /// Places, clips and masks the replicas, as far as the surroundings are open.
    private func arrange() {
        var outerToWindow = CGAffineTransform.identity
        for (level, levelToWindow) in zip(levels, levelsToWindow) {
            guard let original = level.original else { continue }
            let outline = outline(of: original, clips: level.clips, toWindow: levelToWindow)
            ViewGeometry(bounds: outline.rect, toSuperview: levelToWindow.concatenating(outerToWindow.inverted())).apply(to: level.replica)
            outerToWindow = levelToWindow
            if level.clips { copyCorners(of: original, radius: outline.cornerRadius, to: level.replica) }
            level.border?.lay(around: outline)
            if let mask = level.mask { apply(mask, of: original, to: level.replica, toWindow: levelToWindow) }
        }
    }

    /// The part of the window in which nothing hides the place, in points of the window, or `nil` if there is no such part. The value
    /// belongs to one of the last eight refreshes.
    var viewport: CGRect? {
        if let currentViewport { return currentViewport }
        let viewport = window.flatMap { levels.last?.original?.viewport(in: $0) }
        currentViewport = .some(viewport)
        return viewport
    }

    /// Opens the surroundings to the flying view's own outline, in the superview's coordinates. At a fraction of 0, the surroundings clip
    /// as in the place; at 1, the surroundings don't clip the flying view.
    func open(around outline: Outline, by fraction: CGFloat) {
        opening = (.around(outline), fraction.clamped(to: 0...1))
        // The border stays behind with its card. It fades in the first sixth of the way.
        showBorders((1 - 6 * fraction).clamped(to: 0...1))
        arrange()
    }

    /// Opens the surroundings to a rectangle in the superview's coordinates. The corners of the surroundings stay.
    func open(to rect: CGRect, by fraction: CGFloat) {
        opening = (.to(rect), fraction)
        arrange()
    }

    private func outline(of original: UIView, clips: Bool, toWindow levelToWindow: CGAffineTransform) -> Outline {
        let own = Outline(rect: original.shownLayer.bounds, cornerRadius: original.effectiveCornerRadius)
        guard clips, let opening else { return own }
        let toLevel = toWindow.concatenating(levelToWindow.inverted())
        let opened =
            switch opening.extent {
            case .around(let outline): outline.applying(toLevel)
            case .to(let rect): own.opened(to: rect.applying(toLevel))
            }
        return own.mixed(with: opened, opening.fraction)
    }

    /// Masks the replica of an ancestor. While the surroundings open around the flying view, the mask grows until it hides nothing.
    private func apply(_ mask: MaskReplica, of original: UIView, to replica: UIView, toWindow levelToWindow: CGAffineTransform) {
        guard let opening else { return mask.apply(to: replica, in: original.bounds, openedTo: original.bounds) }
        let toLevel = toWindow.concatenating(levelToWindow.inverted())
        let wholly: CGRect
        switch opening.extent {
        case .around(let outline):
            guard opening.fraction < 1 else { return mask.remove(from: replica) }
            // An ellipse whose width and height are √2 times those of a rectangle contains the rectangle.
            let rect = outline.applying(toLevel).rect
            wholly = rect.insetBy(dx: -rect.width * 0.21, dy: -rect.height * 0.21)
        case .to(let rect):
            wholly = rect.applying(toLevel)
        }
        mask.apply(to: replica, in: original.bounds, openedTo: original.bounds.mixed(with: wholly, opening.fraction))
    }

    private func copyCorners(of original: UIView, radius: CGFloat, to replica: UIView) {
        if !replica.clipsToBounds { replica.clipsToBounds = true }
        if replica.layer.cornerRadius != radius { replica.layer.cornerRadius = radius }
        if replica.layer.maskedCorners != original.layer.maskedCorners { replica.layer.maskedCorners = original.layer.maskedCorners }
        if replica.layer.cornerCurve != original.layer.cornerCurve { replica.layer.cornerCurve = original.layer.cornerCurve }
    }

    /// Copies the alpha, the tint and the traits that views inherit from their ancestors.
    private func copyInheritance(from superview: UIView) {
        guard let outermost else { return }
        // Each replica has the alpha of its original and of the views up to the next replica. Thus, the shadow of a card doesn't fade with
        // its content.
        var (alpha, index) = (CGFloat(1), levels.count - 1)
        for ancestor in sequence(first: superview, next: \.superview) {
            if ancestor === screen { break }
            if index > 0, ancestor === levels[index - 1].original {
                levels[index].setAlpha(alpha)
                (alpha, index) = (1, index - 1)
            }
            alpha *= ancestor.alphaOnScreen
        }
        levels[index].setAlpha(alpha)
        if outermost.tintColor != superview.tintColor { outermost.tintColor = superview.tintColor }
        outermost.inheritTraits(of: superview)
    }

    /// Returns the superview and further ancestors, innermost first. The list ends before a window, a controller's view, or a scroll view
    /// that cuts off a part of the view.
    private static func surroundings(of view: UIView, in superview: UIView) -> [UIView] {
        var result = [superview]
        for ancestor in sequence(first: superview, next: \.superview) {
            if ancestor is UIWindow || ancestor.next is UIViewController { break }
            if ancestor is UIScrollView, !ancestor.encloses(view.bounds, of: view) { break }
            if ancestor !== superview { result.append(ancestor) }
        }
        return result
    }

    private static func clips(_ ancestor: UIView, around view: UIView) -> Bool {
        guard ancestor.clipsToBounds, !(ancestor is UIWindow), !(ancestor.next is UIViewController) else { return false }
        return !(ancestor is UIScrollView) || ancestor.encloses(view.bounds, of: view)
    }
}

extension UIView {
    /// Returns whether a rectangle of another view is inside this view's bounds, with a tolerance of 0.01 points for rounding.
    func encloses(_ rect: CGRect, of view: UIView) -> Bool { bounds.encloses(view.convert(rect, to: self)) }
}

extension CGRect {
    /// Returns whether another rectangle is inside this rectangle, with a tolerance of 0.01 points for rounding.
    func encloses(_ inner: CGRect) -> Bool {
        // The edges are compared one by one, because `CGRect.contains` compares with the union, whose width is rounded again.
        min(inner.minX - minX, maxX - inner.maxX, inner.minY - minY, maxY - inner.maxY) > -0.01
    }
}

/// A view that replaces an ancestor of the place in a replica.
final class ReplicaView: UIView {}

/// The position, clipping and opacity of an ancestor of a place, at the last update.
struct AncestorState {
    private let view: ObjectIdentifier
    private let bounds: CGRect
    private let position: CGPoint
    private let anchorPoint: CGPoint
    private let transform: CATransform3D
    private let sublayerTransform: CATransform3D
    /// The opacity, or `nil` if the flying view doesn't inherit the alpha. A screen that fades would otherwise update its replica each frame.
    private let opacity: Float?
    /// The corners of a view that clips, or `nil` for any other view.
    private let corners: Corners?

    private struct Corners: Equatable {
        let radius: CGFloat
        let mask: CACornerMask
        let curve: CALayerCornerCurve

        @MainActor init(of view: UIView) {
            radius = view.effectiveCornerRadius
            mask = view.layer.maskedCorners
            curve = view.layer.cornerCurve
        }
    }

    @MainActor init(of view: UIView, clips: Bool, passesAlpha: Bool) {
        self.view = ObjectIdentifier(view)
        let layer = view.layer
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        transform = layer.transform
        sublayerTransform = layer.sublayerTransform
        opacity = passesAlpha ? layer.opacity : nil
        corners = clips ? Corners(of: view) : nil
    }

    /// Returns whether a view is this ancestor, and hasn't changed since the last update.
    @MainActor func matches(_ view: UIView) -> Bool {
        guard ObjectIdentifier(view) == self.view, !view.isAnimated else { return false }
        let layer = view.layer
        return layer.bounds == bounds && layer.position == position && layer.anchorPoint == anchorPoint
            && (opacity == nil || layer.opacity == opacity)
            && CATransform3DEqualToTransform(layer.transform, transform)
            && CATransform3DEqualToTransform(layer.sublayerTransform, sublayerTransform)
            && (corners.map { $0 == Corners(of: view) } ?? true)
    }
}
#endif
