extension CALayer {
    /// Notes that the contents are due. They are made before the next frame is shown.
    func noteNeedsDisplay() {
        guard presented == nil else { return }
        isDisplayDue = true
        RenderServer.current.displayIsNeeded(by: self)
        RenderServer.current.schedule.noteChange()
    }

    /// Calls `draw(in:)` and stores its drawing. The bitmap is made at the first drawing into it, because nothing says beforehand whether
    /// there is any. A layer that draws nothing has no contents.
    ///
    /// - Parameter onBlack: Whether the bitmap is opaque. Without opacity to store, its empty area is black, as on a phone.
    package func drawContents(onBlack: Bool = false) {
        let (bounds, scale) = (model.bounds, max(model.contentsScale, 1))
        guard bounds.width > 0, bounds.height > 0 else { return }
        var canvas: Canvas?
        let context = CGContext {
            let new = Canvas(
                pixelWidth: max(Int((bounds.width * scale).rounded(.up)), 1),
                pixelHeight: max(Int((bounds.height * scale).rounded(.up)), 1)
            )
            canvas = new
            new.scale(by: scale, origin: bounds.origin)
            if onBlack { new.blacken() }
            return new
        }
        delegate?.layerWillDraw(self)
        draw(in: context)
        if let canvas, onBlack || context.isTouched {
            contents = canvas.makeImage()
            hasDrawnContents = true
        } else if hasDrawnContents {
            contents = nil
            hasDrawnContents = false
        }
    }
}

extension RenderServer {
    /// Makes all contents that are due on the screen, until no more are due. Off the screen, a view's contents become due again when the
    /// view enters a window. Other layers' contents wait.
    package func displayLayers() {
        var waiting: [CALayer] = []
        while true {
            let layers = takeLayersToDisplay()
            guard !layers.isEmpty else { break }
            for layer in layers {
                if layer.isOnScreen {
                    layer.displayIfNeeded()
                } else if layer.isDisplayDue, layer.owner == nil || layer.isInMask {
                    waiting.append(layer)
                }
            }
        }
        wait(for: waiting)
    }
}
