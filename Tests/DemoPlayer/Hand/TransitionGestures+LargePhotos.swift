import TouchRecorder
import UIKit

/// Recordings of hands that zoom into large photos until single pixels are visible, and of a pinch in the feed.
extension TransitionGestures {
    var largePhotos: [TouchRecording] { [zoomInto48Megapixels, zoomInto230Megapixels, zoomIntoPanorama, pinchFullSize] }

    /// Spreads two fingers around a point, from 100 points to a multiple of this distance.
    private func spread(_ hand: inout Hand, around center: CGPoint, by factor: Double) {
        func points(_ distance: Double) -> [CGPoint] {
            let (x, y) = (0.3 * distance, 0.4 * distance)
            return [CGPoint(x: center.x - x, y: center.y + y), CGPoint(x: center.x + x, y: center.y - y)]
        }
        let fingers = hand.land(at: points(100))
        hand.move(fingers, to: points(100 * factor), during: 0.8)
        hand.rest(0.2)
        hand.lift()
        hand.rest(0.6)
    }

    /// Drags a zoomed photo fast and then slowly, and goes back to the grid.
    private func panAndGoBack(_ hand: inout Hand) {
        let fast = hand.land(at: CGPoint(x: 280, y: 440))
        hand.move([fast: CGPoint(x: 140, y: 480)], during: 0.5, goingOnAfter: 0.85)
        hand.lift(fast)
        hand.rest(0.8)
        let slow = hand.land(at: CGPoint(x: 150, y: 380))
        hand.move([slow: CGPoint(x: 230, y: 420)], during: 0.8)
        hand.rest(0.2)
        hand.lift(slow)
        hand.rest(0.5)
        hand.tap(at: backButton)
    }

    private var middle: CGPoint { CGPoint(x: screen.width / 2, y: screen.height / 2) }

    var zoomInto48Megapixels: TouchRecording {
        inPage(
            15,
            opened: cell(row: 3, column: 0),
            for: 1,
            name: "zoom-into-48-megapixels",
            note: "Of a file of 48 megapixels, only the visible part is decoded, and becomes sharp between two pinches."
        ) { hand in
            spread(&hand, around: CGPoint(x: 150, y: 400), by: 4)
            spread(&hand, around: middle, by: 3.5)
            panAndGoBack(&hand)
        }
    }

    var zoomInto230Megapixels: TouchRecording {
        inPage(
            16,
            opened: cell(row: 4, column: 1),
            for: 1,
            name: "zoom-into-230-megapixels",
            note: "A cat turns out to be 56,163 small photos, and each of them is sharp."
        ) { hand in
            spread(&hand, around: CGPoint(x: 165, y: 400), by: 5.5)
            spread(&hand, around: middle, by: 5.5)
            panAndGoBack(&hand)
        }
    }

    var zoomIntoPanorama: TouchRecording {
        inPage(
            17,
            opened: cell(row: 4, column: 2),
            for: 1,
            name: "zoom-into-panorama",
            note: "Two taps turn a line of 100,000 pixels into a city, and two fingers reach the bars of its windows."
        ) { hand in
            let place = CGPoint(x: 196, y: 422)
            hand.tap(at: place)
            hand.rest(0.12)
            hand.tap(at: place)
            hand.rest(1)
            spread(&hand, around: CGPoint(x: 195, y: 560), by: 3)
            panAndGoBack(&hand)
        }
    }

    var pinchFullSize: TouchRecording {
        recording(
            18,
            name: "pinch-full-size",
            note: "The lifted photo is replaced by its file of 48 megapixels, and under two fingers the roof shows faint drawings.",
            start: TouchRecording.Start()
        ) { hand in
            // The temple is the feed's fourth photo. A finger that rests before it lifts leaves the list at rest.
            for _ in 0..<3 {
                let finger = hand.land(at: CGPoint(x: 200, y: 680))
                hand.move([finger: CGPoint(x: 200, y: 180)], during: 0.6)
                hand.rest(0.3)
                hand.lift(finger)
                hand.rest(0.4)
            }
            let fingers = hand.land(at: [CGPoint(x: 110, y: 390), CGPoint(x: 165, y: 320)])
            hand.move(fingers, to: [CGPoint(x: 40, y: 560), CGPoint(x: 290, y: 230)], during: 0.9)
            hand.rest(0.8)
            hand.move(fingers, to: [CGPoint(x: 70, y: 590), CGPoint(x: 330, y: 270)], during: 0.6)
            hand.rest(0.5)
            hand.lift()
        }
    }
}
