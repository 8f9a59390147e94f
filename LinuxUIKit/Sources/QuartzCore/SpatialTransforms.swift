/// The parts of a layer's transforms that leave the plane or apply to the sublayers. Few layers have such parts.
package final class SpatialTransforms {
    /// The layer's own transform, if it is not flat.
    let transform: CATransform3D?
    /// The transform of the sublayers, if there is one.
    let sublayerTransform: CATransform3D?

    private init(transform: CATransform3D?, sublayerTransform: CATransform3D?) {
        self.transform = transform
        self.sublayerTransform = sublayerTransform
    }

    /// Makes an object, or returns nil if both transforms are nil. A failing initializer would allocate memory each time.
    static func make(transform: CATransform3D?, sublayerTransform: CATransform3D?) -> SpatialTransforms? {
        guard transform != nil || sublayerTransform != nil else { return nil }
        return SpatialTransforms(transform: transform, sublayerTransform: sublayerTransform)
    }
}

extension LayerValues {
    /// The transform about the anchor point, in space. During an animation, the transform is flat.
    var spatialTransform: CATransform3D {
        guard let whole = spatial?.transform, whole.flattened == transform else { return CATransform3DMakeAffineTransform(transform) }
        return whole
    }

    mutating func setSpatialTransform(_ whole: CATransform3D) {
        transform = whole.flattened
        spatial = SpatialTransforms.make(
            transform: CATransform3DIsAffine(whole) ? nil : whole,
            sublayerTransform: spatial?.sublayerTransform
        )
    }

    /// The transform of the sublayers, about this layer's anchor point.
    var sublayerTransform: CATransform3D {
        get { spatial?.sublayerTransform ?? CATransform3DIdentity }
        set {
            spatial = SpatialTransforms.make(
                transform: spatial?.transform,
                sublayerTransform: CATransform3DIsIdentity(newValue) ? nil : newValue
            )
        }
    }

    /// Returns the transform from the layer's visible coordinates to its superlayer's. The superlayer's transform for sublayers is
    /// included. Both coordinates run from left to right, even if a layer counts places from the right.
    package func toSuperlayer(_ superlayer: LayerValues?) -> CGAffineTransform {
        guard let superlayer else { return toSuperlayer }
        let position = position(beneath: superlayer)
        guard let outer = superlayer.spatial?.sublayerTransform else {
            var flat = toSuperlayer
            flat.tx += position.x - self.position.x
            return flat
        }
        let inside = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        return inside.concatenating(fromAnchor(to: position, outer, about: superlayer.anchor).flattened)
    }

    /// Returns the transform in space that corresponds to `toSuperlayer(_:)`, or nil if parallel lines of the layer stay parallel.
    func perspective(beneath superlayer: LayerValues?) -> CATransform3D? {
        guard spatial?.transform != nil || superlayer?.spatial?.sublayerTransform != nil else { return nil }
        // The anchor point lands where the flat transform puts it. Without a transform of the sublayers, only the position counts.
        let outer = superlayer?.spatial?.sublayerTransform
        let whole = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
            fromAnchor(to: position(beneath: superlayer), outer ?? CATransform3DIdentity, about: superlayer?.anchor ?? .zero)
        )
        return whole.convergesParallels ? whole : nil
    }

    /// The transform from coordinates about the anchor point to the superlayer's.
    private func fromAnchor(to position: CGPoint, _ outer: CATransform3D, about outside: CGPoint) -> CATransform3D {
        let steps = [
            spatialTransform, CATransform3DMakeTranslation(position.x - outside.x, position.y - outside.y, zPosition), outer,
            CATransform3DMakeTranslation(outside.x, outside.y, 0),
        ]
        return steps.reduce(CATransform3DIdentity, CATransform3DConcat)
    }

    /// The position from the left in the superlayer.
    private func position(beneath superlayer: LayerValues?) -> CGPoint {
        guard let superlayer, superlayer.countsFromRight else { return position }
        // The frame lies as in a mirror, for any anchor point.
        var position = position.applying(superlayer.mirror)
        position.x += (2 * anchorPoint.x - 1) * bounds.width
        return position
    }

    /// The transform from the layer's own coordinates to its visible ones, which run from left to right. The transform is its own inverse.
    package var mirror: CGAffineTransform {
        countsFromRight ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0) : .identity
    }
}
