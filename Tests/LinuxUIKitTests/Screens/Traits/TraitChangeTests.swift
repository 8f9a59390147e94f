import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94 and the pages of its members, unless a test says
/// otherwise.
@MainActor @Suite("Registering for changes of traits", .timeLimit(.minutes(20))) struct TraitChangeTests {
    /// A change that the user makes to the phone, and the trait that changes with it.
    enum Change: CaseIterable {
        case style, textSize, direction, rotation

        var trait: UITrait {
            switch self {
            case .style: UITraitUserInterfaceStyle.self
            case .textSize: UITraitPreferredContentSizeCategory.self
            case .direction: UITraitLayoutDirection.self
            case .rotation: UITraitVerticalSizeClass.self
            }
        }

        @MainActor func make(on device: HeadlessDevice) throws {
            switch self {
            case .style: device.setUserInterfaceStyle(.dark)
            case .textSize: device.setContentSizeCategory(.extraLarge)
            case .direction: device.setLayoutDirection(.rightToLeft)
            case .rotation: device.rotate(to: .landscapeRight)
            }
            try device.advanceUntilIdle()
        }
    }

    @Test("The handler is called when a trait of the list changes, once, and not for another or at once", arguments: Change.allCases)
    func observedTraits(change: Change) throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            device.show(view)
            var calls: [UITraitCollection] = []
            var others = 0
            view.registerForTraitChanges([change.trait]) { (view: UIView, previous: UITraitCollection) in
                #expect(view.traitCollection != previous)
                calls.append(previous)
            }
            let rest = Change.allCases.filter { $0 != change }.map(\.trait) + [UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self]
            view.registerForTraitChanges(rest) { (_: UIView, _: UITraitCollection) in others += 1 }
            let before = view.traitCollection
            #expect(calls.isEmpty)
            try change.make(on: device)
            #expect(calls == [before] && others == 0)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface: views are drawn anew.
    @Test("What a view draws follows its traits: the text of a label lies where reading begins")
    func drawnAnew() throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 200, height: 100), safeAreaInsets: .zero)) { device in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            label.backgroundColor = .white
            label.textColor = .black
            label.text = "HIH"
            device.show(label)
            device.advanceFrames()
            let white = Picture.Pixel(red: 255, green: 255, blue: 255)
            #expect(device.screenshot().box(ofAllBut: white).maxX < 100)
            device.setLayoutDirection(.rightToLeft)
            device.advanceFrames()
            #expect(device.screenshot().box(ofAllBut: white).minX > 100)
        }
    }

    @Test("Views, controllers and scenes have it; the first parameter is the object, in its own class")
    func observers() throws {
        final class Controller: UIViewController {
            var styles: [UIUserInterfaceStyle] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                    self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
                }
            }
        }
        try HeadlessDevice.run { device in
            let controller = Controller()
            device.show(controller)
            var told: [AnyObject] = []
            controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
                told.append(view)
            }
            device.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, previous: UITraitCollection) in
                #expect(previous.userInterfaceStyle == .light && scene.traitCollection.userInterfaceStyle == .dark)
                told.append(scene)
            }
            device.setUserInterfaceStyle(.dark)
            #expect(controller.styles == [.light, .dark])
            #expect(told.count == 2 && told[0] === device.scene && told[1] === controller.view)
        }
    }

    // An answer of Apple's at https://developer.apple.com/forums/thread/733301: "traits are updated top-down through the hierarchy, so when
    // you receive trait change callbacks for one view controller or view, any child view controllers or subviews nested deeper haven't been
    // updated yet". A controller is between its view and that one's superview: WWDC 2023, session 10057.
    @Test("Traits change from the outside in: who is told finds those further in with their former traits")
    func outsideIn() throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let (outer, inner) = (UIView(), UIView())
            controller.view.addSubview(outer)
            outer.addSubview(inner)
            device.show(controller)
            var order: [String] = []
            let style = [UITraitUserInterfaceStyle.self] as [UITrait]
            inner.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in order.append("inner") }
            outer.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in
                order.append("outer")
                #expect(inner.traitCollection.userInterfaceStyle == .light)
            }
            controller.view.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in order.append("view") }
            controller.registerForTraitChanges(style) { (_: UIViewController, _: UITraitCollection) in
                order.append("controller")
                #expect(outer.traitCollection.userInterfaceStyle == .light)
            }
            controller.view.window?.registerForTraitChanges(style) { (_: UIWindow, _: UITraitCollection) in order.append("window") }
            device.setUserInterfaceStyle(.dark)
            #expect(order == ["window", "controller", "view", "outer", "inner"])
        }
    }

    @Test("A view that overrides a trait tells itself and those in it, and nobody beside it")
    func override() throws {
        try HeadlessDevice.run { device in
            let root = UIView()
            let (parent, child, sibling) = (UIView(), UIView(), UIView())
            root.addSubview(parent)
            root.addSubview(sibling)
            parent.addSubview(child)
            device.show(root)
            var told: [UIView] = []
            for view in [root, parent, child, sibling] {
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in told.append(view) }
            }
            parent.overrideUserInterfaceStyle = .dark
            device.advanceFrames()
            #expect(told == [parent, child])
        }
    }

    // "the system observes the specified traits, and calls your code when any of the observed traits change value": what they were counts
    // from the registration.
    @Test("A view that comes where its traits are others hears of it, with what it had before")
    func arrival() throws {
        try HeadlessDevice.run { device in
            let (root, view, other) = (UIView(), UIView(), UIView())
            root.overrideUserInterfaceStyle = .dark
            device.show(root)
            var previous: [UIUserInterfaceStyle] = []
            for view in [view, other] {
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, before: UITraitCollection) in
                    previous += [before.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
                }
            }
            root.addSubview(view)
            root.superview?.addSubview(other)
            device.advanceFrames()
            #expect(previous == [.light, .dark])
        }
    }

    // "use the trait change notification to call setNeedsDisplay()" and, at registerForTraitChanges(_:action:), setNeedsLayout.
    @Test("Layout comes after it, and so does what the handler has asked for")
    func beforeLayout() throws {
        final class Log: UIView {
            var events: [String] = []

            override func layoutSubviews() {
                super.layoutSubviews()
                events.append("layout \(traitCollection.userInterfaceStyle.rawValue)")
            }
        }
        try HeadlessDevice.run { device in
            let (view, inner) = (Log(), Log())
            view.addSubview(inner)
            device.show(view)
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak inner] (view: Log, _: UITraitCollection) in
                view.events.append("told")
                inner?.setNeedsLayout()
            }
            (view.events, inner.events) = ([], [])
            device.setUserInterfaceStyle(.dark)
            #expect(view.events == ["told", "layout 2"] && inner.events == ["layout 2"])
        }
    }

    // https://developer.apple.com/documentation/uikit/uitraitcollection/current lists the handler and traitCollectionDidChange(_:).
    @Test("The current traits are the object's in its handler and in traitCollectionDidChange")
    func currentTraits() throws {
        final class Probe: UIView {
            var styles: [UIUserInterfaceStyle] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                styles.append(UITraitCollection.current.userInterfaceStyle)
            }
        }
        try HeadlessDevice.run { device in
            let view = Probe()
            device.show(view)
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Probe, _: UITraitCollection) in
                view.styles.append(UITraitCollection.current.userInterfaceStyle)
            }
            view.overrideUserInterfaceStyle = .dark
            device.advanceFrames()
            #expect(view.styles == [.dark, .dark])
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
    }

    @Test("A registration that is taken back is called no more; others are")
    func unregister() throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            device.show(view)
            var calls: [String] = []
            let style = [UITraitUserInterfaceStyle.self] as [UITrait]
            let first = view.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in calls.append("first") }
            let second = view.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in calls.append("second") }
            view.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in calls.append("third") }
            view.unregisterForTraitChanges(first)
            view.unregisterForTraitChanges(first)
            UIView().unregisterForTraitChanges(second)
            device.setUserInterfaceStyle(.dark)
            #expect(calls == ["second", "third"])
            let copy = try #require(second.copy(with: nil) as? any UITraitChangeRegistration)
            view.unregisterForTraitChanges(copy)
            device.setUserInterfaceStyle(.light)
            #expect(calls == ["second", "third", "third"])
        }
    }

    // Chosen where Apple is silent: a handler that is taken back by another in the same change is not called any more, one that is added is
    // not called for it.
    @Test("A handler may register, take back and change traits itself", .chosen)
    func handlersThatChange() throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            device.show(view)
            var calls: [String] = []
            var tokens: [any UITraitChangeRegistration] = []
            let style = [UITraitUserInterfaceStyle.self] as [UITrait]
            tokens.append(
                view.registerForTraitChanges(style) { (view: UIView, previous: UITraitCollection) in
                    calls.append("first from \(previous.userInterfaceStyle.rawValue)")
                    tokens.forEach { view.unregisterForTraitChanges($0) }
                    view.registerForTraitChanges(style) { (_: UIView, previous: UITraitCollection) in
                        calls.append("later from \(previous.userInterfaceStyle.rawValue)")
                    }
                }
            )
            tokens.append(view.registerForTraitChanges(style) { (_: UIView, _: UITraitCollection) in calls.append("second") })
            device.setUserInterfaceStyle(.dark)
            #expect(calls == ["first from 1"])
            view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _: UITraitCollection) in
                view.overrideUserInterfaceStyle = .light
            }
            device.setContentSizeCategory(.small)
            #expect(calls == ["first from 1", "later from 2"])
        }
    }

    // "UIKit cleans up registrations at the end of the object lifecycle."
    @Test("Neither the registration nor whoever holds it keeps the object, and the handler goes with the object")
    func lifetime() throws {
        final class Witness {}
        try HeadlessDevice.run { device in
            weak var gone: UIView?
            weak var witness: Witness?
            var token: (any UITraitChangeRegistration)?
            do {
                let (view, seen) = (UIView(), Witness())
                (gone, witness) = (view, seen)
                token = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
                    withExtendedLifetime((seen, view)) {}
                }
                device.show(view)
                device.setUserInterfaceStyle(.dark)
                view.removeFromSuperview()
            }
            device.advanceFrames()
            #expect(gone == nil && token != nil)
            token = nil
            #expect(witness == nil)
        }
    }

    // https://developer.apple.com/documentation/uikit/uitraitdefinition-64c15 and …/uitraitcollection/subscript(_:)-96v58.
    @Test("A trait's type is the key to its value; what a collection does not specify has the default value")
    func definitions() {
        enum Theme: Int { case standard, monochrome }
        struct ThemeTrait: UITraitDefinition {
            static let defaultValue = Theme.standard
        }
        let dark = UITraitCollection(traitsFrom: [
            .init(userInterfaceStyle: .dark), .init(displayScale: 3), .init(layoutDirection: .rightToLeft),
        ])
        #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
        #expect(dark[UITraitDisplayScale.self] == 3)
        #expect(dark[UITraitLayoutDirection.self] == .rightToLeft)
        #expect(dark[UITraitPreferredContentSizeCategory.self] == .unspecified)
        #expect(dark[UITraitHorizontalSizeClass.self] == .unspecified && dark[UITraitVerticalSizeClass.self] == .unspecified)
        #expect(dark[UITraitUserInterfaceIdiom.self] == .unspecified)
        #expect(dark[ThemeTrait.self] == .standard)
        #expect(ThemeTrait.name == "ThemeTrait" && !ThemeTrait.affectsColorAppearance && UITraitUserInterfaceStyle.affectsColorAppearance)
    }

    @Test("A handler for another class than the object's traps", .chosen)
    func wrongClass() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIView().registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _: UITraitCollection) in }
        }
        #expect(exit?.said("with a handler for UIViewController") == true)
    }
}
