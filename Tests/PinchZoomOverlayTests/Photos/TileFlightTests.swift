import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The tiles of a zoomed photo fly together with the photo.
@MainActor @Suite("Photos: tiles in flight", .timeLimit(.minutes(20)), .phones) struct TileFlightTests {
    /// A photo of 15 megapixels. In its middle there is an edge between two colors, whose blues differ by 160.
    nonisolated private static let data = MadePhoto.png(width: 4800, height: 3200)
    /// A sharpness between those of the tiles and of the coarse picture. The edge is at most two pixels wide in the tiles, and five pixels
    /// wide in the coarse picture.
    private static let sharp = 50
    nonisolated private static let middle = CGPoint(x: 0.5, y: 0.5)

    /// Returns the sharpness in the middle of a view.
    private func sharpness(of view: UIView, on device: HeadlessDevice) -> Int {
        let frame = view.seenFrame
        return device.screenshot().sharpness(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Returns the layers of tiles on the screen.
    private func planes(in window: UIWindow) -> [TilePlane] {
        window.descendants.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? TilePlane }
    }

    /// Advances the first frames of a flight.
    ///
    /// - Returns: The least sharpness of the photo in these frames.
    private func sharpnessInFirstFrames(on phone: TiledPhone) throws -> Int {
        try phone.device.advanceFrames(while: phone.flyingPhoto == nil, limit: 0.2)
        var least = Int.max
        for _ in 0..<3 {
            least = min(least, sharpness(of: try #require(phone.flyingPhoto), on: phone.device))
            phone.device.advanceFrames()
        }
        return least
    }

    @Test("A zoomed photo that flies back is at first as sharp as it was, and no further tile is decoded")
    func closing() async throws {
        try await TiledPhone.run(.data(Self.data), flies: true) { phone in
            phone.pager.setChromeHidden(true, animated: false)
            try await phone.zoom(toPixels: 1, at: Self.middle)
            let window = try #require(phone.pager.view.window)
            let before = sharpness(of: try #require(phone.pager.photoView), on: phone.device)
            #expect(before > Self.sharp)
            let tiles = try #require(phone.tiles)
            let former = tiles.tiles
            #expect(phone.pager.accessibilityPerformEscape())
            let inFlight = try sharpnessInFirstFrames(on: phone)
            #expect(inFlight > Self.sharp, "\(inFlight) after \(before)")
            #expect(planes(in: window).count == 1)
            try phone.device.advanceFrames(while: phone.pager.view.window != nil) {
                #expect(!tiles.isDecoding && tiles.tiles.isSubset(of: former))
            }
            #expect(planes(in: window).isEmpty)
        }
    }

    @Test("A lowered limit of the memory releases tiles at once, in flight as well")
    func loweredLimit() async throws {
        try await TiledPhone.run(.data(Self.data), flies: true) { phone in
            try await phone.zoom(toPixels: 1, at: Self.middle)
            let (tiles, memory, former) = (try #require(phone.tiles), PinchZoomMemory.shared, PinchZoomMemory.shared.byteLimit)
            defer { memory.byteLimit = former }
            #expect(phone.pager.accessibilityPerformEscape())
            try phone.device.advanceFrames(while: phone.flyingPhoto == nil, limit: 0.2)
            #expect(!tiles.tiles.isEmpty)
            memory.byteLimit = 0
            #expect(tiles.tiles.isEmpty)
            try phone.device.advanceFrames(while: phone.pager.view.window != nil)
        }
    }

    @Test(
        "A long photo under a finger stays sharp, also when the finger lets go and the photo is back on its page",
        .given(\.touchSlop, .usual)
    )
    func turningBack() async throws {
        try await TiledPhone.run(.data(MadePhoto.png(width: 800, height: 40_000)), flies: true) { phone in
            phone.pager.setChromeHidden(true, animated: false)
            phone.device.advanceFrames()
            let photo = try #require(phone.pager.photoView)
            let former = try #require(phone.tiles).tiles
            // The edge between the fourth and the fifth column is in the middle of the screen, before the drag and during it.
            @MainActor func sharpness() -> Int {
                let frame = (phone.flyingPhoto?.flyingPart ?? phone.pager.view).seenFrame
                return phone.device.screenshot().sharpness(at: CGPoint(x: frame.midX, y: frame.midY), within: 20)
            }
            let (before, picture) = (sharpness(), phone.device.screenshot())
            #expect(before > Self.sharp && former.contains { $0.factor == 1 })
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 195, y: 440), duration: 0.2)
            try phone.device.advanceFrames(while: phone.flyingPhoto == nil, limit: 0.2)
            let lifted = phone.device.screenshot()
            #expect(lifted.shapeDifference(from: picture, in: CGRect(x: 20, y: 100, width: 350, height: 600)) < 0.02)
            for step in 1...5 {
                finger.move(to: CGPoint(x: 195, y: 437 + step * 12))
                phone.device.advanceFrames()
                let held = sharpness()
                #expect(held > Self.sharp, "step \(step): \(held) after \(before)")
            }
            finger.cancel()
            try phone.device.advanceFrames(while: phone.flyingPhoto != nil) {
                let returning = sharpness()
                #expect(returning > Self.sharp, "\(returning) after \(before)")
            }
            #expect(sharpness() > Self.sharp && photo.window != nil, "on the page again")
            #expect(try #require(phone.tiles).tiles.isSuperset(of: former))
            await phone.decode()
            #expect(phone.device.screenshot().shapeDifference(from: picture, in: CGRect(x: 20, y: 20, width: 350, height: 800)) < 0.02)
        }
    }

    @Test("A pinched photo that is let go of and opens is at first as sharp as under the fingers", .given(\.touchSlop, .usual))
    func opening() async throws {
        try await HeadlessDevice.runAsynchronously { device in
            var kept: GridPhone?
            try GridPhone.run(on: device) { kept = $0 }
            let phone = try #require(kept)
            var configuration = PinchZoomConfiguration()
            configuration.openingScale = 1.8
            configuration.maximumScale = 20
            phone.grid.pinch = configuration
            phone.grid.list.reloadData()
            device.advanceFrames()
            let before = device.decodedPixels.byteCount
            let place = try #require(phone.grid.photoView(4))
            let cell = try #require(place.superview?.superview as? GridCell)
            let zoom = try #require(cell.pinchZoomInteraction)
            zoom.fullSize = .data(Self.data)
            let fingers = device.pinch(at: try phone.cellCenter(4), spread: 30, scale: 12)
            await zoom.fullSizeRequest?.value
            let pinched = try #require(phone.window.descendants.first { $0 is PinchOverlayView }?.descendants.last { $0 is UIImageView })
            let tiles = try #require((pinched.superview as? TiledPhotoView)?.tiles)
            for _ in 0..<500 where tiles.tiles.isEmpty || tiles.isBusy {
                device.advanceFrames()
                try await device.finishTasks()
            }
            device.advance(by: 0.3)
            let held = sharpness(of: pinched, on: device)
            device.lift(fingers)
            try phone.awaitFlight()
            // In later frames, the pager's photo covers the flying photo.
            let flying = sharpness(of: try #require(phone.flyingPhoto), on: device)
            #expect(held > Self.sharp && flying > Self.sharp, "\(flying) after \(held)")
            try device.advanceUntilIdle()
            #expect(phone.isOpen && planes(in: phone.window).isEmpty)
            // The pager has decoded its own photo, so only this photo may remain in memory.
            try await device.finishTasks()
            let isGone = device.decodedPixels.byteCount <= before + 780 * 520 * 4
            #expect(isGone)
        }
    }
}
