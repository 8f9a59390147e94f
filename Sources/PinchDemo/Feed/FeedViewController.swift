import PinchZoomOverlay
import UIKit

/// A feed as in Instagram: one post below the other, with photos that two fingers can lift. A setting determines whether the list is a
/// collection view or a table view.
final class FeedViewController: RecordedViewController {
    /// The lifted photo; nil if none is lifted.
    private(set) var zoomed: (any PinchZoomable)?
    let feed: Feed
    /// The photos that the pager shows.
    let photos: FeedPhotos
    /// The transition into the pager and back.
    let zoom = ZoomTransitionController()
    let settings: DemoSettings
    private(set) var list: any FeedList

    init(feed: Feed, settings: DemoSettings) {
        self.feed = feed
        photos = FeedPhotos(feed)
        self.settings = settings
        list = FeedViewController.makeList(settings.feedStyle, feed)
        super.init(recordedAs: "feed")
        title = "Pinch"
        zoom.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let gear = UIAction { [weak self] _ in self?.showSettings() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "gearshape"), primaryAction: gear)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Settings"
        addList()
        settings.addObserver { [weak self] in self?.settingsDidChange() }
    }

    private func showSettings() {
        (view.window as? TouchRecordingWindow)?.markEnd()
        let controller = UINavigationController(rootViewController: SettingsViewController(settings: settings))
        present(controller, animated: true)
    }

    private func settingsDidChange() {
        if list is FeedTableViewController != (settings.feedStyle == .table) {
            list.willMove(toParent: nil)
            list.view.removeFromSuperview()
            list.removeFromParent()
            list = FeedViewController.makeList(settings.feedStyle, feed)
            addList()
        }
        for post in list.displayedPosts { configure(post) }
    }

    private static func makeList(_ style: DemoSettings.FeedStyle, _ feed: Feed) -> any FeedList {
        switch style {
        case .collection: FeedCollectionViewController(feed: feed)
        case .table: FeedTableViewController(feed: feed)
        }
    }

    private func addList() {
        addChild(list)
        list.willDisplay = { [weak self] in self?.configure($0) }
        view.addFilling(list.view)
        list.didMove(toParent: self)
        showBars(over: list.scrollView)
        recognizeTaps()
    }

    /// Enables pinch-to-zoom for a post. Apart from the delegate's methods, an app needs no other calls.
    private func configure(_ post: PostView) {
        for zoomable in post.media?.zoomables ?? [] {
            zoomable.pinchZoomDelegate = self
            settings.apply(to: zoomable)
            zoomable.pinchZoomInteraction?.fullSize = post.largePhoto.map(settings.network.source)
        }
    }
}

extension FeedViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
        interaction.view?.noteCall("pinchZoomInteractionShouldBegin")
        return true
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        interaction.view?.noteCall("pinchZoomInteractionWillBegin")
        zoomed = interaction.view as? any PinchZoomable
        list.scrollView.isScrollEnabled = false
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        interaction.view?.noteCall("pinchZoomInteraction(willEndAt:)")
    }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        interaction.view?.noteCall("pinchZoomInteractionOpen")
        return (interaction.view as? any PinchZoomable).flatMap { photo(shownBy: $0.pinchZoomView) }.map { open($0) } ?? false
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        interaction.view?.noteCall("pinchZoomInteractionDidEnd")
        if zoomed === interaction.view { zoomed = nil }
        list.scrollView.isScrollEnabled = true
    }
}

#if canImport(SwiftUI)
@available(iOS 17, *)
#Preview("Feed") {
    UINavigationController(rootViewController: FeedViewController(feed: Feed(count: 16), settings: DemoSettings()))
}
#endif
