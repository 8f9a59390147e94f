import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Photos that load, or fail to load, while their pages are visible.
@MainActor @Suite("Photo pager: photos that arrive", .timeLimit(.minutes(20)), .phones) struct PhotoPagerLoadingTests {
    @Test("The placeholder shows at once, and the photo in the same place when it has come")
    func arrives() async throws {
        try await LoadingPhone.run { phone in
            #expect(phone.shownPhoto === TestImages.photo(0))
            let frame = try phone.photoFrame()
            #expect(frame.isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            await phone.answer(5, with: TestImages.photo(5))
            #expect(phone.shownPhoto === TestImages.photo(5))
            try #expect(phone.photoFrame().isClose(to: frame))
            #expect(phone.server.asked.filter { $0 == 5 }.count == 1)
        }
    }

    @Test("Two pages on each side are loaded ahead, or as many as are set; those that are far are cancelled", arguments: [2, 0, 1, 4])
    func neighbours(reach: Int) async throws {
        try await LoadingPhone.run { phone in
            #expect(phone.server.asked.sorted() == Array(3...7))
            phone.pager.preloadedPageCount = reach
            await phone.device.runTasks()
            #expect(phone.server.awaited == Array(5 - reach...5 + reach))
            phone.server.forgetWhatWasAsked()
            await phone.swipeLeft()
            #expect(phone.pager.currentIndex == 6 && phone.server.awaited == Array(6 - reach...6 + reach))
            #expect(phone.server.cancelled.contains(5 - reach) && phone.server.asked.contains(6 + reach))
            phone.pager.setCurrentIndex(15, animated: false)
            await phone.device.runTasks()
            #expect(phone.server.awaited == Array(15 - reach...15 + reach))
            phone.pager.preloadedPageCount = -3
            await phone.device.runTasks()
            #expect(phone.server.awaited == [15])
        }
    }

    @Test("A photo that was loaded ahead is there when its page comes, without a ring")
    func ahead() async throws {
        try await LoadingPhone.run { phone in
            await phone.answer(6, with: TestImages.photo(6))
            await phone.swipeLeft()
            #expect(phone.shownPhoto === TestImages.photo(6) && phone.ringAlpha == 0)
            #expect(!phone.server.asked.dropFirst(5).contains(6), "it is not asked for again")
        }
    }

    @Test("A ring shows when the photo has not come within 0.3 s, fills as it comes, and goes with it")
    func ring() async throws {
        try await LoadingPhone.run { phone in
            phone.device.advance(by: 0.27)
            #expect(phone.ringAlpha == 0)
            phone.device.advance(by: 0.3)
            #expect(phone.ringAlpha > 0.99 && phone.ring?.fraction == nil)
            let ring = try #require(phone.ring)
            #expect(ring.convert(CGPoint(x: 22, y: 22), to: nil) == LoadingPhone.middle)
            for (told, shown) in [(0.25, 0.25), (0.75, 0.75), (1.5, 1), (.nan, 1)] {
                phone.server.tell(5, progress: told)
                await phone.device.runTasks()
                #expect(ring.fraction == shown)
            }
            await phone.answer(5, with: TestImages.photo(5))
            phone.device.advance(by: 0.5)
            #expect(phone.ringAlpha == 0)
        }
    }

    @Test("A photo that comes at once shows no ring")
    func noRing() async throws {
        try await LoadingPhone.run { phone in
            phone.device.advance(by: 0.25)
            await phone.answer(5, with: TestImages.photo(5))
            for _ in 0..<60 {
                phone.device.advanceFrames()
                #expect(phone.ringAlpha == 0)
            }
        }
    }

    @Test(
        "A photo that does not come, or is nothing, shows a message and a button, which tries again; VoiceOver finds both",
        arguments: [false, true]
    )
    func failure(isEmpty: Bool) async throws {
        try await LoadingPhone.run { phone in
            #expect(phone.failure == nil)
            if isEmpty { await phone.answer(5, with: UIImage()) } else { try await phone.fail(5) }
            let failure = try #require(phone.failure)
            let elements = phone.device.accessibilityElements.filter { ($0 as? UIView)?.isDescendant(of: failure) ?? false }
            #expect(elements.map(\.accessibilityLabel) == ["The photo could not be loaded.", "Try Again"])
            #expect(phone.shownPhoto === TestImages.photo(0), "what stood for it stays")
            phone.server.forgetWhatWasAsked()
            let button = try #require(failure.descendants.lazy.compactMap { $0 as? UIButton }.first)
            // The button is gone by the second of two quick taps.
            for _ in 0..<2 {
                phone.device.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
                phone.device.advance(by: 0.1)
            }
            phone.device.advance(by: 1)
            await phone.device.runTasks()
            #expect(phone.failure == nil && phone.server.asked == [5])
            #expect(!phone.pager.isChromeHidden, "a tap on the button is none on the page")
            await phone.answer(5, with: TestImages.photo(5))
            #expect(phone.shownPhoto === TestImages.photo(5) && phone.failure == nil)
        }
    }

    @Test("A page without a photo or a placeholder says that it does not come; one swipe on, all is well")
    func bareFailure() async throws {
        try await LoadingPhone.run(placeholder: nil) { phone in
            #expect(phone.pager.photoView == nil)
            try await phone.fail(5)
            let failure = try #require(phone.failure)
            let frame = failure.convert(failure.bounds, to: nil)
            #expect(frame.midX == 195 && frame.midY == 422 && frame.width < 390 && frame.height > 80)
            await phone.answer(6, with: TestImages.photo(6))
            await phone.swipeLeft()
            #expect(phone.failure == nil && phone.shownPhoto === TestImages.photo(6))
        }
    }

    @Test("The swap keeps zoom and place, whatever the photo's proportions are", arguments: [1, 1.01, 0.99, 0.75] as [CGFloat])
    func keepsZoom(proportion: CGFloat) async throws {
        let photo = TestImages.make(size: CGSize(width: 780, height: (520 * proportion).rounded()), hue: 0.6)
        try await LoadingPhone.run { phone in
            phone.device.tap(at: CGPoint(x: 130, y: 380))
            phone.device.tap(at: CGPoint(x: 130, y: 380))
            phone.device.advance(by: 1)
            #expect(phone.pager.isZoomed)
            let before = try phone.photoFrame()
            await phone.answer(5, with: photo)
            #expect(phone.pager.isZoomed && phone.shownPhoto === photo)
            let after = try phone.photoFrame()
            if abs(proportion - 1) < 0.02 {
                #expect(after.isClose(to: before))
            } else {
                // The point of the photo in the middle of the page stays the same, as a fraction of the photo's width and height.
                let (middle, former) = (Self.place(of: LoadingPhone.middle, in: after), Self.place(of: LoadingPhone.middle, in: before))
                #expect(abs(middle.x - former.x) < 0.01 && abs(middle.y - former.y) < 0.01)
                #expect(abs(after.width / after.height - photo.size.width / photo.size.height) < 0.01)
            }
        }
    }

    private static func place(of point: CGPoint, in frame: CGRect) -> CGPoint {
        CGPoint(x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
    }

    @Test("A photo that comes under two fingers stays under them")
    func underFingers() async throws {
        let photo = TestImages.make(size: CGSize(width: 1000, height: 660), hue: 0.6)
        try await LoadingPhone.run { phone in
            let fingers = phone.device.pinch(at: LoadingPhone.middle, scale: 1.8)
            phone.device.advanceFrames()
            let before = try phone.photoFrame()
            #expect(before.width > 600)
            await phone.answer(5, with: photo)
            try #expect(phone.photoFrame().isClose(to: before) && phone.shownPhoto === photo)
            fingers[0].move(by: CGVector(dx: -20, dy: 0))
            fingers[1].move(by: CGVector(dx: 20, dy: 0))
            phone.device.advanceFrames()
            try #expect(phone.photoFrame().width > before.width)
            phone.device.lift(fingers)
            phone.device.advance(by: 2)
        }
    }

    @Test("With its size known a placeholder of other proportions lies where the photo will")
    func knownSize() async throws {
        try await LoadingPhone.run(
            placeholder: TestImages.make(size: CGSize(width: 40, height: 40), hue: 0.1),
            size: CGSize(width: 4000, height: 3000)
        ) {
            phone in
            let frame = CGRect(x: 0, y: 275.75, width: 390, height: 292.5)
            try #expect(phone.photoFrame().isClose(to: frame))
            await phone.answer(5, with: TestImages.make(size: CGSize(width: 400, height: 300), hue: 0.6))
            try #expect(phone.photoFrame().isClose(to: frame))
        }
    }

    @Test("What comes for a page that is gone, or was asked for anew, shows nowhere")
    func late() async throws {
        try await LoadingPhone.run { phone in
            phone.pager.setCurrentIndex(12, animated: false)
            phone.server.answer(5, with: TestImages.photo(5))
            phone.server.tell(4, progress: 0.5)
            await phone.device.runTasks()
            #expect(phone.shownPhoto === TestImages.photo(0))
            phone.server.forgetWhatWasAsked()
            phone.pager.reloadPhoto(at: 12)
            await phone.device.runTasks()
            #expect(phone.server.asked == [12] && phone.server.cancelled == [12])
            phone.pager.reloadData()
            await phone.device.runTasks()
            #expect(phone.server.awaited == Array(10...14))
            await phone.answer(12, with: TestImages.photo(12))
            #expect(phone.shownPhoto === TestImages.photo(12))
        }
    }

    @Test("Nothing outlives the pager: what is being loaded is cancelled, and no page, image or task stays")
    func leaves() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let server = PhotoServer()
            let root = UIViewController()
            device.show(root)
            let remains = await Self.present(on: root, of: device, server)
            root.dismiss(animated: false)
            device.advance(by: 1)
            await device.runTasks()
            device.advance(by: 1)
            #expect(remains.pager == nil)
            #expect(remains.image == nil)
            #expect(server.awaited == [] && server.cancelled.sorted() == [0, 1, 3, 4])
        }
    }

    private struct Remains {
        weak var pager: PhotoPagerViewController?
        weak var image: UIImage?
    }

    private static func present(on root: UIViewController, of device: HeadlessDevice, _ server: PhotoServer) async -> Remains {
        let source = Source(server)
        let pager = PhotoPagerViewController(dataSource: source, currentIndex: 2)
        root.present(pager, animated: false)
        device.advanceFrames()
        await device.runTasks()
        let photo = TestImages.make(size: CGSize(width: 30, height: 20), hue: 0.1)
        server.answer(2, with: photo)
        try? await device.finishTasks()
        #expect(pager.photoView?.image != nil)
        return Remains(pager: pager, image: photo)
    }

    private final class Source: PhotoPagerDataSource {
        let server: PhotoServer

        init(_ server: PhotoServer) {
            self.server = server
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 9 }
        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { server.page(index) }
    }
}
