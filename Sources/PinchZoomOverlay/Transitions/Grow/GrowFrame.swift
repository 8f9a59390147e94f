import UIKit

/// A frame that a whole screen is seen through, as wide as the frame.
@MainActor final class GrowFrame {
    private let screen: UIView
    private weak var container: UIView?
    private let frameView = UIView()
    /// A view of the screen's colour, so that what is behind does not shine through a screen that is half there.
    private let backing = UIView()
    private let formerTransform: CGAffineTransform
    /// Where the screen is at rest, from the edges of the container.
    private let margins: UIEdgeInsets

    /// Puts a screen that is where it belongs into a frame, before the colour that it has.
    init(of screen: UIView, color: UIColor?, in container: UIView) {
        self.screen = screen
        self.container = container
        formerTransform = screen.transform
        let (frame, size) = (screen.frame, container.bounds.size)
        margins = UIEdgeInsets(top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
        frameView.clipsToBounds = true
        frameView.autoresizesSubviews = false
        frameView.frame = frame
        backing.backgroundColor = color
        backing.isUserInteractionEnabled = false
        container.insertSubview(frameView, aboveSubview: screen)
        container.insertSubview(backing, belowSubview: frameView)
        frameView.addSubview(screen)
    }

    /// Where the screen is at rest, in the container.
    var fullFrame: CGRect { container?.bounds.inset(by: margins) ?? screen.frame }

    /// How far below the frame's top the screen's content begins, in points.
    private(set) var contentTop: CGFloat = 0

    /// Shows the top of the screen in a frame in the container, at a fraction of the way to the whole.
    func show(frame: CGRect, cornerRadius: CGFloat, at fraction: CGFloat) {
        let full = fullFrame
        guard full.width > 0, full.height > 0, screen.superview === frameView else { return }
        frameView.frame = frame
        frameView.layer.cornerRadius = cornerRadius
        backing.frame = frame
        backing.layer.cornerRadius = cornerRadius
        backing.alpha = min(fraction * 6, 1)
        let scale = max(frame.width / full.width, frame.height / full.height)
        if screen.bounds.size != full.size { screen.bounds.size = full.size }
        screen.transform = formerTransform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        // What lies under a bar at rest is empty: the frame begins below it, as long as it is no whole.
        let hidden = screen.safeAreaInsets.top * (1 - fraction)
        contentTop = (screen.safeAreaInsets.top - hidden) * scale
        screen.center = CGPoint(x: frame.width / 2, y: (full.height / 2 - hidden) * scale)
    }

    /// Puts an overlay right below the screen, over the whole window.
    func put(_ overlay: TransitionOverlayView) {
        guard let container else { return }
        overlay.cover(container)
        container.insertSubview(overlay, belowSubview: frameView)
    }

    /// Puts the screen back where it belongs: UIKit looks for it in the container.
    func remove() {
        screen.transform = formerTransform
        if screen.superview === frameView, let container {
            container.insertSubview(screen, aboveSubview: frameView)
            screen.frame = fullFrame
        }
        frameView.removeFromSuperview()
        backing.removeFromSuperview()
    }
}
