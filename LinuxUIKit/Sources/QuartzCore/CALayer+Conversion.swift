extension CALayer {
    /// Returns a point in the layer's own coordinates.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(CALayer.transform(from: l, to: self))
    }

    /// Returns a point in the other layer's coordinates.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(CALayer.transform(from: self, to: l))
    }

    /// Returns the upright box of a rectangle in the layer's own coordinates.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(CALayer.transform(from: l, to: self))
    }

    /// Returns the upright box of a rectangle in the other layer's coordinates.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(CALayer.transform(from: self, to: l))
    }

    /// Returns a time in the layer's own time. All layers have the clock's time here: no layer has its own speed or offset.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

    /// Returns a time in the other layer's time, which is the clock's.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Returns whether a point, in the layer's own coordinates, lies in the bounds.
    public func contains(_ p: CGPoint) -> Bool {
        model.bounds.contains(p)
    }

    /// Returns the transform from one layer's coordinates to another's. If a layer is nil, its coordinates are the root's.
    package static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if source === target { return .identity }
        var transform = seenTransform(from: source, to: target)
        if let source, source.model.countsFromRight { transform = source.model.mirror.concatenating(transform) }
        if let target, target.model.countsFromRight { transform = transform.concatenating(target.model.mirror) }
        return transform
    }

    /// Returns the transform between the layers' visible coordinates, for which the side from which a layer counts places does not matter.
    private static func seenTransform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
        if let source, source.superlayer === target { return source.toSuperlayer }
        if let target, target.superlayer === source { return target.toSuperlayer.inverted() }
        let up = source?.transformToRoot ?? .identity
        let down = target?.transformToRoot ?? .identity
        return up.concatenating(down.inverted())
    }

    /// The transform from the layer's visible coordinates to the coordinates around its root layer.
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
        // Most superlayers have nothing special for their sublayers. Without this check, all their many values would be passed on.
        guard let outer = superlayer, outer.model.spatial != nil || outer.model.countsFromRight else { return model.toSuperlayer }
        return model.toSuperlayer(outer.model)
    }
}
