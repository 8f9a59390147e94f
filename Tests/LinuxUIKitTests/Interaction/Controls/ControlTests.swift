import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicontrol, uicontrol/event and the comments of UIControl.h.
@MainActor @Suite("UIControl", .timeLimit(.minutes(20))) struct ControlTests {
    /// A control of 100 × 40 points in the middle of the screen that writes down its events.
    private func withControl(_ body: (HeadlessDevice, RecordingControl) throws -> Void) throws {
        var configuration = HeadlessDevice.Configuration()
        configuration.touchThresholds.controlDragSlack = 20
        try HeadlessDevice.run(configuration) { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let control = RecordingControl(frame: CGRect(x: 100, y: 400, width: 100, height: 40))
            root.addSubview(control)
            device.show(root)
            try body(device, control)
        }
    }

    private let inside = CGPoint(x: 150, y: 420)
    private let outside = CGPoint(x: 150, y: 600)

    @Test("A finger that lands and lifts inside gives touchDown and touchUpInside, and highlights in between")
    func tap() throws {
        try withControl { device, control in
            let finger = device.touchDown(at: inside)
            #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
            #expect(control.state == .highlighted)
            finger.lift()
            #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
            #expect(control.events == ["touchDown", "touchUpInside"])
        }
    }

    @Test("A finger that leaves and comes back gives drag events, and the highlight goes with it")
    func dragOutAndBack() throws {
        try withControl { device, control in
            let finger = device.touchDown(at: inside)
            finger.move(by: CGVector(dx: 10, dy: 0))
            finger.move(to: outside)
            #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
            finger.move(by: CGVector(dx: 10, dy: 0))
            finger.move(to: inside)
            #expect(control.isHighlighted && control.isTouchInside)
            finger.lift()
            #expect(
                control.events == [
                    "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragOutside", "touchDragInside",
                    "touchDragEnter", "touchUpInside",
                ]
            )
        }
    }

    @Test("A finger that lifts outside gives touchUpOutside")
    func liftOutside() throws {
        try withControl { device, control in
            let finger = device.touchDown(at: inside)
            finger.move(to: outside)
            finger.lift()
            #expect(control.events.suffix(1) == ["touchUpOutside"])
            #expect(!control.events.contains("touchUpInside"))
        }
    }

    @Test("A touch that is taken away gives touchCancel alone, and cancelTracking")
    func cancel() throws {
        try withControl { device, control in
            let finger = device.touchDown(at: inside)
            finger.cancel()
            #expect(control.events == ["touchDown", "touchCancel"])
            #expect(control.trackingCalls == ["begin", "cancel"])
            #expect(!control.isHighlighted)
        }
    }

    @Test("A recognizer that recognizes cancels the control's touch")
    func cancelByRecognizer() throws {
        try withControl { device, control in
            control.superview?.addGestureRecognizer(UIPanGestureRecognizer())
            let finger = device.touchDown(at: inside)
            finger.move(by: CGVector(dx: 0, dy: 15))
            finger.move(by: CGVector(dx: 0, dy: 15))
            #expect(control.events.suffix(1) == ["touchCancel"])
            finger.lift()
            #expect(!control.events.contains("touchUpInside"))
        }
    }

    @Test("Tracking begins, continues and ends; a control may refuse to begin or to continue")
    func tracking() throws {
        try withControl { device, control in
            device.drag(from: inside, to: CGPoint(x: 160, y: 420), duration: 2.0 / 60).lift()
            #expect(control.trackingCalls == ["begin", "continue", "continue", "end"])
        }
        try withControl { device, control in
            control.begins = false
            let finger = device.touchDown(at: inside)
            #expect(!control.isTracking)
            finger.lift()
            #expect(control.events.isEmpty)
        }
        try withControl { device, control in
            control.continues = false
            let finger = device.touchDown(at: inside)
            finger.move(by: CGVector(dx: 5, dy: 0))
            #expect(!control.isTracking && !control.isHighlighted)
            finger.lift()
            #expect(control.events == ["touchDown"])
        }
    }

    @Test("A disabled control takes no touches")
    func disabled() throws {
        try withControl { device, control in
            control.isEnabled = false
            #expect(control.state == .disabled)
            device.tap(at: inside)
            #expect(control.events.isEmpty)
        }
    }

    @Test("A second finger is left aside")
    func secondFinger() throws {
        try withControl { device, control in
            let first = device.touchDown(at: inside)
            let second = device.touchDown(at: CGPoint(x: 120, y: 420))
            second.lift()
            #expect(control.events == ["touchDown"])
            first.lift()
            #expect(control.events == ["touchDown", "touchUpInside"])
        }
    }
}

private final class RecordingControl: UIControl {
    var events: [String] = []
    var trackingCalls: [String] = []
    var begins = true
    var continues = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        let names: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
            ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
            ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ]
        for (name, event) in names { addAction(UIAction { [unowned self] _ in events.append(name) }, for: event) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackingCalls.append("begin")
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackingCalls.append("continue")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        trackingCalls.append("end")
    }

    override func cancelTracking(with event: UIEvent?) {
        trackingCalls.append("cancel")
    }
}
