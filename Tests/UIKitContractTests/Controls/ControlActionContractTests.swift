import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uicontrol, uiaction and the comments of UIControl.h.
@MainActor @Suite("UIControl's actions", timeLimit(minutes: 20)) struct ControlActionContractTests {
    @Test("Actions are done in order for the events they were added for, with the control as their sender")
    func actions() {
        let control = UIControl()
        var done: [String] = []
        var sender: Any?
        control.addAction(
            UIAction {
                done.append("one"); sender = $0.sender
            },
            for: .touchUpInside
        )
        control.addAction(UIAction { _ in done.append("two") }, for: [.touchUpInside, .valueChanged])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(done == ["one", "two"])
        #expect(sender as? UIControl === control)
        control.sendActions(for: .valueChanged)
        #expect(done == ["one", "two", "two"])
        control.sendActions(for: .touchDown)
        #expect(done.count == 3)
    }

    @Test("An action of the same identifier takes the other's place")
    func replacedAction() {
        let control = UIControl()
        var done: [Int] = []
        let name = UIAction.Identifier("name")
        control.addAction(UIAction(identifier: name) { _ in done.append(1) }, for: .touchDown)
        control.addAction(UIAction(identifier: name) { _ in done.append(2) }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(done == [2])
        control.removeAction(identifiedBy: name, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(done == [2])
        #expect(control.allControlEvents == [])
    }

    @Test("Actions without an identifier are told apart, and a removed one is not done")
    func removedAction() {
        let control = UIControl()
        var done: [Int] = []
        let (one, two) = (UIAction { _ in done.append(1) }, UIAction { _ in done.append(2) })
        #expect(one.identifier != two.identifier)
        control.addAction(one, for: .allTouchEvents)
        control.addAction(two, for: .touchDown)
        control.removeAction(one, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(done == [2])
        control.sendActions(for: .touchUpInside)
        #expect(done == [2, 1])
    }

    @Test("A primary action is done for primaryActionTriggered")
    func primaryAction() {
        var done = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in done += 1 })
        control.sendActions(for: .touchUpInside)
        #expect(done == 0)
        control.sendActions(for: .primaryActionTriggered)
        #expect(done == 1)
    }

    @Test("sendAction is called for each action, so that a subclass may watch")
    func watchedActions() {
        final class Watching: UIControl {
            var sent = 0
            override func sendAction(_ action: UIAction) { sent += 1 }
        }
        let control = Watching()
        control.addAction(UIAction { _ in Issue.record("the subclass did not call super") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(control.sent == 1)
    }

    @Test("Raw values are Apple's")
    func rawValues() {
        #expect(UIControl.Event.touchUpInside.rawValue == 64)
        #expect(UIControl.Event.touchCancel.rawValue == 256)
        #expect(UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
        #expect(UIControl.State.selected.rawValue == 4)
        #expect(UIControl.ContentHorizontalAlignment.trailing.rawValue == 5)
    }
}
