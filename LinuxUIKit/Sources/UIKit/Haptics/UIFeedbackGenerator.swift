/// Plays haptics. Apps use the subclasses.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Prepares the engine, so that the next haptic comes without delay.
    open func prepare() {
        Platform.current.recordHapticPreparation()
    }

    func play(_ name: String, intensity: CGFloat = 1) {
        Platform.current.record(HapticEvent(time: RenderServer.current.now, name: name, intensity: intensity))
    }
}

/// Plays a knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The object that seems to knock.
    public enum FeedbackStyle: Int, Sendable {
        /// A light object.
        case light = 0
        /// An object of medium weight.
        case medium = 1
        /// A heavy object.
        case heavy = 2
        /// A soft object.
        case soft = 3
        /// A rigid object.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator with a style.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of medium knocks.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Plays the knock.
    open func impactOccurred() {
        play("impact.\(style)")
    }

    /// Plays the knock with an intensity, 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        play("impact.\(style)", intensity: min(max(intensity, 0), 1))
    }
}

/// Plays the tick of a changing selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the tick.
    open func selectionChanged() {
        play("selection")
    }
}

/// Plays the outcome of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task succeeded.
        case success = 0
        /// The task succeeded with a reservation.
        case warning = 1
        /// The task failed.
        case error = 2
    }

    /// Plays a haptic for an outcome.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        play("notification.\(notificationType)")
    }
}
