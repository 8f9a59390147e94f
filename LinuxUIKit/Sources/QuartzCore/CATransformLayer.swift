/// A layer that shows only its sublayers, and whose transform doesn't flatten them.
///
/// The layer's opacity applies to each sublayer separately. Its colors, border, contents, shadow and mask have no effect, and it clips
/// nothing.
open class CATransformLayer: CALayer {
    /// Makes a layer of size zero.
    public override init() {
        super.init()
        model.subject = .transform
    }

    /// Makes a copy of another layer for presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }
}

extension LayerValues {
    /// The values of a transform layer, without the values that have no effect.
    var withoutOwnPicture: LayerValues {
        var values = LayerValues()
        values.subject = subject
        values.bounds = bounds
        values.position = position
        values.zPosition = zPosition
        values.anchorPoint = anchorPoint
        values.transform = transform
        values.spatial = spatial
        values.isHidden = isHidden
        values.opacity = opacity
        values.countsFromRight = countsFromRight
        return values
    }
}
