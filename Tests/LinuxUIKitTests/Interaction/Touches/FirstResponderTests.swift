import HeadlessDevice
import Testing
import UIKit

/// developer.apple.com/documentation/uikit/uiresponder: becomeFirstResponder(), resignFirstResponder(), isFirstResponder,
/// canBecomeFirstResponder, canResignFirstResponder.
@MainActor @Suite("UIResponder: the first responder", .timeLimit(.minutes(20))) struct FirstResponderTests {
    private final class Field: UIView {
        var letsGo = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { letsGo }
    }

    /// Two fields and a plain view in a window.
    private func run(_ body: (_ first: Field, _ second: Field, _ plain: UIView) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let views = (Field(), Field(), UIView())
            [views.0, views.1, views.2].forEach(controller.view.addSubview)
            device.show(controller)
            try body(views.0, views.1, views.2)
        }
    }

    @Test("There is one in a window; the former one lets go, if it may")
    func one() throws {
        try run { first, second, _ in
            #expect(!first.isFirstResponder && first.becomeFirstResponder() && first.isFirstResponder)
            #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
            second.letsGo = false
            #expect(!second.resignFirstResponder() && !first.becomeFirstResponder() && second.isFirstResponder)
            second.letsGo = true
            #expect(second.resignFirstResponder() && !second.isFirstResponder)
        }
    }

    @Test("By default a responder may not become it; nor may one that is in no window")
    func refusals() throws {
        try run { first, _, plain in
            #expect(!plain.canBecomeFirstResponder && plain.canResignFirstResponder && !plain.becomeFirstResponder())
            #expect(!Field().becomeFirstResponder())
            _ = first.becomeFirstResponder()
            first.removeFromSuperview()
            #expect(!first.isFirstResponder)
        }
    }

    @Test("A screen that is presented may, though the one below it is in no window")
    func presented() throws {
        try HeadlessDevice.run { device in
            let (root, screen) = (UIViewController(), Screen())
            device.show(root)
            screen.modalPresentationStyle = .fullScreen
            root.present(screen, animated: false)
            device.advanceFrames(2)
            #expect(screen.becomeFirstResponder() && screen.isFirstResponder)
            root.dismiss(animated: false)
            device.advanceFrames(2)
        }
    }

    private final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }
}
