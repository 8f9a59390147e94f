import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitextfielddelegate, "Validating and handling the editing process", the pages of
/// UITextField's members, and UITextField.h.
@MainActor @Suite("Text fields", .timeLimit(.minutes(20)), .phones) struct TextFieldTests {
    private final class Ear: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var answer = true

        private func note(_ event: String) -> Bool {
            log.append(event)
            return answer
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("should begin \(textField.isFirstResponder)") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began \(textField.isEditing)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("should end \(textField.isFirstResponder)") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended \(textField.isEditing)") }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            note("\(range.location),\(range.length) '\(string)'")
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
    }

    private func run(_ body: (HeadlessDevice, UITextField, Ear) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let (screen, field, ear) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), Ear())
            field.delegate = ear
            screen.view.backgroundColor = .white
            screen.view.addSubview(field)
            device.show(screen)
            try body(device, field, ear)
            field.resignFirstResponder()
            try device.advanceUntilIdle()
        }
    }

    @Test("A text field that refuses to end editing ends it with its removal, and the delegate is notified")
    func removal() throws {
        try run { device, field, ear in
            #expect(field.becomeFirstResponder())
            ear.log = []
            ear.answer = false
            field.removeFromSuperview()
            #expect(ear.log == ["should end true", "ended false"] && !field.isEditing)
            try device.advanceUntilIdle()
        }
    }

    @Test("A tap begins editing, keys change the text, and resigning ends it; delegate, actions and notifications say so in turn")
    func editing() throws {
        try run { device, field, ear in
            for (event, name) in [
                (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
            ] as [(UIControl.Event, String)] {
                field.addAction(UIAction { _ in ear.log.append("action \(name)") }, for: event)
            }
            let names = [
                UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
                UITextField.textDidEndEditingNotification,
            ]
            var posted: [NSNotification.Name] = []
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
                    MainActor.assumeIsolated { posted.append(name) }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            #expect(field.text == "" && !field.isEditing && !field.hasText)
            device.tap(at: CGPoint(x: 60, y: 120))
            #expect(field.isEditing && ear.log == ["should begin false", "began true", "action begin"])
            ear.log = []
            device.press("h")
            device.press("\u{8}")
            #expect(ear.log == ["0,0 'h'", "action changed", "0,1 ''", "action changed"] && field.text == "")
            ear.log = []
            device.press("i")
            device.press("\r")
            #expect(ear.log == ["0,0 'i'", "action changed", "return", "action exit"] && field.text == "i")
            ear.log = []
            #expect(field.resignFirstResponder() && !field.isEditing)
            #expect(ear.log == ["should end true", "ended false", "action end"])
            #expect(posted == [names[0], names[1], names[1], names[1], names[2]])
        }
    }

    @Test("The delegate's no is a no")
    func refused() throws {
        try run { device, field, ear in
            ear.answer = false
            #expect(!field.becomeFirstResponder())
            ear.answer = true
            #expect(field.becomeFirstResponder())
            ear.answer = false
            device.press("a")
            #expect(field.text == "" && !field.resignFirstResponder() && field.isEditing)
            let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            field.superview?.addSubview(other)
            #expect(!other.becomeFirstResponder() && field.isEditing)
            ear.answer = true
        }
    }

    @Test("A disabled text field isn't edited, and clearsOnBeginEditing empties one that is")
    func disabled() throws {
        try run { device, field, ear in
            field.text = "former"
            field.isEnabled = false
            device.tap(at: CGPoint(x: 60, y: 120))
            #expect(!field.isEditing && !field.canBecomeFirstResponder && ear.log == [])
            field.isEnabled = true
            field.clearsOnBeginEditing = true
            #expect(field.becomeFirstResponder() && field.text == "")
            field.text = nil
            #expect(field.text == "")
        }
    }

    @Test("A disappearing keyboard, an emptied text, a placeholder and a border show")
    func look() throws {
        try run { device, field, _ in
            @MainActor func hasInk() -> Bool {
                let picture = device.screenshot()
                return (20..<210).contains { x in
                    (105..<135).contains { y in picture.color(at: CGPoint(x: x, y: y)) != picture.color(at: CGPoint(x: 300, y: 300)) }
                }
            }
            #expect(!hasInk())
            field.placeholder = "Search"
            #expect(hasInk())
            field.placeholder = nil
            field.text = "Sea"
            #expect(hasInk() && field.intrinsicContentSize.width > 20)
            let width = field.intrinsicContentSize.width
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize.width > width)
            #expect(field.textRect(forBounds: field.bounds).minX > 0 && field.borderRect(forBounds: field.bounds) == field.bounds)
        }
    }
}
