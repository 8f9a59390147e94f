import PinchZoomOverlay
import UIKit

/// The names of the demo's views in recordings.
extension DemoTabBarController: RecordedStage {
    var recordedScrollViews: [(view: UIScrollView, name: String)] {
        shownScreens.flatMap { screen in
            mainScrollViews(of: screen).compactMap { view in recordedName(of: view).map { (view, $0) } }
        }
    }

    func recordedName(of view: UIView) -> String? {
        shownScreens.lazy.reversed().compactMap { self.name(of: view, on: $0) }.first
    }

    /// The screens that are shown, from the lowest to the highest: the tab's navigation controller, its top screen, and presented screens.
    private var shownScreens: [UIViewController] {
        let roots =
            [selectedViewController].compactMap(\.self)
            + sequence(first: self as UIViewController, next: \.presentedViewController).dropFirst()
        return roots.flatMap { root -> [UIViewController] in
            guard let navigation = root as? UINavigationController else { return [root] }
            return [navigation] + [navigation.topViewController].compactMap(\.self)
        }
    }

    private func mainScrollViews(of screen: UIViewController) -> [UIScrollView] {
        switch screen {
        case let feed as FeedViewController: [feed.list.scrollView]
        case let grid as GridViewController: [grid.collectionView]
        case let list as UICollectionViewController: [list.collectionView].compactMap(\.self)
        case let pager as PhotoPagerViewController: PagerScrolling(of: pager).map { [$0.pages, $0.page] } ?? []
        default: [screen.viewIfLoaded as? UIScrollView].compactMap(\.self)
        }
    }

    private func name(of view: UIView, on screen: UIViewController) -> String? {
        guard let root = screen.viewIfLoaded, view.isDescendant(of: root) else { return nil }
        switch screen {
        case is UINavigationController: return view === root ? "navigation" : nil
        case let feed as FeedViewController: return name(of: view, in: feed)
        case let grid as GridViewController: return view === grid.collectionView ? "grid" : nil
        case let pager as PhotoPagerViewController: return name(of: view, in: pager)
        case is SettingsViewController: return view is UIScrollView ? "settings" : nil
        case let list as UICollectionViewController where view === list.collectionView: return Self.recordedName(of: screen)
        default: return view === root ? Self.recordedName(of: screen) : nil
        }
    }

    /// Returns the name of a screen in recordings, or nil if the screen has no name.
    static func recordedName(of screen: UIViewController) -> String? {
        switch screen {
        case is PhotoPagerViewController: "pager"
        case is ExamplesViewController: "transitions"
        case is StoriesViewController: "stories"
        case is CardsViewController: "cards"
        case is StoryViewController: "story"
        case is CardViewController: "card"
        default: nil
        }
    }

    private func name(of view: UIView, in feed: FeedViewController) -> String? {
        let list = feed.list
        if view === list.scrollView { return "feed" }
        guard view is any PinchZoomable, let item = list.item(of: view) else { return view is UIScrollView ? "story row" : nil }
        // Most posts have only one photo, so the first photo's name has no second number.
        let place = (list.postView(item)?.media as? GalleryView)?.photoViews.firstIndex { $0 === view } ?? 0
        return place == 0 ? "photo \(item)" : "photo \(item).\(place)"
    }

    private func name(of view: UIView, in pager: PhotoPagerViewController) -> String? {
        if view === pager.view { return "pager" }
        guard let scrolling = PagerScrolling(of: pager) else { return nil }
        if view === scrolling.page { return "page \(pager.currentIndex)" }
        // The pager's tap recognizers are on the view around the pages, so that view has the same name as the pages.
        if view === scrolling.pages || view === scrolling.pages.superview { return "pages" }
        return view is UIScrollView && !view.isDescendant(of: scrolling.pages) ? "thumbnails" : nil
    }
}

/// The two scroll views around the current photo of a pager.
@MainActor private struct PagerScrolling {
    /// The scroll view that zooms the current photo.
    let page: UIScrollView
    /// The scroll view that scrolls from page to page.
    let pages: UIScrollView

    /// Returns nil if the pager shows no photo.
    init?(of pager: PhotoPagerViewController) {
        let around = sequence(first: pager.pageView, next: \.?.superview).compactMap { $0 as? UIScrollView }
        guard around.count == 2 else { return nil }
        page = around[0]
        pages = around[1]
    }
}

extension VideoView: RecordedPicture {}
extension AuroraView: RecordedPicture {}
