/// The phone as an object.
@preconcurrency @MainActor open class UIDevice: NSObject {
    private var orientationListenerCount = 0

    /// The phone.
    open class var current: UIDevice { Platform.current.device }

    /// The phone's name; apps learn no other than the model's.
    open var name: String { model }

    /// What kind of device it is.
    open var model: String { "iPhone" }

    /// What kind of device it is, in the user's language.
    open var localizedModel: String { model }

    /// The system's name.
    open var systemName: String { "iOS" }

    /// The system's version: that whose API this is.
    open var systemVersion: String { "18.0" }

    /// The kind of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

    /// How the phone is held; unknown unless notifications of it are asked for.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? Platform.current.deviceOrientation : .unknown
    }

    /// Whether notifications of how the phone is held are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListenerCount > 0 }

    /// Asks for notifications of how the phone is held; as often as that, their end must be asked for.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationListenerCount += 1
    }

    /// Does without notifications of how the phone is held.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationListenerCount = max(0, orientationListenerCount - 1)
    }

    /// Posted when the phone is held otherwise.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
}

/// How a device is held.
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

    /// Whether it is one of the two that lie.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is one of the two that stand.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be turned so.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
