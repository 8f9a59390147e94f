import UIKit

/// The surroundings of a place, rebuilt above everything: coordinates as in the superview, clipped as there, tinted as there.
///
/// A card that rounds its photo's corners, a header that crops it, a row that is turned: each ancestor that cuts into the photo has a
/// counterpart here, and the innermost has the coordinates of the view's superview. A scroll view that the photo is partly scrolled out of
/// is none of them: the photo lifts whole.
@MainActor final class SurroundingsReplica {
    private struct Level {
        weak var original: UIView?
        let replica: UIView
        let clips: Bool
    }

    /// Outermost first; the last is the superview's.
    private let levels: [Level]
    private weak var window: UIWindow?
    /// Where what is inherited ends: the screen's own view, if that comes and goes by itself.
    private weak var screen: UIView?
    /// What the surroundings give way to, in the superview's coordinates, and how far, 0 to 1. Without a corner radius theirs stays.
    private var opening: (rect: CGRect, cornerRadius: CGFloat?, freedom: CGFloat)?
    /// What was seen when it last caught up: every view from the superview to the window, and what the superview inherits.
    private var seen: (ancestors: [AncestorState], tintColor: UIColor?, traits: UITraitCollection)?
    private var refreshCount = 0
    /// From the superview's coordinates to the window's.
    private(set) var toWindow = CGAffineTransform.identity
    /// What of the window the scroll views around the place show it in; nil if that is nothing.
    private(set) var viewport: CGRect?

    /// Nil where an ancestor flattens all that is in it.
    init?(around view: UIView, in superview: UIView, of window: UIWindow, within screen: UIView? = nil) {
        self.window = window
        self.screen = screen
        var levels: [Level] = []
        for ancestor in SurroundingsReplica.surroundings(of: view, in: superview) {
            let clips = SurroundingsReplica.cuts(ancestor, into: view)
            guard clips || ancestor === superview else { continue }
            let replica = ReplicaView()
            replica.isUserInteractionEnabled = false
            // What resizes with its superview follows the original's size in its place, not the replica's once more.
            replica.autoresizesSubviews = false
            levels.insert(Level(original: ancestor, replica: replica, clips: clips), at: 0)
        }
        self.levels = levels
        for (outer, inner) in zip(levels, levels.dropFirst()) { outer.replica.addSubview(inner.replica) }
        guard update() else { return nil }
    }

    /// What goes into the overlay.
    var outermost: UIView? { levels.first?.replica }
    /// What flies goes into this one.
    var innermost: UIView? { levels.last?.replica }

    /// Whether nothing has changed around the place since it last caught up.
    var isCurrent: Bool { isPlaceCurrent && isInheritanceCurrent }

    private var isInheritanceCurrent: Bool {
        guard let seen, let superview = levels.last?.original else { return false }
        return superview.traitCollection == seen.traits && superview.tintColor == seen.tintColor
    }

    private var isPlaceCurrent: Bool {
        guard let seen else { return false }
        var ancestor = levels.last?.original
        for state in seen.ancestors {
            guard let view = ancestor, state.isTrue(of: view) else { return false }
            ancestor = view.superview
        }
        return ancestor == nil
    }

    /// Catches up with the original; false if it is no longer where it was.
    ///
    /// Tint and traits change rarely in flight, and take a third of the time to compare: they are caught up with within eight frames.
    func refresh() -> Bool {
        refreshCount += 1
        return isPlaceCurrent && (!refreshCount.isMultiple(of: 8) || isInheritanceCurrent) || update()
    }

    private func update() -> Bool {
        guard let window, let superview = levels.last?.original, superview.window === window,
            let toWindow = superview.transform(to: window)
        else { return false }
        self.toWindow = toWindow
        var outerToWindow = CGAffineTransform.identity
        for level in levels {
            guard let original = level.original, let levelToWindow = original === superview ? toWindow : original.transform(to: window)
            else { return false }
            let outline = outline(of: original, clips: level.clips, toWindow: levelToWindow)
            ViewGeometry(bounds: outline.rect, toSuperview: levelToWindow.concatenating(outerToWindow.inverted())).apply(to: level.replica)
            outerToWindow = levelToWindow
            if level.clips { copyCorners(of: original, radius: outline.cornerRadius, to: level.replica) }
        }
        viewport = superview.viewport(in: window)
        copyInheritance(from: superview)
        let ancestors = sequence(first: superview, next: \.superview).map { ancestor in
            AncestorState(of: ancestor, clips: levels.contains { $0.clips && $0.original === ancestor })
        }
        seen = (ancestors, superview.tintColor, superview.traitCollection)
        return true
    }

