#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A frame that clips a screen while the frame grows. The screen is scaled to fill the frame.
@MainActor final class GrowFrame {
    private let screen: UIView
    private weak var container: UIView?
    private let frameView = UIView()
    /// A view in the screen's color, behind the screen, that casts a shadow. Without this view, the list would be visible through a screen
    /// that fades in. A screen without an opaque background has no such view, because the shadow would be visible through the screen.
    private let backing: UIView?
    private let formerTransform: CGAffineTransform
    /// The distances from the container's edges to the screen at rest, in points.
    private let margins: UIEdgeInsets

    /// Moves a screen at rest into a frame, and adds a view in the screen's color behind the frame.
    init(of screen: UIView, in container: UIView) {
        self.screen = screen
        self.container = container
        formerTransform = screen.transform
        backing = screen.makeGround()
        backing?.castFlightShadow()
        let (frame, size) = (screen.frame, container.bounds.size)
        margins = UIEdgeInsets(top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
        frameView.clipsToBounds = true
        frameView.autoresizesSubviews = false
        frameView.layer.borderColor = UIColor.separator.resolvedColor(with: screen.traitCollection).cgColor
        frameView.frame = frame
        container.insertSubview(frameView, aboveSubview: screen)
        if let backing { container.insertSubview(backing, belowSubview: frameView) }
        frameView.addSubview(screen)
    }

    /// Returns the duration in which a frame grows from a cell to the screen that contains the cell, in seconds.
    ///
    /// The edge with the longest way determines the duration: a quarter of a second, and a second for each 4,000 points. Both numbers were
    /// chosen by eye. Within a fixed time, a small cell would leap, and a cell that nearly fills the screen would creep.
    static func duration(from cell: UIView?, on screen: UIView) -> TimeInterval {
        guard let cell, cell.isDescendant(of: screen) else { return 0.25 }
        let (frame, full) = (cell.convert(cell.bounds, to: screen), screen.bounds)
        let ways = [frame.minX - full.minX, frame.minY - full.minY, full.maxX - frame.maxX, full.maxY - frame.maxY].map(abs)
        // A cell that is scrolled out of sight comes into view before the screen shrinks.
        return 0.25 + Double(min(full.height, ways.max() ?? 0)) / 4000
    }

    /// The frame of the screen at rest, in the container.
    var fullFrame: CGRect { container?.bounds.inset(by: margins) ?? screen.frame }

    /// The distance from the frame's top to the screen's content, in points.
    private(set) var contentTop: CGFloat = 0

    /// Scales the screen so that the upper part of the screen fills a frame, in points of the container.
    ///
    /// - Parameters:
    ///   - fraction: The visible fraction of the screen: 0 in the frame of the source's view, 1 for the whole screen.
    ///   - alpha: The alpha of the view behind the screen.
    func show(frame: CGRect, cornerRadius: CGFloat, at fraction: CGFloat, alpha: CGFloat) {
        let full = fullFrame
        guard full.width > 0, full.height > 0, screen.superview === frameView else { return }
        frameView.frame = frame
        frameView.layer.cornerRadius = cornerRadius
        if let backing {
            backing.frame = frame
            backing.layer.cornerRadius = cornerRadius
            backing.alpha = alpha
            backing.layer.shadowPath = UIBezierPath(roundedRect: backing.bounds, cornerRadius: cornerRadius).cgPath
            // The shadow comes and goes gradually. Without this, the shadow would pop in around the cell, and pop out around a sheet.
            let presence = min(fraction, 1 - fraction, 0.1) * 10
            backing.layer.shadowOpacity = Float(presence) * 0.3
            // On a dark list, a shadow is invisible. Without the line, a dark screen would melt into a dark cell below.
            frameView.layer.borderWidth = presence / 2
        }
        let scale = max(frame.width / full.width, frame.height / full.height)
        if screen.bounds.size != full.size { screen.bounds.size = full.size }
        screen.transform = formerTransform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        // The screen has no content in the area under a bar at the top. Therefore a small frame shows the screen without this area, and the
        // frame reveals the area as the frame grows.
        let hidden = screen.safeAreaInsets.top * (1 - fraction)
        contentTop = (screen.safeAreaInsets.top - hidden) * scale
        screen.center = CGPoint(x: frame.width / 2, y: (full.height / 2 - hidden) * scale)
    }

    /// Puts the screen back into the container, where UIKit expects it.
    func remove() {
        screen.transform = formerTransform
        if screen.superview === frameView, let container {
            container.insertSubview(screen, aboveSubview: frameView)
            screen.frame = fullFrame
        }
        frameView.removeFromSuperview()
        backing?.removeFromSuperview()
    }
}
#endif
