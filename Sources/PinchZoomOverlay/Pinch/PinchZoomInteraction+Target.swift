#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PinchZoomInteraction {
    /// Constants that specify which view an interaction lifts.
    public enum Target: Sendable {
        /// The view that you add the interaction to.
        case ownView
        /// The view that a closure returns, or no view if the closure returns `nil`.
        ///
        /// The interaction calls the closure whenever it needs the view, so you can return a different view each time.
        case view(@MainActor @Sendable () -> UIView?)
        /// The image view between the fingers.
        ///
        /// Use this target to lift the photos of a whole list or screen with one interaction, on a collection view, a table, the view of a
        /// screen or a window. The interaction lifts image views that are at least 44 points wide and high, and in no control or bar. The
        /// fingers may land in different cells.
        case imageViews
        /// The view that a closure returns for the location between the fingers, or no view if the closure returns `nil`.
        ///
        /// The location is in the coordinates of the view that you add the interaction to. The interaction calls the closure once for each
        /// pinch.
        case viewAt(@MainActor @Sendable (_ location: CGPoint) -> UIView?)

        var isImageViews: Bool { if case .imageViews = self { true } else { false } }

        /// Whether the view depends on the location of the fingers.
        var isFound: Bool {
            switch self {
            case .ownView, .view: false
            case .imageViews, .viewAt: true
            }
        }
    }

    /// Finds the view at a point of the window, if the interaction's target depends on the location of the fingers. If the view has a pinch
    /// of its own or is excluded, no view is found.
    func findView(at point: CGPoint) -> UIView? {
        guard let view else { return nil }
        let location = view.convert(point, from: nil)
        let candidate: UIView?
        switch target {
        case .ownView, .view: return targetView
        case .imageViews: candidate = view.photoView(at: location)
        case .viewAt(let closure): candidate = closure(location)
        }
        guard let candidate, candidate.isDescendant(of: view) else { return nil }
        let between = sequence(first: candidate, next: \.superview).prefix { $0 !== view }
        return between.contains(where: \.handlesPinches) ? nil : candidate
    }
}

extension PinchZoomInteraction {
    /// Returns whether an image view without an image is at a point of the window, such as one whose photo is still loading.
    func isPhotoExpected(at point: CGPoint) -> Bool {
        guard isEnabled, let view, view.window != nil else { return false }
        switch target {
        case .ownView, .view: return (targetView as? UIImageView)?.isEmpty ?? false
        case .imageViews: return view.photoView(at: view.convert(point, from: nil), includesEmpty: true)?.isEmpty ?? false
        case .viewAt: return false
        }
    }
}

extension UIView {
    /// A Boolean value that determines whether interactions on the views around this view leave the view and its subviews alone. The
    /// default is `false`.
    ///
    /// Set this property to `true` for a view that ``PinchZoomInteraction/Target/imageViews`` must not lift, such as a map or a sticker.
    /// Setting this property changes nothing for an interaction that you add to this view or to one of its subviews.
    public var isExcludedFromPinchZoom: Bool {
        get { interactions.contains { $0 is PinchZoomExclusion } }
        set {
            if !newValue {
                interactions.filter { $0 is PinchZoomExclusion }.forEach(removeInteraction)
            } else if !isExcludedFromPinchZoom {
                addInteraction(PinchZoomExclusion())
            }
        }
    }

    /// Whether an interaction of a view around this view must leave this view alone: because the view is excluded, or because it has a
    /// pinch of its own, such as a cell with its own interaction or a scroll view that zooms.
    fileprivate var handlesPinches: Bool {
        if isExcludedFromPinchZoom { return true }
        let pinches = (gestureRecognizers ?? []).compactMap { $0 as? UIPinchGestureRecognizer }.filter(\.isEnabled)
        // A scroll view may keep a pinch recognizer of its own that does nothing because the scroll view doesn't zoom.
        guard let scrollView = self as? UIScrollView, scrollView.pinchGestureRecognizer == nil else { return !pinches.isEmpty }
        return pinches.contains { $0 is ZoomPinchGestureRecognizer }
    }
}

