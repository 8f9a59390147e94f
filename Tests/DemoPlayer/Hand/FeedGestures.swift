import TouchRecorder
import UIKit

/// Recordings of hands that touch the first photo of a feed.
struct FeedGestures {
    /// The screen with the feed.
    var screen = TouchRecording.Screen(width: 390, height: 844)
    /// The top and the bottom of the first photo while the feed is scrolled to its top, in points from the top of the screen.
    var photo: ClosedRange<Double> = 246...506
    /// The seed of all random numbers. Another seed gives other recordings of the same kind.
    var seed: UInt64 = 1

    /// All recordings.
    var all: [TouchRecording] {
        [
            slowAndCareful, quickFlick, oneFingerLiftedAndBack, dragWhileZoomed, begunWhileScrolling, threeFingers,
            pinchedAgainDuringReturn,
        ]
    }

    private var center: CGPoint { CGPoint(x: screen.width / 2, y: (photo.lowerBound + photo.upperBound) / 2) }

    /// The distance between the fingers when they land, in points. The fingers also fit on a low photo.
    private var reach: Double { min(110, (photo.upperBound - photo.lowerBound) * 0.6) }

    /// Returns the positions of thumb and index finger: a distance apart around a centre, with the thumb on the lower left, and turned by
    /// an angle in radians.
    private func pair(about center: CGPoint, spread: Double, turned angle: Double = 0) -> [CGPoint] {
        let arm = CGVector(dx: cos(angle - 0.9) * spread / 2, dy: sin(angle - 0.9) * spread / 2)
        return [CGPoint(x: center.x - arm.dx, y: center.y - arm.dy), CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)]
    }

    private func hand(_ number: UInt64) -> Hand {
        Hand(seed: seed &* 1000 &+ number, screen: screen)
    }

    private func moved(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: Double(center.x) + x, y: Double(center.y) + y)
    }

    var slowAndCareful: TouchRecording {
        var hand = hand(1)
        let fingers = hand.land(at: pair(about: center, spread: reach))
        hand.rest(0.15)
        hand.move(fingers, to: pair(about: moved(-6, 8), spread: 235, turned: 0.12), during: 1.3)
        hand.rest(0.4)
        hand.move(fingers, to: pair(about: moved(10, -14), spread: 205, turned: -0.1), during: 0.9)
        hand.rest(0.3)
        hand.lift()
        return hand.recording(
            name: "slow-and-careful",
            note: "The point that was touched stays under the fingers while the photo grows, rests and turns."
        )
    }

    var quickFlick: TouchRecording {
        var hand = hand(2)
        let fingers = hand.land(at: pair(about: center, spread: reach * 0.8))
        hand.move(fingers, to: pair(about: moved(12, -10), spread: 310, turned: 0.2), during: 0.3, goingOnAfter: 0.65)
        hand.lift()
        return hand.recording(
            name: "quick-flick",
            note: "Let go on the move: the spring takes over the fingers’ velocity, so nothing stops short before it returns."
        )
    }

    var oneFingerLiftedAndBack: TouchRecording {
        var hand = hand(3)
        var fingers = hand.land(at: pair(about: center, spread: reach))
        hand.move(fingers, to: pair(about: center, spread: 220), during: 0.6)
        hand.rest(0.1)
        hand.lift(fingers[0])
        hand.rest(0.1)
        let index = pair(about: moved(-35, 60), spread: 220)[1]
        hand.move([fingers[1]: index], during: 0.5)
        fingers[0] = hand.land(at: CGPoint(x: index.x - 90, y: index.y + 120))
        hand.rest(0.06)
        hand.move(fingers, to: pair(about: moved(0, 20), spread: 260, turned: 0.15), during: 0.6)
        hand.rest(0.15)
        hand.lift()
        return hand.recording(
            name: "one-finger-lifted-and-back",
            note: "The thumb leaves and returns somewhere else, and the photo does not jump."
        )
    }

    var dragWhileZoomed: TouchRecording {
        var hand = hand(4)
        let fingers = hand.land(at: pair(about: center, spread: reach))
        hand.move(fingers, to: pair(about: center, spread: 230), during: 0.5, goingOnAfter: 0.8)
        hand.move(fingers, to: pair(about: moved(55, 130), spread: 225, turned: 0.05), during: 0.7, goingOnAfter: 0.9)
        hand.move(fingers, to: pair(about: moved(-60, -70), spread: 232, turned: -0.05), during: 0.8)
        hand.rest(0.1)
        hand.lift()
        return hand.recording(
            name: "drag-while-zoomed",
            note: "A zoomed photo goes wherever the fingers go, and darkens the feed by how large it is."
        )
    }

    var begunWhileScrolling: TouchRecording {
        var hand = hand(5)
        let start = CGPoint(x: screen.width * 0.45, y: photo.upperBound - 40)
        var fingers = [hand.land(at: start)]
        // The list follows the first finger. When the second finger lands, the photo is higher on the screen than before.
        hand.move([fingers[0]: CGPoint(x: start.x + 6, y: start.y - 130)], during: 0.6, goingOnAfter: 0.55)
        let thumb = hand.location(of: fingers[0])
        fingers.append(hand.land(at: CGPoint(x: thumb.x + 60, y: thumb.y - 80)))
        hand.rest(0.05)
        let middle = CGPoint(x: thumb.x + 30, y: thumb.y - 70)
        hand.move(fingers, to: pair(about: middle, spread: 240), during: 0.7)
        hand.rest(0.15)
        hand.lift()
        return hand.recording(
            name: "begun-while-scrolling",
            note: "A second finger lands while the first one scrolls: the list stands still and the photo lifts."
        )
    }

    var threeFingers: TouchRecording {
        var hand = hand(6)
        var fingers = hand.land(at: pair(about: center, spread: reach))
        hand.move(fingers, to: pair(about: center, spread: 190), during: 0.5, goingOnAfter: 0.9)
        let middle = hand.location(of: fingers[1])
        fingers.append(hand.land(at: CGPoint(x: middle.x - 70, y: middle.y - 15)))
        let points = pair(about: moved(15, 30), spread: 240, turned: 0.1)
        hand.move(fingers, to: points + [CGPoint(x: points[1].x - 80, y: points[1].y - 10)], during: 0.6)
        hand.lift(fingers.removeLast())
        hand.rest(0.08)
        hand.move(fingers, to: pair(about: center, spread: 215), during: 0.5)
        hand.lift()
        return hand.recording(
            name: "three-fingers",
            note: "A third finger joins in and leaves again, and the photo stays with the first two."
        )
    }

    var pinchedAgainDuringReturn: TouchRecording {
        var hand = hand(7)
        let first = hand.land(at: pair(about: center, spread: reach))
        hand.move(first, to: pair(about: moved(40, 60), spread: 240), during: 0.45, goingOnAfter: 0.9)
        hand.lift()
        hand.rest(0.07)
        let second = hand.land(at: pair(about: moved(15, 25), spread: 130))
        hand.move(second, to: pair(about: moved(-10, 0), spread: 250, turned: 0.1), during: 0.6)
        hand.rest(0.15)
        hand.lift()
        return hand.recording(
            name: "pinched-again-during-return",
            note: "Touched in flight, the photo stops where it is and follows the fingers once more."
        )
    }
}
