import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Starts easily": a pinch wins if it should, and takes no touches from other gestures.
@MainActor @Suite("Starts easily", .timeLimit(.minutes(20)), .phones) struct StartTests {
    @Test("A pinch wins when the list already scrolls under the first finger: it stops where it is and stays there")
    func scrollingUnderFinger() throws {
        try FeedPhone.run { phone in
            let list = phone.feed.collectionView
            let first = phone.device.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 430))
            #expect(list.isDragging && list.contentOffset.y > -90)
            let second = phone.device.touchDown(at: CGPoint(x: 240, y: 430))
            phone.device.glide([(first, CGPoint(x: 120, y: 430)), (second, CGPoint(x: 280, y: 440))], duration: 0.1)
            let zoom = try phone.zoom(1)
            #expect(zoom.state == .zooming)
            let offset = list.contentOffset
            #expect(!list.isDragging)
            phone.device.glide([(first, CGPoint(x: 100, y: 700)), (second, CGPoint(x: 300, y: 740))], duration: 0.2)
            #expect(list.contentOffset == offset)
            phone.device.lift([first, second])
            phone.device.advance(by: 0.02)
            #expect(list.contentOffset == offset)
            try phone.device.advanceUntilIdle()
            #expect(list.contentOffset == offset && !list.isLocked)
        }
    }

    @Test("A pinch on a list that still flies stops it where it is")
    func flyingList() throws {
        try FeedPhone.run { phone in
            let list = phone.feed.collectionView
            phone.device.swipe(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 450))
            phone.device.advance(by: 0.15)
            #expect(list.isDecelerating)
            let item = try #require(list.indexPathForItem(at: CGPoint(x: 195, y: list.contentOffset.y + 400))).item
            let frame = try phone.feed.cell(item).photoView.convert(phone.feed.cell(item).photoView.bounds, to: nil)
            var fingers = phone.device.pinch(at: CGPoint(x: 195, y: frame.midY), scale: 2)
            if phone.device.configuration.behavior.fingerOnDeceleration == .scrollViewAlone {
                // The first finger only stops the list. The next pinch lifts the photo.
                try #expect(phone.zoom(item).state == .idle)
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
                let place = try phone.feed.cell(item).photoView
                fingers = phone.device.pinch(at: CGPoint(x: 195, y: place.convert(place.bounds, to: nil).midY), scale: 2)
            }
            try #expect(phone.zoom(item).state == .zooming)
            let offset = list.contentOffset
            phone.device.advance(by: 0.3)
            #expect(list.contentOffset == offset)
            phone.device.lift(fingers)
        }
    }

    @Test("A one-finger drag scrolls exactly as it does in a list without the component")
    func dragIsNotDelayed() throws {
        func offsets(isEnabled: Bool) throws -> [CGFloat] {
            var offsets: [CGFloat] = []
            try FeedPhone.run(prepareCell: { if !isEnabled { $0.disablePinchZoom() } }) { phone in
                guard isEnabled || phone.feed.collectionView.visibleCells.allSatisfy({ $0.interactions.isEmpty || !isEnabled }) else {
                    return
                }
                let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 300))
                for step in 1...20 {
                    phone.device.advance(by: 1.0 / 120)
                    finger.move(to: CGPoint(x: 195, y: 300 - CGFloat(step * step) / 4))
                    offsets.append(phone.feed.collectionView.contentOffset.y)
                }
                finger.lift()
                phone.device.advance(by: 0.3)
                offsets.append(phone.feed.collectionView.contentOffset.y)
                #expect(phone.feed.record.events.isEmpty)
            }
            return offsets
        }
        let with = try offsets(isEnabled: true)
        #expect(with == (try offsets(isEnabled: false)))
        #expect((with.last ?? 0) - with[0] > 100)
    }

    @Test("A tap selects at once, and a swipe back pops")
    func tapAndSwipeBack() throws {
        try FeedPhone.run { phone in
            var taps: [TimeInterval] = []
            try phone.feed.cell(0).addGestureRecognizer(UITapGestureRecognizer { _ in taps.append(phone.device.now) })
            let finger = phone.device.touchDown(at: phone.home)
            phone.device.advance(by: 0.05)
            let lifted = phone.device.now
            finger.lift()
            #expect(taps == [lifted])

            let second = FeedScreen()
            phone.navigation.pushViewController(second, animated: false)
            phone.device.advanceFrames()
            phone.device.swipe(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300))
            try phone.device.advanceUntilIdle()
            #expect(phone.navigation.topViewController === phone.feed)
            #expect(second.record.events.isEmpty)
        }
    }

    @Test("A pinch on the caption, or half on it with its centroid there, lifts nothing")
    func outsidePhoto() throws {
        try FeedPhone.run { phone in
            let caption = phone.home.y + 130 + 20
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: caption), scale: 2))
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 195, y: caption - 12), spread: 30, scale: 2, angle: .pi / 2))
            #expect(phone.feed.record.events.isEmpty)
            #expect(phone.overlays.isEmpty)
        }
    }

    @Test("One of the fingers may land beside a small photo, if the middle between both is on it")
    func besideSmallPhoto() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            cell.photoView.frame = CGRect(x: 180, y: 100, width: 40, height: 40)
            let fingers = phone.device.pinch(at: CGPoint(x: 200, y: phone.home.y - 10), spread: 60, scale: 1.8)
            try #expect(phone.zoom().state == .zooming)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            cell.setNeedsLayout()
        }
    }

    @Test("It begins however the system's thresholds are", arguments: [2.0, 8, 20] as [CGFloat])
    func thresholds(pinchDistance: CGFloat) throws {
        var configuration = HeadlessDevice.Configuration()
        configuration.touchThresholds.pinchDistance = pinchDistance
        try FeedPhone.run(configuration) { phone in
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            let first = try #require(phone.feed.record.changes.first)
            #expect(first.pose == .identity, "whatever the fingers did before")
            phone.device.lift(fingers)
        }
    }

    @Test("The delegate may say no, and then the list scrolls as it would")
    func delegateSaysNo() throws {
        try FeedPhone.run { phone in
            phone.feed.record.maysBegin = false
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(phone.feed.record.events == [.shouldBegin])
            #expect(phone.overlays.isEmpty && !phone.feed.collectionView.isLocked)
            phone.device.lift(fingers)
        }
    }

    @Test("A tap on an image view in a button reaches the button, and two fingers lift the image view")
    func inButton() throws {
        try HeadlessDevice.run { device in
            let (screen, photo) = (UIViewController(), UIImageView(image: TestImages.photo(0)))
            let button = UIButton(frame: CGRect(x: 45, y: 200, width: 300, height: 200))
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            photo.frame = button.bounds
            button.addSubview(photo)
            screen.view.addSubview(button)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            #expect(!photo.isUserInteractionEnabled)
            device.show(screen)
            device.advanceFrames(2)
            device.tap(at: CGPoint(x: 195, y: 300))
            #expect(presses == 1)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 300), spread: 60, scale: 2)
            #expect(zoom.state == .zooming && zoom.view === photo)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(presses == 1 && zoom.state == .idle)
            photo.removeInteraction(zoom)
            #expect(button.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } != true)
        }
    }
}
