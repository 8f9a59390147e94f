import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiaccessibility, …/uiaccessibilitycustomaction and the header UIAccessibility.h.
@MainActor @Suite("Accessibility", .timeLimit(.minutes(20))) struct AccessibilityTests {
    @Test("The user's switches are read as they are, and each change is posted once")
    func switches() throws {
        try HeadlessDevice.run { device in
            var posted: [String] = []
            let names = [
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
                UIAccessibility.reduceTransparencyStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
                UIAccessibility.voiceOverStatusDidChangeNotification,
                UIAccessibility.videoAutoplayStatusDidChangeNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { posted.append(name.rawValue) }
                }
            }
            defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
            #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
            device.isReduceMotionEnabled = true
            #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
            device.prefersCrossFadeTransitions = true
            #expect(UIAccessibility.prefersCrossFadeTransitions && !UIAccessibility.isVoiceOverRunning)
            #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
            device.isReduceTransparencyEnabled = true
            #expect(UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
            device.isIncreaseContrastEnabled = true
            #expect(UIAccessibility.isDarkerSystemColorsEnabled)
            device.isVoiceOverRunning = true
            #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isVideoAutoplayEnabled)
            device.isVideoAutoplayEnabled = false
            #expect(!UIAccessibility.isVideoAutoplayEnabled)
            #expect(posted == names.map(\.rawValue))
        }
    }

    @Test("What is announced is said, in order")
    func announcements() throws {
        try HeadlessDevice.run { device in
            UIAccessibility.post(notification: .announcement, argument: "Photo zoomed")
            UIAccessibility.post(notification: .screenChanged, argument: "A new screen")
            #expect(device.announcements == ["Photo zoomed", "A new screen"])
        }
    }

    // UIAccessibility.Notification.screenChanged, layoutChanged: "The notification parameter is an accessibility element for VoiceOver to
    // move to after processing the notification", or a string to speak.
    @Test("VoiceOver goes to the element that a change of the screen or the layout names, and stays where none is named")
    func focus() throws {
        try HeadlessDevice.run { device in
            let (first, second) = (UIView(), UIView())
            UIAccessibility.post(notification: .screenChanged, argument: first)
            #expect(device.accessibilityFocus === first)
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            #expect(device.accessibilityFocus === first)
            UIAccessibility.post(notification: .layoutChanged, argument: second)
            #expect(device.accessibilityFocus === second)
        }
    }

    // UIAccessibility.h, accessibilityFrame: "The frame of the accessibility element, in screen coordinates." The page of
    // UIAccessibilityElement's: "Objects that inherit from UIView include this information by default." The page of
    // convertToScreenCoordinates(_:in:).
    @Test("A view's accessibility frame is its place on the screen, or the one that it is given")
    func frame() throws {
        try HeadlessDevice.run { device in
            let window = UIWindow(windowScene: device.scene)
            window.frame = CGRect(x: 10, y: 100, width: 300, height: 400)
            window.rootViewController = UIViewController()
            window.isHidden = false
            let (box, view) = (UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200)), UIView())
            view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
            box.bounds.origin = CGPoint(x: 0, y: 50)
            window.addSubview(box)
            box.addSubview(view)
            #expect(view.accessibilityFrame == CGRect(x: 35, y: 86, width: 70, height: 80))
            let half = UIAccessibility.convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 35, height: 80), in: view)
            #expect(half == CGRect(x: 35, y: 86, width: 35, height: 80))
            view.frame.origin.x += 10
            #expect(view.accessibilityFrame.minX == 45, "it goes with the view")
            view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
            view.frame.origin.x += 10
            #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
            window.isHidden = true
        }
    }

    /// The numbers are those of https://learn.microsoft.com/en-us/dotnet/api/uikit.uiaccessibilitytrait.
    @Test("The traits have Apple's bits")
    func traits() {
        #expect(UIAccessibilityTraits.button.rawValue == 1 && UIAccessibilityTraits.image.rawValue == 4)
        #expect(UIAccessibilityTraits([.button, .image]).contains(.image) && UIAccessibilityTraits.none.isEmpty)
        #expect(UIImageView().accessibilityTraits == .image)
    }
}
