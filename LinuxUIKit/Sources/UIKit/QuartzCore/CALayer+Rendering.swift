extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own coordinates: the model's values, without animations.
    public func render(in ctx: CGContext) {
        displayTree()
        ctx.paint { LayerRenderer(cairo: $0, showsAnimations: false).drawContent(of: self) }
    }

    /// What is due is drawn first, also of layers that have never been on the screen.
    private func displayTree() {
        displayIfNeeded()
        mask?.displayTree()
        for layer in sublayers ?? [] { layer.displayTree() }
    }
}
