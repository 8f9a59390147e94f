/// Who makes a layer's contents and says how its changes are animated. A view is its own layer's delegate.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes all of the contents, most often by setting `contents`; whoever implements it is not asked to draw.
    func display(_ layer: CALayer)
    /// Draws the contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The contents are about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// What a change brings about; nil leaves it to the layer, `NSNull` is nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Optional: the layer draws its contents.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Optional: nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Optional: nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Optional: nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
