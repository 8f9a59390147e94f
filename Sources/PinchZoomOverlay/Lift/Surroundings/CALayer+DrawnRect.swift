#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// The smallest known rectangle outside of which the view draws nothing, in the view's own coordinates.
    var drawnRect: CGRect { layer.drawnRect }
}

@MainActor extension CALayer {
    /// The distance at which a shadow ends, in blur radii.
    private static let shadowReach: CGFloat = 3
    /// A rectangle for content whose edges aren't known.
    fileprivate static let anywhere = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)

    /// The bounds, and what the layer draws beyond its bounds: its picture, its sublayers and its shadow. A layer that clips draws nothing
    /// there.
    fileprivate var drawnRect: CGRect { masksToBounds ? bounds : shadowedRect(of: contentRect) }

    /// The bounds, and what the layer draws beyond its bounds, without its own shadow.
    var contentRect: CGRect {
        guard !masksToBounds else { return bounds }
        var rect = pictureRect ?? CALayer.anywhere
        if let shape = self as? CAShapeLayer, let path = shape.path?.boundingBoxOfPath, !path.isNull {
            rect = rect.union(path.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth))
        }
        for sublayer in sublayers ?? [] where !sublayer.isHidden && sublayer.opacity > 0 {
            rect = rect.union(convert(sublayer.drawnRect, from: sublayer))
        }
        return rect
    }

    /// Returns a rectangle in which the layer draws something, with the shadow of that.
    func shadowedRect(of rect: CGRect) -> CGRect {
        guard shadowOpacity > 0 else { return rect }
        let caster = shadowPath?.boundingBox ?? rect
        let reach = shadowRadius * CALayer.shadowReach
        return rect.union(caster.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(dx: -reach, dy: -reach))
    }

    /// The bounds with the picture that the layer shows, or `nil` if the size of the picture isn't known.
    private var pictureRect: CGRect? {
        guard let view = delegate as? UIImageView else {
            return contents == nil || contentsGravity == .resize || contentsGravity == .resizeAspect ? bounds : nil
        }
        guard let picture = view.pictureFrame else { return contents == nil ? bounds : nil }
        return bounds.union(picture)
    }
}

extension CGRect {
    /// Whether the edges of all content are known, if this is the rectangle in which a view draws.
    @MainActor var hasKnownEdges: Bool { width < CALayer.anywhere.width }
}

extension UIImageView {
    /// The frame of the picture, in the view's own coordinates, or `nil` without an image.
    var pictureFrame: CGRect? {
        guard let size = image?.size else { return nil }
        return bounds.frame(ofPicture: size, contentMode) ?? bounds.frame(ofUnscaled: size, contentMode)
    }
}

extension CGRect {
    /// Returns the frame of a picture that a content mode places in this rectangle without scaling.
    fileprivate func frame(ofUnscaled size: CGSize, _ mode: UIView.ContentMode) -> CGRect {
        let x: CGFloat =
            switch mode {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch mode {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGRect(origin: CGPoint(x: minX + (width - size.width) * x, y: minY + (height - size.height) * y), size: size)
    }
}
#endif
