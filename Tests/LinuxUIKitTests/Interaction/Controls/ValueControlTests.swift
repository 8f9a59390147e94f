import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiswitch, uislider and uisegmentedcontrol.
@MainActor @Suite("Switch, slider and segmented control", .timeLimit(.minutes(20))) struct ValueControlTests {
    private func show<Control: UIControl>(
        _ control: Control,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (HeadlessDevice, Control, () -> Int) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(direction)
            var changes = 0
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            control.frame.origin = CGPoint(x: 100, y: 400)
            root.addSubview(control)
            device.show(root)
            try body(device, control, { changes })
            try device.advanceUntilIdle()
        }
    }

    @Test("A tap turns a switch over and sends valueChanged; setting isOn sends nothing")
    func switchTapped() throws {
        try show(UISwitch()) { device, control, changes in
            #expect(control.bounds.size == CGSize(width: 51, height: 31))
            device.tap(at: CGPoint(x: 125, y: 415))
            #expect(control.isOn)
            #expect(changes() == 1)
            device.tap(at: CGPoint(x: 125, y: 415))
            #expect(!control.isOn)
            #expect(changes() == 2)
            control.isOn = true
            control.setOn(false, animated: true)
            #expect(changes() == 2)
        }
    }

    @Test("A disabled switch stays as it is")
    func disabledSwitch() throws {
        try show(UISwitch()) { device, control, changes in
            control.isEnabled = false
            device.tap(at: CGPoint(x: 125, y: 415))
            #expect(!control.isOn)
            #expect(changes() == 0)
        }
    }

    @Test(
        "Dragging the thumb changes the value from end to end, in reading order",
        arguments: [.leftToRight, .rightToLeft] as [UITraitEnvironmentLayoutDirection]
    )
    func sliderDragged(_ direction: UITraitEnvironmentLayoutDirection) throws {
        try show(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31)), direction: direction) { device, slider, changes in
            // The thumb is 28 points wide: its middle runs over 100 points.
            func x(_ value: CGFloat) -> CGFloat { direction == .leftToRight ? 114 + 100 * value : 214 - 100 * value }
            let finger = device.touchDown(at: CGPoint(x: x(0), y: 415))
            finger.move(to: CGPoint(x: x(0.25), y: 415))
            #expect(abs(slider.value - 0.25) < 1e-5)
            finger.move(to: CGPoint(x: x(2), y: 415))
            #expect(slider.value == 1)
            #expect(changes() == 2)
            finger.lift()
        }
    }

    // From the Event Handling Guide, "Interacting with Other User Interface Controls".
    @Test("A swipe along a slider from its thumb is the slider's, and any other one scrolls", arguments: [true, false])
    func sliderInScrollView(fromThumb: Bool) throws {
        try HeadlessDevice.run { device in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 1170, height: 844)
            let slider = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
            scrollView.addSubview(slider)
            device.show(scrollView)
            let start = CGPoint(x: fromThumb ? 60 : 300, y: 420)
            device.swipe(from: start, to: CGPoint(x: start.x + (fromThumb ? 185 : -185), y: 420), duration: 0.3)
            try device.advanceUntilIdle()
            #expect(fromThumb ? slider.value > 0.4 : slider.value == 0)
            #expect(fromThumb ? scrollView.contentOffset.x == 0 : scrollView.contentOffset.x > 100)
        }
    }

    @Test("A slider that is not continuous sends valueChanged when the finger lifts")
    func discreteSlider() throws {
        try show(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))) { device, slider, changes in
            slider.isContinuous = false
            let finger = device.touchDown(at: CGPoint(x: 114, y: 415))
            finger.move(to: CGPoint(x: 164, y: 415))
            #expect(changes() == 0)
            finger.lift()
            #expect(changes() == 1)
            #expect(abs(slider.value - 0.5) < 1e-5)
        }
    }

    @Test("A tap on a segment selects it and sends valueChanged; on the selected one it sends nothing")
    func segmentTapped() throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame.size = CGSize(width: 150, height: 32)
        try show(control) { device, control, changes in
            #expect(control.numberOfSegments == 3)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            device.tap(at: CGPoint(x: 175, y: 415))
            #expect(control.selectedSegmentIndex == 1)
            device.tap(at: CGPoint(x: 175, y: 415))
            #expect(changes() == 1)
            control.selectedSegmentIndex = 0
            #expect(changes() == 1, "setting the index sends nothing")
            #expect(control.titleForSegment(at: 2) == "Three")
        }
    }
}
