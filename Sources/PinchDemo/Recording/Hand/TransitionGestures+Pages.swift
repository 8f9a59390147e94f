import UIKit

/// What hands do to pages of every kind, opened from the grid.
extension TransitionGestures {
    var pages: [TouchRecording] { [slowPhoto, filmAndBack, pinchToClose, oneFingerZoom, deletion] }

    var slowPhoto: TouchRecording {
        inPage(
            8,
            opened: cell(row: 3, column: 0),
            for: 1,
            name: "slow-photo",
            note: "A photo of 48 megapixels is on its way while two fingers zoom it: it comes under them, and nothing jumps.",
            network: .slow
        ) { hand in
            let fingers = hand.land(at: [CGPoint(x: 150, y: 460), CGPoint(x: 230, y: 400)])
            hand.move(fingers, to: [CGPoint(x: 70, y: 520), CGPoint(x: 310, y: 340)], during: 0.8)
            // The photo comes while the fingers hold it.
            hand.rest(1.6)
            hand.move(fingers, to: [CGPoint(x: 90, y: 560), CGPoint(x: 340, y: 390)], during: 0.5)
            hand.lift()
            hand.rest(0.8)
            hand.tap(at: backButton)
        }
    }

    var filmAndBack: TouchRecording {
        inPage(
            9,
            opened: cell(row: 3, column: 1),
            for: 1.4,
            name: "film-and-back",
            note: "A film of the grid flies into its page, plays on there, and is dragged back into its cell."
        ) { hand in
            let finger = hand.land(at: CGPoint(x: 190, y: 430))
            hand.move([finger: CGPoint(x: 130, y: 600)], during: 0.6)
            hand.rest(0.2)
            hand.move([finger: CGPoint(x: 200, y: 650)], during: 0.4, goingOnAfter: 0.9)
        }
    }

    var pinchToClose: TouchRecording {
        inPage(
            10,
            opened: cell(row: 1, column: 1),
            for: 1,
            name: "pinch-to-close",
            note: "Two fingers pinch the open photo in, turn it, and let go: it flies to its place."
        ) { hand in
            let fingers = hand.land(at: [CGPoint(x: 80, y: 500), CGPoint(x: 320, y: 340)])
            hand.move(fingers, to: [CGPoint(x: 150, y: 440), CGPoint(x: 260, y: 470)], during: 0.8)
            hand.rest(0.15)
            hand.move(fingers, to: [CGPoint(x: 190, y: 520), CGPoint(x: 250, y: 590)], during: 0.6)
            hand.rest(0.1)
            hand.lift()
        }
    }

    var oneFingerZoom: TouchRecording {
        inPage(
            11,
            opened: cell(row: 2, column: 2),
            for: 1,
            name: "one-finger-zoom",
            note: "A tap, and the same finger down again: dragged down it zooms the photo in, dragged up a little out."
        ) { hand in
            let place = CGPoint(x: 230, y: 400)
            hand.tap(at: place)
            hand.rest(0.12)
            let finger = hand.land(at: place)
            hand.rest(0.1)
            hand.move([finger: CGPoint(x: 230, y: 560)], during: 0.8)
            hand.rest(0.2)
            hand.move([finger: CGPoint(x: 230, y: 490)], during: 0.5)
            hand.lift(finger)
            hand.rest(0.7)
            hand.tap(at: backButton)
        }
    }

    var deletion: TouchRecording {
        inPage(
            12,
            opened: cell(row: 1, column: 0),
            for: 1,
            name: "deletion",
            note: "The menu of an open photo deletes it: the next one comes, and flies to the place that it has now."
        ) { hand in
            let finger = hand.land(at: CGPoint(x: 195, y: 400))
            hand.rest(0.9)
            hand.lift(finger)
            hand.rest(0.5)
            hand.tap(at: CGPoint(x: 195, y: 600))
            hand.rest(1.2)
            hand.tap(at: backButton)
        }
    }
}
