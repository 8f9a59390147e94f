import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From the pages of `scrollEdgeAppearance` of UINavigationBar, UITabBar and UIToolbar: "If the edge of the scrolled content reaches that
/// bar, UIKit applies the appearance settings in this property"; nil stands for the standard appearance, modified to use a transparent
/// background; a bar without its controller has the standard appearance.
@MainActor @Suite("The looks of bars at scroll edges", .timeLimit(.minutes(20))) struct BarAppearanceTests {
    /// The three kinds of bars.
    enum Bar: CaseIterable {
        case navigation, tab, tool

        /// A point in the bar beside its content, on the phone of `bench`.
        var point: CGPoint {
            switch self {
            case .navigation: CGPoint(x: 5, y: 60)
            case .tab: CGPoint(x: 5, y: 838)
            case .tool: CGPoint(x: 5, y: 740)
            }
        }

        /// The offset at which the edge of the content is at the bar.
        @MainActor func edge(of stage: BarStage) -> CGFloat {
            let (view, insets) = (stage.content, stage.content.adjustedContentInset)
            return self == .navigation ? -insets.top : view.contentSize.height + insets.bottom - view.bounds.height
        }
    }

    @Test("A bar shows scrollEdgeAppearance at the edge of the content alone", arguments: Bar.allCases)
    func scrollEdge(bar: Bar) throws {
        try bench { device, stage in
            stage.setAppearances(bar, standard: .color(.blue), scrollEdge: .color(.green))
            let edge = bar.edge(of: stage)
            for (offset, color) in [(edge, Ink.green), (500, Ink.blue), (edge, Ink.green)] {
                stage.content.contentOffset.y = offset
                #expect(device.screenshot().color(at: bar.point) == color)
            }
        }
    }

    /// From the pages of `standardAppearance` and `scrollEdgeAppearance` of UINavigationItem: the settings are used "when this item is the
    /// topmost item", instead of the bar's.
    @Test("The top item's appearances replace the navigation bar's")
    func itemAppearance() throws {
        try bench { device, stage in
            stage.setAppearances(.navigation, standard: .color(.blue), scrollEdge: .color(.green))
            let item = try #require(stage.navigation.topViewController?.navigationItem)
            let (standard, atEdge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
            (standard.backgroundColor, atEdge.backgroundColor) = (.green, .blue)
            (item.standardAppearance, item.scrollEdgeAppearance) = (standard, atEdge)
            for (offset, color) in [(Bar.navigation.edge(of: stage), Ink.blue), (500, Ink.green)] {
                stage.content.contentOffset.y = offset
                #expect(device.screenshot().color(at: Bar.navigation.point) == color)
            }
            item.standardAppearance = nil
            #expect(device.screenshot().color(at: Bar.navigation.point) == Ink.blue)
        }
    }

    @Test("Without scrollEdgeAppearance, a bar has no background at the edge", arguments: Bar.allCases)
    func transparency(bar: Bar) throws {
        try bench { device, stage in
            stage.setAppearances(bar, standard: .color(.blue), scrollEdge: nil)
            stage.content.contentOffset.y = bar.edge(of: stage)
            #expect(device.screenshot().color(at: bar.point) == Ink.red)
        }
    }

    /// From the page of UIBlurEffect.Style.systemChromeMaterial: "the appearance of the system chrome".
    @Test("The default background lets the content shine through", arguments: Bar.allCases)
    func translucency(bar: Bar) throws {
        try bench { device, stage in
            stage.setAppearances(bar, standard: .system, scrollEdge: nil)
            stage.content.contentOffset.y = 500
            let overRed = device.screenshot().color(at: bar.point)
            #expect(overRed.difference(from: Ink.red) > 100)
            stage.content.backgroundColor = .blue
            let overBlue = device.screenshot().color(at: bar.point)
            #expect(overBlue.red < overRed.red && overBlue.blue > overRed.blue)
        }
    }

    @Test("The configured backgrounds replace each other", arguments: [false, true])
    func configurations(isOpaque: Bool) throws {
        try bench { device, stage in
            let appearance = UINavigationBarAppearance()
            if isOpaque { appearance.configureWithOpaqueBackground() } else { appearance.configureWithTransparentBackground() }
            stage.navigation.navigationBar.standardAppearance = appearance
            stage.content.contentOffset.y = 500
            #expect(device.screenshot().color(at: Bar.navigation.point) == (isOpaque ? Ink.white : Ink.red))
        }
    }

    /// From an answer of Apple's engineers, https://developer.apple.com/forums/thread/682420: bars use scrollEdgeAppearance also "if you
    /// don't have a UIScrollView in your hierarchy".
    @Test("Content that doesn't scroll is at all edges", arguments: Bar.allCases)
    func stillContent(bar: Bar) throws {
        try bench { device, stage in
            stage.setAppearances(bar, standard: .color(.blue), scrollEdge: .color(.green))
            stage.navigation.setViewControllers([UIViewController()], animated: false)
            #expect(device.screenshot().color(at: bar.point) == Ink.green)
        }
    }

    @Test("A bar without its controller has the standard appearance", arguments: Bar.allCases)
    func lonelyBar(bar: Bar) throws {
        try HeadlessDevice.run(.small) { device in
            let view: UIView
            let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            switch bar {
            case .navigation:
                let bar = UINavigationBar(frame: frame)
                bar.standardAppearance = BarLook.color(.blue).on(UINavigationBarAppearance())
                bar.scrollEdgeAppearance = BarLook.color(.green).on(UINavigationBarAppearance())
                view = bar
            case .tab:
                let bar = UITabBar(frame: frame)
                bar.standardAppearance = BarLook.color(.blue).on(UITabBarAppearance())
                bar.scrollEdgeAppearance = BarLook.color(.green).on(UITabBarAppearance())
                view = bar
            case .tool:
                let bar = UIToolbar(frame: frame)
                bar.standardAppearance = BarLook.color(.blue).on(UIToolbarAppearance())
                bar.scrollEdgeAppearance = BarLook.color(.green).on(UIToolbarAppearance())
                view = bar
            }
            device.show([UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 320)), view])
            #expect(device.screenshot().color(at: CGPoint(x: 5, y: 20)) == Ink.blue)
        }
    }

    @Test("The titles follow the appearance too")
    func titles() throws {
        try bench { device, stage in
            let bar = stage.navigation.navigationBar
            let edge = UINavigationBarAppearance()
            edge.titleTextAttributes = [.foregroundColor: UIColor.green]
            bar.scrollEdgeAppearance = edge
            stage.screen.title = "Photos"
            let title = try #require(labels(in: bar).first { $0.text == "Photos" })
            #expect(title.textColor == .green)
            stage.content.contentOffset.y = 500
            #expect(title.textColor == .label)
        }
    }

    @Test("A bar follows the screen that comes, and after a cancelled swipe the screen that stays")
    func screens() throws {
        try bench { device, stage in
            stage.setAppearances(.navigation, standard: .color(.blue), scrollEdge: .color(.green))
            stage.content.contentOffset.y = 500
            let next = LongScreen()
            stage.navigation.pushViewController(next, animated: true)
            try device.advanceUntilIdle()
            #expect(device.screenshot().color(at: Bar.navigation.point) == Ink.green)
            device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.5).lift()
            try device.advanceUntilIdle()
            #expect(stage.navigation.topViewController === next)
            #expect(device.screenshot().color(at: Bar.navigation.point) == Ink.green)
            stage.navigation.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(device.screenshot().color(at: Bar.navigation.point) == Ink.blue)
        }
    }

    @Test("A tab bar follows the selected tab")
    func tabs() throws {
        try bench { device, stage in
            stage.setAppearances(.tab, standard: .color(.blue), scrollEdge: .color(.green))
            #expect(device.screenshot().color(at: Bar.tab.point) == Ink.blue)
            stage.tabs.viewControllers = [stage.navigation, UIViewController()]
            stage.tabs.selectedIndex = 1
            #expect(device.screenshot().color(at: Bar.tab.point) == Ink.green)
            stage.tabs.selectedIndex = 0
            #expect(device.screenshot().color(at: Bar.tab.point) == Ink.blue)
        }
    }

    // MARK: The content scroll view

    /// From the pages of setContentScrollView(_:for:), setContentScrollView(_:) and contentScrollView(for:).
    @Test("Bars follow the scroll view that is set for their edge")
    func contentScrollView() throws {
        try bench { device, stage in
            stage.setAppearances(.navigation, standard: .color(.blue), scrollEdge: .color(.green))
            stage.setAppearances(.tab, standard: .color(.blue), scrollEdge: .color(.green))
            let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
            stage.screen.view.addSubview(other)
            stage.content.contentOffset.y = 500
            #expect(stage.screen.contentScrollView(for: .top) === stage.content)
            #expect(colors(on: device) == [Ink.blue, Ink.blue])
            stage.screen.setContentScrollView(other, for: .top)
            #expect(stage.screen.contentScrollView(for: .top) === other && stage.screen.contentScrollView(for: .bottom) === stage.content)
            #expect(colors(on: device) == [Ink.green, Ink.blue])
            stage.screen.setContentScrollView(other)
            #expect(colors(on: device) == [Ink.green, Ink.green])
            stage.screen.setContentScrollView(nil, for: .all)
            #expect(stage.screen.contentScrollView(for: .bottom) === stage.content)
            #expect(colors(on: device) == [Ink.blue, Ink.blue])
        }
    }

    @Test("A screen whose contentScrollView(for:) returns nil keeps the look of the edge", .chosen)
    func noContentScrollView() throws {
        final class StillScreen: UIViewController {
            override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
        }
        try bench { device, stage in
            stage.setAppearances(.navigation, standard: .color(.blue), scrollEdge: .color(.green))
            let still = StillScreen()
            let content = UIScrollView(frame: still.view.bounds)
            content.contentSize = CGSize(width: 390, height: 3000)
            still.view.addSubview(content)
            stage.navigation.setViewControllers([still], animated: false)
            content.contentOffset.y = 500
            #expect(device.screenshot().color(at: Bar.navigation.point) == Ink.green)
        }
    }

    @Test("Any other edge than the top and the bottom is refused")
    func edges() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIViewController().contentScrollView(for: .all)
        }
        #expect(exit?.said("contentScrollView(for:)") == true)
    }

    private func colors(on device: HeadlessDevice) -> [Picture.Pixel] {
        let picture = device.screenshot()
        return [Bar.navigation, .tab].map { picture.color(at: $0.point) }
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? [] + view.subviews.flatMap(labels)
    }

    private func bench(_ body: (HeadlessDevice, BarStage) throws -> Void) throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let stage = BarStage()
            device.show(stage.tabs)
            device.advanceFrames()
            try body(device, stage)
        }
    }
}

