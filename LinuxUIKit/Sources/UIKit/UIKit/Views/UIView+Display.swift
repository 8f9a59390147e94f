/// What a view knows of its own drawing.
struct ViewDisplayState {
    /// Its contents are due; a new view's are.
    var needsDisplay = true
    /// The layer's contents are what the view has drawn, not something that was given to the layer.
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

    /// Calls `draw(_:)` and keeps what it draws. Nothing tells whether a class overrides it, so the bitmap is made when it is first drawn
    /// into: a view that draws nothing has no contents.
    func updateDrawnContents() {
        let (bounds, scale) = (bounds, max(layer.contentsScale, 1))
        var canvas: Canvas?
        let context = GraphicsContext { [isBlack = isOpaque && backgroundColor == nil] in
            let new = Canvas(
                pixelWidth: max(Int((bounds.width * scale).rounded(.up)), 1),
                pixelHeight: max(Int((bounds.height * scale).rounded(.up)), 1)
            )
            canvas = new
            let context = CGContext(canvas: new, scale: scale)
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            // An opaque bitmap has no opacity to keep: where nothing is drawn it is black, as on a phone.
            if isBlack {
                context.setFillColor(CGColor(gray: 0, alpha: 1))
                context.fill(bounds)
            }
            return context
        }
        GraphicsContextStack.contexts.append(context)
        traitCollection.performAsCurrent { draw(bounds) }
        GraphicsContextStack.contexts.removeLast()
        if let canvas, context.context?.isTouched ?? false {
            layer.contents = canvas.makeImage()
            displayState.hasDrawnContents = true
        } else if displayState.hasDrawnContents {
            layer.contents = nil
            displayState.hasDrawnContents = false
        }
    }
}
