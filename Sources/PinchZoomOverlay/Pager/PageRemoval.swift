import UIKit

/// The animated removal of a page. It shrinks and fades, while its successor moves in from the side.
@MainActor struct PageRemoval {
    /// The duration in seconds.
    private static let duration: TimeInterval = 0.3
    /// The final scale of the page.
    private static let scale: CGFloat = 0.7
    private static let animationKey = "PinchZoomOverlay.PageRemoval"

    private let picture: UIView

    /// Takes a snapshot of a page before its removal. Returns `nil` if the page shows nothing.
    init?(of page: UIView, in view: UIView) {
        guard view.window != nil, let picture = page.snapshotView(afterScreenUpdates: false) else { return nil }
        self.picture = picture
        picture.frame = page.convert(page.bounds, to: view)
        picture.isUserInteractionEnabled = false
    }

    /// Animates the removal.
    ///
    /// - Parameters:
    ///   - view: The view that the page was in.
    ///   - successor: The page that is in its place now.
    ///   - distance: The offset at which the successor starts, in points.
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
        // Only the layer moves. The page's frame doesn't change, so that fingers can page during the animation.
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.isAdditive = true
        slide.fromValue = distance
        slide.toValue = 0
        slide.duration = PageRemoval.duration
        slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
        successor.layer.add(slide, forKey: PageRemoval.animationKey)
    }
}