/// A screen with long content under all three kinds of bars.
@MainActor final class BarStage {
    let screen = LongScreen()
    let navigation: UINavigationController
    let tabs = UITabBarController()
    var content: UIScrollView { screen.content }

    init() {
        navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        tabs.viewControllers = [navigation]
    }

    func setAppearances(_ bar: BarAppearanceTests.Bar, standard: BarLook, scrollEdge: BarLook?) {
        switch bar {
        case .navigation:
            navigation.navigationBar.standardAppearance = standard.on(UINavigationBarAppearance())
            navigation.navigationBar.scrollEdgeAppearance = scrollEdge?.on(UINavigationBarAppearance())
        case .tab:
            tabs.tabBar.standardAppearance = standard.on(UITabBarAppearance())
            tabs.tabBar.scrollEdgeAppearance = scrollEdge?.on(UITabBarAppearance())
        case .tool:
            navigation.toolbar.standardAppearance = standard.on(UIToolbarAppearance())
            navigation.toolbar.scrollEdgeAppearance = scrollEdge?.on(UIToolbarAppearance())
        }
    }
}

/// A look of a bar: a plain color, or the system's.
enum BarLook {
    case color(UIColor), system

    @MainActor func on<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
        if case .color(let color) = self {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        }
        return appearance
    }
}

/// A screen with a red scroll view.
final class LongScreen: UIViewController {
    let content = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .red
        content.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(content)
    }
}
