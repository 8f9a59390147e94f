#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A replica of the mask of a view around a photo, such as a circle or a speech bubble.
///
/// Without the replica, a photo in a circle would become a square as it lifts. A shape and a color with corners are copied, so that their edges
/// are sharp at any scale. Any other mask is copied as a picture.
@MainActor final class MaskReplica {
    private weak var original: CALayer?
    /// The mask of the replica. Its sublayer is the copy of the original mask.
    private let layer: CALayer
    private let copy: CALayer

    /// Returns whether people may see through a part of a view because of its mask: any other mask than a shape or a color with corners.
    static func isSoft(on view: UIView) -> Bool {
        guard let mask = view.mask?.layer ?? view.layer.mask else { return false }
        return !(mask is CAShapeLayer && (mask.sublayers ?? []).isEmpty || mask.isPlain)
    }

    /// Returns `nil` if the view has no mask.
    init?(of view: UIView) {
        guard let original = view.mask?.layer ?? view.layer.mask else { return nil }
        self.original = original
        layer = CALayer()
        copy = original is CAShapeLayer && (original.sublayers ?? []).isEmpty ? CAShapeLayer() : CALayer()
        layer.addSublayer(copy)
    }

    /// Masks a replica as the original is masked.
    ///
    /// - Parameters:
    ///   - replica: The replica of the masked view.
    ///   - bounds: The bounds of the masked view.
    ///   - opened: The rectangle that the bounds fill when the mask is as open as now.
    func apply(to replica: UIView, in bounds: CGRect, openedTo opened: CGRect) {
        guard let original, bounds.width > 0, bounds.height > 0 else { return }
        // A layer without a view animates each change of its own accord. The mask would lag behind the photo.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if let shape = original as? CAShapeLayer, let copy = copy as? CAShapeLayer {
            if copy.path != shape.path { copy.path = shape.path }
            copy.fillRule = shape.fillRule
            copy.fillColor = shape.fillColor
            copy.strokeColor = shape.strokeColor
            copy.lineWidth = shape.lineWidth
            copy.backgroundColor = shape.backgroundColor
        } else if original.isPlain {
            copy.backgroundColor = original.backgroundColor
            copy.cornerRadius = original.cornerRadius
            copy.cornerCurve = original.cornerCurve
            copy.maskedCorners = original.maskedCorners
        } else if copy.contents == nil || copy.bounds != original.bounds {
            let picture = UIGraphicsImageRenderer(bounds: original.bounds).image { original.render(in: $0.cgContext) }
            copy.contents = picture.cgImage
        }
        copy.bounds = original.bounds
        copy.anchorPoint = original.anchorPoint
        copy.position = original.position
        copy.transform = original.transform
        layer.bounds = bounds
        layer.position = CGPoint(x: opened.midX, y: opened.midY)
        layer.transform = CATransform3DMakeScale(opened.width / bounds.width, opened.height / bounds.height, 1)
        if replica.layer.mask !== layer { replica.layer.mask = layer }
    }

    /// Removes the mask of a replica whose surroundings are wholly open.
    func remove(from replica: UIView) {
        if replica.layer.mask === layer { replica.layer.mask = nil }
    }
}

extension CALayer {
    /// Whether the layer shows nothing but its background color.
    fileprivate var isPlain: Bool {
        type(of: self) == CALayer.self && contents == nil && (sublayers ?? []).isEmpty && borderWidth == 0 && shadowOpacity == 0
            && opacity == 1 && mask == nil
    }
}
#endif
