import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A keyboard and a trackpad.
@MainActor @Suite("Photo pager: keys and pointers", .timeLimit(.minutes(20)), .phones) struct PagerKeyTests {
    private static let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test(
        "Arrows page, turned round where reading goes from the right; held down they go on from where the pages are going",
        arguments: [false, true]
    )
    func arrows(isRightToLeft: Bool) throws {
        try PagerPhone.run(index: 1, isRightToLeft: isRightToLeft) { phone in
            let next = isRightToLeft ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
            let previous = isRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
            phone.device.press(next)
            phone.device.advanceFrames(3)
            #expect(phone.pager.currentIndex == 1, "it moves there")
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2)
            for _ in 0..<2 {
                phone.device.press(previous)
                phone.device.advanceFrames(2)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 0)
            phone.device.press(previous)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 0)
            phone.device.isReduceMotionEnabled = true
            phone.device.press(next)
            #expect(phone.pager.currentIndex == 1, "at once")
        }
    }

    @Test("A key that repeats turns pages one by one, and closes the pager once")
    func repeats() throws {
        try PagerPhone.run(way: .presented) { phone in
            @MainActor func hold(_ key: String, repeats: Int) throws {
                phone.device.keyDown(key)
                for _ in 0..<repeats {
                    phone.device.advance(by: 0.1)
                    phone.device.repeatKey(key)
                }
                phone.device.keyUp(key)
                try phone.device.advanceUntilIdle()
            }
            try hold(UIKeyCommand.inputRightArrow, repeats: 2)
            #expect(phone.pager.currentIndex == 3)
            try hold(UIKeyCommand.inputEscape, repeats: 3)
            #expect(phone.root.presentedViewController == nil && phone.root.view.window != nil)
        }
    }

    @Test("+ zooms in about the middle, − out again, 0 to fit; space hides the bars and shows them")
    func zoom() throws {
        try PagerPhone.run { phone in
            for input in ["+", "="] {
                phone.device.press(input)
                try phone.device.advanceUntilIdle()
            }
            try #expect(abs(phone.zoomScale() - 2.25) < 1e-6)
            try #expect(distance(phone.photoPoint(under: CGPoint(x: 195, y: 422)), CGPoint(x: 195, y: 130)) < 1e-6)
            phone.device.press("-")
            try phone.device.advanceUntilIdle()
            try #expect(abs(phone.zoomScale() - 1.5) < 1e-6)
            phone.device.press("0")
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            for _ in 0..<9 {
                phone.device.press("+", modifiers: .command)
                try phone.device.advanceUntilIdle()
            }
            try #expect(abs(phone.zoomScale() - 3) < 1e-6, "no further than the maximum")
            phone.device.press(" ")
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isChromeHidden)
            phone.device.press(" ")
            try phone.device.advanceUntilIdle()
            #expect(phone.chromeChanges == [true, false])
        }
    }

    @Test("Escape closes, pushed and presented; the keys' titles are the phrases, each once")
    func escape() throws {
        for way in [GridScreen.Way.pushed, .presented] {
            try GridPhone.run(way: way) { phone in
                try phone.open(4)
                let titles = (phone.pager?.keyCommands ?? []).map(\.title).filter { !$0.isEmpty }
                #expect(
                    titles == ["Next Photo", "Previous Photo", "Close", "Zoom in", "Zoom out", "Zoom to Fit", "Hide or Show Bars"]
                )
                phone.device.press(UIKeyCommand.inputEscape)
                try phone.awaitFlight()
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed)
            }
        }
    }

    @Test(
        "A text field over the photos gets what keys write, the arrows do nothing, and after it the keys are the pager's again",
        arguments: [false, true]
    )
    func textField(supportsFocus: Bool) throws {
        try PagerPhone.run(index: 1) { phone in
            phone.device.supportsFocus = supportsFocus
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 44))
            phone.pager.overlayView.addSubview(field)
            phone.device.advanceFrames()
            phone.device.tap(at: CGPoint(x: 60, y: 622))
            try phone.device.advanceUntilIdle()
            #expect(field.isEditing)
            for key in [" ", "0", "+", "=", "-", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow] { phone.device.press(key) }
            try phone.device.advanceUntilIdle()
            #expect(field.isEditing && field.text == " 0+=-")
            #expect(phone.pager.currentIndex == 1 && !phone.pager.isZoomed && phone.chromeChanges == [])
            for isZoomed in [true, false] {
                phone.device.press(isZoomed ? "+" : "0", modifiers: .command)
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.isZoomed == isZoomed && field.text == " 0+=-")
            }
            field.resignFirstResponder()
            try phone.device.advanceUntilIdle()
            phone.device.press(UIKeyCommand.inputRightArrow)
            try phone.device.advanceUntilIdle()
            phone.device.press(" ")
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2 && phone.chromeChanges == [true] && field.text == " 0+=-")
        }
    }

    @Test("From a text field to the next one, the keys go on to the next one")
    func nextTextField() throws {
        try PagerPhone.run { phone in
            let fields = [600, 660].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 44)) }
            fields.forEach(phone.pager.overlayView.addSubview)
            #expect(fields[0].becomeFirstResponder() && fields[1].becomeFirstResponder())
            try phone.device.advanceUntilIdle()
            #expect(fields[1].isEditing)
            phone.device.press(" ")
            #expect(fields[1].text == " " && phone.chromeChanges == [])
            fields[1].resignFirstResponder()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A focused button over the photos gets Return and the space bar, and arrows move the focus", arguments: [false, true])
    func focusedButton(isResponder: Bool) throws {
        try PagerPhone.run(index: 1) { phone in
            phone.device.supportsFocus = true
            let buttons = [20, 200].map { FocusButton(isResponder, CGRect(x: $0, y: 600, width: 100, height: 44)) }
            buttons.forEach(phone.pager.overlayView.addSubview)
            phone.device.press(UIKeyCommand.inputRightArrow)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2, "nothing has the focus yet")
            let system = try #require(UIFocusSystem.focusSystem(for: phone.pager))
            system.requestFocusUpdate(to: buttons[0])
            phone.device.advanceFrames()
            #expect(buttons[0].isFocused)
            phone.device.press("\r")
            phone.device.press(UIKeyCommand.inputRightArrow)
            #expect(buttons[1].isFocused)
            phone.device.press("\r")
            phone.device.press(" ")
            phone.device.press(UIKeyCommand.inputRightArrow)
            try phone.device.advanceUntilIdle()
            #expect(buttons.map(\.count) == [1, 1] && buttons.map(\.spaces) == [0, isResponder ? 1 : 0])
            #expect(phone.pager.currentIndex == 2 && phone.chromeChanges == [])
            phone.device.press("+")
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed == !isResponder, "no use for the focus")
        }
    }

    @Test("Escape closes while someone edits a text")
    func escapeWhileEditing() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 44))
            try #require(phone.pager).overlayView.addSubview(field)
            #expect(field.becomeFirstResponder())
            try phone.device.advanceUntilIdle()
            phone.device.press(UIKeyCommand.inputEscape)
            try phone.awaitFlight()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Two fingers on a trackpad drag the photo away, or not far enough", arguments: [60, 260, -60, -260] as [CGFloat])
    func trackpad(distance: CGFloat) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let scroll = phone.device.beginTrackpadScroll(at: CGPoint(x: 195, y: 422))
            for _ in 0..<20 {
                scroll.scroll(by: CGVector(dx: 0, dy: distance / 20))
                phone.device.advanceFrames()
            }
            let frame = try #require(phone.flyingFrame)
            #expect((frame.midY - 422) * distance > 0 && abs(frame.midY - 422) > 8 && frame.width < 390)
            phone.device.advance(by: 0.2)
            scroll.end()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed == (abs(distance) > 200) && phone.isOpen == (abs(distance) < 200))
        }
    }

    @Test("Buttons of the pager have the pointer's interaction")
    func pointer() throws {
        try PagerPhone.run(way: .presented) { phone in
            #expect(phone.pager.closeButton.isPointerInteractionEnabled)
        }
    }
}

/// A button that can have the focus, and may become the first responder to take the space bar.
private final class FocusButton: UIButton {
    private(set) var count = 0
    private(set) var spaces = 0
    private let isResponder: Bool

    init(_ isResponder: Bool, _ frame: CGRect) {
        self.isResponder = isResponder
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { isResponder }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { spaces += 1 }
    }
}
