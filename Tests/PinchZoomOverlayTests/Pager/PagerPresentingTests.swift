import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The app presents an alert or a screen of its own over a pager.
@MainActor @Suite("Photo pager: alerts and screens over it", .timeLimit(.minutes(20)), .phones) struct PagerPresentingTests {
    private func makeAlert() -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "The photo will be gone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        return alert
    }

    private func isShown(_ phone: PagerPhone) -> Bool {
        phone.pager.view.window != nil && phone.pager.presentedViewController == nil
    }

    @Test("An alert gets the keys, and after it the pager does", arguments: [PagerPhone.Way.pushed, .presented], [false, true])
    func keys(way: PagerPhone.Way, isAnimated: Bool) throws {
        try PagerPhone.run(index: 1, way: way) { phone in
            for round in 1...2 {
                let alert = makeAlert()
                phone.pager.present(alert, animated: isAnimated)
                phone.device.advanceFrames(4)
                for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, " "] { phone.device.press(key) }
                phone.device.press("+", modifiers: .command)
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.currentIndex == round && !phone.pager.isZoomed && phone.chromeChanges == [])
                #expect(phone.pager.presentedViewController === alert)
                phone.device.press(UIKeyCommand.inputEscape)
                try phone.device.advanceUntilIdle()
                #expect(isShown(phone) && phone.pager.isFirstResponder)
                phone.device.press(UIKeyCommand.inputRightArrow)
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.currentIndex == round + 1)
            }
            phone.device.press(UIKeyCommand.inputEscape)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.view.window == nil && phone.root.view.window?.heldFirstResponder == nil)
        }
    }

    @Test("Fingers don't reach a pager below an alert", arguments: [PagerPhone.Way.pushed, .presented])
    func fingers(way: PagerPhone.Way) throws {
        try PagerPhone.run(index: 1, way: way) { phone in
            phone.pager.present(makeAlert(), animated: true)
            phone.device.advanceFrames(4)
            for isOpen in [false, true] {
                phone.device.swipe(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 20, y: 700), duration: 0.2)
                phone.device.swipe(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.2)
                phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: 250), spread: 200, scale: 0.3))
                for _ in 0..<2 { phone.device.tap(at: CGPoint(x: 30, y: 420)) }
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.presentedViewController is UIAlertController, "\(isOpen)")
            }
            #expect(phone.pager.view.window != nil && phone.pager.currentIndex == 1 && !phone.pager.isZoomed)
            #expect(phone.chromeChanges == [])
            phone.pager.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            try phone.swipeLeft()
            #expect(isShown(phone) && phone.pager.currentIndex == 2)
        }
    }

    @Test("The app closes a pager together with its alert", arguments: [PagerPhone.Way.pushed, .presented], [false, true])
    func closing(way: PagerPhone.Way, isAnimated: Bool) throws {
        try PagerPhone.run(way: way) { phone in
            weak var gone: UIAlertController?
            do {
                let alert = makeAlert()
                gone = alert
                phone.pager.present(alert, animated: true)
            }
            try phone.device.advanceUntilIdle()
            #expect(gone?.isFirstResponder == true)
            let navigation = phone.root.navigationController
            phone.root.dismiss(animated: isAnimated)
            try phone.device.advanceUntilIdle()
            navigation?.popViewController(animated: isAnimated)
            try phone.device.advanceUntilIdle()
            #expect(phone.root.presentedViewController == nil && phone.root.view.window != nil && phone.pager.view.window == nil)
            #expect(phone.root.view.window?.heldFirstResponder == nil && gone == nil)
        }
    }

    /// A screen that the app presents.
    enum Cover: CaseIterable, Sendable {
        case fullScreen, overFullScreen, sheet
    }

    @Test("The pager takes the keys back from a screen of the app", arguments: Cover.allCases, [false, true])
    func ownScreen(cover: Cover, takesKeys: Bool) throws {
        try PagerPhone.run(index: 1, way: .presented) { phone in
            let screen = KeyScreen()
            switch cover {
            case .fullScreen: screen.modalPresentationStyle = .fullScreen
            case .overFullScreen: screen.modalPresentationStyle = .overFullScreen
            case .sheet: break
            }
            phone.pager.present(screen, animated: true)
            try phone.device.advanceUntilIdle()
            if takesKeys { #expect(screen.becomeFirstResponder()) }
            for key in [UIKeyCommand.inputRightArrow, " ", UIKeyCommand.inputEscape] { phone.device.press(key) }
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.presentedViewController === screen && phone.pager.currentIndex == 1 && phone.chromeChanges == [])
            if takesKeys { #expect(screen.keys == [.keyboardRightArrow, .keyboardSpacebar, .keyboardEscape]) }
            phone.pager.dismiss(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(isShown(phone) && phone.pager.isFirstResponder)
            phone.device.press(UIKeyCommand.inputRightArrow)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2)
        }
    }

    @Test("After an alert over a text field, the keys are the text field's or the pager's")
    func textField() throws {
        try PagerPhone.run(index: 1) { phone in
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 44))
            phone.pager.overlayView.addSubview(field)
            #expect(field.becomeFirstResponder())
            try phone.device.advanceUntilIdle()
            phone.pager.present(makeAlert(), animated: true)
            try phone.device.advanceUntilIdle()
            #expect(!field.isEditing)
            phone.device.press(UIKeyCommand.inputEscape)
            try phone.device.advanceUntilIdle()
            #expect(field.isEditing != phone.pager.isFirstResponder)
            field.resignFirstResponder()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isFirstResponder)
        }
    }
}

/// A screen of the app that may become the first responder, and that records the keys.
private final class KeyScreen: UIViewController {
    private(set) var keys: [UIKeyboardHIDUsage] = []

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
    }
}
