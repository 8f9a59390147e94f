import HeadlessDevice
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The gestures of fingers.
extension TransitionStorm {
    typealias Action = (weight: Int, perform: @MainActor (TransitionStorm) -> Void)

    static let gestures: [Action] = [
        (10, { $0.tapPhoto() }), (2, { $0.landAnywhere() }), (3, { $0.pinchPhoto() }), (2, { $0.pinchAnywhere() }),
        (6, { $0.drag(downBy: 40...350, in: 0.1...0.6) }), (3, { $0.drag(downBy: 60...300, in: 0.03...0.08) }),
        (3, { $0.drag(downBy: -300 ... -30, in: 0.05...0.3) }), (6, { $0.grab() }), (3, { $0.swipeSideways() }), (3, { $0.doubleTap() }),
        (6, { $0.swipeFromEdge() }), (2, { $0.tapBack() }), (8, { $0.spread() }), (8, { $0.tremble() }), (2, { $0.jump() }),
        (1, { $0.coincide() }), (7, { $0.liftOne() }), (4, { $0.liftAll() }), (2, { $0.cancelOne() }),
        (3, { $0.tapAndDrag() }), (2, { $0.pressKey() }), (2, { $0.turnWheel() }), (2, { $0.scrollOnTrackpad() }),
        (12, { $0.wait(Double($0.number(0.001...0.05))) }), (4, { $0.wait(Double($0.number(0.05...0.3))) }), (1, { $0.wait(0.8) }),
        (4, { $0.holdMainThread() }),
    ]

    func middle(of view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

    func tap(at point: CGPoint, times: Int = 1) {
        guard fingers.count < 5 else { return }
        log("\(times) tap(s) at \(text([point]))", events: 2 * times)
        for _ in 0..<times {
            let finger = device.touchDown(at: point)
            device.advance(by: Double(number(0.01...0.08)))
            finger.lift()
            device.advanceFrames()
        }
    }

    private func tapPhoto() {
        guard let cell = pick(album.cells), cell.window != nil else { return }
        tap(at: middle(of: cell))
    }

    func doubleTap() {
        tap(at: CGPoint(x: number(20...370), y: number(100...700)), times: 2)
    }

    /// Taps and then drags, as people zoom with one finger.
    private func tapAndDrag() {
        let point = CGPoint(x: number(40...350), y: number(150...650))
        tap(at: point)
        swipe(from: point, by: CGVector(dx: number(-30...30), dy: number(-250...250)), duration: Double(number(0.05...0.3)))
    }

    private func pressKey() {
        let inputs = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, "+", "-", "0", " "]
        guard let input = pick(inputs) else { return }
        log("the key \(input)", events: 1)
        device.press(input)
    }

    private func turnWheel() {
        let notches = CGVector(dx: 0, dy: number(-4...4).rounded())
        let point = CGPoint(x: number(20...370), y: number(100...700))
        log("the wheel turns by \(Double(notches.dy)) at \(text([point]))", events: 1)
        device.turnWheel(byNotches: notches, at: point)
    }

    /// Scrolls with two fingers on a trackpad, if no finger is on the screen.
    private func scrollOnTrackpad() {
        guard fingers.isEmpty else { return }
        let (point, way) = (CGPoint(x: number(20...370), y: number(100...700)), CGVector(dx: number(-60...60), dy: number(-300...300)))
        log("a trackpad scrolls by \(Double(way.dx)), \(Double(way.dy)) at \(text([point]))", events: 12)
        let scroll = device.beginTrackpadScroll(at: point)
        scroll.glide(by: way, duration: 0.15)
        if chance(5) { scroll.cancel() } else { scroll.end() }
    }

    private func pinchPhoto() {
        guard fingers.count <= 3, let cell = pick(album.cells), cell.window != nil else { return }
        pinch(at: middle(of: cell))
        if chance(2) { liftAll() }
    }

    private func pinchAnywhere() {
        guard fingers.count <= 3 else { return }
        pinch(at: CGPoint(x: number(60...330), y: number(200...650)))
    }

    private func drag(downBy distance: ClosedRange<CGFloat>, in time: ClosedRange<CGFloat>) {
        let start = CGPoint(x: number(40...350), y: number(200...600))
        swipe(from: start, by: CGVector(dx: number(-60...60), dy: number(distance)), duration: Double(number(time)))
    }

    /// Grabs the flying photo, or taps a photo if no photo is flying.
    private func grab() {
        guard let overlay = window.descendants.first(where: { $0 is TransitionOverlayView }) else { return tapPhoto() }
        let photo = overlay.subviews.first?.descendants.last { $0 is UIImageView }
        let point = photo.map(middle) ?? CGPoint(x: number(40...350), y: number(150...600))
        guard point.x.isFinite, point.y.isFinite else { return trouble("what flies is at \(point)") }
        land(at: [CGPoint(x: point.x + number(-30...30), y: point.y + number(-30...30))])
        guard chance(2), let finger = fingers.last else { return }
        device.advanceFrames(Int.random(in: 0...4, using: &random))
        move([(finger, CGPoint(x: finger.location.x + number(-200...200), y: finger.location.y + number(-60...300)))])
    }

    /// Swipes along the strip of thumbnails, if the pager has a strip.
    func scrub() {
        let start = CGPoint(x: number(60...330), y: window.bounds.height - 60)
        swipe(from: start, by: CGVector(dx: number(-200...200), dy: 0), duration: Double(number(0.05...0.5)))
    }

    func swipeSideways() {
        let start = CGPoint(x: number(60...330), y: number(200...600))
        swipe(from: start, by: CGVector(dx: number(-300...300), dy: number(-20...20)), duration: Double(number(0.05...0.3)))
    }

    private func swipeFromEdge() {
        let (length, isMirrored) = (number(20...380), tabs.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        swipe(
            from: CGPoint(x: isMirrored ? window.bounds.width - 2 : 2, y: number(200...600)),
            by: CGVector(dx: isMirrored ? -length : length, dy: number(-20...20)),
            duration: 0.2
        )
    }

    /// Taps the back button or the close button.
    private func tapBack() {
        tap(at: CGPoint(x: 30, y: 70))
    }
}
