package import PhoneBehavior

package typealias TouchThresholds = PhoneBehavior.TouchThresholds

/// The simulated phone: its screen, its windows, its application and its fingers.
///
/// `HeadlessDevice` is the public interface. One phone is switched on at a time.
@MainActor package final class Platform {
    /// The phone that is switched on.
    package static var current = Platform() {
        didSet { PixelAccount.current = current.decodedPixels }
    }
    /// The account of the pixels of the phone's images.
    package let decodedPixels: PixelAccount

    package var screenMetrics: ScreenMetrics {
        didSet { screenMetricsDidChange() }
    }
    /// The phone's behavior in matters that Apple doesn't document.
    package let behavior: PhoneBehavior
    package let touchThresholds: TouchThresholds
    package var accessibility = AccessibilityState()
    /// Whether keys move a focus, as on a tablet.
    package var supportsFocus = false
    /// Whether a swipe anywhere in the content pops the screen, as on iOS 26 and later.
    package var swipesBackInContent = false

    /// The user's settings: light or dark, text size and reading direction.
    var settings = TraitValues.phone

    package let screen = UIScreen()
    package let application = UIApplication()
    let device = UIDevice()
    let touchScreen = TouchScreen()
    let trackpad = Trackpad()
    let keyboard = HardwareKeyboard()
    let softwareKeyboard = SoftwareKeyboard()
    let pointer = Pointer()
    let gestures = GestureEnvironment()
    let viewTouches = ViewTouches()
    package private(set) var haptics: [HapticEvent] = []
    package private(set) var hapticPreparationCount = 0
    /// The items that the system's own activities have shared.
    package private(set) var sharedItems: [SharedItems] = []
    /// The log's messages about constraints that cannot all hold.
    package private(set) var constraintMessages: [String] = []

    /// Actions that wait for their time, in order.
    private var deferred: [DeferredAction] = []
    var systemMotions = SystemMotions()
    private var actionsAfterLayout: [@MainActor () -> Void] = []
    /// Views whose overridden traits are applied before the next layout.
    var viewsAwaitingTraits: [UIView] = []
    /// The effect views that may become flat.
    var effectViews: [WeakEffectView] = []
    private var frameCalls = FrameCalls()
    /// The hold of the main thread, or `nil` while the app runs.
    var mainThreadHold: MainThreadHold?
    private var turnDepth = 0
    /// Whether the run loop has work in this turn.
    private var isAwake = false

    /// The number of scenes connected so far, for the names of their sessions.
    var sceneCount = 0
    package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The orientation of the phone itself, even if the interface doesn't follow.
    private(set) var deviceOrientation = UIDeviceOrientation.portrait
    /// The metrics of the screen while the phone stands upright.
    let uprightMetrics: ScreenMetrics
    /// The time of new `UIView` animations while an interaction drives them.
    var scrubbedTime: ScrubbedTime?
    /// The transitions between controllers that are running.
    var transitions: [ControllerTransition] = []
    /// The screens that an animator of the app has brought in during this turn.
    private(set) var arrivals: [UIViewController] = []

    package init(
        screenMetrics: ScreenMetrics = ScreenMetrics(),
        behavior: PhoneBehavior = PhoneBehavior(),
        touchThresholds: TouchThresholds = TouchThresholds()
    ) {
        self.screenMetrics = screenMetrics
        self.behavior = behavior
        self.touchThresholds = touchThresholds
        decodedPixels = PixelAccount(decodesWhole: behavior.partialDecoding == .whole)
        uprightMetrics = screenMetrics
        settings.displayScale = screenMetrics.scale
    }

    /// Makes this phone the one that is switched on, with a clock at zero.
    package func switchOn() {
        Platform.current.transitions.forEach { $0.finishNow() }
        RenderServer.current = RenderServer()
        Platform.current = self
        UITraitCollection.current = UITraitCollection(values: settings)
    }

    // MARK: Arrivals

    /// Notes the arrival of a screen. On a phone that refuses the way back, a screen can't be left in the turn of its arrival.
    func recordArrival(of controller: UIViewController) {
        if behavior.popAtEndOfPush == .refused { arrivals.append(controller) }
    }

    func forgetArrival(of controller: UIViewController) {
        arrivals.removeAll { $0 === controller }
    }

    // MARK: Turns of the run loop

    /// Runs one event. Its layout and drawing are done at the end of the outermost turn, before anything is shown.
    package func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
        precondition(mainThreadHold == nil, "LinuxUIKit: nothing of the app can run while its main thread is held")
        isAwake = true
        turnDepth += 1
        defer {
            if turnDepth == 1 {
                endOfTurn()
                arrivals = []
            }
            turnDepth -= 1
        }
        return try body()
    }

    var isInTurn: Bool { turnDepth > 0 }

    private func endOfTurn() {
        let runLoop = RenderServer.current.mainRunLoop
        // The order of Core Animation's observer in Core Foundation's description of the main run loop.
        let orderOfCommit = 2_000_000
        if isAwake { runLoop.tell(of: .beforeWaiting, orders: ..<orderOfCommit) }
        commit()
        let schedule = RenderServer.current.schedule
        if schedule.hasMessages {
            isAwake = true
            // Calls for animations' ends are made after the commit in which the animations ended. Their changes are committed as well.
            // Calls that these changes cause wait for the next turn.
            schedule.deliverMessages()
            commit()
        }
        if isAwake { runLoop.tell(of: .beforeWaiting, orders: orderOfCommit...) }
        isAwake = false
    }

    private func commit() {
        layoutWindows()
        runActionsAfterLayout()
        RenderServer.current.displayLayers()
        CATransaction.flush()
    }

    /// Runs a closure after the layout at the end of this turn. Outside a turn, the next turn runs it.
    func afterLayout(_ perform: @escaping @MainActor () -> Void) {
        actionsAfterLayout.append(perform)
    }

    private func runActionsAfterLayout() {
        while !actionsAfterLayout.isEmpty {
            let actions = actionsAfterLayout
            actionsAfterLayout = []
            actions.forEach { $0() }
            layoutWindows()
        }
    }

    /// Lays out everything that has requested layout.
    package func layoutWindows() {
        for window in application.allWindows { window.layoutTree() }
        application.forEachWindowWithoutScene { $0.layoutTree() }
    }

    /// Makes the layout and drawing that are due now, in the middle of a turn.
    func updateScreen() {
        layoutWindows()
        RenderServer.current.displayLayers()
    }

    // MARK: Time

    /// Runs one frame: display links, deferred actions, animations, layout and drawing, in this order.
    ///
    /// - Parameter duration: The duration of the frame in seconds, if it isn't the usual one.
    package func runFrame(to time: CFTimeInterval, lasting duration: CFTimeInterval? = nil) {
        runTurn(of: advanceFrame(to: time, lasting: duration))
        RenderServer.current.countFrame()
        noticeFadedEffects()
    }

    /// Moves the clock to the next frame, and returns the times that display links get with that frame.
    func advanceFrame(to time: CFTimeInterval, lasting duration: CFTimeInterval? = nil) -> FrameStamp {
        let server = RenderServer.current
        // The duration is not the time since the clock's last move: a touch between two frames moves the clock without a frame.
        let duration = duration ?? server.frameDuration
        server.advance(to: time)
        let target = time + behavior.frameTime.lead * duration
        return FrameStamp(timestamp: target - duration, targetTimestamp: target)
    }

    /// Runs the turn of the run loop that belongs to a frame.
    func runTurn(of stamp: FrameStamp) {
        let server = RenderServer.current
        let time = server.now
        let isUnseen = application.applicationState == .background && behavior.backgroundMotion == .ends
        let calls = isUnseen ? [] : frameCalls.calls(of: server.displayLinks, for: stamp, behavior.frames)
        let isCalled = hasWork(at: time, isLinked: calls.contains { !$0.link.isPaused })
        turn {
            isAwake = isCalled
            for (link, stamp) in calls { link.fire(timestamp: stamp.timestamp, targetTimestamp: stamp.targetTimestamp) }
            runDeferredActions(until: time)
            advanceSystemMotion()
            if isUnseen { server.endAnimationsUnseen() } else { server.finishAnimations() }
        }
    }

    /// Returns whether a frame wakes the run loop. The render server shows most frames alone. On a phone, changes outside of a turn would
    /// have come in a turn of their own.
    private func hasWork(at time: CFTimeInterval, isLinked: Bool) -> Bool {
        let server = RenderServer.current
        let isDue = deferred.first.map { $0.due <= time } ?? false
        return isLinked || isDue || server.schedule.hasChanges || server.schedule.hasMessages || !systemMotionUnderWay.isEmpty
    }

    /// Runs a closure at a later time, at the end of the first frame that reaches the time.
    ///
    /// - Parameter name: A description of the action, or `nil` if nobody waits for its end.
    @discardableResult
    package func after(_ delay: CFTimeInterval, _ name: String?, perform: @escaping @MainActor () -> Void) -> DeferredAction {
        let due = RenderServer.current.now + delay
        let place = deferred.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
        let action = DeferredAction(due: due, name: name, perform: perform)
        deferred.insert(action, at: place)
        return action
    }

    /// Cancels an action that has not run yet.
    package func cancel(_ action: DeferredAction) {
        deferred.removeAll { $0 === action }
    }

    private func runDeferredActions(until time: CFTimeInterval) {
        while let action = deferred.first, action.due <= time {
            deferred.removeFirst()
            action.perform()
        }
    }

    /// The work that would continue without fingers, in words. Empty if the phone is at rest.
    package var workUnderWay: [String] {
        motionUnderWay + touchesUnderWay
    }

    /// The motions that run by themselves, without a finger.
    package var motionUnderWay: [String] {
        let server = RenderServer.current
        let links = server.displayLinks.filter { !$0.isPaused }.map { _ in "a display link" }
        return deferred.compactMap(\.name) + server.workUnderWay + systemMotionUnderWay + links
    }

    // MARK: Orientation

    /// Turns the phone for an interface orientation. Both kinds of orientations have the same numbers (UIApplication.h).
    func deviceWillTurn(for orientation: UIInterfaceOrientation) {
        let turned = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
        guard turned != deviceOrientation else { return }
        deviceOrientation = turned
        guard device.isGeneratingDeviceOrientationNotifications else { return }
        turn { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: device) }
    }

    // MARK: Haptics

    func recordHapticPreparation() {
        hapticPreparationCount += 1
    }

    func record(_ haptic: HapticEvent) {
        haptics.append(haptic)
    }

    func record(_ items: SharedItems) {
        sharedItems.append(items)
    }

    func record(constraintMessage text: String) {
        constraintMessages.append(text)
    }

    // MARK: The user's settings

    package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        settings.userInterfaceStyle = style
        settingsDidChange()
    }

    package func setContentSizeCategory(_ category: UIContentSizeCategory) {
        settings.contentSizeCategory = category
        settingsDidChange()
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    package func setLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
        settings.layoutDirection = direction
        settingsDidChange()
    }

    /// The size of the top leading corner that the controls of a smaller window cover, in points. The size is zero without controls.
    package var windowControlsSize = CGSize.zero {
        didSet {
            guard oldValue != windowControlsSize else { return }
            turn { for window in application.allWindows { window.windowControlsDidChange() } }
        }
    }

    private func settingsDidChange() {
        UITraitCollection.current = UITraitCollection(values: settings)
        turn {
            for scene in application.scenes { scene.updateTraits() }
            for window in application.allWindows { window.propagateTraits() }
            application.forEachWindowWithoutScene { $0.propagateTraits() }
        }
    }

    private func screenMetricsDidChange() {
        settings.displayScale = screenMetrics.scale
        UITraitCollection.current = UITraitCollection(values: settings)
    }
}

/// The screen's size in its present orientation in points, its scale, and the insets of its shape.
package struct ScreenMetrics: Equatable, Sendable {
    package var size = CGSize(width: 390, height: 844)
    package var scale: CGFloat = 2
    package var safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    /// The brightest white as a multiple of the standard white.
    package var headroom: CGFloat = 1

    package init() {}

    package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, headroom: CGFloat) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.headroom = headroom
    }
}

/// A haptic that was played.
package struct HapticEvent: Equatable, Sendable {
    package var time: CFTimeInterval
    package var name: String
    package var intensity: CGFloat
}

/// An action that waits for its time.
@MainActor package final class DeferredAction {
    let due: CFTimeInterval
    let name: String?
    let perform: @MainActor () -> Void

    init(due: CFTimeInterval, name: String?, perform: @escaping @MainActor () -> Void) {
        self.due = due
        self.name = name
        self.perform = perform
    }
}
