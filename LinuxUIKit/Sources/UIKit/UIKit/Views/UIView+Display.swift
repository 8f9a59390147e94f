/// What a view knows of its own drawing.
struct ViewDisplayState {
    /// Its contents are due; a new view's are.
    var needsDisplay = true
    /// It has drawn something: the contents are its own, not some that were given to the layer.
    var hasDrawnContents = false
}

extension UIView {
    func markNeedsDisplay() {
        displayState.needsDisplay = true
        Platform.current.displayIsNeeded(by: self)
    }

    func displayScaleDidChange(to scale: CGFloat) {
        layer.contentsScale = scale
        markNeedsDisplay()
    }

    /// Makes the contents if they are due; a view without a size waits until it has one.
    func displayIfNeeded() {
        guard displayState.needsDisplay, bounds.width > 0, bounds.height > 0 else { return }
        displayState.needsDisplay = false
        updateContents()
    }
}
