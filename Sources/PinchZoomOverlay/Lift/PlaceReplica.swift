import UIKit

/// The surroundings of a place, rebuilt above everything: coordinates as in the superview, clipped as there, tinted as there.
///
/// A card that rounds its photo's corners, a header that crops it, a row that is turned: each ancestor that cuts into the photo has a
/// counterpart here, and the innermost has the coordinates of the view's superview. A scroll view that the photo is partly scrolled out of
/// is none of them: the photo lifts whole.
@MainActor final class PlaceReplica {
    private struct Level {
        weak var original: UIView?
        let replica: UIView
        let clips: Bool
    }

    /// Outermost first; the last is the superview's.
    private let levels: [Level]
    private weak var window: UIWindow?
    /// From the superview's coordinates to the window's.
    private(set) var toWindow: CGAffineTransform

    /// Nil where an ancestor flattens all that is in it.
    init?(around view: UIView, in superview: UIView, of window: UIWindow) {
        guard let toWindow = superview.transform(to: window) else { return nil }
        self.window = window
        self.toWindow = toWindow
        var levels: [Level] = []
        for ancestor in PlaceReplica.surroundings(of: view, in: superview) {
            let clips = PlaceReplica.cuts(ancestor, into: view)
            guard clips || ancestor === superview else { continue }
            let replica = UIView()
            replica.isUserInteractionEnabled = false
            levels.insert(Level(original: ancestor, replica: replica, clips: clips), at: 0)
        }
        self.levels = levels
        for (outer, inner) in zip(levels, levels.dropFirst()) { outer.replica.addSubview(inner.replica) }
        guard refresh() else { return nil }
    }

    /// What goes into the overlay.
    var outermost: UIView? { levels.first?.replica }
    /// What the view's stand-in goes into.
    var innermost: UIView? { levels.last?.replica }

    /// Catches up with the original; false if it is no longer where it was.
    func refresh() -> Bool {
        guard let window, let superview = levels.last?.original, superview.window === window,
            let toWindow = superview.transform(to: window)
        else { return false }
        self.toWindow = toWindow
        var outerToWindow = CGAffineTransform.identity
        for level in levels {
            guard let original = level.original, let levelToWindow = original.transform(to: window) else { return false }
            ViewGeometry(bounds: original.bounds, toSuperview: levelToWindow.concatenating(outerToWindow.inverted())).apply(
                to: level.replica
            )
            outerToWindow = levelToWindow
            if level.clips { copyOutline(of: original, to: level.replica) }
        }
        copyInheritance(from: superview)
        return true
    }

    private func copyOutline(of original: UIView, to replica: UIView) {
        if !replica.clipsToBounds { replica.clipsToBounds = true }
        if replica.layer.cornerRadius != original.layer.cornerRadius { replica.layer.cornerRadius = original.layer.cornerRadius }
        if replica.layer.maskedCorners != original.layer.maskedCorners { replica.layer.maskedCorners = original.layer.maskedCorners }
        if replica.layer.cornerCurve != original.layer.cornerCurve { replica.layer.cornerCurve = original.layer.cornerCurve }
    }

    /// What views inherit from those around them.
    private func copyInheritance(from superview: UIView) {
        guard let outermost else { return }
        let alpha = sequence(first: superview, next: \.superview).reduce(1) { $0 * $1.alpha }
        if outermost.alpha != alpha { outermost.alpha = alpha }
        if outermost.tintColor != superview.tintColor { outermost.tintColor = superview.tintColor }
        let style = superview.traitCollection.userInterfaceStyle
        if outermost.overrideUserInterfaceStyle != style { outermost.overrideUserInterfaceStyle = style }
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