/// Marks a view as excluded from the interactions of the views around it.
private final class PinchZoomExclusion: NSObject, UIInteraction {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
        self.view = view
    }
}

// MARK: The image view between the fingers

extension UIView {
    /// The smallest width and height of an image view that counts as a photo, in points. Apple's smallest size of a button is the same, so
    /// that icons and avatars stay in their places.
    private static let smallestPhoto: CGFloat = 44
    /// The largest width and height of a glyph over a photo, in points.
    private static let largestGlyph: CGFloat = 96

    /// Returns the photo at a point, in the coordinates of this view: the frontmost image view that is neither a scrim nor a glyph over
    /// another one.
    ///
    /// By default, image views take no touches, so UIKit's hit testing doesn't find them. The search begins at the view that takes touches
    /// at the point, because a view on another screen or in another cell must not be found. A caption or a button may lie over a photo, so
    /// the search goes on in the views around, up to the cell or to the view of the screen.
    ///
    /// - Parameter includesEmpty: Whether an image view without an image counts, such as one whose photo is still loading.
    fileprivate func photoView(at point: CGPoint, includesEmpty: Bool = false) -> UIImageView? {
        guard let hit = hitTest(point, with: nil), !hit.isInBar else { return nil }
        var searched: UIView?
        var found: [UIImageView] = []
        for view in sequence(first: hit, next: \.superview) where !(view is UIWindow) {
            // The image of a button isn't a photo, but the photo below a button is.
            if !view.isInControl { found += view.imageViews(at: convert(point, to: view), besides: searched, includesEmpty) }
            let isEnd = view === self || view is UICollectionViewCell || view is UITableViewCell || view.next is UIViewController
            if isEnd { break }
            searched = view
        }
        return found.indices.lazy.first { index in !found[(index + 1)...].contains { found[index].isDecoration(over: $0) } }.map {
            found[$0]
        }
    }

    /// Returns the image views at a point of this view, front to back: its subviews, and this view itself.
    private func imageViews(at point: CGPoint, besides searched: UIView?, _ includesEmpty: Bool) -> [UIImageView] {
        let isInside = bounds.contains(point)
        guard isInside || !clipsToBounds else { return [] }
        var found: [UIImageView] = []
        for view in subviews.reversed() where view !== searched && !view.isHidden && view.alpha > 0.01 && !view.isBarOrControl {
            // A view that the app excludes isn't lifted, but it doesn't hide the photo behind it either.
            if !view.isExcludedFromPinchZoom { found += view.imageViews(at: convert(point, to: view), besides: nil, includesEmpty) }
        }
        guard isInside, let imageView = self as? UIImageView, includesEmpty || !imageView.isEmpty else { return found }
        let frame = convert(bounds, to: nil)
        return min(frame.width, frame.height) >= UIView.smallestPhoto ? found + [imageView] : found
    }

    /// Returns whether this image view, which is in front of a photo, only decorates the photo: as a glyph or a scrim.
    private func isDecoration(over photo: UIImageView) -> Bool {
        let (own, other) = (convert(bounds, to: nil), photo.convert(photo.bounds, to: nil))
        let isGlyph =
            other.contains(own) && max(own.width, own.height) <= UIView.largestGlyph && 2 * own.width < other.width
            && 2 * own.height < other.height
        return isGlyph || (self as? UIImageView)?.image?.opacity == .seeThrough
    }

    private var isInControl: Bool { sequence(first: self, next: \.superview).contains { $0 is UIControl } }

    private var isInBar: Bool { sequence(first: self, next: \.superview).contains(where: \.isBar) }

    private var isBarOrControl: Bool { self is UIControl || isBar }
}
#endif
