#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The animated removal of a page. A snapshot of the photo shrinks and fades, while the page that replaces the removed page moves in from
/// the side. Under Reduce Motion, the snapshot only fades.
@MainActor struct PageRemoval {
    /// The duration of the animation, in seconds.
    private static let duration: TimeInterval = 0.3
    /// The scale of the snapshot at the end of the animation.
    private static let scale: CGFloat = 0.7
    private static let animationKey = "PinchZoomOverlay.PageRemoval"

    /// The snapshots of the photo and of the view with the status, which shrink.
    private let pictures: [UIView]
    /// The snapshot of the caption, which only fades. If it shrank with the page, the caption would climb to the middle of the screen.
    private let caption: UIView?

    /// Takes snapshots of a page before the page is removed. Returns `nil` if the view isn't in a window or UIKit makes no snapshot.
    init?(of page: PhotoPageCell, in view: UIView) {
        guard view.window != nil else { return nil }
        func picture(of part: UIView?) -> UIView? {
            guard let part, let picture = part.snapshotView(afterScreenUpdates: false) else { return nil }
            picture.frame = part.convert(part.bounds, to: view)
            picture.isUserInteractionEnabled = false
            return picture
        }
        pictures = [page.zoomView, page.shownStatusView].compactMap(picture)
        guard !pictures.isEmpty else { return nil }
        caption = page.captionView.flatMap { $0.alpha > 0 ? picture(of: $0.caption) : nil }
    }

    /// Animates the removal.
    ///
    /// - Parameters:
    ///   - view: The view that contained the page. The snapshot is added to this view.
    ///   - successor: The page that replaces the removed page, or `nil` if no page is left.
    ///   - distance: The horizontal offset at which the successor starts, in points.
    func run(in view: UIView, successor: UIView?, from distance: CGFloat) {
        let all = pictures + [caption].compactMap { $0 }
        all.forEach(view.addSubview)
        let fades = UIAccessibility.isReduceMotionEnabled
        UIView.animate(withDuration: PageRemoval.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            for picture in all { picture.alpha = 0 }
            guard !fades else { return }
            for picture in pictures { picture.transform = CGAffineTransform(scaleX: PageRemoval.scale, y: PageRemoval.scale) }
        } completion: { _ in
            for picture in all { picture.removeFromSuperview() }
        }
        guard let successor, !fades else { return }
        // The animation moves only the layer. The page's frame is final from the start, so that fingers can turn pages during the
        // animation.
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.isAdditive = true
        slide.fromValue = distance
        slide.toValue = 0
        slide.duration = PageRemoval.duration
        slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
        successor.layer.add(slide, forKey: PageRemoval.animationKey)
    }
}
#endif
