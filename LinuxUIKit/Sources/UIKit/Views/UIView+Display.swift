extension UIView {
    func displayScaleDidChange(to scale: CGFloat) {
        if drawsAtDisplayScale { layer.contentsScale = scale }
        layer.setNeedsDisplay()
    }

    /// Makes the contents if they are due. A view without a size waits for a size.
    func displayIfNeeded() {
        layer.displayIfNeeded()
    }

    /// Stores the drawing of `draw(_:)` as the layer's contents.
    func updateDrawnContents() {
        layer.drawContents(onBlack: isOpaque && backgroundColor == nil)
    }

    /// Calls `draw(_:)` with a context as the current one.
    func drawContents(in context: CGContext) {
        GraphicsContextStack.contexts.append(context)
        traitCollection.performAsCurrent { draw(bounds) }
        GraphicsContextStack.contexts.removeLast()
    }

    /// Returns the action for a change of the layer. In an animation block, the action is an animation of the block's pace. Otherwise, the
    /// action does nothing.
    func viewAction(forKey event: String) -> any CAAction {
        let schedule = RenderServer.current.schedule
        guard let key = LayerKey(rawValue: event), key.isAnimatedByViews, schedule.areViewAnimationsEnabled,
            let curve = schedule.recorders.last?.curve, curve.duration > 0
        else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = curve.duration
        animation.fromValue = layer.presentationValues[key].boxed
        return animation
    }
}
