import TouchRecorder
import UIKit

/// Recordings of hands that touch pages of every kind, opened from the grid.
extension TransitionGestures {
    var pages: [TouchRecording] { [slowPhoto, filmAndBack, pinchToClose, oneFingerZoom, deletion, presentedPhoto, presentedFilm] }

    var slowPhoto: TouchRecording {
        inPage(
            8,
            opened: cell(row: 3, column: 0),
            for: 1,
            name: "slow-photo",
            note: "A photo of 48 megapixels arrives under the fingers, and only its sharpness changes.",
            network: .slow
        ) { hand in
            let fingers = hand.land(at: [CGPoint(x: 150, y: 460), CGPoint(x: 230, y: 400)])
            hand.move(fingers, to: [CGPoint(x: 70, y: 520), CGPoint(x: 310, y: 340)], during: 0.8)
            // The photo arrives while the fingers hold its page.
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
            note: "The film plays in its cell, in flight and on its page without missing a frame."
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
            note: "Pinched in and turned, the open photo rights itself on the way to its cell."
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
            note: "Tap, touch again and drag: down zooms in, and up zooms out."
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
            note: "The next photo moves up, and flies back to the place that it has now."
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

    var presentedPhoto: TouchRecording {
        inPage(
            13,
            opened: cell(row: 1, column: 1),
            for: 0.7,
            isPresented: true,
            name: "presented-photo",
            note: "Presented, the page is black. Dragged out and back the photo stays; a flick sends it home."
        ) { hand in
            let holding = hand.land(at: CGPoint(x: 190, y: 430))
            hand.move([holding: CGPoint(x: 250, y: 600)], during: 0.5)
            hand.rest(0.1)
            hand.move([holding: CGPoint(x: 194, y: 438)], during: 0.4)
            hand.lift(holding)
            hand.rest(0.5)
            let flicking = hand.land(at: CGPoint(x: 185, y: 410))
            hand.move([flicking: CGPoint(x: 170, y: 570)], during: 0.35, goingOnAfter: 0.55)
        }
    }

    var presentedFilm: TouchRecording {
        inPage(
            14,
            opened: cell(row: 3, column: 1),
            for: 0.9,
            isPresented: true,
            name: "presented-film",
            note: "The boat sails on while the film is carried about over the grid and let go above its cell."
        ) { hand in
            let finger = hand.land(at: CGPoint(x: 190, y: 430))
            hand.move([finger: CGPoint(x: 120, y: 560)], during: 0.5)
            hand.rest(0.1)
            hand.move([finger: CGPoint(x: 230, y: 640)], during: 0.5, goingOnAfter: 0.9)
        }
    }
}
