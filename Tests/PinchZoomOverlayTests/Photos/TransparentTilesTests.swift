import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The tiles of a photo with an alpha channel. Each pixel is composed once, over the views behind the photo.
@MainActor @Suite("Photos: transparent tiles", .timeLimit(.minutes(20)), .phones) struct TransparentTilesTests {
    nonisolated private static let backdrop = Picture.Pixel(red: 250, green: 130, blue: 20)
    private static let backdropColor = UIColor(red: 250.0 / 255, green: 130.0 / 255, blue: 20.0 / 255, alpha: 1)
    /// The tolerance for rounding: colors are multiplied by their opacity, and the mixture is rounded again.
    private static let rounding = 2
    /// In the coarse picture, fields' edges are as soft as two of its pixels.
    private static let coarseMargin: CGFloat = 16

    /// Runs a test on a pager over a colored backdrop, in which nothing but the photo is visible.
    private func run(_ data: Data = TransparentPhoto.data, _ body: @MainActor (TiledPhone) async throws -> Void) async throws {
        try await TiledPhone.run(.data(data)) { phone in
            phone.pager.setChromeHidden(true, animated: false)
            phone.device.advanceFrames()
            phone.pager.view.backgroundColor = Self.backdropColor
            try await body(phone)
        }
    }

    /// Returns the largest difference of the screen from the photo over the backdrop, away from the fields' edges.
    private func difference(_ phone: TiledPhone, margin: CGFloat = 3) throws -> Int {
        let photo = try #require(phone.pager.photoView)
        return TransparentPhoto.difference(
            of: phone.device.screenshot(),
            photo: photo.convert(photo.bounds, to: nil),
            over: Self.backdrop,
            in: CGRect(x: 0, y: 0, width: 390, height: 844),
            margin: margin
        )
    }

    /// Waits until all visible pixels are decoded, and calls the closure after each frame.
    private func decode(_ phone: TiledPhone, eachFrame: () throws -> Void) async throws {
        for _ in 0..<200 where phone.tiles?.isBusy ?? false {
            try await phone.device.finishTasks()
            phone.device.advanceFrames()
            try eachFrame()
        }
    }

    @Test("At rest, the photo is over the backdrop as if it were decoded as a whole, sharp and without seams, at any scale")
    func atRest() async throws {
        var random = SeededGenerator(seed: 40_200)
        try await run { phone in
            var factors: Set<Int> = []
            for scale in [1, 0.83, 0.61, 0.5, 0.37, 0.29, 1.4, 0.71] as [CGFloat] {
                let point = CGPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
                try await phone.zoom(toPixels: scale, at: point)
                let tiles = try #require(phone.tiles).tiles
                #expect(!tiles.isEmpty, "scale \(scale)")
                factors.formUnion(tiles.map(\.factor))
                let difference = try difference(phone)
                #expect(difference <= Self.rounding, "scale \(scale) at \(point): \(difference)")
            }
            #expect(factors.isSuperset(of: [1, 2]))
            phone.pager.setZoomScale(1, animated: false)
            await phone.decode()
            #expect(phone.tiles?.tiles == [] && phone.pager.photoView?.layer.mask == nil)
            try #expect(difference(phone) <= Self.rounding, "at fit")
        }
    }

    @Test("While a finger moves the photo, while its tiles come and go, and after a memory warning, no pixel is denser or empty")
    func moving() async throws {
        try await run { phone in
            @MainActor func check(_ comment: Comment) throws {
                let difference = try difference(phone, margin: Self.coarseMargin)
                #expect(difference <= Self.rounding + 1, "\(comment): \(difference)")
            }
            // The scales show the first tiles, then finer ones, then coarser ones.
            for scale in [0.5, 1, 0.4] as [CGFloat] {
                let zoomScale = (phone.pager.pages.currentPage?.zoomView.pixelScale ?? 1) * scale
                phone.pager.setZoomScale(zoomScale, at: CGPoint(x: 0.4, y: 0.4), animated: false)
                phone.device.advanceFrames()
                try check("scale \(scale)")
                try await decode(phone) { try check("scale \(scale)") }
            }
            try await phone.zoom(toPixels: 1, at: CGPoint(x: 0.3, y: 0.5))
            let former = try #require(phone.tiles).tiles
            let finger = phone.device.touchDown(at: CGPoint(x: 350, y: 422))
            for step in 1...10 {
                finger.move(to: CGPoint(x: 350 - step * 33, y: 422 - step * 7))
                phone.device.advanceFrames()
                try check("step \(step)")
            }
            try await decode(phone) { try check("held") }
            #expect(try #require(phone.tiles).tiles.contains { !former.contains($0) })
            phone.device.sendMemoryWarning()
            try check("memory warning")
            phone.device.advanceFrames()
            try check("after the memory warning")
            finger.lift()
            phone.device.advance(by: 3)
            await phone.decode()
            try #expect(difference(phone) <= Self.rounding)
        }
    }

    @Test("Each pixel of a decoded place is over the backdrop as an independent decoder has it")
    func places() async throws {
        // At an eighth of the size, the photo's upper edge lies between two pixels of the screen.
        let places = DecodedPlace.all.filter { $0.photo == "transparent.png" && $0.factor < 8 }.sorted { $0.factor > $1.factor }
        try await run(DecodedPlace.data(of: "transparent.png")) { phone in
            var seenCount = 0
            for place in places {
                let origin = try await phone.show(place)
                let picture = phone.device.screenshot()
                let rect = CGRect(x: origin.x, y: origin.y, width: DecodedPlace.side, height: DecodedPlace.side)
                guard CGRect(x: 0, y: 0, width: picture.width, height: picture.height).contains(rect),
                    phone.tiles?.tiles.contains(where: { $0.factor == place.factor }) == true
                else { continue }
                seenCount += 1
                let difference = place.difference(over: Self.backdrop) { picture[origin.x + $0, origin.y + $1] }
                #expect(difference <= Self.rounding, "\(place): \(difference)")
            }
            #expect(seenCount >= 4)
        }
    }

    @Test("Under the fingers, the photo is over the backdrop as if it were decoded as a whole", .given(\.touchSlop, .usual))
    func underFingers() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            zoom.configuration.backdropColor = Self.backdropColor
            zoom.configuration.backdropCurve = .custom { _ in 1 }
            zoom.fullSize = .data(TransparentPhoto.data)
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 4)
            await zoom.fullSizeRequest?.value
            let photo = try #require(phone.overlays.last?.descendants.last { $0 is UIImageView })
            let tiles = try #require((photo.superview as? TiledPhotoView)?.tiles)
            for _ in 0..<500 where tiles.tiles.isEmpty || tiles.isBusy {
                phone.device.advanceFrames()
                try await phone.device.finishTasks()
            }
            phone.device.advanceFrames(2)
            let difference = TransparentPhoto.difference(
                of: phone.device.screenshot(),
                photo: photo.convert(photo.bounds, to: nil),
                over: Self.backdrop,
                in: CGRect(x: 20, y: 20, width: 350, height: 804),
                margin: 3
            )
            #expect(!tiles.tiles.isEmpty && difference <= Self.rounding, "\(difference)")
            phone.device.lift(fingers)
        }
    }
}
