import PinchZoomOverlay
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The app's tabs. Each tab has its own navigation controller.
final class DemoTabBarController: UITabBarController {
    let feed: FeedViewController
    let grid: GridViewController
    let examples = ExamplesViewController()
    private var recordedTransitions: RecordedTransitions?

    init(feed: Feed, settings: DemoSettings) {
        self.feed = FeedViewController(feed: feed, settings: settings)
        grid = GridViewController(network: settings.network)
        super.init(nibName: nil, bundle: nil)
        let tabs = [
            navigation(self.feed, title: "Feed", symbol: "house", selectedSymbol: "house.fill"),
            navigation(grid, title: "Grid", symbol: "square.grid.3x3", selectedSymbol: "square.grid.3x3.fill"),
            navigation(examples, title: "Transitions", symbol: "rectangle.on.rectangle"),
        ]
        viewControllers = tabs + swiftUITabs
        recordedTransitions = RecordedTransitions(of: [self.feed.zoom, grid.zoom] + examples.transitions, in: self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a screen without animation.
    func show(_ screen: DemoScreen) {
        switch screen {
        case .feed: selectedIndex = 0
        case .grid: selectedIndex = 1
        case .transitions, .stories, .cards: selectedIndex = 2
        }
        switch screen {
        case .feed, .grid, .transitions: break
        case .stories: examples.showStories(animated: false)
        case .cards: examples.showCards(animated: false)
        }
    }

    /// The SwiftUI version of the feed. Only Apple's systems have SwiftUI.
    private var swiftUITabs: [UINavigationController] {
        #if canImport(SwiftUI)
        guard #available(iOS 16, *) else { return [] }
        let feed = UIHostingController(rootView: SwiftUIFeedView(count: 40))
        feed.title = "SwiftUI"
        return [navigation(feed, title: "SwiftUI", symbol: "swift")]
        #else
        return []
        #endif
    }

    private func navigation(
        _ root: UIViewController,
        title: String,
        symbol: String,
        selectedSymbol: String? = nil
    ) -> UINavigationController {
        let controller = UINavigationController(rootViewController: root)
        controller.tabBarItem = UITabBarItem(
            title: title,
            image: UIImage(systemName: symbol),
            selectedImage: selectedSymbol.flatMap { UIImage(systemName: $0) }
        )
        return controller
    }
}

#if canImport(SwiftUI)
@available(iOS 17, *)
#Preview("Tabs") {
    DemoTabBarController(feed: Feed(count: 16), settings: DemoSettings())
}
#endif
