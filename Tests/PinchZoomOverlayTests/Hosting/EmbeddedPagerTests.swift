import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A pager that is a part of a SwiftUI screen.
@MainActor @Suite("A pager in a screen of SwiftUI's", .timeLimit(.minutes(20)), .phones) struct EmbeddedPagerTests {
    /// An app that shows a pager in a screen of a navigation controller, or in a screen that covers another.
    @MainActor private final class App {
        let root = UIViewController()
        /// A stand-in for the hosting controller around the pager.
        let host = UIViewController()
        let embedded = EmbeddedPager<[Int]>()
        var content = PagerContent(items: Array(0..<5)) { .image(TestImages.photo($0)) }
        /// The item that the app keeps.
        var id: Int?
        private(set) var told: [Int] = []
        private(set) var chromeChanges: [Bool] = []
        private(set) var leaves = 0

        init(id: Int?) {
            self.id = id
            embedded.itemDidChange = { [weak self] in
                self?.told.append($0)
                self?.id = $0
            }
            embedded.pages.willSetChromeHidden = { [weak self] in self?.chromeChanges.append($0) }
            embedded.pager.leaveAction = { [weak self] in
                self?.leaves += 1
                self?.leave()
            }
            host.addChild(embedded.pager)
            embedded.pager.view.frame = host.view.bounds
            embedded.pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.view.addSubview(embedded.pager.view)
            embedded.pager.didMove(toParent: host)
        }

        func update() { embedded.update(id, of: content) }

        private func leave() {
            if let navigation = host.navigationController {
                navigation.popViewController(animated: true)
            } else {
                host.dismiss(animated: true)
            }
        }
    }

    private func run(id: Int? = 2, isCover: Bool = false, _ body: (HeadlessDevice, App) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let app = App(id: id)
            if isCover {
                device.show(app.root)
                app.host.modalPresentationStyle = .fullScreen
                app.root.present(app.host, animated: false)
            } else {
                let navigation = UINavigationController(rootViewController: app.root)
                device.show(navigation)
                navigation.pushViewController(app.host, animated: false)
            }
            var isAsked = false
            let page = app.content.page
            app.content.page = {
                isAsked = true
                return page($0)
            }
            app.update()
            #expect(!isAsked, "nothing happens within the update")
            try device.advanceUntilIdle()
            #expect(isAsked)
            try body(device, app)
            try device.advanceUntilIdle()
        }
    }

    @Test("It shows the app's item, or the first one, which the app is told of")
    func first() throws {
        try run { _, app in
            #expect(app.embedded.pager.currentIndex == 2 && app.embedded.pager.photoView?.image != nil && app.told == [])
        }
        try run(id: nil) { _, app in
            #expect(app.embedded.pager.currentIndex == 0 && app.told == [0])
        }
    }

    @Test("The item follows the pages, the pages follow the item and the items, and an item that is missing is waited for")
    func follows() throws {
        try run { device, app in
            device.swipe(from: CGPoint(x: 300, y: 422), to: CGPoint(x: 100, y: 422))
            try device.advanceUntilIdle()
            app.update()
            try device.advanceUntilIdle()
            #expect(app.told == [3] && app.embedded.pager.currentIndex == 3)
            app.id = 0
            app.update()
            try device.advanceUntilIdle()
            #expect(app.told == [3] && app.embedded.pager.currentIndex == 0)
            app.content.items = [9, 0, 1]
            app.update()
            try device.advanceUntilIdle()
            #expect(app.told == [3] && app.embedded.pager.currentIndex == 1)
            app.id = 7
            app.update()
            try device.advanceUntilIdle()
            #expect(app.embedded.pager.currentIndex == 1)
            app.content.items = [9, 0, 1, 7]
            app.update()
            try device.advanceUntilIdle()
            #expect(app.told == [3] && app.embedded.pager.currentIndex == 3)
        }
    }

    @Test("A tap tells the app to hide the bars; the pager leaves the navigation controller's alone")
    func bars() throws {
        try run { device, app in
            let navigation = try #require(app.host.navigationController)
            device.tap(at: CGPoint(x: 195, y: 422))
            device.advance(by: 1)
            #expect(app.chromeChanges == [true] && !navigation.isNavigationBarHidden && app.embedded.pager.closeButton.isHidden)
            device.tap(at: CGPoint(x: 195, y: 422))
            device.advance(by: 1)
            #expect(app.chromeChanges == [true, false])
        }
    }

    @Test("The Escape key leaves its screen, and the app hears what has closed it, when it is gone")
    func escape() throws {
        try run { device, app in
            var reasons: [PhotoPagerViewController.ClosingReason] = []
            app.content.didClose = { reasons.append($0) }
            app.update()
            try device.advanceUntilIdle()
            device.press(UIKeyCommand.inputEscape)
            #expect(app.leaves == 1 && reasons == [])
            try device.advanceUntilIdle()
            #expect(reasons == [.key], "\(reasons)")
            #expect(app.host.parent == nil)
        }
    }

    @Test("In a screen that covers another it has a close button, which leaves the screen")
    func cover() throws {
        try run(isCover: true) { device, app in
            let button = app.embedded.pager.closeButton
            #expect(!button.isHidden)
            device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            try device.advanceUntilIdle()
            #expect(app.leaves == 1 && app.root.presentedViewController == nil)
        }
    }

    @Test("It is configured once, before it has pages")
    func configured() throws {
        try HeadlessDevice.run { device in
            let app = App(id: 1)
            var counts: [Int] = []
            app.content.configure = { counts.append($0.photoView == nil ? 0 : 1) }
            device.show(app.host)
            for _ in 0..<3 {
                app.update()
                device.advanceFrames(2)
            }
            #expect(counts == [0])
        }
    }

    @Test("A page with hosted content hosts it when it comes into a window, once, in the environment that it has by then")
    func hostedPages() throws {
        try HeadlessDevice.run { device in
            var environments: [String?] = []
            let content = UIView()
            let page = HostedPageView<String> { container, environment in
                environments.append(environment)
                container.contentView = content
            }
            page.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            page.environment = "the environment"
            #expect(environments.isEmpty)
            let screen = UIViewController()
            device.show(screen)
            for _ in 0..<2 {
                screen.view.addSubview(page)
                device.advanceFrames(2)
                #expect(content.convert(content.bounds, to: nil) == CGRect(x: 0, y: 0, width: 100, height: 60))
                page.removeFromSuperview()
            }
            #expect(environments == ["the environment"])
        }
    }
}
