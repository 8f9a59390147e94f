import HeadlessDevice
import Testing
import UIKit

@testable import DemoPlayer
@testable import PinchDemo

/// A phone that shows the feed in one of its lists, below a navigation bar.
@MainActor struct FeedPhone {
    /// The phone, with a screen of 390 × 844 points.
    let device: HeadlessDevice
    let feed: FeedViewController
    let settings: DemoSettings
    let window: UIWindow

    static func run(_ style: DemoSettings.FeedStyle, itemCount: Int = 16, _ body: (FeedPhone) throws -> Void) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let settings = DemoSettings()
            settings.feedStyle = style
            let feed = FeedViewController(feed: Feed(count: itemCount), settings: settings)
            let window = device.show(UINavigationController(rootViewController: feed))
            device.advance(by: 0.2)
            try body(FeedPhone(device: device, feed: feed, settings: settings, window: window))
            // Without this, the phone would never be at rest: some posts move for as long as their screen exists.
            feed.dismiss(animated: false)
            window.rootViewController = UIViewController()
            try device.advanceUntilIdle()
        }
    }

    /// Scrolls an item to the middle of the screen, and returns its post.
    func post(_ item: Int) throws -> PostView {
        feed.list.scroll(to: item)
        device.advanceFrames(2)
        return try #require(feed.list.postView(item))
    }

    /// Returns a view's frame in points of the window.
    func frame(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: nil)
    }

    /// Returns a picture of the screen at half its size, like the kept pictures.
    func picture() -> Picture {
        let screen = device.screenshot()
        return screen.scaled(toWidth: screen.width / 2)
    }
}
