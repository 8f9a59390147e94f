/// The contexts that UIKit's drawing goes to, the current one last.
enum GraphicsContextStack {
    nonisolated(unsafe) static var contexts: [CGContext] = []
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
