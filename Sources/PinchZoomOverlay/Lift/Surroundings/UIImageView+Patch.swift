#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIImageView {
    /// Returns a view of the color behind a half-transparent cell, if the cell has a background of its own, or `nil`.
    ///
    /// The cell's background doesn't show through a photo in its place, because the cell is drawn as a whole. But it would show through the
    /// flying photo, which is as transparent as the cell.
    func makePatch() -> UIView? {
        guard isInTranslucentView else { return nil }
        let ancestors = Array(sequence(first: superview, next: { $0?.superview }).compactMap { $0 }.prefix { !($0 is UIWindow) })
        guard let outermost = ancestors.lastIndex(where: { $0.alpha < 1 }), let picture = pictureFrame,
            ancestors[...outermost].contains(where: { ($0.backgroundColor?.cgColor.alpha ?? 0) > 0 }),
            let color = ancestors[(outermost + 1)...].first(where: \.hasSolidBackground)?.backgroundColor
        else { return nil }
        let patch = UIView()
        patch.bounds = picture.intersection(bounds)
        patch.backgroundColor = color.resolvedColor(with: traitCollection)
        patch.copyCorners(of: clipsToBounds ? self : ancestors[...outermost].first(where: \.clipsToBounds) ?? self)
        return patch
    }

    /// Whether a view around this view has an alpha below 1. Most photos have no such view, and pay for no list of the views around them.
    private var isInTranslucentView: Bool {
        var view = superview
        while let present = view, !(present is UIWindow), present.alpha == 1 { view = present.superview }
        return view.map { $0.alpha < 1 } ?? false
    }
}
#endif
