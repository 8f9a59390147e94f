/// The format of a renderer's drawing.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The drawn part of the plane, in points. The part is empty unless a renderer is at work.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format with default values.
    public override required init() {}

    /// Returns a format that suits the screen.
    open class func `default`() -> Self { self.init() }

    /// Returns a format that suits the device best.
    open class func preferred() -> Self { self.init() }

    /// Returns another format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// A place where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    /// The format of the drawing.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the current colour, blended with the existing picture.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of one point within a rectangle's edges.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line of one point within a rectangle's edges, blended with the existing picture.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.setLineWidth(1)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    /// Clips all further drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws into its own contexts. Its subclass creates pictures.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    private let rendererFormat: UIGraphicsRendererFormat

    /// Creates a renderer of a part of the plane, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        precondition(bounds.isFinite, "UIGraphicsRenderer: the bounds are finite, not \(bounds)")
        self.bounds = bounds
        rendererFormat = format
        format.bounds = bounds
    }

    /// The format of the renderer's drawing.
    open var format: UIGraphicsRendererFormat { rendererFormat }
}
