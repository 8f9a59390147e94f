import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The delegate is notified that the pager closes, and of the reason.
@MainActor @Suite("Photo pager: closing", .timeLimit(.minutes(20)), .phones) struct PagerClosingTests {
    private final class Ear: PhotoPagerDelegate {
        private(set) var calls: [String] = []

        func photoPagerWillClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
            calls.append("will \(reason)")
        }

        func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
            calls.append("did \(reason)")
        }
    }

    @Test("The close button, the Escape key, VoiceOver's escape and the app close it, each under its name", arguments: [true, false])
    func withoutFingers(isAnimated: Bool) throws {
        let ways: [(name: String, close: @MainActor (PagerPhone) throws -> Void)] = [
            (
                "closeButton",
                { phone in
                    let button = try #require(phone.closeButton)
                    phone.device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
                }
            ),
            ("key", { phone in phone.device.press(UIKeyCommand.inputEscape) }),
            ("accessibilityEscape", { phone in try #expect(phone.device.perform(.escape, on: phone.photoView())) }),
            ("other", { phone in phone.root.dismiss(animated: isAnimated) }),
        ]
        for (name, close) in ways {
            try PagerPhone.run(way: .presented) { phone in
                let ear = Ear()
                phone.pager.delegate = ear
                try close(phone)
                try phone.device.advanceUntilIdle()
                #expect(phone.root.presentedViewController == nil && ear.calls == ["will \(name)", "did \(name)"])
            }
        }
    }

    @Test("A pushed pager that is popped closes; a screen over the pager doesn't close it")
    func pushed() throws {
        try PagerPhone.run(way: .pushed) { phone in
            let ear = Ear()
            phone.pager.delegate = ear
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            phone.pager.present(cover, animated: false)
            try phone.device.advanceUntilIdle()
            phone.pager.dismiss(animated: false)
            try phone.device.advanceUntilIdle()
            #expect(ear.calls == [])
            phone.pager.navigationController?.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(ear.calls == ["will other", "did other"])
        }
    }

    @Test("A drag, a pinch and a swipe from the edge close it under their names")
    func fingers() throws {
        let ways: [(name: String, close: @MainActor (GridPhone) -> Void)] = [
            ("drag", { $0.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 700), duration: 0.3) }),
            ("pinch", { $0.device.lift($0.device.pinch(at: CGPoint(x: 195, y: 422), spread: 240, scale: 0.3)) }),
            ("edgeSwipe", { $0.device.swipe(from: CGPoint(x: 2, y: 420), to: CGPoint(x: 330, y: 420), duration: 0.3) }),
        ]
        for (name, close) in ways {
            try GridPhone.run { phone in
                let ear = Ear()
                phone.grid.willOpen = { $0.delegate = ear }
                try phone.open(4)
                close(phone)
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed && ear.calls == ["will \(name)", "did \(name)"])
            }
        }
    }

    @Test("A drag that catches an opening pager and throws it back closes it", arguments: [GridScreen.Way.pushed, .presented])
    func thrownBack(way: GridScreen.Way) throws {
        try GridPhone.run(HeadlessDevice.Configuration(behavior: .documented), way: way) { phone in
            let ear = Ear()
            phone.grid.willOpen = { $0.delegate = ear }
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            finger.move(to: CGPoint(x: frame.midX, y: frame.midY + 400))
            phone.device.advance(by: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && ear.calls == ["will drag", "did drag"])
            try phone.open(4)
            phone.device.press(UIKeyCommand.inputEscape)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && ear.calls.dropFirst(2) == ["will key", "did key"])
        }
    }

    @Test("The same in a navigation controller that is presented")
    func thrownBackInNavigationController() throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(behavior: .documented)) { device in
            let (root, grid, ear) = (UIViewController(), GridScreen(count: 3), Ear())
            let thumbnail = UIImageView(image: TestImages.photo(0))
            thumbnail.frame = CGRect(x: 40, y: 600, width: 90, height: 60)
            root.view.addSubview(thumbnail)
            device.show(root)
            let pager = PhotoPagerViewController(dataSource: grid)
            pager.delegate = ear
            let zoom = ZoomTransitionController(from: root) { (_: Int) in thumbnail }
            let navigation = UINavigationController(rootViewController: pager)
            navigation.modalPresentationStyle = .fullScreen
            navigation.transitioningDelegate = zoom
            root.present(navigation, animated: true)
            device.advance(by: 0.15)
            let finger = device.grab(at: CGPoint(x: 195, y: 500))
            finger.move(to: CGPoint(x: 195, y: 820))
            device.advance(by: 0.1)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(root.presentedViewController == nil && ear.calls == ["will drag", "did drag"])
        }
    }

    @Test("A photo that the finger gives back doesn't close; the next close has its own reason")
    func givenBack() throws {
        try GridPhone.run { phone in
            let ear = Ear()
            phone.grid.willOpen = { $0.delegate = ear }
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 430), duration: 0.5)
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && ear.calls == ["will drag"])
            phone.navigation.popViewController(animated: true)
            try phone.device.advanceUntilIdle()
            #expect(ear.calls == ["will drag", "will other", "did other"])
        }
    }
}
