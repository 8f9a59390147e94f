import UIKit

/// A page that is seen to go: it shrinks and fades, while the one in its place comes in from its side.
@MainActor struct PageRemoval {
    /// In seconds.
    private static let duration: TimeInterval = 0.3
    /// How small what goes becomes.
    private static let scale: CGFloat = 0.7
    private static let animationKey = "PinchZoomOverlay.PageRemoval"

    private let picture: UIView

    /// Takes a picture of a page before it goes; nil if there is none to take, or nobody sees it.
    init?(of page: UIView, in view: UIView) {
        guard view.window != nil, let picture = page.snapshotView(afterScreenUpdates: false) else { return nil }
        self.picture = picture
        picture.frame = page.convert(page.bounds, to: view)
        picture.isUserInteractionEnabled = false
    }

    /// Shows it.
    ///
    /// - Parameters:
    ///   - view: Where the page was.
    ///   - successor: The page that is in its place now.
    ///   - distance: How far that is moved when it sets out, in points.
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
        // Of the layer alone: where the page is does not change, so that fingers may page meanwhile.
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.isAdditive = true
        slide.fromValue = distance
        slide.toValue = 0
        slide.duration = PageRemoval.duration
        slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
        successor.layer.add(slide, forKey: PageRemoval.animationKey)
    }
}
