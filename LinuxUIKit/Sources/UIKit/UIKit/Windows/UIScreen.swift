/// The phone's screen.
@MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    /// The screen of the phone.
    open class var main: UIScreen { Platform.current.screen }

    /// The screen in its present orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: Platform.current.screenMetrics.size) }

    /// Pixels for a point.
    open var scale: CGFloat { Platform.current.screenMetrics.scale }

    /// Pixels for a point of the panel itself.
    open var nativeScale: CGFloat { scale }

    /// Frames per second at the most.
    open var maximumFramesPerSecond: Int { Int((1 / RenderServer.current.frameDuration).rounded()) }

    /// The space in the present orientation.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// The user's settings as traits.
    open var traitCollection: UITraitCollection { UITraitCollection(values: Platform.current.settings) }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The point in the other space.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
    }

    /// The point on the screen.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
    }

    /// The rectangle's upright box in the other space.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
    }

    /// The rectangle's upright box on the screen.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
    }
}
