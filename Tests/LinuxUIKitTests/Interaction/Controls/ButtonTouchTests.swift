import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uibutton.
@MainActor @Suite("UIButton under fingers", .timeLimit(.minutes(20))) struct ButtonTouchTests {
    @Test("A tap does the primary action and touchUpInside's; one that ends outside does neither")
    func tap() throws {
        try HeadlessDevice.run { device in
            var done: [String] = []
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in done.append("primary") })
            button.addAction(UIAction { _ in done.append("up") }, for: .touchUpInside)
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            show(button, on: device)
            device.tap(at: CGPoint(x: 140, y: 120))
            #expect(done.sorted() == ["primary", "up"])
            device.drag(from: CGPoint(x: 140, y: 120), to: CGPoint(x: 140, y: 400)).lift()
            #expect(done.count == 2)
        }
    }

    @Test("changesSelectionAsPrimaryAction turns isSelected over with every tap")
    func toggling() throws {
        try HeadlessDevice.run { device in
            let button = UIButton(type: .system)
            button.changesSelectionAsPrimaryAction = true
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            show(button, on: device)
            for expected in [true, false] {
                device.tap(at: CGPoint(x: 140, y: 120))
                #expect(button.isSelected == expected)
            }
        }
    }

    @Test("A tap recognizer outside does not take a tap from a button, one on the button does its own")
    func recognizersOutside() throws {
        try HeadlessDevice.run { device in
            var done = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in done += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
            let tap = UITapGestureRecognizer()
            show(button, on: device).addGestureRecognizer(tap)
            device.tap(at: CGPoint(x: 140, y: 120))
            #expect(done == 1)
        }
    }

    @discardableResult private func show(_ button: UIButton, on device: HeadlessDevice) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(button)
        device.show(root)
        return root
    }
}
