import CCairo
import HeadlessDevice
import UIKit

/// A window that shows a simulated phone, and passes the input of mouse, keyboard, touch screen and touchpad on to the phone.
///
/// Real time moves the phone's clock. The left button is a finger. While Alt is held, there are two fingers, and the wheel drags a finger;
/// with Shift, both fingers move together. Control does the same as Alt, for window managers that keep Alt to themselves. A hint explains
/// the keys while they are held. Without them, the wheel is the phone's own, the right button makes a secondary click, and the pointer
/// hovers. Touches on a touch screen are fingers as well, and so are pinches on a touchpad if the X server reports them.
///
/// Keys are offered to the phone's key commands, with Alt or Control as the Command key. Except for Escape, the window's own keys come
/// first. r turns the phone, d makes the phone dark or light, m switches Reduce Motion, and s switches slow motion. p keeps a picture, and
/// q and Escape close the window.
@MainActor public final class DeviceWindow {
    /// The window's settings.
    public let options: Options
    /// The window's pixels for a point of the phone.
    public let zoom: CGFloat
    /// Whether the window is open.
    public var isOpen: Bool { window != nil }
    /// Whether the phone's time runs slowly.
    public internal(set) var isSlowMotion = false

    let device: HeadlessDevice
    private let painter: WindowPainter
    private var window: X11Window?

    private var input: WindowFingers
    private var fingers: FingersOnDevice
    private var commands: [FingerCommand] = []
    private var keyHandler: @MainActor (Key) -> Void = { _ in }
    private var modifiers = WindowEvent.Modifiers()
    var isFingerDown: Bool { input.isPressed }

    /// The time that isn't yet part of a frame, in seconds. If the last frame came a little early, the time is negative.
    private var timeLeftOver: TimeInterval = 0
    private var lastStep: ContinuousClock.Instant?
    private var screen: CGImage
    private var isScreenStale = false
    private var shown: Shown?

    /// The parts of a picture of the window. If they are the same again, nothing is drawn.
    private struct Shown: Equatable {
        var screen: ObjectIdentifier
        var dots: [CGPoint]
        var isPressed: Bool
        var hint: FingerHint?
        var help: HelpText
    }

    /// Opens a window that shows a phone.
    public init(showing device: HeadlessDevice, options: Options = Options()) throws(DeviceWindowError) {
        precondition(options.slowMotionFactor > 0, "time does not run \(options.slowMotionFactor) times as fast")
        let display = try X11Display(named: options.displayName)
        let screen = device.screenImage()
        let screenSize = UIScreen.main.bounds.size
        zoom = options.zoom ?? DeviceWindow.fittingZoom(for: screenSize, on: display)
        precondition(zoom > 0 && zoom.isFinite, "a phone is not shown \(zoom) times as large")
        painter = WindowPainter(zoom: zoom)
        self.options = options
        self.device = device
        self.screen = screen
        input = WindowFingers(screenSize: screenSize, zoom: zoom)
        fingers = FingersOnDevice(device: device)
        window = try X11Window(on: display, size: windowSize, title: options.title)
    }

    // MARK: Running

    /// Shows the phone until the window is closed. The app's tasks run between its frames.
    ///
    /// - Parameter handler: The closure to call with keys that have no function in the window.
    public func run(handlingKeys handler: @escaping @MainActor (Key) -> Void = { _ in }) async {
        keyHandler = handler
        let frame = Duration.seconds(frameDuration)
        var due = ContinuousClock.now
        while isOpen {
            step()
            due += frame
            let now = ContinuousClock.now
            if due < now {
                // The loop is too slow for the display. Frames that were missed aren't shown later.
                due = now
                await Task.yield()
            } else {
                // The task is never cancelled. If the task wakes early, the window shows its frame early.
                try? await Task.sleep(for: due - now)
            }
        }
    }

    /// Runs one step of `run`: handles events, lets the time since the last step pass on the phone, and draws the changes.
    public func step() {
        let now = ContinuousClock.now
        let elapsed = lastStep.map { (now - $0) / .seconds(1) } ?? 0
        lastStep = now
        // After a stall, such as a suspended process, the phone continues from the same time.
        step(after: min(elapsed, 0.1))
    }

