extension CALayer {
    /// Makes a presentation copy of the layer's own class.
    ///
    /// Core Animation calls `init(layer:)` of the class that it finds at run time. Here, the call goes through a subclass, in the way that
    /// UIKit's `DynamicInstantiation` explains.
    @_optimize(none) @inline(never)
    func makePresentation() -> CALayer {
        unsafeBitCast(type(of: self), to: LayerProbe.Type.self).init(layer: self)
    }
}

private class LayerProbe: CALayer {
    required override init(layer: Any) { super.init(layer: layer) }
}

private final class LayerProbeSubclass: LayerProbe {}
