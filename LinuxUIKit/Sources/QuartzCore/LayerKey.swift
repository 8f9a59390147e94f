/// The animatable properties of a layer, by the names of Core Animation's key paths.
package enum LayerKey: String, CaseIterable, Sendable {
    case bounds, position, zPosition, anchorPoint, transform, hidden, opacity
    case backgroundColor, borderColor, borderWidth, cornerRadius, contentsRect, contentsCenter
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case sublayerTransform, contents
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
    case colors, locations, startPoint, endPoint

    /// Whether `UIView`'s animation blocks animate the property of a view's layer.
    package var isAnimatedByViews: Bool {
        switch self {
        case .bounds, .position, .zPosition, .anchorPoint, .transform, .opacity, .backgroundColor, .borderColor, .borderWidth: true
        case .cornerRadius, .contentsRect, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: true
        default: false
        }
    }

    /// Whether a change of the property is animated implicitly. Paths are not (the page of `CAShapeLayer.path`), and pictures fade only on
    /// a phone.
    var isAnimatedImplicitly: Bool { self != .path && self != .shadowPath && self != .contents }
}

/// A value of an animatable property.
package enum LayerValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case color(CGColor?)
    case `switch`(Bool)
    case path(CGPath?)
    case colors([CGColor])
    case numbers([CGFloat])
    case image(ImageReference)
}
