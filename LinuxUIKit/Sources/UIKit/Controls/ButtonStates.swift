/// The titles, colours and images of a button by state, and the image that is shown.
struct ButtonStates {
    /// Values by state, stored by the state's bits. States themselves aren't hashable, as Apple's aren't.
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
    var backgroundImages = ByState<UIImage>()

    /// The image in the image view, in its original rendering mode, and whether the view shows this image as a template.
    var shownImage: UIImage?
    var shownImageIsTemplate = false
}

extension NSDirectionalRectEdge {
    /// Returns the edge with the layout direction resolved.
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
    /// Returns the rectangle with its edges on whole pixels.
    func pixelAligned(scale: CGFloat) -> CGRect {
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (minX, minY) = (aligned(minX), aligned(minY))
        return CGRect(x: minX, y: minY, width: aligned(maxX) - minX, height: aligned(maxY) - minY)
    }
}
