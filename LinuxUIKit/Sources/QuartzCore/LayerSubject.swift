/// The content of a layer of a special class, in addition to the content of every layer.
package indirect enum LayerSubject {
    case shape(ShapeValues)
    case gradient(GradientValues)
    /// A transform layer, which has no content of its own.
    case transform
}

extension LayerValues {
    /// A shape layer's shape. For other layers, the value is the default shape, which is never drawn.
    var shape: ShapeValues {
        get {
            guard case .shape(let shape) = subject else { return ShapeValues() }
            return shape
        }
        set {
            guard case .shape = subject else { return }
            subject = .shape(newValue)
        }
    }

    /// A gradient layer's gradient. For other layers, the value is the default gradient, which is never drawn.
    var gradient: GradientValues {
        get {
            guard case .gradient(let gradient) = subject else { return GradientValues() }
            return gradient
        }
        set {
            guard case .gradient = subject else { return }
            subject = .gradient(newValue)
        }
    }
}

extension CALayer {
    /// Changes an animatable property of a special layer.
    func change(_ key: LayerKey, _ body: (inout LayerValues) -> Void) {
        let old = model[key]
        body(&model)
        let new = model[key]
        guard old != new else { return }
        valueDidChange(key, from: old, to: new)
    }
}

/// A picture as an animatable value. Two values are equal only if they have the same picture object.
package struct ImageReference: Equatable {
    let image: CGImage?
    var orientation = PixelOrientation.up

    package static func == (one: ImageReference, other: ImageReference) -> Bool {
        one.image === other.image && one.orientation == other.orientation
    }
}
