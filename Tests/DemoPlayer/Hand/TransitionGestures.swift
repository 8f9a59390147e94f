import TouchRecorder
import UIKit

/// Recordings of hands that open and close screens on a phone of 390 × 844 points: in the grid, in the feed, and in the lists of
/// transitions. Others look at large photos.
struct TransitionGestures {
    var screen = TouchRecording.Screen(width: 390, height: 844)
    /// The seed of all random numbers. Another seed gives other recordings of the same kind.
    var seed: UInt64 = 2

    /// All recordings.
    var all: [TouchRecording] {
        [openPageAndDragAway, dragAndChangeOnesMind, flickAway, zoomPanAndBack, pinchToOpen, sharedViews, growingCard] + pages + largePhotos
    }

    /// The centres of the back button, and of the button that makes the grid present its pager.
    let backButton = CGPoint(x: 24, y: 69)
    let presentButton = CGPoint(x: 344, y: 69)

    /// Returns the centre of a grid cell. The first row begins below the bar.
    func cell(row: Int, column: Int) -> CGPoint {
        let step = 130.7
        return CGPoint(x: (Double(column) + 0.5) * step, y: 91 + (Double(row) + 0.5) * step)
    }

    private func start(_ screen: TouchRecording.Start.Screen) -> TouchRecording.Start {
        TouchRecording.Start(screen: screen)
    }

    /// Records a hand's gesture on a screen. Each recording has its own number, which determines the hand together with the seed.
    func recording(
        _ number: UInt64,
        name: String,
        note: String,
        start: TouchRecording.Start,
        _ gesture: (inout Hand) -> Void
    ) -> TouchRecording {
        var hand = Hand(seed: seed &* 1000 &+ number, screen: screen)
        gesture(&hand)
        return hand.recording(name: name, note: note, start: start)
    }

    /// Records a hand's gesture on a page. The hand opens the page by a tap on a grid cell, and waits for a duration, in seconds.
    ///
    /// - Parameter isPresented: Whether the page is presented instead of pushed. A presented page is black.
    func inPage(
        _ number: UInt64,
        opened cell: CGPoint,
        for duration: Double,
        isPresented: Bool = false,
        name: String,
        note: String,
        network: TouchRecording.Start.Network = .fast,
        _ gesture: (inout Hand) -> Void
    ) -> TouchRecording {
        var start = start(.grid)
        start.network = network
        return recording(number, name: name, note: note, start: start) { hand in
            if isPresented {
                hand.tap(at: presentButton)
                hand.rest(0.4)
            }
            hand.tap(at: cell)
            hand.rest(duration)
            gesture(&hand)
        }
    }

    var openPageAndDragAway: TouchRecording {
        inPage(
            1,
            opened: cell(row: 1, column: 1),
            for: 0.9,
            name: "open-page-drag-away",
            note: "Two pages on, another photo is let go, and flies into its own cell instead of the first one’s."
        ) { hand in
            for _ in 0..<2 {
                let finger = hand.land(at: CGPoint(x: 320, y: 450))
                hand.move([finger: CGPoint(x: 70, y: 470)], during: 0.35, goingOnAfter: 0.6)
                hand.lift(finger)
                hand.rest(0.6)
            }
            let finger = hand.land(at: CGPoint(x: 210, y: 400))
            hand.move([finger: CGPoint(x: 150, y: 560)], during: 0.7)
            hand.rest(0.1)
            hand.move([finger: CGPoint(x: 250, y: 600)], during: 0.5, goingOnAfter: 0.9)
        }
    }

    var dragAndChangeOnesMind: TouchRecording {
        inPage(
            2,
            opened: cell(row: 2, column: 2),
            for: 0.9,
            name: "drag-and-change-ones-mind",
            note: "The open photo is dragged halfway out and back up. It stays, and the bars come back with it."
        ) { hand in
            let finger = hand.land(at: CGPoint(x: 190, y: 420))
            hand.move([finger: CGPoint(x: 240, y: 570)], during: 0.6)
            hand.rest(0.15)
            hand.move([finger: CGPoint(x: 205, y: 445)], during: 0.5)
            hand.rest(0.1)
            hand.lift(finger)
            hand.rest(0.7)
            hand.tap(at: backButton)
        }
    }

    var flickAway: TouchRecording {
        inPage(
            3,
            opened: cell(row: 0, column: 2),
            for: 1,
            name: "flick-away",
            note: "A short, fast flick is enough to send the photo home."
        ) { hand in
            let finger = hand.land(at: CGPoint(x: 180, y: 400))
            hand.move([finger: CGPoint(x: 215, y: 560)], during: 0.3, goingOnAfter: 0.5)
        }
    }

    var zoomPanAndBack: TouchRecording {
        inPage(
            4,
            opened: cell(row: 0, column: 0),
            for: 1.1,
            name: "zoom-pan-back",
            note: "From wherever the zoomed photo shows, the back button takes it to its cell."
        ) { hand in
            let fingers = hand.land(at: [CGPoint(x: 170, y: 460), CGPoint(x: 235, y: 390)])
            hand.move(fingers, to: [CGPoint(x: 95, y: 540), CGPoint(x: 300, y: 320)], during: 0.6)
            hand.rest(0.1)
            hand.lift()
            hand.rest(0.35)
            let finger = hand.land(at: CGPoint(x: 260, y: 430))
            hand.move([finger: CGPoint(x: 130, y: 455)], during: 0.5, goingOnAfter: 0.85)
            hand.lift(finger)
            hand.rest(0.7)
            hand.tap(at: backButton)
        }
    }

    var pinchToOpen: TouchRecording {
        recording(
            5,
            name: "pinch-to-open",
            note: "Spread far enough and let go: the photo goes on into its page from under the fingers.",
            start: TouchRecording.Start(pinch: .opens)
        ) { hand in
            let fingers = hand.land(at: [CGPoint(x: 165, y: 411), CGPoint(x: 225, y: 336)])
            hand.move(fingers, to: [CGPoint(x: 95, y: 531), CGPoint(x: 285, y: 316)], during: 0.7, goingOnAfter: 0.9)
            hand.lift()
            hand.rest(0.8)
            let finger = hand.land(at: CGPoint(x: 200, y: 400))
            hand.move([finger: CGPoint(x: 160, y: 560)], during: 0.45, goingOnAfter: 0.75)
        }
    }

    var sharedViews: TouchRecording {
        recording(
            6,
            name: "shared-views",
            note: "A row’s photo flies to its new place, while the list fades into the story.",
            start: start(.stories)
        ) { hand in
            hand.tap(at: CGPoint(x: 190, y: 143))
            hand.rest(0.9)
            hand.tap(at: backButton)
        }
    }

    var growingCard: TouchRecording {
        recording(
            7,
            name: "growing-card",
            note: "The card becomes the screen, with its corners, and shrinks back into the list.",
            start: start(.cards)
        ) { hand in
            hand.tap(at: CGPoint(x: 190, y: 300))
            hand.rest(0.9)
            hand.tap(at: backButton)
        }
    }
}
