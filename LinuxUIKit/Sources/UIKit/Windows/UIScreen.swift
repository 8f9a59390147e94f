/// The phone's screen.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the phone.
    open class var main: UIScreen { Platform.current.screen }

    /// The bounds of the screen in its present orientation, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: Platform.current.screenMetrics.size) }

    /// The number of pixels per point.
    open var scale: CGFloat { Platform.current.screenMetrics.scale }

    /// The number of the panel's own pixels per point.
    open var nativeScale: CGFloat { scale }

    /// The luminance of the brightest white that the screen can show, as a multiple of the luminance of the standard white. The value is 1
    /// if the screen shows nothing brighter.
    @available(iOS 16.0, *)
    open var potentialEDRHeadroom: CGFloat { Platform.current.screenMetrics.headroom }

    /// The maximum number of frames per second.
    open var maximumFramesPerSecond: Int { Int((1 / RenderServer.current.frameDuration).rounded()) }

    /// The coordinate space in the present orientation.
    public let coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace()

    /// The user's settings as traits.
    open var traitCollection: UITraitCollection { UITraitCollection(values: Platform.current.settings) }

    /// The traits have changed. Without effect here: a window scene is notified, the screen is not.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
