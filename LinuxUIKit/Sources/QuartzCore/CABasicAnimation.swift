/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between the values at the beginning and the end.
    open var byValue: Any?

    override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// Returns the progress at a fraction of a pass.
    func progress(atFraction fraction: Double, duration: CFTimeInterval) -> Double {
        guard let curve = timingFunction?.curve else { return fraction }
        return Double(curve.y(atX: CGFloat(fraction)))
    }

    override func value(atFraction fraction: Double, duration: CFTimeInterval, underlying: LayerValue, previous: LayerValue) -> LayerValue {
        let (from, to) = ends(underlying: underlying, previous: previous)
        let progress = progress(atFraction: fraction, duration: duration)
        return from.interpolated(to: to, progress: CGVector(dx: progress, dy: progress))
    }

    /// Returns the first and the last value, by "Setting Interpolation Values" on CABasicAnimation's page.
    private func ends(underlying: LayerValue, previous: LayerValue) -> (LayerValue, LayerValue) {
        func value(_ value: Any?) -> LayerValue? { value.map { LayerValue($0, like: underlying, keyPath: keyPath) } }
        switch (value(fromValue), value(toValue), value(byValue)) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.scaled(by: -1)), to)
        case (let from?, nil, nil): return (from, underlying)
        case (nil, let to?, nil): return (underlying, to)
        case (nil, nil, let by?): return (underlying, underlying.adding(by))
        case (nil, nil, nil): return (previous, underlying)
        }
    }
}

extension LayerValue {
    /// Makes a value of the same kind as another one, from an object.
    init(_ value: Any, like other: LayerValue, keyPath: String?) {
        let unboxed: LayerValue? =
            switch other {
            case .number: Self.number(of: value).map { .number($0) }
            case .point: (value as? CGPoint).map { .point($0) }
            case .size: (value as? CGSize).map { .size($0) }
            case .rect: (value as? CGRect).map { .rect($0) }
            case .transform:
                ((value as? CGAffineTransform) ?? (value as? CATransform3D)?.flattened).map { .transform($0) }
            case .color: (value as? CGColor).map { .color($0) }
            case .switch: (value as? Bool).map { .switch($0) }
            case .path: (value as? CGPath).map { .path($0) }
            case .colors: (value as? [CGColor]).map { .colors($0) }
            case .numbers: (value as? [Any]).map { .numbers($0.compactMap(Self.number)) }
            case .image: (value as? CGImage).map { .image(ImageReference(image: $0)) }
            }
        guard let unboxed else {
            preconditionFailure("NSInvalidArgumentException: a \(type(of: value)) is no value for the key path \(keyPath ?? "nil")")
        }
        self = unboxed
    }

    private static func number(of value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
