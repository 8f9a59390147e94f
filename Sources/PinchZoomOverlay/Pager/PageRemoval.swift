#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The animated removal of a page. A snapshot of the page shrinks and fades, while the page that replaces the removed page moves in from
/// the side. Under Reduce Motion, the snapshot only fades.
@MainActor struct PageRemoval {
    /// The duration of the animation, in seconds.
    private static let duration: TimeInterval = 0.3
    /// The scale of the snapshot at the end of the animation.
    private static let scale: CGFloat = 0.7
    private static let animationKey = "PinchZoomOverlay.PageRemoval"

    private let picture: UIView

    /// Takes a snapshot of a page before the page is removed. Returns `nil` if the view isn't in a window or UIKit makes no snapshot.
    init?(of page: UIView, in view: UIView) {
        guard view.window != nil, let picture = page.snapshotView(afterScreenUpdates: false) else { return nil }
        self.picture = picture
        picture.frame = page.convert(page.bounds, to: view)
        picture.isUserInteractionEnabled = false
    }

    /// Animates the removal.
    ///
    /// - Parameters:
    ///   - view: The view that contained the page. The snapshot is added to this view.
    ///   - successor: The page that replaces the removed page, or `nil` if no page is left.
    ///   - distance: The horizontal offset at which the successor starts, in points.
    func run(in view: UIView, successor: UIView?, from distance: CGFloat) {
        view.addSubview(picture)
        let fades = UIAccessibility.isReduceMotionEnabled
        UIView.animate(withDuration: PageRemoval.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            picture.alpha = 0
            if !fades { picture.transform = CGAffineTransform(scaleX: PageRemoval.scale, y: PageRemoval.scale) }
        } completion: { [picture] _ in
            picture.removeFromSuperview()
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
