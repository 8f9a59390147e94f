import UIKit

/// A layer as the screen shows it, with the effects of all superlayers.
@MainActor public struct PresentedLayer {
    /// The centre, in points of the outermost layer.
    private(set) var center: CGPoint
    let size: CGSize
    /// The transform from the layer's coordinates to the outermost layer's, without the translation.
    private(set) var transform = CGAffineTransform.identity
    /// The layer's opacity, multiplied with that of all its superlayers.
    public private(set) var opacity: CGFloat = 1

    /// The area on the screen, in square points.
    var area: CGFloat { size.width * size.height * abs(transform.a * transform.d - transform.b * transform.c) }

    /// The bounding box, in points of the outermost layer.
    public var frame: CGRect {
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
        return box.offsetBy(dx: center.x, dy: center.y)
    }

    /// Creates the value of a layer at the present time.
    public init(_ layer: CALayer) {
        let bounds = (layer.presentation() ?? layer).bounds
        size = bounds.size
        center = CGPoint(x: bounds.midX, y: bounds.midY)
        for model in sequence(first: layer, next: \.superlayer) where model.superlayer != nil {
            // A layer that is not committed yet has no presentation layer.
            let shown = model.presentation() ?? model
            let own = shown.affineTransform()
            let anchor = CGPoint(
                x: shown.bounds.minX + shown.bounds.width * shown.anchorPoint.x,
                y: shown.bounds.minY + shown.bounds.height * shown.anchorPoint.y
            )
            let offset = CGPoint(x: center.x - anchor.x, y: center.y - anchor.y).applying(own)
            center = CGPoint(x: shown.position.x + offset.x, y: shown.position.y + offset.y)
            transform = transform.concatenating(CGAffineTransform(a: own.a, b: own.b, c: own.c, d: own.d, tx: 0, ty: 0))
            opacity *= CGFloat(shown.opacity)
        }
    }
}
