extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own coordinates: the model's values, without animations.
    public func render(in ctx: CGContext) {
        ctx.paint { LayerRenderer(cairo: $0, showsAnimations: false).drawContent(of: self) }
    }
}
