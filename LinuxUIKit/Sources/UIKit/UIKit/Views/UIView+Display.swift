/// What a view knows of its own drawing.
struct ViewDisplayState {
    /// Its contents are due; a new view's are.
    var needsDisplay = true
    /// Set by UIView's own `draw(_:)`: how a view is known that draws nothing, since nothing tells whether a method is overridden.
    var baseDrawWasCalled = false
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

    /// Draws the contents if they are due.
    func displayIfNeeded() {
        guard displayState.needsDisplay else { return }
        displayState.needsDisplay = false
    }
}
