#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A frame that clips a screen while the frame grows. The screen is scaled to fill the frame.
@MainActor final class GrowFrame {
    private let screen: UIView
    private weak var container: UIView?
    private let frameView = UIView()
    /// A view in the screen's color, behind the screen. Without this view, the list would be visible through the translucent screen.
    private let backing = UIView()
    private let formerTransform: CGAffineTransform
    /// The distances from the container's edges to the screen at rest, in points.
    private let margins: UIEdgeInsets

    /// Moves a screen at rest into a frame, and adds a view in a color behind the frame.
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

    /// The frame of the screen at rest, in the container.
    var fullFrame: CGRect { container?.bounds.inset(by: margins) ?? screen.frame }

    /// The distance from the frame's top to the screen's content, in points.
    private(set) var contentTop: CGFloat = 0

    /// Scales the screen so that the upper part of the screen fills a frame, in points of the container.
    ///
    /// - Parameter fraction: The visible fraction of the screen: 0 in the frame of the source's view, 1 for the whole screen.
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
        // The screen has no content in the area under a bar at the top. Therefore a small frame shows the screen without this area, and the
        // frame reveals the area as the frame grows.
        let hidden = screen.safeAreaInsets.top * (1 - fraction)
        contentTop = (screen.safeAreaInsets.top - hidden) * scale
        screen.center = CGPoint(x: frame.width / 2, y: (full.height / 2 - hidden) * scale)
    }

    /// Adds an overlay directly below the frame. The overlay covers the whole window.
    func put(_ overlay: TransitionOverlayView) {
        guard let container else { return }
        overlay.cover(container)
        container.insertSubview(overlay, belowSubview: frameView)
    }

    /// Puts the screen back into the container, where UIKit expects it.
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
#endif
