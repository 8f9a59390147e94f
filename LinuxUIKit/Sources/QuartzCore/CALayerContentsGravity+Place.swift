extension CALayerContentsGravity {
    /// Returns the place of contents of a size in the bounds.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resizeAspect: return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .resizeAspectFill: return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), in: bounds)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            let (x, y) = anchor
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * x,
                y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width,
                height: size.height
            )
        default: return bounds
        }
    }

    /// Whether contents never reach out of the bounds.
    var staysInBounds: Bool { self == .resize || self == .resizeAspect }

    private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The share of the free space before the contents, along x and y. As in UIKit, a layer's top has the smallest y.
    private var anchor: (CGFloat, CGFloat) {
        switch self {
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        default: (0.5, 0.5)
        }
    }
}
