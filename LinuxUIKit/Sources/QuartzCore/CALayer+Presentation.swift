extension CALayer {
    /// Makes a presentation copy of the layer's own class.
    ///
    /// Core Animation calls `init(layer:)` of the class that it finds at run time, though the initializer isn't `required`. Here a subclass
    /// declares the inherited initializer as required, which gives it no new place in the virtual table. A call through the subclass
    /// therefore reaches the initializer of the metatype's real class. The subclass is never instantiated itself. It has a subclass of its
    /// own, because the optimizer would otherwise treat it as final and call its initializer directly.
    @_optimize(none) @inline(never)
    func makePresentation() -> CALayer {
        unsafeBitCast(type(of: self), to: LayerProbe.Type.self).init(layer: self)
    }
}

private class LayerProbe: CALayer {
    required override init(layer: Any) { super.init(layer: layer) }
}

private final class LayerProbeSubclass: LayerProbe {}
