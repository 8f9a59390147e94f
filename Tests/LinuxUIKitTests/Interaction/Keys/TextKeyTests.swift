import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From the pages of UIKeyInput and of UIKeyCommand.wantsPriorityOverSystemBehavior: "the system delivers physical keyboard events to the
/// text input or focus systems first. If those systems don't handle the keyboard input, the system delivers the events to your app's key
/// commands"; if the property is true, "the system reverses that order".
@MainActor @Suite("Keys of text", .timeLimit(.minutes(20)), .phones) final class TextKeyTests {
    private lazy var device = HeadlessDevice()
    private let field = TextField()
    private let screen = UIViewController()

    private func focus() {
        screen.view.addSubview(field)
        device.show(screen)
        #expect(field.becomeFirstResponder())
    }

    @Test("A first responder that takes text gets what keys write, and what deletes")
    func text() throws {
        focus()
        #expect(!field.hasText)
        device.press("a")
        device.press("b", modifiers: [.shift])
        device.press(" ")
        device.press("\r")
        #expect(field.text == "aB \n" && field.hasText)
        device.press("\u{8}")
        #expect(field.text == "aB ")
        for key in [UIKeyCommand.inputEscape, UIKeyCommand.inputLeftArrow] { device.press(key) }
        device.press("c", modifiers: [.command])
        device.press("c", modifiers: [.control])
        #expect(field.text == "aB ")
        #expect(field.resignFirstResponder())
        device.press("a")
        #expect(field.text == "aB ")
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("A key command comes after text, and before it if it wants priority", arguments: [false, true])
    func priority(wanted: Bool) throws {
        focus()
        var done: [String] = []
        for input in ["a", UIKeyCommand.inputEscape] {
            let command = UIKeyCommand(input: input) { _ in done.append(input) }
            command.wantsPriorityOverSystemBehavior = wanted
            screen.addKeyCommand(command)
        }
        screen.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: .command) { _ in done.append("command-a") })
        device.press("a")
        #expect(done == (wanted ? ["a"] : []) && field.text == (wanted ? "" : "a"))
        // Text input has no use for these keys.
        device.press(UIKeyCommand.inputEscape)
        device.press("a", modifiers: .command)
        #expect(done.suffix(2) == ["UIKeyInputEscape", "command-a"] && field.text == (wanted ? "" : "a"))
        // Without a first responder that takes text, there is no text that could come first.
        let plain = PlainResponder()
        screen.view.addSubview(plain)
        #expect(plain.becomeFirstResponder())
        device.press("a")
        #expect(done.last == "a" && field.text == (wanted ? "" : "a"))
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("With priority, a command further along the chain comes before text; without it, a nearer one of the same keys does not")
    func chain() throws {
        focus()
        var done: [String] = []
        field.commands = [UIKeyCommand(input: "a") { _ in done.append("field") }]
        let command = UIKeyCommand(input: "a") { _ in done.append("screen") }
        command.wantsPriorityOverSystemBehavior = true
        screen.addKeyCommand(command)
        device.press("a")
        #expect(done == ["screen"] && field.text == "")
        try device.advanceUntilIdle()
        try device.shutDown()
    }
}

/// A field as an app writes it with UIKeyInput.
private final class TextField: UIView, UIKeyInput {
    var text = ""
    var commands: [UIKeyCommand]?

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
}

private final class PlainResponder: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
