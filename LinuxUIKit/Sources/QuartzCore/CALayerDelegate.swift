/// The object that makes a layer's contents and chooses the animations of its changes. A view is its own layer's delegate.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes all of the contents, usually by setting `contents`. If this method is implemented, `draw(_:in:)` isn't called.
    func display(_ layer: CALayer)
    /// Draws the contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the contents are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Returns the action for a change. `nil` leaves the choice to the layer, and `NSNull` means no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The default: the layer draws its contents.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// The default: no drawing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default: no work.
    public func layerWillDraw(_ layer: CALayer) {}
    /// The default: no action of the delegate's.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
