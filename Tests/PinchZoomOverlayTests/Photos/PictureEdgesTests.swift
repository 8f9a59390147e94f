import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The frame of a photo, its coarse picture and its tiles have the same edges, to half a pixel of the screen. Nothing in these tests depends
/// on a question that Apple leaves open, so one phone is enough.
@MainActor @Suite("Photos: edges of pictures", .timeLimit(.minutes(20))) struct PictureEdgesTests {
    /// The sizes of photos from 1:1000 to 1000:1, of which every second one is decoded in tiles.
    nonisolated private static let sizes: [CGSize] = {
        var random = SeededGenerator(seed: 65_100)
        let swept = (0...40).map { step in
            let ratio = pow(1000, (Double(step) + .random(in: -0.5...0.5, using: &random)) / 20 - 1).clamped(to: 0.001...1000)
            let longer = Double.random(in: step.isMultiple(of: 2) ? 8_200...20_000 : 1_000...3_000, using: &random)
            let shorter = max(1, (longer * min(ratio, 1 / ratio)).rounded())
            // A photo of many megapixels would take seconds.
            let fraction = min(1, (13_000_000 / (longer * shorter)).squareRoot())
            let (long, short) = ((longer * fraction).rounded(), max(1, (shorter * fraction).rounded()))
            return ratio < 1 ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
        }
        return swept + [CGSize(width: 4288, height: 2848), CGSize(width: 11_500, height: 1_777), CGSize(width: 500, height: 40_000)]
    }()

    private static func photo(of size: CGSize) -> Data { MadePhoto.png(width: Int(size.width), height: Int(size.height)) }

    /// Returns the frame in which an image view draws its image, in points of the window.
    private func picture(in view: UIImageView) -> CGRect? {
        view.image.flatMap { view.bounds.frame(ofPicture: $0.size, view.contentMode) }.map { view.convert($0, to: nil) }
    }

    /// Returns the frame of all tiles, or `nil` if there are none.
    private func tiles(over view: UIView, in window: UIWindow) -> CGRect? {
        view.layer.sublayers?.first { $0 is TilePlane }.map { $0.convert($0.bounds, to: window.layer) }
    }

    /// Returns the largest distance between two edges, in pixels of a screen with 2 pixels a point.
    private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
        2 * max(abs(one.minX - other.minX), abs(one.maxX - other.maxX), abs(one.minY - other.minY), abs(one.maxY - other.maxY))
    }

    @Test("At each zoom and in flight, the coarse picture and the tiles fill the photo's frame", arguments: sizes)
    func page(size: CGSize) async throws {
        try await TiledPhone.run(.data(Self.photo(of: size)), size: size, flies: true) { phone in
            let (view, window) = (try #require(phone.pager.photoView), try #require(phone.pager.view.window))
            @MainActor func checkRatio(of view: UIView, _ name: String) {
                let (frame, ratio) = (view.convert(view.bounds, to: nil), size.width / size.height)
                #expect(2 * abs(frame.width - frame.height * ratio) <= max(0.5, ratio / 2), "\(name)")
            }
            @MainActor func check(_ name: String) throws {
                let frame = view.convert(view.bounds, to: nil)
                checkRatio(of: view, name)
                #expect(distance(try #require(picture(in: view)), frame) <= 0.5, "\(name)")
                if let tiles = tiles(over: view, in: window) { #expect(distance(tiles, frame) <= 0.5, "\(name)") }
            }
            let limit = phone.pager.pages.currentPage?.zoomView.maximumZoomScale ?? 1
            for fraction in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                phone.pager.setZoomScale(pow(limit, fraction), at: CGPoint(x: 0.6, y: 0.3), animated: false)
                phone.device.advanceFrames()
                try check("at \(pow(limit, fraction)) at once")
                await phone.decode()
                try check("at \(pow(limit, fraction))")
            }
            // Half of the photos fly before their first tile has come.
            if !Int(size.width).isMultiple(of: 2) {
                phone.pager.setZoomScale(1, animated: false)
                await phone.decode()
                phone.pager.setZoomScale(limit, at: CGPoint(x: 0.6, y: 0.3), animated: false)
                phone.device.advanceFrames()
                #expect(phone.tiles?.tiles.isEmpty != false)
            }
            let (image, hasTiles) = (view.image, phone.tiles?.tiles.isEmpty == false)
            _ = phone.pager.accessibilityPerformEscape()
            var frameCount = 0
            try phone.device.advanceFrames(while: phone.pager.view.window != nil) {
                for flying in window.descendants.compactMap({ $0 as? TiledPhotoView }) where !flying.isDescendant(of: phone.pager.view) {
                    frameCount += 1
                    #expect(flying.imageView.image === image, "the main thread draws no part of the photo")
                    checkRatio(of: flying, "in flight")
                    guard let drawn = picture(in: flying.imageView), let tiles = tiles(over: flying.imageView, in: window) else { continue }
                    #expect(distance(drawn, tiles) <= 0.5, "in flight")
                }
            }
            #expect(frameCount > 0 || !hasTiles, "tiles fly with the photo")
        }
    }

    @Test("Under the fingers, the larger photo and its tiles fill the frame of the thumbnail", arguments: sizes)
    func pinch(size: CGSize) async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let root = UIViewController()
            let window = device.show(root)
            let place = UIImageView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
            place.contentMode = .scaleAspectFit
            let fraction = 400 / max(size.width, size.height)
            let thumbnail = CGSize(width: max(1, (size.width * fraction).rounded()), height: max(1, (size.height * fraction).rounded()))
            place.image = UIImage(data: Self.photo(of: size))?.preparingThumbnail(of: thumbnail)
            root.view.addSubview(place)
            let zoom = PinchZoomInteraction()
            place.addInteraction(zoom)
            zoom.fullSize = .data(Self.photo(of: size))
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 80, scale: 4)
            await zoom.fullSizeRequest?.value
            for _ in 0..<20 {
                device.advanceFrames()
                try await device.finishTasks()
            }
            let flying = try #require(window.descendants.compactMap { $0 as? TiledPhotoView }.first)
            let drawn = try #require(picture(in: flying.imageView))
            // The coarse picture is decoded for its place, at most four times as wide.
            let pixels = try #require(flying.imageView.image).size
            #expect(max(pixels.width, pixels.height) <= PhotoFile.longestSide(of: flying.tiles?.file))
            #expect(flying.tiles == nil || pixels.width * pixels.height <= 801 * 801, "\(pixels)")
            #expect(distance(drawn, flying.convert(flying.bounds, to: nil)) <= 0.5)
            if let tiles = tiles(over: flying.imageView, in: window) { #expect(distance(drawn, tiles) <= 0.5) }
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }
}
