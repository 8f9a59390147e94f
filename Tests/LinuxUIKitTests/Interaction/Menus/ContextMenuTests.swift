import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UIContextMenuInteraction, UIContextMenuInteractionDelegate, UIContextMenuConfiguration,
/// UIContextMenuInteractionAnimating and "Adding context menus in your app"; what Apple does not say is in LinuxUIKit's README.
@MainActor @Suite("Context menus", .timeLimit(.minutes(20)), .phones) final class ContextMenuTests {
    private lazy var stage = MenuStage()
    private var device: HeadlessDevice { stage.device }

    @Test("A finger that rests opens the menu: the delegate is asked at its place, and told")
    func longPress() throws {
        let finger = stage.press()
        #expect(stage.locations == [CGPoint(x: 95, y: 60)])
        #expect(stage.takeLog() == ["makes menu of 0", "preview of photo", "will display", "has come"])
        #expect(stage.animations == ["comes, true"])
        #expect(stage.interaction.menuAppearance == .rich && stage.interaction.location(in: stage.root) == CGPoint(x: 195, y: 260))
        #expect(["Copy", "Share", "Delete"].allSatisfy { stage.row($0) != nil })
        finger.lift()
        try device.advanceUntilIdle()
        #expect(stage.row("Copy") != nil, "the menu stays when the finger lifts")
        stage.interaction.dismissMenu()
        try device.advanceUntilIdle()
        #expect(stage.takeLog() == ["will end", "has gone"] && stage.animations.last == "goes, true")
        #expect(stage.row("Copy") == nil && stage.interaction.menuAppearance == .unknown)
        try device.shutDown()
    }

    @Test("A short tap, and a finger that strays, open none", .chosen)
    func tooShort() throws {
        device.tap(at: CGPoint(x: 195, y: 260))
        let finger = device.touchDown(at: CGPoint(x: 195, y: 260))
        finger.move(to: CGPoint(x: 230, y: 260))
        device.advance(by: 1)
        finger.lift()
        #expect(stage.locations == [] && stage.row("Copy") == nil)
    }

    @Test("A tap chooses, and the menu goes; what is disabled cannot be chosen, what is hidden is not there")
    func choosing() throws {
        stage.menu = UIMenu(children: [stage.action("Copy"), stage.action("Move", [.disabled]), stage.action("Burn", [.hidden])])
        stage.press().lift()
        _ = stage.takeLog()
        #expect(stage.row("Burn") == nil)
        try stage.tap("Move")
        #expect(stage.takeLog() == [] && stage.row("Move") != nil)
        try stage.tap("Copy")
        #expect(stage.takeLog() == ["will end", "chose Copy", "has gone"])
        #expect(stage.row("Copy") == nil)
        try device.shutDown()
    }

    @Test("The finger that has opened the menu may slide to what it chooses", .chosen)
    func sliding() throws {
        let finger = stage.press()
        _ = stage.takeLog()
        finger.move(to: try #require(stage.middle(of: "Share")))
        device.advanceFrames()
        finger.lift()
        try device.advanceUntilIdle()
        #expect(stage.takeLog() == ["will end", "chose Share", "has gone"])
    }

    @Test("A tap outside closes it, and reaches nothing beneath", .chosen)
    func outside() throws {
        stage.press().lift()
        _ = (stage.takeLog(), stage.root.takeLog())
        device.tap(at: CGPoint(x: 20, y: 100))
        try device.advanceUntilIdle()
        #expect(stage.takeLog() == ["will end", "has gone"] && stage.row("Copy") == nil && stage.root.takeLog() == [])
    }

    @Test("When it opens, all fingers are taken away from what lies beneath, also from gestures that go along with any other", .chosen)
    func otherTouches() throws {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let (pan, both) = (UIPanGestureRecognizer(), Both())
        pan.delegate = both
        stage.photo.addGestureRecognizer(pan)
        let other = device.drag(from: CGPoint(x: 20, y: 600), to: CGPoint(x: 20, y: 640))
        let finger = stage.press()
        #expect(stage.photo.takeLog() == ["began 1", "cancelled 1"])
        #expect(stage.root.takeLog().last == "cancelled 1")
        finger.move(to: CGPoint(x: 195, y: 330))
        device.advanceFrames()
        #expect(![.began, .changed].contains(pan.state))
        other.move(to: CGPoint(x: 60, y: 640))
        #expect(stage.root.takeLog() == [])
        device.lift([finger, other])
        stage.interaction.dismissMenu()
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("Where the delegate has no configuration, other gestures go on")
    func nothingOffered() throws {
        stage.isOffered = false
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.8
        let states = StateLog(press)
        stage.photo.addGestureRecognizer(press)
        let finger = stage.press()
        #expect(states.take() == [.began] && stage.log == [] && stage.locations.count == 1)
        finger.lift()
        #expect(stage.row("Copy") == nil)
    }

    @Test("The innermost view that has a menu shows it; where it has none, the one around it does", .chosen, arguments: [true, false])
    func nested(inner: Bool) throws {
        let outer = MenuDelegate(UIMenu(children: [stage.action("Outer")]))
        stage.root.addInteraction(UIContextMenuInteraction(delegate: outer))
        stage.isOffered = inner
        let finger = stage.press()
        #expect((stage.row("Copy") != nil) == inner && (stage.row("Outer") != nil) == !inner)
        finger.lift()
        if inner { try stage.tap("Copy") } else { try stage.tap("Outer") }
        try device.shutDown()
    }

    @Test("A pointer's other button opens the menu at once, without a preview, where the pointer is")
    func secondaryClick() throws {
        device.secondaryClick(at: CGPoint(x: 150, y: 230))
        #expect(stage.takeLog() == ["makes menu of 0", "will display"] && stage.interaction.menuAppearance == .compact)
        try device.advanceUntilIdle()
        let first = try #require(stage.row("Copy"))
        #expect(first.convert(first.bounds, to: nil).origin == CGPoint(x: 128, y: 230), "as far to the pointer as there is room")
        device.secondaryClick(at: CGPoint(x: 20, y: 700))
        try device.advanceUntilIdle()
        #expect(stage.row("Copy") == nil && stage.photo.takeLog() == [])
        try device.shutDown()
    }

    @Test("A preview is the part of a view that its parameters say; the default is the whole view, where it is")
    func preview() throws {
        let half = UIPreviewParameters()
        half.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 95, height: 120))
        stage.press().lift()
        let whole = try #require(stage.row("Preview"))
        #expect(whole.convert(whole.bounds, to: nil) == CGRect(x: 100, y: 200, width: 190, height: 120))
        stage.interaction.dismissMenu()
        try device.advanceUntilIdle()
        stage.preview = UITargetedPreview(view: stage.photo, parameters: half)
        stage.press().lift()
        let part = try #require(stage.row("Preview"))
        #expect(part.convert(part.bounds, to: nil) == CGRect(x: 100, y: 200, width: 95, height: 120))
        let picture = device.screenshot()
        #expect(picture.color(at: CGPoint(x: 120, y: 250)) == .init(red: 255, green: 0, blue: 0), "above what steps back")
        #expect(picture.color(at: CGPoint(x: 250, y: 250)) != .init(red: 255, green: 0, blue: 0))
    }

    @Test("A controller's preview has the size that it prefers; a tap on it asks the delegate to commit")
    func controllersPreview() throws {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 300)
        controller.view.backgroundColor = .blue
        stage.previewProvider = { controller }
        stage.press().lift()
        #expect(controller.view.window === stage.window && controller.view.bounds.size == CGSize(width: 200, height: 300))
        _ = stage.takeLog()
        try stage.tap("Preview")
        #expect(stage.takeLog() == ["will commit", "will end", "has committed", "has gone"])
        #expect(controller.view.window == nil)
    }

    @Test("A menu within opens and closes in its place; one that shows inline stands among the others")
    func submenus() throws {
        let sizes = UIMenu(title: "Size", children: [stage.action("Small"), stage.action("Large")])
        let inline = UIMenu(options: .displayInline, children: [stage.action("Rename")])
        stage.menu = UIMenu(title: "Photo", children: [stage.action("Copy"), sizes, inline])
        stage.press().lift()
        #expect(stage.row("Photo") != nil && stage.row("Rename") != nil && stage.row("Small") == nil)
        try stage.tap("Size")
        #expect(stage.row("Small") != nil && stage.row("Copy") == nil)
        try stage.tap("Size")
        #expect(stage.row("Small") == nil && stage.row("Copy") != nil)
        try stage.tap("Size")
        _ = stage.takeLog()
        try stage.tap("Large")
        #expect(stage.takeLog() == ["will end", "chose Large", "has gone"])
    }

    @Test("An element may leave the menu open; in a menu of one selection the chosen one alone is on")
    func selection() throws {
        let actions = ["Day", "Month"].map { stage.action($0, [.keepsMenuPresented], state: $0 == "Day" ? .on : .off) }
        stage.menu = UIMenu(options: .singleSelection, children: actions)
        stage.press().lift()
        #expect(stage.row("Day")?.accessibilityTraits.contains(.selected) == true)
        _ = stage.takeLog()
        try stage.tap("Month")
        #expect(stage.takeLog() == ["chose Month"] && actions.map(\.state) == [.off, .on])
        #expect(stage.row("Month")?.accessibilityTraits.contains(.selected) == true)
        #expect(stage.row("Day")?.accessibilityTraits.contains(.selected) == false)
    }

    @Test("The menu that is open can be changed")
    func update() throws {
        stage.press().lift()
        stage.interaction.updateVisibleMenu { $0.replacingChildren([self.stage.action("Undo")] + $0.children.prefix(1)) }
        device.advanceFrames()
        #expect(stage.row("Undo") != nil && stage.row("Copy") != nil && stage.row("Delete") == nil)
        try stage.tap("Undo")
        #expect(stage.log.contains("chose Undo"))
    }

    @Test("It goes with the view that it belongs to, and with the interaction", .chosen, arguments: [true, false])
    func viewLeaves(view: Bool) throws {
        stage.press().lift()
        _ = stage.takeLog()
        if view { stage.photo.removeFromSuperview() } else { stage.photo.removeInteraction(stage.interaction) }
        #expect(stage.takeLog() == ["will end"] && stage.row("Copy") == nil)
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("A menu and its preview stay within the safe area, wherever the view is", .chosen, arguments: [0, 400, 780] as [CGFloat])
    func fits(y: CGFloat) throws {
        stage.photo.frame = CGRect(x: 5, y: y, width: 380, height: 60)
        stage.menu = UIMenu(children: (0..<8).map { stage.action("\($0)") })
        let finger = device.touchDown(at: CGPoint(x: 195, y: y + 30))
        device.advance(by: 1)
        finger.lift()
        let safe = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
        let views = try (0..<8).map { try #require(stage.row("\($0)")) } + [try #require(stage.row("Preview"))]
        for view in views { #expect(safe.contains(view.convert(view.bounds, to: nil))) }
        try stage.tap("7")
        #expect(stage.log.contains("chose 7"))
    }
}

/// Offers one menu everywhere.
final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu

    init(_ menu: UIMenu) {
        self.menu = menu
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in self.menu })
    }
}
