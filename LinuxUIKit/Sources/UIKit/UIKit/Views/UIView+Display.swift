extension UIView {
    func displayScaleDidChange(to scale: CGFloat) {
        if drawsAtDisplayScale { layer.contentsScale = scale }
        layer.setNeedsDisplay()
    }

    /// Makes the contents if they are due; a view without a size waits until it has one.
    func displayIfNeeded() {
        layer.displayIfNeeded()
    }

    /// Has the layer keep what `draw(_:)` draws.
    func updateDrawnContents() {
        layer.drawContents(onBlack: isOpaque && backgroundColor == nil)
    }

    /// Calls `draw(_:)` with a context as the current one.
    func drawContents(in context: CGContext) {
        GraphicsContextStack.contexts.append(context)
        traitCollection.performAsCurrent { draw(bounds) }
        GraphicsContextStack.contexts.removeLast()
    }

    /// What a change brings about: in an animation block an animation of the block's pace, otherwise nothing.
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
