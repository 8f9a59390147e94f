import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UIAlertController, its preferredAction and addAction(_:), and UIAlertAction.
@MainActor @Suite("Alerts", .timeLimit(.minutes(20)), .phones) final class AlertTests {
    private var log: [String] = []

    private func run(_ body: (HeadlessDevice, UIViewController, UIAlertController) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            device.show(screen)
            let alert = UIAlertController(title: "Delete?", message: "The photo will be gone.", preferredStyle: .alert)
            for (title, style) in [("Keep", .cancel), ("Delete", .destructive)] as [(String, UIAlertAction.Style)] {
                alert.addAction(UIAlertAction(title: title, style: style) { [weak self] action in self?.log.append(action.title ?? "") })
            }
            screen.present(alert, animated: true)
            try device.advanceUntilIdle()
            try body(device, screen, alert)
            try device.advanceUntilIdle()
            #expect(screen.presentedViewController == nil && screen.view.window != nil)
        }
    }

    @Test("A tap on a button dismisses the alert, and calls the action's handler")
    func tap() throws {
        try run { device, screen, alert in
            #expect(screen.presentedViewController === alert && screen.view.window != nil && alert.actions.count == 2)
            device.isVoiceOverRunning = true
            let labels = device.accessibilityElements.map(\.accessibilityLabel)
            #expect(labels == ["Delete?", "The photo will be gone.", "Keep", "Delete"])
            let button = try #require(device.accessibilityElements.last as? UIView)
            device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            try device.advanceUntilIdle()
            #expect(log == ["Delete"])
        }
    }

    @Test("Return chooses the preferred action, and no action without one")
    func returnKey() throws {
        try run { device, screen, alert in
            device.press("\r")
            try device.advanceUntilIdle()
            #expect(screen.presentedViewController === alert && log == [])
            alert.preferredAction = alert.actions[1]
            alert.actions[1].isEnabled = false
            device.press("\r")
            try device.advanceUntilIdle()
            #expect(log == [], "disabled")
            alert.actions[1].isEnabled = true
            device.press("\r")
            device.press("\r")
            try device.advanceUntilIdle()
            #expect(log == ["Delete"])
        }
    }

    @Test("Escape chooses the cancel action", .chosen)
    func escapeKey() throws {
        try run { device, _, _ in
            device.press(UIKeyCommand.inputEscape)
            try device.advanceUntilIdle()
            #expect(log == ["Keep"])
        }
    }
}
