/// The animatable properties of a layer, by the names of Core Animation's key paths.
package enum LayerKey: String, CaseIterable, Sendable {
    case bounds, position, zPosition, anchorPoint, transform, hidden, opacity
    case backgroundColor, borderColor, borderWidth, cornerRadius, contentsRect
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
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
}
