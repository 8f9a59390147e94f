import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A larger image that arrives while a photo is up.
@MainActor @Suite("Full size under the fingers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct FullSizeTests {
    private static func run(
        _ configuration: @autoclosure () -> HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        _ body: @MainActor (HeadlessDevice) async throws -> Void
    ) async throws {
        try await HeadlessDevice.runAsynchronously(configuration()) { device in
            try await body(device)
            try device.advanceUntilIdle()
        }
    }

    /// Returns the photo of `TestImages.photo(0)` in another color and a larger size. The size may have another aspect ratio.
    static func larger(_ size: CGSize = CGSize(width: 1170, height: 780)) -> UIImage {
        let photo = TestImages.make(size: CGSize(width: 390, height: 260), hue: 0.6)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in photo.draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Returns whether the lifted photo shows the source's image, which is blue. The photo's own image is red.
    static func showsLarger(_ phone: FeedPhone) throws -> Bool {
        let center = try phone.photoCenter()
        let color = phone.device.screenshot().color(at: CGPoint(x: center.x, y: center.y - 50))
        return color.blue > color.red
    }

    @Test("It is asked for at the lift and takes the other's place at once; back in its place the photo is the cell's own")
    func shown() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source) = (try phone.zoom(), LargerPhotos())
            zoom.fullSize = source.photo
            let before = phone.device.screenshot()
            let (cell, own) = (try phone.feed.cell(0), TestImages.photo(0))
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            #expect(source.requestCount == 0, "the lift does not wait for it")
            try await source.wait()
            let up = phone.device.screenshot()
            try #expect(!FullSizeTests.showsLarger(phone))
            let (pose, events) = (zoom.pose, phone.feed.record.events.count)
            source.answer(FullSizeTests.larger())
            await zoom.fullSizeRequest?.value
            try #expect(FullSizeTests.showsLarger(phone))
            #expect(zoom.pose == pose && phone.feed.record.events.count == events, "nothing else has changed")
            let shape = phone.device.screenshot().shapeDifference(from: up, in: CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(shape < 0.01, "no point of it has moved: \(shape)")
            #expect(cell.photoView.image === own && cell.photoView.subviews.isEmpty)
            phone.device.glide(fingers.map { ($0, CGPoint(x: $0.location.x + 20, y: $0.location.y + 60)) }, duration: 0.1)
            try #expect(FullSizeTests.showsLarger(phone))
            phone.device.lift(fingers)
            try phone.device.advanceFrames(while: zoom.state != .idle) { try #expect(FullSizeTests.showsLarger(phone)) }
            #expect(phone.device.screenshot() == before && cell.photoView.image === own && source.requestCount == 1)
        }
    }

    @Test("No point of the picture moves where the proportions differ a little, filled, fitted or stretched, turned or rounded")
    func almostTheSame() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, cell) = (try phone.zoom(), try phone.feed.cell(0))
            let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
            for mode in [UIView.ContentMode.scaleAspectFill, .scaleAspectFit, .scaleToFill] {
                for size in [CGSize(width: 1170, height: 781), CGSize(width: 1170, height: 765), CGSize(width: 1150, height: 780)] {
                    cell.photoView.contentMode = mode
                    cell.photoView.image = TestImages.make(size: CGSize(width: 300, height: 200), hue: 0)
                    cell.photoView.layer.cornerRadius = mode == .scaleToFill ? 20 : 0
                    phone.device.advanceFrames()
                    let source = LargerPhotos()
                    zoom.fullSize = source.photo
                    let fingers = phone.device.pinch(at: CGPoint(x: 60, y: 130), spread: 80, scale: 1.8)
                    try await source.wait()
                    let before = phone.device.screenshot()
                    let photo = UIGraphicsImageRenderer(size: size).image { _ in
                        TestImages.make(size: CGSize(width: 300, height: 200), hue: 0.6).draw(in: CGRect(origin: .zero, size: size))
                    }
                    source.answer(photo)
                    await zoom.fullSizeRequest?.value
                    let after = phone.device.screenshot()
                    #expect(after != before)
                    let shape = after.shapeDifference(from: before, in: screen)
                    #expect(shape < 0.01, "\(mode.rawValue), \(size): \(shape)")
                    phone.device.lift(fingers)
                    try phone.device.advanceUntilIdle()
                }
            }
            cell.photoView.image = TestImages.photo(0)
            cell.photoView.contentMode = .scaleAspectFill
        }
    }

    @Test("One of other proportions lies in the same place in the same way, about the same middle")
    func otherProportions() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, cell) = (try phone.zoom(), try phone.feed.cell(0))
            for mode in [UIView.ContentMode.scaleAspectFill, .scaleAspectFit] {
                cell.photoView.contentMode = mode
                let source = LargerPhotos()
                zoom.fullSize = source.photo
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 1.3)
                try await source.wait()
                let middle = try phone.photoCenter()
                source.answer(FullSizeTests.larger(CGSize(width: 1000, height: 1000)))
                await zoom.fullSizeRequest?.value
                let (after, picture) = (try phone.photoCenter(), phone.device.screenshot())
                #expect(distance(after, middle) < 0.001)
                // The image is a square of 390 points that fills the place, or of 260 points that is fitted into the place. Its first
                // column is a line.
                let half = (mode == .scaleAspectFill ? 195 : 130) * zoom.pose.scale
                if mode == .scaleAspectFit {
                    #expect(picture.color(at: CGPoint(x: middle.x - half + 20, y: middle.y + 20)).isBlue)
                    #expect(!picture.color(at: CGPoint(x: middle.x - half - 10, y: middle.y + 20)).isBlue)
                }
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
            }
            cell.photoView.contentMode = .scaleAspectFill
        }
    }

    @Test("A source that fails, has none, or gives an image without a size or with fewer pixels changes nothing")
    func nonsense() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            let small = TestImages.make(size: CGSize(width: 300, height: 200), hue: 0.6)
            for answer in [Answer.failure, .image(nil), .image(UIImage()), .image(small), .image(TestImages.photo(0))] {
                let source = LargerPhotos()
                zoom.fullSize = source.photo
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
                try await source.wait()
                let up = phone.device.screenshot()
                if case .image(let image) = answer { source.answer(image) } else { source.fail() }
                await zoom.fullSizeRequest?.value
                #expect(phone.device.screenshot() == up && zoom.state == .zooming, "\(answer)")
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
                #expect(source.requestCount == 1)
            }
        }
    }

    @Test("One that comes after the landing, whether it heeds its cancellation or not, changes nothing; the next zoom asks anew")
    func late() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            let before = phone.device.screenshot()
            for heeds in [false, true] {
                let source = LargerPhotos()
                source.heedsCancellation = heeds
                zoom.fullSize = source.photo
                phone.device.lift(phone.device.pinch(at: phone.home, spread: 80, scale: 2))
                let request = zoom.fullSizeRequest
                try await source.wait()
                #expect(source.cancelCount == 0)
                try phone.device.advanceUntilIdle()
                #expect(source.cancelCount == 1 && phone.device.screenshot() == before)
                // The answer to the former request has no effect on the next zoom of the same photo.
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
                let next = zoom.fullSizeRequest
                source.answer(FullSizeTests.larger())
                await request?.value
                try #expect(!FullSizeTests.showsLarger(phone))
                try await source.wait(forRequests: 2)
                source.answer(FullSizeTests.larger())
                await next?.value
                try #expect(FullSizeTests.showsLarger(phone))
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
                #expect(phone.device.screenshot() == before)
            }
        }
    }

    @Test("One that comes on the way back is shown if the photo is caught, and a photo that is caught asks for no other")
    func caught() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source) = (try phone.zoom(), LargerPhotos())
            zoom.fullSize = source.photo
            phone.device.lift(phone.device.pinch(at: phone.home, spread: 80, scale: 2.5))
            try await source.wait()
            phone.device.advanceFrames(2)
            source.answer(FullSizeTests.larger())
            await zoom.fullSizeRequest?.value
            #expect(zoom.state == .returning)
            try #expect(!FullSizeTests.showsLarger(phone))
            let center = try phone.photoCenter()
            let fingers = phone.device.touchDown(at: [CGPoint(x: center.x - 40, y: center.y), CGPoint(x: center.x + 40, y: center.y)])
            phone.device.advanceFrames()
            #expect(zoom.state == .zooming)
            try #expect(FullSizeTests.showsLarger(phone))
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(source.requestCount == 1)
        }
    }

    @Test("Whatever ends the zoom cancels the request: at once, or in the next frame if the photo has left")
    func cancelled() async throws {
        let ends: [@MainActor (FeedPhone) throws -> Void] = [
            { try $0.zoom().cancel() },
            { try $0.zoom().isEnabled = false },
            { try $0.feed.cell(0).disablePinchZoom() },
            { phone in
                try phone.feed.cell(0).photoView.removeFromSuperview()
                phone.device.advanceFrames(2)
            },
            { $0.device.resignActive() },
            { try $0.zoom().configuration = PinchZoomConfiguration() },
        ]
        for end in ends {
            try await FullSizeTests.run { device in
                let phone = try FeedPhone(device: device, feed: FeedScreen())
                let (zoom, source) = (try phone.zoom(), LargerPhotos())
                zoom.fullSize = source.photo
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
                try await source.wait()
                let request = zoom.fullSizeRequest
                try end(phone)
                #expect(zoom.state == .idle && source.cancelCount == 1)
                source.answer(FullSizeTests.larger())
                await request?.value
                #expect(phone.overlays.isEmpty)
                phone.device.lift(fingers)
            }
        }
    }

    @Test("No larger photo is requested for what no twin shows: other views, masked images, live content, animations")
    func notAsked() async throws {
        let image = TestImages.photo(0)
        let moving = UIImage.animatedImage(with: [image, TestImages.photo(1)], duration: 1)
        let cases: [@MainActor () -> UIView] = [
            { @MainActor in DrawnView() }, { @MainActor in UIImageView(image: moving) },
            { @MainActor in
                let view = UIImageView(image: image)
                view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
                view.mask?.backgroundColor = .black
                return view
            },
            { @MainActor in PinchZoomContainerView(contentView: UIImageView(image: image)) },
            { @MainActor in
                let view = UIImageView(image: image)
                view.contentMode = .center
                return view
            },
        ]
        for makeView in cases {
            try await FullSizeTests.run(LookFeed.phone) { device in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
                let view = makeView()
                view.frame = CGRect(x: 95, y: 150, width: 200, height: 150)
                root.addSubview(view)
                let (zoom, source) = (PinchZoomInteraction(), LargerPhotos())
                zoom.fullSize = source.photo
                view.addInteraction(zoom)
                device.show(root)
                device.advanceFrames(2)
                let fingers = device.pinch(at: CGPoint(x: 195, y: 225), spread: 60, scale: 1.6)
                #expect(zoom.state == .zooming && zoom.fullSizeRequest == nil, "\(view)")
                device.lift(fingers)
                try device.advanceFrames(while: zoom.state != .idle)
                // The animation of the view runs until the view leaves its window.
                view.removeFromSuperview()
            }
        }
    }

    @Test("A cell gives its own; its interaction's comes before that; VoiceOver's action asks as fingers do")
    func mixin() async throws {
        try await FullSizeTests.run { device in
            let cell = OriginalCell(frame: CGRect(x: 0, y: 200, width: 390, height: 260))
            cell.photoView.image = TestImages.photo(0)
            device.show(cell)
            device.advanceFrames()
            let zoom = try #require(cell.pinchZoomInteraction)
            #expect(zoom.zoomIn())
            // The request isn't part of the lift.
            #expect(zoom.fullSizeRequest == nil)
            device.advanceFrames(2)
            try await cell.source.wait()
            cell.source.answer(FullSizeTests.larger())
            await zoom.fullSizeRequest?.value
            device.advance(by: 1)
            #expect(device.screenshot().color(at: CGPoint(x: 195, y: 260)).isBlue)
            zoom.cancel()
            let other = LargerPhotos()
            zoom.fullSize = other.photo
            #expect(zoom.zoomIn())
            device.advanceFrames(2)
            try await other.wait()
            other.answer(nil)
            await zoom.fullSizeRequest?.value
            #expect(cell.source.requestCount == 1)
            zoom.cancel()
        }
    }

    @Test("A cell without a larger image, as the mixin has it, and a zoom whose source never answers keep nothing alive")
    func released() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source) = (try phone.zoom(), LargerPhotos())
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await zoom.fullSizeRequest?.value
            #expect(zoom.state == .zooming)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            zoom.fullSize = source.photo
            phone.device.lift(phone.device.pinch(at: phone.home, spread: 80, scale: 2))
            try await source.wait()
            weak var flight: Flight?
            flight = zoom.flight
            #expect(flight != nil)
            try phone.device.advanceUntilIdle()
            #expect(flight == nil)
            source.fail()
        }
    }

    @Test(
        "A highlighted photo, and one that begins to move, show what they show; afterwards the larger image shows again"
    )
    func highlighted() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source, cell) = (try phone.zoom(), LargerPhotos(), try phone.feed.cell(0))
            zoom.fullSize = source.photo
            cell.photoView.highlightedImage = TestImages.photo(0)
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            try await source.wait()
            source.answer(FullSizeTests.larger())
            await zoom.fullSizeRequest?.value
            for isHighlighted in [true, false] {
                cell.photoView.isHighlighted = isHighlighted
                phone.device.advance(by: 0.1)
                try #expect(FullSizeTests.showsLarger(phone) == !isHighlighted)
            }
            cell.photoView.animationImages = [TestImages.photo(0)]
            for isMoving in [true, false] {
                if isMoving { cell.photoView.startAnimating() } else { cell.photoView.stopAnimating() }
                cell.photoView.image = isMoving ? TestImages.photo(0) : TestImages.make(size: CGSize(width: 390, height: 260), hue: 0)
                phone.device.advance(by: 0.1)
                try #expect(FullSizeTests.showsLarger(phone) == !isMoving)
            }
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            cell.photoView.highlightedImage = nil
        }
    }

    @Test("It comes all the same, and stays, for a photo whose image the app takes away", arguments: [false, true])
    func imageRemoved(beforeItComes: Bool) async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source, photo) = (try phone.zoom(), LargerPhotos(), try phone.feed.cell(0).photoView)
            zoom.fullSize = source.photo
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            try await source.wait()
            if beforeItComes { photo.image = nil }
            phone.device.advanceFrames(2)
            source.answer(FullSizeTests.larger())
            await zoom.fullSizeRequest?.value
            phone.device.advanceFrames(2)
            photo.image = nil
            phone.device.advanceFrames(2)
            try #expect(zoom.state == .zooming && FullSizeTests.showsLarger(phone))
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test(
        "A crop that is open goes on from where it was to the whole of a larger image of other proportions, in 0.18 seconds",
        .given(\.frames, .regular)
    )
    func openCrop() async throws {
        try await FullSizeTests.run(LookFeed.phone) { device in
            let (screen, source) = (CropScreen(.uncropped), LargerPhotos())
            var configuration = PinchZoomConfiguration()
            configuration.crop = .opens()
            screen.zoom.configuration = configuration
            screen.zoom.fullSize = source.photo
            device.show(screen.view)
            device.advanceFrames()
            let before = device.screenshot()
            let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2)
            device.advance(by: 0.2)
            try await source.wait()
            let scale = screen.zoom.pose.scale
            source.answer(FullSizeTests.larger())
            await screen.zoom.fullSizeRequest?.value
            var widths = [try #require(screen.flyingFrame).width / scale]
            for _ in 0..<Int(0.2 / device.frameDuration) {
                device.advanceFrames()
                widths.append(try #require(screen.flyingFrame).width / scale)
            }
            #expect(abs(widths[0] - 160) < 0.01 && abs((widths.last ?? 0) - 240) < 0.01, "\(widths)")
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 16 }, "\(widths)")
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before)
        }
    }

    @Test("Pinched open, it goes on into the pager with the larger image")
    func openedByPinch() async throws {
        try await FullSizeTests.run { device in
            let sources = (0..<1).map { _ in LargerPhotos() }
            var task: Task<Void, Never>?
            var grid: GridPhone?
            var fingers: [Finger] = []
            try GridPhone.run(on: device) { phone in
                var configuration = PinchZoomConfiguration()
                configuration.openingScale = 1.8
                phone.grid.pinch = configuration
                phone.grid.list.reloadData()
                phone.device.advanceFrames()
                let view = try #require(phone.grid.photoView(0))
                let cell = try #require(
                    sequence(first: view as UIView, next: \.superview).lazy.compactMap { $0 as? any PinchZoomable }.first
                )
                cell.pinchZoomInteraction?.fullSize = sources[0].photo
                fingers = phone.device.pinch(at: try phone.cellCenter(0), scale: 2.5, duration: 0.2)
                task = cell.pinchZoomInteraction?.fullSizeRequest
                grid = phone
            }
            try await sources[0].wait()
            sources[0].answer(FullSizeTests.larger())
            await task?.value
            device.lift(fingers)
            let phone = try #require(grid)
            try phone.awaitFlight()
            let frame = try #require(phone.flyingFrame)
            #expect(device.screenshot().color(at: CGPoint(x: frame.midX, y: frame.midY - 70)).isBlue)
            try device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }
}

/// An answer of a source.
private enum Answer {
    case image(UIImage?)
    case failure
}

/// A cell that provides larger images.
private final class OriginalCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 260))
    let source = LargerPhotos()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    var pinchZoomFullSize: PhotoSource? { source.photo }
}

extension Picture.Pixel {
    /// Whether the color is that of the larger images, dimmed or not.
    fileprivate var isBlue: Bool { Int(blue) > Int(red) + 40 }
}

extension HeadlessDevice {
    fileprivate var frameDuration: TimeInterval { 1 / Double(configuration.framesPerSecond) }
}
