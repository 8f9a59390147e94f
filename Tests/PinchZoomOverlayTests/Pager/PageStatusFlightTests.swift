import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The ring and the message of a page whose photo isn't loaded, while its placeholder flies between screens.
@MainActor @Suite("Photo pager: rings and messages in flight", .timeLimit(.minutes(20)), .phones) struct PageStatusFlightTests {
    /// A blue photo in a list, and a pager whose photo is loaded at the test's command.
    private final class Album: UIViewController, ZoomTransitionSource, PhotoPagerDataSource {
        let zoom = ZoomTransitionController()
        let server = PhotoServer()
        let photoView = UIImageView(frame: CGRect(x: 40, y: 500, width: 120, height: 120))
        let photo = TestImages.make(size: CGSize(width: 390, height: 520), hue: 0.6)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            photoView.image = photo
            photoView.contentMode = .scaleAspectFill
            photoView.clipsToBounds = true
            view.addSubview(photoView)
            zoom.source = self
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { server.page(index, placeholder: photo) }

        func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { photoView }
    }

    /// A phone with the list and the pager.
    @MainActor private struct Phone {
        let device: HeadlessDevice
        let album: Album
        let navigation: UINavigationController
        let window: UIWindow
        let pager: PhotoPagerViewController

        /// Runs a test on its own phone. At the end, no view of a flight is left.
        static func run(pushed: Bool = false, _ body: (Phone) async throws -> Void) async throws {
            try await HeadlessDevice.runAsynchronously { device in
                let album = Album()
                let navigation = UINavigationController(rootViewController: album)
                let window = device.show(navigation)
                device.advanceFrames()
                let pager = PhotoPagerViewController(dataSource: album)
                pager.zoomTransition = album.zoom
                navigation.delegate = album.zoom
                let phone = Phone(device: device, album: album, navigation: navigation, window: window, pager: pager)
                if pushed { navigation.pushViewController(pager, animated: true) } else { album.present(pager, animated: true) }
                // The pager loads its photo after its view is loaded, which may be a frame later.
                device.advanceFrames()
                await device.runTasks()
                try await body(phone)
                navigation.popToRootViewController(animated: false)
                if album.presentedViewController != nil { album.dismiss(animated: false) }
                device.advance(by: 1)
                album.server.failAll()
                await device.runTasks()
                try device.advanceUntilIdle()
                #expect(!window.descendants.contains { $0 is TransitionOverlayView || $0 is WindowObserver || $0 is PageStatusView })
            }
        }

        func fail() async {
            album.server.fail(0)
            await device.runTasks()
        }

        var isFlying: Bool { album.zoom.run != nil }
        var isOpen: Bool { !isFlying && pager.view.window != nil }

        /// The flying photo's frame in the window.
        var flyingFrame: CGRect? {
            let overlay = window.descendants.first { $0 is TransitionOverlayView }
            return overlay?.subviews.first?.descendants.compactMap { $0 as? UIImageView }.last.map { $0.seenFrame }
        }

        /// Returns the ring or the message, wherever it is in the window.
        func view<View: UIView>(_ type: View.Type) -> View? { window.descendants.lazy.compactMap { $0 as? View }.first }

        /// Returns the visible opacity of a view, from 0 to 1. Views that cover the view are ignored.
        func presence(of view: UIView) -> CGFloat {
            sequence(first: view) { $0.superview }.reduce(1) {
                $0 * ($1.isHidden ? 0 : CGFloat(($1.layer.presentation() ?? $1.layer).opacity))
            }
        }

        /// Returns whether a view lies on the flying photo as it does on the photo at rest. The photo at rest is 390 points wide, and the
        /// view is in its middle.
        func goesWithPhoto(_ view: UIView) -> Bool {
            guard let photo = flyingFrame else { return false }
            let frame = view.seenFrame
            let scale = photo.width / 390
            return abs(frame.midX - photo.midX) < 0.5 && abs(frame.midY - photo.midY) < 0.5
                && abs(frame.width - view.bounds.width * scale) < 0.5 && abs(frame.height - view.bounds.height * scale) < 0.5
        }

        /// Drags the photo down, and returns the finger, which is still down.
        func drag() -> Finger {
            let finger = device.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 140, y: 400), duration: 0.3)
            device.advanceFrames()
            return finger
        }

        /// Returns the color on the screen at a point of a view. The default point is the view's center.
        func color(in view: UIView, at unit: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Picture.Pixel {
            let point = CGPoint(x: view.bounds.width * unit.x, y: view.bounds.height * unit.y)
            return device.screenshot().color(at: view.convert(point, to: nil))
        }
    }

    @Test("A dragged photo takes its ring along, which goes on as it was, and has it back in its place", arguments: [false, true])
    func ring(pushed: Bool) async throws {
        try await Phone.run(pushed: pushed) { phone in
            phone.device.advance(by: 1.5)
            phone.album.server.tell(0, progress: 0.25)
            await phone.device.runTasks()
            let ring = try #require(phone.view(ProgressRingView.self))
            let place = ring.seenFrame
            let before = phone.color(in: ring)
            #expect(phone.isOpen && phone.presence(of: ring) == 1)
            let finger = phone.drag()
            #expect(phone.goesWithPhoto(ring))
            #expect(phone.presence(of: ring) > 0.99)
            #expect(phone.color(in: ring).difference(from: before) < 30, "it is seen: \(phone.color(in: ring)) for \(before)")
            // The ring is the page's own view, and still shows the progress.
            phone.album.server.tell(0, progress: 0.75)
            await phone.device.runTasks()
            #expect(phone.view(ProgressRingView.self) === ring && ring.fraction == 0.75)
            finger.cancel()
            try phone.device.advanceFrames(while: phone.isFlying) {
                if phone.flyingFrame != nil { #expect(phone.goesWithPhoto(ring)) }
                #expect(phone.presence(of: ring) > 0.99)
            }
            for _ in 0..<40 {
                phone.device.advanceFrames()
                #expect(phone.presence(of: ring) == 1)
            }
            #expect(phone.isOpen && ring.seenFrame.isClose(to: place) && ring.isDescendant(of: phone.pager.view))
        }
    }

    @Test("A ring that turns goes on turning")
    func turning() async throws {
        try await Phone.run { phone in
            phone.device.advance(by: 1.5)
            let ring = try #require(phone.view(ProgressRingView.self))
            let layers = ring.layer.sublayers ?? []
            func isTurning() -> Bool { layers.contains { $0.animationKeys()?.isEmpty == false } }
            #expect(isTurning())
            let finger = phone.drag()
            #expect(isTurning() && phone.goesWithPhoto(ring))
            finger.cancel()
            phone.device.advance(by: 1)
            #expect(phone.isOpen && isTurning())
        }
    }

    @Test("A message goes with the photo, fades as that becomes the list's, and is gone with the page", arguments: [false, true])
    func message(pushed: Bool) async throws {
        try await Phone.run(pushed: pushed) { phone in
            phone.device.advance(by: 1.5)
            await phone.fail()
            phone.device.advance(by: 1)
            let message = try #require(phone.view(LoadingFailureView.self))
            #expect(phone.presence(of: message) == 1)
            let finger = phone.drag()
            #expect(phone.goesWithPhoto(message) && phone.presence(of: message) == 1)
            let white = phone.color(in: message, at: CGPoint(x: 0.35, y: 0.72))
            #expect(white.difference(from: Picture.Pixel(red: 255, green: 255, blue: 255)) < 30, "the button is seen: \(white)")
            finger.move(by: CGVector(dx: 0, dy: 200))
            phone.device.advanceFrames(2)
            finger.lift()
            var (former, seen) = (CGFloat(1), [CGFloat]())
            try phone.device.advanceFrames(while: phone.isFlying) {
                guard let photo = phone.flyingFrame else { return }
                let frame = message.seenFrame
                let gap = min(frame.minX - photo.minX, photo.maxX - frame.maxX, frame.minY - photo.minY, photo.maxY - frame.maxY)
                #expect(gap > -1, "\(frame) on \(photo)")
                #expect(abs(frame.midX - photo.midX) < 0.5 && abs(frame.midY - photo.midY) < 0.5)
                let presence = phone.presence(of: message)
                #expect(presence <= former)
                former = presence
                seen.append(presence)
            }
            #expect(seen.contains { $0 > 0.2 && $0 < 0.8 } && former < 0.05, "\(seen)")
            phone.device.advance(by: 0.5)
            #expect(phone.pager.view.window == nil)
        }
    }

    @Test("After a drag that is undone a tap on the message's button tries again")
    func retry() async throws {
        try await Phone.run { phone in
            phone.device.advance(by: 1.5)
            await phone.fail()
            phone.device.advance(by: 1)
            let message = try #require(phone.view(LoadingFailureView.self))
            let place = message.seenFrame
            phone.drag().cancel()
            phone.device.advance(by: 1)
            #expect(phone.isOpen && message.seenFrame.isClose(to: place))
            phone.album.server.forgetWhatWasAsked()
            phone.device.tap(at: CGPoint(x: place.midX, y: place.maxY - 38))
            phone.device.advance(by: 1)
            await phone.device.runTasks()
            #expect(phone.album.server.asked == [0] && message.isHidden && !phone.pager.isChromeHidden)
            #expect(phone.view(ProgressRingView.self).map(phone.presence) == 1)
        }
    }

    @Test("While a photo opens slowly the ring comes after 0.3 s, on the photo, and stays when that has landed", arguments: [false, true])
    func opening(pushed: Bool) async throws {
        try await Phone.run(pushed: pushed) { phone in
            // The first opening has the usual speed.
            phone.device.advance(by: 1)
            _ = phone.pager.accessibilityPerformEscape()
            phone.device.advance(by: 1)
            var slow = ZoomTransitionConfiguration.system
            slow.openingSpring.response = 2
            phone.album.zoom.configuration = slow
            if pushed {
                phone.navigation.pushViewController(phone.pager, animated: true)
            } else {
                phone.album.present(phone.pager, animated: true)
            }
            let start = phone.device.now
            await phone.device.runTasks()
            try phone.device.advanceFrames(while: !phone.isFlying, limit: 0.1)
            let ring = try #require(phone.view(ProgressRingView.self))
            var former: CGFloat = 0
            try phone.device.advanceFrames(while: phone.isFlying || phone.device.now - start < 0.1) {
                let (presence, time) = (phone.presence(of: ring), phone.device.now - start)
                if time < 0.29 { #expect(presence < 0.01, "\(time)") }
                if time > 0.6 { #expect(presence > 0.3, "\(time)") }
                if presence > 0, phone.isFlying, let photo = phone.flyingFrame {
                    let frame = ring.seenFrame
                    #expect(abs(frame.midX - photo.midX) < 0.5 && abs(frame.midY - photo.midY) < 0.5, "\(time)")
                }
                #expect(presence >= former - 0.001)
                former = presence
            }
            for _ in 0..<60 {
                phone.device.advanceFrames()
                #expect(phone.presence(of: ring) > 0.99)
            }
            #expect(phone.isOpen && ring.isDescendant(of: phone.pager.view))
        }
    }

    @Test("What becomes of the photo in flight shows there: it comes, it does not, it is asked for anew", arguments: 0..<3)
    func inFlight(event: Int) async throws {
        try await Phone.run { phone in
            phone.device.advance(by: 1.5)
            let finger = phone.drag()
            switch event {
            case 0:
                phone.album.server.answer(0, with: phone.album.photo)
                try await phone.device.finishTasks()
                phone.device.advance(by: 1)
                #expect(phone.view(ProgressRingView.self).map { phone.presence(of: $0) } ?? 0 == 0)
            case 1:
                await phone.fail()
                phone.device.advance(by: 1)
                let message = try #require(phone.view(LoadingFailureView.self))
                #expect(phone.goesWithPhoto(message) && phone.presence(of: message) == 1)
            default:
                phone.pager.reloadPhoto(at: 0)
                await phone.device.runTasks()
                phone.device.advance(by: 1)
                let ring = try #require(phone.view(ProgressRingView.self))
                #expect(phone.goesWithPhoto(ring) && phone.presence(of: ring) == 1)
            }
            finger.cancel()
            phone.device.advance(by: 1)
            #expect(phone.isOpen)
            #expect(phone.view(PageStatusView.self)?.isDescendant(of: phone.pager.view) ?? (event == 0))
        }
    }
}
