/// What a layer's transforms have beyond the plane, or beyond the layer itself; few layers have any of it.
package final class SpatialTransforms {
    /// The layer's own transform, where it is not flat.
    let transform: CATransform3D?
    /// That of its sublayers, where there is one.
    let sublayerTransform: CATransform3D?

    private init(transform: CATransform3D?, sublayerTransform: CATransform3D?) {
        self.transform = transform
        self.sublayerTransform = sublayerTransform
    }

    /// Makes one; nil where there is nothing to say. A failing initializer would take memory each time.
    static func make(transform: CATransform3D?, sublayerTransform: CATransform3D?) -> SpatialTransforms? {
        guard transform != nil || sublayerTransform != nil else { return nil }
        return SpatialTransforms(transform: transform, sublayerTransform: sublayerTransform)
    }
}

extension LayerValues {
    /// The transform about the anchor point, as it lies in space. What an animation makes of it is flat.
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

    /// What the sublayers are under, about this layer's anchor point.
    var sublayerTransform: CATransform3D {
        get { spatial?.sublayerTransform ?? CATransform3DIdentity }
        set {
            spatial = SpatialTransforms.make(
                transform: spatial?.transform,
                sublayerTransform: CATransform3DIsIdentity(newValue) ? nil : newValue
            )
        }
    }

    /// From what is seen in the layer to what is seen in the superlayer that it lies in, whose transform for its sublayers counts.
    /// Both from left to right, also where places are counted from the right.
    func toSuperlayer(_ superlayer: LayerValues?) -> CGAffineTransform {
        guard let superlayer else { return toSuperlayer }
        var position = position
        if superlayer.countsFromRight {
            // The frame lies as in a mirror, wherever in it the anchor point is.
            position = position.applying(superlayer.mirror)
            position.x += (2 * anchorPoint.x - 1) * bounds.width
        }
        guard let outer = superlayer.spatial?.sublayerTransform else {
            var flat = toSuperlayer
            flat.tx += position.x - self.position.x
            return flat
        }
        let (inside, outside) = (anchor, superlayer.anchor)
        let steps = [
            CATransform3DMakeTranslation(-inside.x, -inside.y, 0), spatialTransform,
            CATransform3DMakeTranslation(position.x - outside.x, position.y - outside.y, zPosition), outer,
            CATransform3DMakeTranslation(outside.x, outside.y, 0),
        ]
        return steps.reduce(CATransform3DIdentity, CATransform3DConcat).flattened
    }

    /// From the layer's own places to where they are seen in it, from left to right, and back.
    var mirror: CGAffineTransform {
        countsFromRight ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0) : .identity
    }
}
