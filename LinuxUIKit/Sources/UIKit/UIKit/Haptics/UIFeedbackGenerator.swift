/// Plays haptics. Use one of its subclasses.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// A generator.
    public override init() {
        super.init()
    }

    /// Wakes the engine, so that the next haptic comes without delay.
    open func prepare() {
        Platform.current.recordHapticPreparation()
    }

    func play(_ name: String, intensity: CGFloat = 1) {
        Platform.current.record(HapticEvent(time: RenderServer.current.now, name: name, intensity: intensity))
    }
}

/// Plays a knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What seems to knock.
    public enum FeedbackStyle: Int, Sendable {
        /// Something light.
        case light = 0
        /// Something of middling weight.
        case medium = 1
        /// Something heavy.
        case heavy = 2
        /// Something soft.
        case soft = 3
        /// Something rigid.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// A generator of a style.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of medium knocks.
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

/// Plays what a task came to.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What a task came to.
    public enum FeedbackType: Int, Sendable {
        /// It was done.
        case success = 0
        /// It was done, with a but.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Plays it.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        play("notification.\(notificationType)")
    }
}
