import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// The pan of a list's swipe actions accepts one finger. While the pan is recognized, no other gesture is.
@Suite("Pinches on photos in rows with swipe actions", .phones, .timeLimit(.minutes(20))) @MainActor struct SwipeActionPinchTests {
    private func run(_ kind: SwipedPhotos.Kind, _ body: (HeadlessDevice, SwipedPhotos, UIImageView) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let photos = SwipedPhotos(kind)
            device.show(photos)
            try device.advanceUntilIdle()
            try body(device, photos, try #require(photos.photo(1)))
            try device.advanceUntilIdle()
        }
    }

    private func zoom(of photo: UIImageView) throws -> PinchZoomInteraction {
        try #require(photo.interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Opens the photo's row with one finger.
    private func open(_ photo: UIImageView, on device: HeadlessDevice) throws {
        let place = frame(photo)
        let finger = device.drag(from: CGPoint(x: 300, y: place.midY), to: CGPoint(x: 200, y: place.midY))
        device.advance(by: 0.5)
        finger.lift()
        try device.advanceUntilIdle()
        #expect(frame(photo).minX < place.minX - 60)
    }

    @Test("Fingers that spread horizontally at once lift the photo, and the row doesn't open", arguments: SwipedPhotos.Kind.allCases)
    func spread(kind: SwipedPhotos.Kind) throws {
        try run(kind) { device, photos, photo in
            let zoom = try zoom(of: photo)
            let (place, cell) = (frame(photo), try #require(photos.cell(1)).frame)
            let fingers = device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 3)
            #expect(zoom.state == .zooming && zoom.pose.scale > 2)
            #expect(photos.cell(1)?.frame == cell && !photos.isOpen)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && frame(photo) == place && photos.cell(1)?.frame == cell && !photos.isOpen)
        }
    }

    @Test(
        "A second finger that lands before the first one has moved, and spreads horizontally, lifts the photo",
        arguments: SwipedPhotos.Kind.allCases
    )
    func oneByOne(kind: SwipedPhotos.Kind) throws {
        try run(kind) { device, photos, photo in
            let zoom = try zoom(of: photo)
            let place = frame(photo)
            let first = device.touchDown(at: CGPoint(x: place.midX + 30, y: place.midY))
            device.advance(by: 0.1)
            let second = device.touchDown(at: CGPoint(x: place.midX - 30, y: place.midY))
            device.glide([(second, CGPoint(x: place.midX - 120, y: place.midY))], duration: 0.3)
            #expect(zoom.state == .zooming && !photos.isOpen)
            device.lift([first, second])
        }
    }

    @Test("A second finger that lands while the first one swipes lifts the photo", arguments: SwipedPhotos.Kind.allCases)
    func duringSwipe(kind: SwipedPhotos.Kind) throws {
        try run(kind) { device, photos, photo in
            let zoom = try zoom(of: photo)
            let place = frame(photo)
            let first = device.drag(from: CGPoint(x: place.midX + 40, y: place.midY), to: CGPoint(x: place.midX, y: place.midY))
            #expect(frame(photo).minX < place.minX - 20)
            let second = device.touchDown(at: CGPoint(x: place.midX - 60, y: place.midY))
            device.glide(
                [(first, CGPoint(x: place.midX + 60, y: place.midY)), (second, CGPoint(x: place.midX - 130, y: place.midY))],
                duration: 0.4
            )
            #expect(zoom.state == .zooming && zoom.pose.scale > 1.5)
            device.lift([first, second])
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }

    @Test("One finger on the photo opens the row, and lifts nothing", arguments: SwipedPhotos.Kind.allCases)
    func oneFinger(kind: SwipedPhotos.Kind) throws {
        try run(kind) { device, photos, photo in
            try open(photo, on: device)
            let zoom = try zoom(of: photo)
            #expect(photos.isOpen && zoom.state == .idle)
        }
    }

    /// Fingers that scroll the list close the row. On some phones, the scroll begins just before the pinch ends the scroll.
    @Test(
        "A photo that is lifted from an open row returns to its place, in the row that is open or has closed",
        arguments: SwipedPhotos.Kind.allCases
    )
    func openRow(kind: SwipedPhotos.Kind) throws {
        try run(kind) { device, photos, photo in
            let closed = frame(photo)
            try open(photo, on: device)
            let zoom = try zoom(of: photo)
            let open = frame(photo)
            let fingers = device.pinch(at: CGPoint(x: open.midX, y: open.midY), spread: 60, scale: 3)
            #expect(zoom.state == .zooming && zoom.pose.scale > 2)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && frame(photo) == (photos.isOpen ? open : closed) && photo.superview != nil)
        }
    }
}
