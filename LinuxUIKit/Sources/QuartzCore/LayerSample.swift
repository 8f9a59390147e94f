/// A layer's values while its animations are applied one by one.
///
/// Additive transforms are multiplied. A change from A to B is the factor A·B⁻¹ before B, so the factors of several changes are in the
/// order in which the changes were made.
package struct LayerSample {
    private(set) var values: LayerValues
    private var factor = CGAffineTransform.identity

    init(_ values: LayerValues) {
        self.values = values
    }

    /// The present value of a key path.
    subscript(path: AnimationKeyPath) -> LayerValue {
        path.read(result)
    }

    /// Replaces the present value.
    package mutating func replace(_ path: AnimationKeyPath, with value: LayerValue) {
        if path.key == .transform {
            values.transform = factor.concatenating(values.transform)
            factor = .identity
        }
        path.write(value, to: &values)
    }

    /// Adds to the present value.
    package mutating func add(_ value: LayerValue, to path: AnimationKeyPath) {
        if path.key == .transform, case .transform(let transform) = value {
            factor = factor.concatenating(transform)
        } else {
            replace(path, with: self[path].adding(value))
        }
    }

    /// Shows the picture that is due by the clock.
    mutating func show(_ contents: any TimedContents, at time: CFTimeInterval) {
        contents.show(in: &values, at: time)
    }

    package mutating func dissolve(_ dissolve: LayerDissolve) {
        values.dissolve = dissolve
    }

    /// The values on screen. Overshooting springs lead to no sizes below 0 and to no opacities outside of 0 to 1.
    var result: LayerValues {
        var result = values
        if !factor.isIdentity { result.transform = factor.concatenating(values.transform) }
        result.bounds.size.width = max(0, result.bounds.size.width)
        result.bounds.size.height = max(0, result.bounds.size.height)
        result.opacity = min(max(0, result.opacity), 1)
        result.shadowOpacity = min(max(0, result.shadowOpacity), 1)
        result.borderWidth = max(0, result.borderWidth)
        result.cornerRadius = max(0, result.cornerRadius)
        result.shadowRadius = max(0, result.shadowRadius)
        return result
    }
}
