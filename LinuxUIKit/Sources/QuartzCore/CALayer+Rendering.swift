extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own coordinates. The drawing has the model's values, without
    /// animations.
    public func render(in ctx: CGContext) {
        displayTree()
        ctx.paint { LayerRenderer(cairo: $0, drawing: .model).drawContent(of: self) }
    }

    /// Makes the contents that are due in the tree, also for layers that have never been on the screen.
    private func displayTree() {
        displayIfNeeded()
        mask?.displayTree()
        for layer in sublayers ?? [] { layer.displayTree() }
    }
}
