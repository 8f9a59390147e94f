/// The contexts of UIKit's drawing, the current context last. Each thread has its own contexts: UIKit's pages allow drawing on any thread.
enum GraphicsContextStack {
    private static let storage = PerThread<[CGContext]>("GraphicsContextStack", onMainActor: [])

    static var contexts: [CGContext] {
        get { storage.own ?? [] }
        set { storage.own = newValue }
    }
}

/// Returns the current context of UIKit's drawing, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.contexts.last
}

/// Makes a context the current context.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.contexts.append(context)
}

/// Makes the former context the current context.
public func UIGraphicsPopContext() {
    precondition(!GraphicsContextStack.contexts.isEmpty, "UIGraphicsPopContext() without UIGraphicsPushContext(_:)")
    GraphicsContextStack.contexts.removeLast()
}

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}
