/// Everything visible of a layer, as one value. A layer has two: its model, and its presentation.
@usableFromInline package struct LayerValues {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CGAffineTransform.identity
    package var isHidden = false
    /// Whether horizontal places in the layer are counted from its right edge. Its sublayers are then placed as in a mirror, but not
    /// mirrored themselves.
    package var countsFromRight = false
    package var opacity: Float = 1
    package var backgroundColor: CGColor?
    package var borderColor: CGColor? = LayerValues.black
    package var borderWidth: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var maskedCorners: CACornerMask = .all
    package var masksToBounds = false
    package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    package var contents: CGImage?
    /// The turn of the contents from their pixels. An image view's layer has its image's orientation.
    package var contentsOrientation = PixelOrientation.up
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the parts of the contents that resize are tiled instead of stretched.
    package var tilesContents = false
    package var shadowColor: CGColor? = LayerValues.black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    /// The parts of the transforms that are not flat, or apply to the sublayers.
    package var spatial: SpatialTransforms?
    /// The content of a shape or gradient layer.
    package var subject: LayerSubject?
    /// The picture from which a view's transition dissolves. The model never has one.
    package var dissolve: LayerDissolve?

    package init() {}

    /// One color for all layers, since there are many layers and few have a border or a shadow.
    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The transform from the layer's own coordinates to its superlayer's. The anchor point lands on the position.
    package var toSuperlayer: CGAffineTransform {
        let anchor = anchor
        guard !transform.isIdentity else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: position.x + transform.tx - (transform.a * anchor.x + transform.c * anchor.y),
            ty: position.y + transform.ty - (transform.b * anchor.x + transform.d * anchor.y)
        )
    }

    /// The upright box of the transformed bounds in the superlayer's coordinates.
    package var frame: CGRect {
        guard transform.isIdentity else {
            return transform.isUprightScale ? scaledFrame : bounds.applying(toSuperlayer)
        }
        return CGRect(
            x: position.x - anchorPoint.x * bounds.size.width,
            y: position.y - anchorPoint.y * bounds.size.height,
            width: bounds.size.width,
            height: bounds.size.height
        )
    }

    /// The frame under a scale, from the length of each side. The difference of two corners would differ from the set size by a rounding
    /// error.
    private var scaledFrame: CGRect {
        let size = CGSize(width: bounds.width * abs(transform.a), height: bounds.height * abs(transform.d))
        return CGRect(
            x: position.x + transform.tx - (transform.a < 0 ? 1 - anchorPoint.x : anchorPoint.x) * size.width,
            y: position.y + transform.ty - (transform.d < 0 ? 1 - anchorPoint.y : anchorPoint.y) * size.height,
            width: size.width,
            height: size.height
        )
    }

    /// Returns the size of the bounds for a frame of another size.
    func boundsSize(forFrameOf size: CGSize) -> CGSize {
        guard !transform.isIdentity else { return size }
        if transform.isUprightScale { return CGSize(width: size.width / abs(transform.a), height: size.height / abs(transform.d)) }
        return CGRect(origin: .zero, size: size).applying(transform.inverted()).size
    }
}

extension CGAffineTransform {
    /// Whether the transform scales along the axes or mirrors, without rotation or skew.
    fileprivate var isUprightScale: Bool { b == 0 && c == 0 && a != 0 && d != 0 }
}
