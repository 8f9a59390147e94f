/// A button's titles, colours and images by state, and what of them shows.
struct ButtonStates {
    /// Values by state; as Apple's, states are not hashable, their bits are.
    struct ByState<Value> {
        private var values: [UIControl.State.RawValue: Value] = [:]

        subscript(state: UIControl.State) -> Value? {
            get { values[state.rawValue] }
            set { values[state.rawValue] = newValue }
        }
    }

    var titles = ByState<String>()
    var titleColors = ByState<UIColor>()
    var images = ByState<UIImage>()

    /// The image that the image view was made from, and whether as a template.
    var shownImage: UIImage?
    var shownImageIsTemplate = false
}

extension NSDirectionalRectEdge {
    /// The edge with the layout direction resolved.
    func edge(isRightToLeft: Bool) -> UIRectEdge {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: preconditionFailure("an image is placed at one edge, not at several: \(rawValue)")
        }
    }
}

extension CGRect {
    /// The rectangle with its edges on whole pixels.
    func pixelAligned(scale: CGFloat) -> CGRect {
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (minX, minY) = (aligned(minX), aligned(minY))
        return CGRect(x: minX, y: minY, width: aligned(maxX) - minX, height: aligned(maxY) - minY)
    }
}
