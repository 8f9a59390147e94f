/// The phone as an object.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private var orientationListenerCount = 0

    /// The phone.
    open class var current: UIDevice { Platform.current.device }

    /// The phone's name. Apps receive only the model's name.
    open var name: String { model }

    /// The kind of device.
    open var model: String { "iPhone" }

    /// The kind of device, in the user's language.
    open var localizedModel: String { model }

    /// The system's name.
    open var systemName: String { "iOS" }

    /// The version of the system whose API this is.
    open var systemVersion: String { "18.0" }

    /// The kind of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// The orientation of the phone. The value is unknown, unless orientation notifications have been requested.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? Platform.current.deviceOrientation : .unknown
    }

    /// Whether orientation notifications are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListenerCount > 0 }

    /// Requests orientation notifications. Each call needs a call of `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListenerCount += 1
    }

    /// Ends a request for orientation notifications.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListenerCount = max(0, orientationListenerCount - 1)
    }

    /// Posted when the phone's orientation has changed.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned anticlockwise.
    case landscapeLeft = 3
    /// Turned clockwise.
    case landscapeRight = 4
    /// Flat, the screen above.
    case faceUp = 5
    /// Flat, the screen below.
    case faceDown = 6

    /// Whether the orientation is a landscape orientation.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the orientation is a portrait orientation.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
