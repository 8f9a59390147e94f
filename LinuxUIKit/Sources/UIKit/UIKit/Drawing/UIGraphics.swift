/// The contexts that UIKit's drawing goes to, the current one last.
enum GraphicsContextStack {
    nonisolated(unsafe) static var contexts: [GraphicsContext] = []
}

/// A context that is made when it is first asked for: a view that asks for none costs no bitmap.
final class GraphicsContext {
    private(set) var context: CGContext?
    private let make: () -> CGContext

    init(_ make: @escaping () -> CGContext) {
        self.make = make
    }

    func made() -> CGContext {
        if let context { return context }
        let new = make()
        context = new
        return new
    }
}

/// The context that UIKit's drawing goes to now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.contexts.last?.made()
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.contexts.append(GraphicsContext { context })
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
