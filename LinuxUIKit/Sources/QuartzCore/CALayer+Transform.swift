extension CALayer {
    /// The transform about the anchor point. Animatable. Between transforms that leave the plane, their flat projections are animated.
    public var transform: CATransform3D {
        get { model.spatialTransform }
        set {
            precondition(newValue.isFinite, "CALayerInvalidGeometry: CALayer transform contains NaN or infinity: \(newValue)")
            guard !CATransform3DEqualToTransform(newValue, transform) else { return }
            let old = model.transform
            model.setSpatialTransform(newValue)
            valueDidChange(.transform, from: .transform(old), to: .transform(model.transform))
        }
    }

    /// The transform of all sublayers about this layer's anchor point, mostly for perspective. Animatable.
    public var sublayerTransform: CATransform3D {
        get { model.sublayerTransform }
        set {
            precondition(newValue.isFinite, "CALayerInvalidGeometry: CALayer sublayerTransform contains NaN or infinity: \(newValue)")
            guard !CATransform3DEqualToTransform(newValue, sublayerTransform) else { return }
            let old = model[.sublayerTransform]
            model.sublayerTransform = newValue
            valueDidChange(.sublayerTransform, from: old, to: model[.sublayerTransform])
        }
    }
}
