import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UIResponder (pressesBegan(_:with:) and its kin, keyCommands), UIPress, UIKey, UIPressesEvent, UIKeyCommand,
/// allowsAutomaticMirroring and UIViewController.addKeyCommand(_:), and from "Handling key presses made on a physical keyboard".
@MainActor @Suite("Keys", .timeLimit(.minutes(20)), .phones) final class KeyTests {
    private lazy var device = HeadlessDevice()
    private lazy var screen = KeyScreen()
    private lazy var window = device.show(screen)
    private var log: [String] {
        get { screen.log }
        set { screen.log = newValue }
    }

    private func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func focus() {
        _ = window
        #expect(screen.field.becomeFirstResponder())
    }

    @Test("A key is a press of the first responder, from its beginning to its end; whoever does not want it hands it on")
    func presses() throws {
        focus()
        device.press("a")
        #expect(take() == ["field began a", "screen began a", "field ended a", "screen ended a"])
        screen.field.handsOn = false
        device.press(UIKeyCommand.inputEscape)
        #expect(take() == ["field began UIKeyInputEscape", "field ended UIKeyInputEscape"])
        try device.shutDown()
    }

    @Test("A press knows its key, phase, window and responder; those that are down rest in the event meanwhile")
    func pressProperties() throws {
        focus()
        var seen: [UIPress] = []
        var counts: [Int] = []
        screen.field.onPress = { presses, event in
            seen += presses
            counts.append(event?.allPresses.count ?? 0)
            #expect(event?.type == .presses && presses.count == 1)
        }
        device.keyDown("a", modifiers: [.shift])
        device.keyDown(UIKeyCommand.inputUpArrow)
        let (first, second) = (try #require(seen.first), try #require(seen.last))
        #expect(counts == [1, 2] && first.phase == .stationary && second.phase == .began)
        #expect(first.window === window && first.responder === screen.field)
        #expect(first.key?.characters == "A" && first.key?.charactersIgnoringModifiers == "a" && first.key?.modifierFlags == .shift)
        #expect(first.key?.keyCode == .keyboardA && second.key?.keyCode == .keyboardUpArrow && second.type == .upArrow)
        device.keyUp("a")
        #expect(first.phase == .ended)
        device.keyUp(UIKeyCommand.inputUpArrow)
        try device.shutDown()
    }

    @Test("A key command is done instead of the press, with the command itself", .chosen)
    func command() {
        focus()
        var commands: [UIKeyCommand] = []
        let command = UIKeyCommand(title: "Next", input: UIKeyCommand.inputRightArrow, discoverabilityTitle: "Next photo") {
            commands.append($0)
        }
        screen.commands = [command]
        #expect(command.title == "Next" && command.discoverabilityTitle == "Next photo" && command.input == "UIKeyInputRightArrow")
        #expect(command.modifierFlags == [] && command.allowsAutomaticMirroring && command.allowsAutomaticLocalization)
        #expect(!command.wantsPriorityOverSystemBehavior)
        device.press(UIKeyCommand.inputRightArrow)
        #expect(commands.count == 1 && commands[0] === command && take() == [])
        device.press(UIKeyCommand.inputLeftArrow)
        #expect(commands.count == 1 && take().count == 4)
    }

    @Test("A key that is held repeats its command, and not its press", .chosen)
    func repeats() {
        focus()
        var count = 0
        screen.commands = [UIKeyCommand(input: "a") { _ in count += 1 }]
        for input in ["a", "b"] {
            device.keyDown(input)
            for _ in 0..<2 { device.repeatKey(input) }
            device.keyUp(input)
        }
        #expect(count == 3 && take() == ["field began b", "screen began b", "field ended b", "screen ended b"])
    }

    @Test("The modifiers must be the same; upper and lower case are one key", .chosen)
    func modifiers() {
        focus()
        var count = 0
        screen.commands = [UIKeyCommand(input: "S", modifierFlags: [.command, .shift]) { _ in count += 1 }]
        device.press("s", modifiers: [.command])
        device.press("s")
        #expect(count == 0)
        device.press("s", modifiers: [.command, .shift])
        device.press("S", modifiers: [.command, .shift])
        #expect(count == 2)
    }

    @Test("The responder that is asked first has its way; the whole chain is asked, and controllers have lists of their own")
    func chain() {
        focus()
        var done: [String] = []
        screen.field.commands = [UIKeyCommand(input: "a") { _ in done.append("field") }]
        screen.commands = [UIKeyCommand(input: "a") { _ in done.append("screen") }, UIKeyCommand(input: "b") { _ in done.append("b") }]
        device.press("a")
        device.press("b")
        #expect(done == ["field", "b"])
        let plain = UIViewController()
        let command = UIKeyCommand(input: "c") { _ in done.append("c") }
        #expect(plain.keyCommands == nil)
        plain.addKeyCommand(command)
        #expect(plain.keyCommands == [command])
        plain.removeKeyCommand(command)
        #expect(plain.keyCommands == nil)
    }

    @Test("A disabled command is none")
    func disabled() {
        focus()
        var count = 0
        let command = UIKeyCommand(input: "a", attributes: .disabled) { _ in count += 1 }
        screen.commands = [command]
        device.press("a")
        #expect(count == 0 && take().count == 4)
        command.attributes = []
        device.press("a")
        #expect(count == 1)
    }

    @Test("Where reading goes from right to left, arrows and brackets change places, unless the command says no", arguments: [true, false])
    func mirroring(mirrors: Bool) {
        device.setLayoutDirection(.rightToLeft)
        focus()
        var done: [String] = []
        let commands = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow, "[", "<", "a"].map { input in
            UIKeyCommand(input: input) { _ in done.append(input) }
        }
        commands.forEach { $0.allowsAutomaticMirroring = mirrors }
        screen.commands = commands
        for input in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow, "]", ">", "a"] { device.press(input) }
        let other = ["UIKeyInputLeftArrow", "[", "<"]
        #expect(done.filter(other.contains) == (mirrors ? other : []))
        #expect(done.contains("UIKeyInputUpArrow") && done.contains("a"))
    }

    @Test("Without a first responder keys go nowhere", .given(\.keysWithoutFirstResponder, .nobody))
    func nobody() throws {
        _ = window
        screen.commands = [UIKeyCommand(input: "a") { [weak self] _ in self?.log.append("command") }]
        device.press("a")
        #expect(take() == [])
        try device.shutDown()
    }

    @Test(
        "Without a first responder keys go, on phones that do so, to the screen that is seen",
        .chosen,
        .given(\.keysWithoutFirstResponder, .topController)
    )
    func topController() throws {
        let (tabs, presenter) = (UITabBarController(), UIViewController())
        let navigation = UINavigationController(rootViewController: screen)
        tabs.viewControllers = [presenter, UIViewController()]
        device.show(tabs)
        navigation.modalPresentationStyle = .fullScreen
        presenter.present(navigation, animated: false)
        try device.advanceUntilIdle()
        device.press("a")
        #expect(take() == ["screen began a", "screen ended a"])
    }

    @Test("The key window alone gets keys, and nobody while the app is not in front")
    func keyWindow() {
        focus()
        let other = device.show(UIView())
        device.press("a")
        #expect(take() == [] && other.isKeyWindow)
        window.makeKey()
        device.press("a")
        #expect(take().count == 4)
    }

    @Test("Keys that are down are cancelled when the app is sent to the back, and letting go of them is no press", .chosen)
    func cancelled() throws {
        focus()
        screen.field.handsOn = false
        device.keyDown("a")
        device.enterBackground()
        #expect(take() == ["field began a", "field cancelled a"])
        device.keyUp("a")
        #expect(take() == [])
        device.enterForeground()
        try device.shutDown()
    }
}

/// A screen with a field that may have the keys; both write down what they hear.
private final class KeyScreen: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand]?
    lazy var field = KeyField(self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override var keyCommands: [UIKeyCommand]? { commands }

    func note(_ who: String, _ what: String, _ presses: Set<UIPress>) {
        for press in presses { log.append("\(who) \(what) \(press.key?.charactersIgnoringModifiers ?? "")") }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("screen", "began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("screen", "ended", presses) }
}

private final class KeyField: UIView {
    unowned let screen: KeyScreen
    var commands: [UIKeyCommand]?
    var handsOn = true
    var onPress: ((Set<UIPress>, UIPressesEvent?) -> Void)?

    init(_ screen: KeyScreen) {
        self.screen = screen
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        screen.note("field", "began", presses)
        onPress?(presses, event)
        if handsOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        screen.note("field", "ended", presses)
        if handsOn { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        screen.note("field", "cancelled", presses)
    }
}
