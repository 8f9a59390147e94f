/// The contexts that UIKit's drawing goes to, the current one last. Each thread has its own: UIKit's pages allow drawing on any.
enum GraphicsContextStack {
    private static let storage = PerThread<[CGContext]>("GraphicsContextStack", onMainActor: [])

    static var contexts: [CGContext] {
        get { storage.own ?? [] }
        set { storage.own = newValue }
    }
}

/// The context that UIKit's drawing goes to now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.contexts.last
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.contexts.append(context)
}

/// Goes back to the context before.
public func UIGraphicsPopContext() {
    precondition(!GraphicsContextStack.contexts.isEmpty, "UIGraphicsPopContext() without UIGraphicsPushContext(_:)")
    GraphicsContextStack.contexts.removeLast()
}

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}
