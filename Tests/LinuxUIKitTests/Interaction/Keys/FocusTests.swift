import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// Keys that move the focus: "Focus on iPad keyboard navigation" (WWDC21, session 10260): the Tab key leads from area to area, arrow keys
/// within an area, Return selects. UIFocus.h, UIFocusSystem.h, and the page of UIKeyCommand.wantsPriorityOverSystemBehavior.
@MainActor @Suite("The focus", .timeLimit(.minutes(20)), .phones) final class FocusTests {
    private lazy var device = HeadlessDevice()
    private lazy var screen = UIViewController()
    private lazy var box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: screen) }
    private var focused: String? { (system?.focusedItem as? FocusSpot)?.name }

    /// Two rows of two spots, and a spot in a group of its own.
    private func show(supportsFocus: Bool = true) {
        device.supportsFocus = supportsFocus
        for (index, name) in ["a", "b", "c", "d"].enumerated() {
            box.addSubview(FocusSpot(name, CGRect(x: index % 2 * 200, y: index / 2 * 200, width: 100, height: 100)))
        }
        let other = FocusSpot("e", CGRect(x: 0, y: 450, width: 100, height: 100))
        other.focusGroupIdentifier = "other"
        box.addSubview(other)
        screen.view.addSubview(box)
        device.show(screen)
    }

    private func spot(_ name: String) throws -> FocusSpot {
        try #require(box.subviews.lazy.compactMap { $0 as? FocusSpot }.first { $0.name == name })
    }

    private func end() throws {
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("Arrows lead from item to item within a group, and the Tab key from group to group")
    func keys() throws {
        show()
        #expect(focused == nil)
        var path: [String?] = []
        let arrows = [UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow]
        for key in ["\t"] + arrows {
            device.press(key)
            path.append(focused)
        }
        #expect(path == ["a", "b", "d", "c", "a"])
        device.press("\t")
        #expect(focused == "e")
        device.press("\t", modifiers: .shift)
        #expect(focused == "a")
        #expect(try spot("a").isFocused && !spot("e").isFocused)
        try end()
    }

    // UIFocusSystem.h: "Returns nil if focus interaction is not supported".
    @Test("A phone has no focus system, and its arrows are key commands or presses")
    func phone() throws {
        show(supportsFocus: false)
        #expect(system == nil && screen.view.window?.windowScene?.focusSystem == nil)
        var commands = 0
        screen.addKeyCommand(UIKeyCommand(input: "\t") { _ in commands += 1 })
        let responder = FocusSpot("responder", .zero)
        responder.isFirst = true
        screen.view.addSubview(responder)
        #expect(responder.becomeFirstResponder())
        device.press("\t")
        #expect(commands == 1 && !responder.isFocused)
        try end()
    }

    @Test("Hidden, covered and disabled views do not get the focus")
    func unavailable() throws {
        show()
        try spot("b").isHidden = true
        try spot("c").isUserInteractionEnabled = false
        let cover = UIView(frame: try spot("d").frame.insetBy(dx: 20, dy: 20))
        box.addSubview(cover)
        device.press("\t")
        #expect(focused == "a")
        for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow] { device.press(key) }
        #expect(focused == "a")
        cover.removeFromSuperview()
        device.press(UIKeyCommand.inputDownArrow)
        #expect(focused == "d")
        try end()
    }

    @Test("A key command comes after the focus, and before it if it wants priority", arguments: [false, true])
    func priority(wanted: Bool) throws {
        show()
        device.press("\t")
        var commands = 0
        for input in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow] {
            let command = UIKeyCommand(input: input) { _ in commands += 1 }
            command.wantsPriorityOverSystemBehavior = wanted
            screen.addKeyCommand(command)
        }
        device.press(UIKeyCommand.inputRightArrow)
        #expect(focused == (wanted ? "a" : "b") && commands == (wanted ? 1 : 0))
        // The focus has no use for this key here.
        device.press(UIKeyCommand.inputUpArrow)
        #expect(commands == (wanted ? 2 : 1))
        try end()
    }

    @Test("Every part that the focus leaves or enters is asked and told; a refusal keeps the focus where it is")
    func callbacks() throws {
        show()
        device.press("\t")
        let (a, b) = (try spot("a"), try spot("b"))
        let notifications = NotificationCounter(UIFocusSystem.didUpdateNotification)
        b.refuses = true
        device.press(UIKeyCommand.inputRightArrow)
        #expect(focused == "a" && notifications.count == 0 && b.contexts.isEmpty)
        b.refuses = false
        device.press(UIKeyCommand.inputRightArrow)
        #expect(focused == "b" && notifications.count == 1)
        for view in [a, b] {
            let context = try #require(view.contexts.last)
            #expect(context == "a → b, 8")
        }
        try end()
    }

    // UIFocusSystem.h: "If accepted, the focus update will happen in the next run loop cycle." updateFocusIfNeeded: "Forces any pending
    // focus update to be committed immediately."
    @Test("An app moves the focus: in the next turn, or at once if it wants")
    func requests() throws {
        show()
        let system = try #require(system)
        system.requestFocusUpdate(to: try spot("d"))
        #expect(focused == nil)
        device.advanceFrames()
        #expect(focused == "d")
        system.requestFocusUpdate(to: try spot("c"))
        system.updateFocusIfNeeded()
        #expect(focused == "c")
        #expect(UIFocusSystem.environment(screen, contains: try spot("c")))
        #expect(!UIFocusSystem.environment(try spot("c"), contains: screen))
        try end()
    }

    @Test("Return presses a control that has the focus")
    func control() throws {
        show()
        var presses = 0
        let control = FocusControl(frame: CGRect(x: 200, y: 450, width: 100, height: 100), primaryAction: UIAction { _ in presses += 1 })
        box.addSubview(control)
        system?.requestFocusUpdate(to: control)
        device.advanceFrames()
        device.press("\r")
        #expect(presses == 1)
        control.isEnabled = false
        device.press("\r")
        #expect(presses == 1)
        try end()
    }
}

/// A view that may get the focus.
private final class FocusSpot: UIView {
    let name: String
    var isFirst = false
    var refuses = false
    private(set) var contexts: [String] = []

    init(_ name: String, _ frame: CGRect) {
        self.name = name
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { isFirst }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let names = [context.previouslyFocusedView, context.nextFocusedView].map { ($0 as? FocusSpot)?.name ?? "-" }
        contexts.append("\(names[0]) → \(names[1]), \(context.focusHeading.rawValue)")
    }
}

private final class FocusControl: UIControl {
    override var canBecomeFocused: Bool { isEnabled }
}

/// Counts the notifications of a name.
@MainActor private final class NotificationCounter {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }
}
