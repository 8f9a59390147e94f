import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A gesture of the app on a view around the photo, which begins before the fingers spread. By UIKit's rule, the gesture would prevent the
/// pinch.
@Suite("Pinches on photos within other gestures", .timeLimit(.minutes(20)), .phones) @MainActor struct RivalGestureTests {
    /// The gesture, named after its purpose in apps.
    enum Rival: CaseIterable {
        /// A side menu, or a screen that closes by pulling down.
        case pan
        /// A context menu, or a drag.
        case longPress
        /// A row that is moved to another place in its table.
        case reordering

        @MainActor func make() -> UIGestureRecognizer {
            switch self {
            case .pan: return UIPanGestureRecognizer()
            case .longPress: return UILongPressGestureRecognizer()
            case .reordering:
                let press = UILongPressGestureRecognizer()
                press.allowableMovement = 1000
                press.minimumPressDuration = 0.2
                return press
            }
        }
    }

    private func run(
        _ rival: Rival,
        _ body: (HeadlessDevice, UIImageView, UIGestureRecognizer, _ states: () -> [UIGestureRecognizer.State]) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = CGRect(x: 95, y: 300, width: 200, height: 150)
            photo.addInteraction(PinchZoomInteraction())
            controller.view.addSubview(photo)
            let recognizer = rival.make()
            var states: [UIGestureRecognizer.State] = []
            recognizer.addHandler { states.append($0.state) }
            controller.view.addGestureRecognizer(recognizer)
            device.show(controller)
            device.advanceFrames(2)
            try body(device, photo, recognizer) { states }
            try device.advanceUntilIdle()
        }
    }

    private func zoom(of photo: UIImageView) throws -> PinchZoomInteraction {
        try #require(photo.interactions.lazy.compactMap { $0 as? PinchZoomInteraction }.first)
    }

    @Test("Two fingers that have begun another gesture lift the photo as soon as they spread, and cancel it", arguments: Rival.allCases)
    func twoFingers(rival: Rival) throws {
        try run(rival) { device, photo, recognizer, states in
            let zoom = try zoom(of: photo)
            let (left, right) = (CGPoint(x: 165, y: 375), CGPoint(x: 225, y: 375))
            var fingers = rival == .pan ? device.touchDown(at: [left, right]) : [device.touchDown(at: left)]
            device.advance(by: rival == .pan ? 0.1 : 0.7)
            if rival != .longPress { device.glide(fingers.map { ($0, CGPoint(x: $0.location.x, y: 415)) }, duration: 0.3) }
            if rival != .pan { fingers.append(device.touchDown(at: CGPoint(x: right.x, y: fingers[0].location.y))) }
            #expect(states().first == .began && zoom.state == .idle, "it has begun, and moves")
            let y = fingers[0].location.y
            device.glide([(fingers[0], CGPoint(x: 105, y: y)), (fingers[1], CGPoint(x: 285, y: y))], duration: 0.4)
            #expect(zoom.state == .zooming && zoom.pose.scale > 2)
            #expect(states().last == .cancelled && recognizer.isEnabled)
            let (count, translation) = (states().count, zoom.pose.translation.dy)
            device.glide([(fingers[0], CGPoint(x: 105, y: y + 50)), (fingers[1], CGPoint(x: 285, y: y + 50))], duration: 0.2)
            #expect(states().count == count && abs(zoom.pose.translation.dy - translation - 50) < 1)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }

    /// A gesture that may run at the same time as any other, so that its list scrolls.
    enum Companion: CaseIterable {
        /// A swipe to reply in a chat.
        case pan, swipe
        case longPress
        case ownClass

        @MainActor func make() -> UIGestureRecognizer {
            switch self {
            case .pan: UIPanGestureRecognizer()
            case .swipe: UISwipeGestureRecognizer()
            case .longPress: UILongPressGestureRecognizer()
            case .ownClass: ReplyGestureRecognizer()
            }
        }
    }

    private final class ReplyGestureRecognizer: UIPanGestureRecognizer {}

    private final class Companionable: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test(
        "A gesture that may run at the same time doesn't run with the fingers that hold a photo, and works again afterwards",
        arguments: Companion.allCases,
        [false, true]
    )
    func companion(_ companion: Companion, movesAtOnce: Bool) throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = CGRect(x: 45, y: 300, width: 200, height: 150)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            controller.view.addSubview(photo)
            let (recognizer, delegate) = (companion.make(), Companionable())
            if let swipe = recognizer as? UISwipeGestureRecognizer { swipe.numberOfTouchesRequired = 2 }
            recognizer.delegate = delegate
            var states: [UIGestureRecognizer.State] = []
            recognizer.addHandler { states.append($0.state) }
            controller.view.addGestureRecognizer(recognizer)
            device.show(controller)
            device.advanceFrames(2)
            let center = CGPoint(x: 145, y: 375)
            let translation = CGVector(dx: movesAtOnce ? 120 : 0, dy: 0)
            let fingers = device.pinch(at: center, spread: 60, scale: 1.8, translation: translation, duration: 0.3)
            #expect(zoom.state == .zooming)
            let count = states.count
            device.glide(fingers.map { ($0, CGPoint(x: $0.location.x + 80, y: $0.location.y)) }, duration: 0.2)
            device.advance(by: 0.7)
            device.lift(fingers)
            #expect(states.count == count && ![.began, .changed, .ended].contains(states.last), "\(states)")
            try device.advanceUntilIdle()
            // Then, the gesture works as before.
            let again = companion == .swipe ? device.touchDown(at: [center, CGPoint(x: 185, y: 375)]) : [device.touchDown(at: center)]
            device.advance(by: companion == .longPress ? 0.7 : 0.05)
            device.glide(again.map { ($0, CGPoint(x: $0.location.x + 100, y: $0.location.y)) }, duration: 0.2)
            device.lift(again)
            #expect(states.last == .ended && recognizer.isEnabled && recognizer.delegate === delegate)
            try device.advanceUntilIdle()
        }
    }

    @Test("One finger goes on in the other gesture, which works again after a zoom", arguments: Rival.allCases, [false, true])
    func oneFinger(rival: Rival, afterZoom: Bool) throws {
        try run(rival) { device, photo, _, states in
            let zoom = try zoom(of: photo)
            if afterZoom {
                device.lift(device.pinch(at: CGPoint(x: 195, y: 375), spread: 60, scale: 2))
                try device.advanceUntilIdle()
            }
            let former = states().count
            let finger = device.touchDown(at: CGPoint(x: 195, y: 375))
            device.advance(by: 0.7)
            device.glide([(finger, CGPoint(x: 195, y: 455))], duration: 0.4)
            finger.lift()
            try device.advanceUntilIdle()
            let new = states().dropFirst(former)
            #expect(new.first == .began && new.last == .ended && zoom.state == .idle)
        }
    }

    @Test("Of the pinch and that of a zooming scroll view around the photo, one wins", arguments: [1, 2] as [CGFloat])
    func zoomingScrollView(zoomScale: CGFloat) throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = scrollView.bounds
            photo.addInteraction(PinchZoomInteraction())
            let zooming = Zooming(photo)
            scrollView.maximumZoomScale = 4
            scrollView.delegate = zooming
            scrollView.addSubview(photo)
            controller.view.addSubview(scrollView)
            device.show(controller)
            device.advanceFrames(2)
            scrollView.zoomScale = zoomScale
            device.advanceFrames(2)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 60, scale: 1.5)
            let zoom = try zoom(of: photo)
            #expect((zoom.state == .zooming) != (scrollView.zoomScale > 1.2 * zoomScale))
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }

    @Test("A photo with a context menu lifts under two fingers, and shows its menu to one finger that presses")
    func contextMenu() throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = CGRect(x: 95, y: 300, width: 200, height: 150)
            photo.addInteraction(PinchZoomInteraction())
            let menus = Menus()
            photo.addInteraction(UIContextMenuInteraction(delegate: menus))
            controller.view.addSubview(photo)
            let window = device.show(controller)
            device.advanceFrames(2)
            @MainActor func showsMenu() -> Bool { window.descendants.contains { $0.accessibilityLabel == "Save" } }
            let zoom = try zoom(of: photo)
            var fingers = [device.touchDown(at: CGPoint(x: 175, y: 375))]
            device.advance(by: 0.3)
            fingers.append(device.touchDown(at: CGPoint(x: 215, y: 375)))
            device.glide([(fingers[0], CGPoint(x: 125, y: 375)), (fingers[1], CGPoint(x: 265, y: 375))], duration: 0.2)
            #expect(zoom.state == .zooming)
            device.advance(by: 1)
            #expect(zoom.state == .zooming && !showsMenu())
            let own = try #require(photo.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer && $0.delegate != nil })
            #expect(own.isEnabled, "UIKit's own recognizers are left alone")
            device.lift(fingers)
            try device.advanceUntilIdle()
            let finger = device.touchDown(at: CGPoint(x: 195, y: 375))
            device.advance(by: 1)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(showsMenu() && zoom.state == .idle)
            device.tap(at: CGPoint(x: 195, y: 780))
            try device.advanceUntilIdle()
            #expect(!showsMenu())
        }
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Save") { _ in }])
            }
        }
    }

    private final class Zooming: NSObject, UIScrollViewDelegate {
        private let photo: UIView

        init(_ photo: UIView) {
            self.photo = photo
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }
}
