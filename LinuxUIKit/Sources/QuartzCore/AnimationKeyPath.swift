/// A key path of Core Animation: a layer's animatable property, or a part of one.
package struct AnimationKeyPath {
    let name: String
    /// The property that the key path belongs to.
    let key: LayerKey
    /// The access to a part of the property, or `nil` for the whole property. Closures for a whole property would be allocated for each
    /// animation in each frame.
    private let part: Part?

    private struct Part {
        let read: (LayerValues) -> LayerValue
        let change: (LayerValue, inout LayerValues) -> Void
    }

    func read(_ values: LayerValues) -> LayerValue {
        part?.read(values) ?? values[key]
    }

    func write(_ value: LayerValue, to values: inout LayerValues) {
        if let part { part.change(value, &values) } else { values[key] = value }
    }

    /// Makes a key path to a whole property.
    package init(_ key: LayerKey) {
        name = key.rawValue
        self.key = key
        part = nil
    }

    /// Makes a key path to a property or a part of one by its name. Unknown names trap.
    init(_ name: String) {
        if let key = LayerKey(rawValue: name) {
            self.init(key)
        } else if let path = Self.path(toPart: name) {
            self = path
        } else {
            preconditionFailure("LinuxUIKit: animations of the key path \"\(name)\" are not simulated")
        }
    }

    private init(_ name: String, _ key: LayerKey, _ path: WritableKeyPath<LayerValues, CGFloat>) {
        self.init(name, key, { .number($0[keyPath: path]) }) { value, values in
            if case .number(let number) = value { values[keyPath: path] = number }
        }
    }

    private init(
        _ name: String,
        parts read: @escaping (TransformParts) -> LayerValue,
        _ change: @escaping (LayerValue, inout TransformParts) -> Void
    ) {
        self.init(name, .transform, { read(TransformParts($0.transform)) }) { value, values in
            var parts = TransformParts(values.transform)
            change(value, &parts)
            values.transform = parts.transform
        }
    }

    private init(_ name: String, part: WritableKeyPath<TransformParts, CGFloat>) {
        self.init(name, parts: { .number($0[keyPath: part]) }) { value, parts in
            if case .number(let number) = value { parts[keyPath: part] = number }
        }
    }

    private init(
        _ name: String,
        _ key: LayerKey,
        _ read: @escaping (LayerValues) -> LayerValue,
        _ change: @escaping (LayerValue, inout LayerValues) -> Void
    ) {
        self.name = name
        self.key = key
        part = Part(read: read, change: change)
    }

    private static func path(toPart name: String) -> AnimationKeyPath? {
        switch name {
        case "position.x": AnimationKeyPath(name, .position, \.position.x)
        case "position.y": AnimationKeyPath(name, .position, \.position.y)
        case "bounds.size.width": AnimationKeyPath(name, .bounds, \.bounds.size.width)
        case "bounds.size.height": AnimationKeyPath(name, .bounds, \.bounds.size.height)
        case "bounds.origin.x": AnimationKeyPath(name, .bounds, \.bounds.origin.x)
        case "bounds.origin.y": AnimationKeyPath(name, .bounds, \.bounds.origin.y)
        case "bounds.size":
            AnimationKeyPath(name, .bounds, { .size($0.bounds.size) }) { value, values in
                if case .size(let size) = value { values.bounds.size = size }
            }
        case "bounds.origin":
            AnimationKeyPath(name, .bounds, { .point($0.bounds.origin) }) { value, values in
                if case .point(let point) = value { values.bounds.origin = point }
            }
        case "transform.rotation", "transform.rotation.z": AnimationKeyPath(name, part: \.rotation)
        case "transform.scale.x": AnimationKeyPath(name, part: \.scaleX)
        case "transform.scale.y": AnimationKeyPath(name, part: \.scaleY)
        case "transform.scale":
            // One number stands for both axes. Their mean is read, as Core Animation's documentation says for all axes.
            AnimationKeyPath(name, parts: { .number(($0.scaleX + $0.scaleY) / 2) }) { value, parts in
                if case .number(let scale) = value { (parts.scaleX, parts.scaleY) = (scale, scale) }
            }
        case "transform.translation.x": AnimationKeyPath(name, part: \.translation.x)
        case "transform.translation.y": AnimationKeyPath(name, part: \.translation.y)
        case "transform.translation":
            AnimationKeyPath(name, parts: { .size(CGSize(width: $0.translation.x, height: $0.translation.y)) }) { value, parts in
                if case .size(let size) = value { parts.translation = CGPoint(x: size.width, y: size.height) }
            }
        default: nil
        }
    }
}
