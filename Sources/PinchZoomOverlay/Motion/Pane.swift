#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A rectangle on the screen that may be turned and have round corners. A photo that flies from one screen to another fills a pane.
struct Pane: Equatable, Sendable {
    /// The center, in points of the window.
    var center: CGPoint
    /// The size before the rotation, in points of the window.
    var size: CGSize
    /// The rotation, in radians, clockwise.
    var angle: CGFloat = 0
    /// The radius of the corners, in points of the window.
    var cornerRadius: CGFloat = 0
}

extension Pane {
    /// Creates an upright pane.
    init(_ rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init(center: CGPoint(x: rect.midX, y: rect.midY), size: rect.size, cornerRadius: cornerRadius)
    }

    /// Creates the pane of a rectangle that a transform rotates, scales or moves. Returns nil if the pane has no area or isn't finite.
    init?(_ rect: CGRect, under transform: CGAffineTransform, cornerRadius: CGFloat = 0) {
        let horizontal = hypot(transform.a, transform.b)
        let vertical = hypot(transform.c, transform.d)
        let center = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
        let size = CGSize(width: rect.width * horizontal, height: rect.height * vertical)
        guard center.isFinite, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        // A rectangle that is only mirrored horizontally has an angle of 0. Without this case, its angle would be π, and the pane would be
        // upside down.
        let isMirrored = transform.a * transform.d - transform.b * transform.c < 0
        let angle = isMirrored ? atan2(-transform.c, transform.d) : atan2(transform.b, transform.a)
        self.init(center: center, size: size, angle: angle, cornerRadius: cornerRadius * transform.cornerScale)
    }

    /// The smallest upright rectangle around the pane.
    var frame: CGRect {
        let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
        let width = size.width * cosine + size.height * sine
        let height = size.width * sine + size.height * cosine
        return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// Returns the transform in the window that moves the contents of another pane into this pane.
    func transform(from other: Pane) -> CGAffineTransform {
        CGAffineTransform(translationX: -other.center.x, y: -other.center.y)
            .rotated(after: -other.angle)
            .concatenating(CGAffineTransform(scaleX: size.width / other.size.width, y: size.height / other.size.height))
            .rotated(after: angle)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Returns the pane at a fraction of the way to another pane.
    func mixed(with other: Pane, _ fraction: CGFloat) -> Pane {
        Pane(
            center: CGPoint(x: center.x.mixed(with: other.center.x, fraction), y: center.y.mixed(with: other.center.y, fraction)),
            size: CGSize(
                width: size.width.mixed(with: other.size.width, fraction),
                height: size.height.mixed(with: other.size.height, fraction)
            ),
            angle: angle + remainder(other.angle - angle, 2 * .pi) * fraction,
            cornerRadius: cornerRadius.mixed(with: other.cornerRadius, fraction)
        )
    }

    /// Returns the pane at another center, scaled by a factor, at an angle.
    func moved(to center: CGPoint, scaledBy scale: CGFloat, angle: CGFloat) -> Pane {
        let size = CGSize(width: size.width * scale, height: size.height * scale)
        return Pane(center: center, size: size, angle: angle, cornerRadius: cornerRadius * scale)
    }

    /// Returns the pane moved by a vector, in points.
    func offset(by move: CGVector) -> Pane {
        var pane = self
        pane.center.x += move.dx
        pane.center.y += move.dy
        return pane
    }
}

extension CGAffineTransform {
    /// The factor by which the transform scales a corner's radius: the smaller of the horizontal and the vertical scale.
    var cornerScale: CGFloat { min(hypot(a, b), hypot(c, d)) }

    /// Returns the transform, followed by a rotation about the origin. An angle of 0 changes no bit of the transform, so that edges stay
    /// upright to the pixel.
    fileprivate func rotated(after angle: CGFloat) -> CGAffineTransform {
        angle == 0 ? self : concatenating(CGAffineTransform(rotationAngle: angle))
    }
}
#endif
