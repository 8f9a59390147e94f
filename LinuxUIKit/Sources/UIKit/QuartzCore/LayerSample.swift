/// A layer's values while its animations are applied to them one by one.
///
/// Additive transforms are multiplied: a change from A to B is the factor A·B⁻¹ before B, so that the factors of several changes stand in
/// the order in which they were made.
struct LayerSample {
    private(set) var values: LayerValues
    private var factor = CGAffineTransform.identity

    init(_ values: LayerValues) {
        self.values = values
    }

    /// The value so far.
    subscript(path: AnimationKeyPath) -> LayerValue {
        path.read(result)
    }

    /// Replaces what there is so far.
    mutating func replace(_ path: AnimationKeyPath, with value: LayerValue) {
        if path.key == .transform {
            values.transform = factor.concatenating(values.transform)
            factor = .identity
        }
        path.write(value, to: &values)
    }

    /// Adds to what there is so far.
    mutating func add(_ value: LayerValue, to path: AnimationKeyPath) {
        if path.key == .transform, case .transform(let transform) = value {
            factor = factor.concatenating(transform)
        } else {
            replace(path, with: self[path].adding(value))
        }
    }

    /// Shows what is due by the clock.
    mutating func show(_ contents: any TimedContents, at time: CFTimeInterval) {
        contents.show(in: &values, at: time)
    }

    mutating func dissolve(_ dissolve: LayerDissolve) {
        values.dissolve = dissolve
    }

    /// The values on screen: overshooting springs lead to no sizes below 0 and no opacities beyond 0 and 1.
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