    /// Lets what flies out of its surroundings: at 0 they cut into it as in its place, at 1 they follow the outline that it has itself, in the
    /// superview's coordinates.
    func open(around outline: Outline, freedom: CGFloat) {
        opening = (outline.rect, outline.cornerRadius, min(max(freedom, 0), 1))
        _ = update()
    }

    /// The same, and the corners of the surroundings go along.
    func open(to rect: CGRect, freedom: CGFloat) {
        opening = (rect, nil, freedom)
        _ = update()
    }

    private func outline(of original: UIView, clips: Bool, toWindow levelToWindow: CGAffineTransform) -> Outline {
        let own = Outline(rect: original.bounds, cornerRadius: original.layer.cornerRadius)
        guard clips, let opening else { return own }
        let toLevel = toWindow.concatenating(levelToWindow.inverted())
        let rect = opening.rect.applying(toLevel)
        let other = opening.cornerRadius.map { Outline(rect: rect, cornerRadius: $0 * hypot(toLevel.a, toLevel.b)) }
        return own.mixed(with: other ?? own.opened(to: rect), opening.freedom)
    }

    private func copyCorners(of original: UIView, radius: CGFloat, to replica: UIView) {
        if !replica.clipsToBounds { replica.clipsToBounds = true }
        if replica.layer.cornerRadius != radius { replica.layer.cornerRadius = radius }
        if replica.layer.maskedCorners != original.layer.maskedCorners { replica.layer.maskedCorners = original.layer.maskedCorners }
        if replica.layer.cornerCurve != original.layer.cornerCurve { replica.layer.cornerCurve = original.layer.cornerCurve }
    }

    /// What views inherit from those around them.
    private func copyInheritance(from superview: UIView) {
        guard let outermost else { return }
        let ancestors = sequence(first: superview, next: \.superview).prefix { [screen] in $0 !== screen }
        let alpha = ancestors.reduce(1) { $0 * $1.alpha }
        if outermost.alpha != alpha { outermost.alpha = alpha }
        if outermost.tintColor != superview.tintColor { outermost.tintColor = superview.tintColor }
        outermost.inheritTraits(of: superview)
    }

    /// The ancestors that belong to the photo rather than to the screen, inside out.
    private static func surroundings(of view: UIView, in superview: UIView) -> [UIView] {
        var result = [superview]
        for ancestor in sequence(first: superview, next: \.superview) {
            if ancestor is UIWindow || ancestor.next is UIViewController { break }
            if ancestor is UIScrollView, !contains(view, in: ancestor) { break }
            if ancestor !== superview { result.append(ancestor) }
        }
        return result
    }

    private static func cuts(_ ancestor: UIView, into view: UIView) -> Bool {
        guard ancestor.clipsToBounds, !(ancestor is UIWindow), !(ancestor.next is UIViewController) else { return false }
        if ancestor is UIScrollView, !contains(view, in: ancestor) { return false }
        return ancestor.layer.cornerRadius > 0 || !contains(view, in: ancestor)
    }

    /// Whether no part of the view lies outside of the ancestor's bounds, by more than rounding.
    private static func contains(_ view: UIView, in ancestor: UIView) -> Bool {
        let outer = ancestor.bounds
        let inner = view.convert(view.bounds, to: ancestor)
        // Edge by edge: `CGRect.contains` compares with the union, whose width is rounded anew.
        return min(inner.minX - outer.minX, outer.maxX - inner.maxX, inner.minY - outer.minY, outer.maxY - inner.maxY) > -0.01
    }
}

/// What a replica is made of.
final class ReplicaView: UIView {}