    /// Runs one step as if this much real time had passed since the last step, in seconds.
    public func step(after elapsed: TimeInterval) {
        guard let window else { return }
        for event in window.pendingEvents() where isOpen { handle(event) }
        guard isOpen else { return }
        performCommands()
        advance(after: elapsed)
        draw()
    }

    /// Closes the window. Touches of fingers that are down are cancelled.
    public func close() {
        guard isOpen else { return }
        performCommands()
        fingers.cancelAll()
        window = nil
    }

    private var frameDuration: TimeInterval { 1 / Double(device.configuration.framesPerSecond) }

    /// Lets the nearest number of whole frames pass. So if the loop wakes a little early or late, it still shows one frame at a time.
    private func advance(after elapsed: TimeInterval) {
        timeLeftOver += elapsed
        let count = Int((timeLeftOver / frameDuration).rounded())
        guard count > 0 else { return }
        timeLeftOver -= Double(count) * frameDuration
        for _ in 0..<count {
            commands += input.advance(by: frameDuration * (isSlowMotion ? options.slowMotionFactor : 1))
            performCommands()
            noticeWork()
            if isSlowMotion {
                device.advanceFrame(lasting: frameDuration * options.slowMotionFactor)
            } else {
                device.advanceFrames()
            }
            noticeWork()
        }
    }

    /// Marks the screen as stale. During animations each frame may look different, and a task may have changed something.
    private func noticeWork() {
        if !isScreenStale { isScreenStale = device.hasUncommittedChanges || !device.workUnderWay.isEmpty }
    }

    private func performCommands() {
        for command in commands.withoutSupersededMoves {
            fingers.perform(command)
            isScreenStale = true
        }
        commands = []
    }

    private func handle(_ event: WindowEvent) {
        switch event {
        case .keyPressed(let key):
            // The fingers move first, because a rotation changes the meaning of their points.
            performCommands()
            if isOpen, !offer(key, with: modifiers) { press(key) }
        case .exposed: shown = nil
        case .closeRequested: close()
        default:
            if case .modifiersChanged(let held) = event { modifiers = held }
            commands += input.handle(event)
            if event.isOfPointer { performCommands() }
            point(event)
        }
    }

    func screenMayHaveChanged() {
        isScreenStale = true
    }

    private func press(_ key: Key) {
        guard let windowSwitch = WindowSwitch(key) else { return keyHandler(key) }
        turn(windowSwitch)
        isScreenStale = true
    }

    // MARK: Drawing

    private var help: HelpText {
        HelpText(items: helpItems, fontSize: max(11, (11 * zoom).rounded()))
    }

    private var windowSize: PixelSize {
        let screenSize = painter.screenSize(for: UIScreen.main.bounds.size)
        return PixelSize(width: screenSize.width, height: screenSize.height + help.height(width: screenSize.width))
    }

    private func draw() {
        if isScreenStale {
            isScreenStale = false
            screen = device.screenImage()
        }
        let screenSize = UIScreen.main.bounds.size
        commands += input.screenChanged(to: screenSize)
        let new = Shown(
            screen: ObjectIdentifier(screen),
            dots: input.dots,
            isPressed: input.isPressed,
            hint: input.hint,
            help: help
        )
        guard let window, new != shown else { return }
        let size = windowSize
        window.resize(to: size)
        let picture = painter.paint(
            screen,
            dots: new.dots,
            isPressed: new.isPressed,
            hint: new.hint,
            help: new.help,
            screenSize: painter.screenSize(for: screenSize),
            size: size
        )
        guard let picture else { return }
        window.show(picture)
        cairo_surface_destroy(picture)
        shown = new
    }

    /// Returns the window's current picture from the X server, help lines included, or `nil` if part of the window is outside the display.
    public func readBack() -> Picture? {
        guard let window, let pixels = window.readBack() else { return nil }
        return Picture(width: window.size.width, height: window.size.height, scale: zoom, pixels: pixels)
    }
}
