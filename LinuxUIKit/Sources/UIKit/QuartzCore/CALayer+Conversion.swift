extension CALayer {
    /// The point in the layer's own coordinates.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(CALayer.transform(from: l, to: self))
    }

    /// The point in the other layer's coordinates.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(CALayer.transform(from: self, to: l))
    }

    /// The upright box of the rectangle in the layer's own coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(CALayer.transform(from: l, to: self))
    }

    /// The upright box of the rectangle in the other layer's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(CALayer.transform(from: self, to: l))
    }

    /// The time in the layer's own time. All layers have the clock's time here: none has a speed or an offset of its own.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

    /// The time in the other layer's time, which is the clock's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Whether the point, in the layer's own coordinates, lies in the bounds.
    public func contains(_ p: CGPoint) -> Bool {
        model.bounds.contains(p)
    }

    /// From one layer's coordinates to another's; nil means the coordinates of the root.
    package static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        var transform = seenTransform(from: source, to: target)
        if let source, source.model.countsFromRight { transform = source.model.mirror.concatenating(transform) }
        if let target, target.model.countsFromRight { transform = transform.concatenating(target.model.mirror) }
        return transform
    }

    /// The same of what is seen: on the way up and down it does not matter from where layers count.
    private static func seenTransform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if let source, source.superlayer === target { return source.toSuperlayer }
        if let target, target.superlayer === source { return target.toSuperlayer.inverted() }
        let up = source?.transformToRoot ?? .identity
        let down = target?.transformToRoot ?? .identity
        return up.concatenating(down.inverted())
    }

    /// From what is seen in the layer to where its root layer lies.
    private var transformToRoot: CGAffineTransform {
        var transform = toSuperlayer
        var layer = superlayer
        while let next = layer {
            transform = transform.concatenating(next.toSuperlayer)
            layer = next.superlayer
        }
        return transform
    }

    private var toSuperlayer: CGAffineTransform {
        // Its values are many to hand over, and most change nothing for their sublayers.
        guard let outer = superlayer, outer.model.spatial != nil || outer.model.countsFromRight else { return model.toSuperlayer }
        return model.toSuperlayer(outer.model)
    }
}
