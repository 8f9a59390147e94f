import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Shared views: the screens fade through a ground", .timeLimit(.minutes(20)), .phones) struct SharedScreenFadeTests {
    @Test("Only one screen is visible in each frame, neither is translucent, and nothing jumps", .given(\.frames, .regular))
    func ground() throws {
        try CardPhone.run(.shared) { phone in
            // The title of a row below the shared cards, and a line of the page that lies in the same row, below the row's texts.
            let row = CGRect(x: 112, y: 553, width: 200, height: 24)
            let note = UILabel(frame: CGRect(x: 112, y: 606, width: 200, height: 22))
            note.text = "A line of the page"
            for opens in [true, false] {
                var former = phone.device.screenshot()
                if opens {
                    phone.list.open(2) { $0.view.addSubview(note) }
                } else {
                    phone.goBack()
                }
                try phone.awaitFlight()
                let screen = try #require(phone.detail?.view)
                try phone.device.advanceFrames(while: phone.overlay != nil) {
                    #expect(screen.alpha == 0 || screen.alpha == 1)
                    let picture = phone.device.screenshot()
                    let isListSeen = contrast(of: picture, in: row) > 4
                    #expect(!(isListSeen && contrast(of: picture, in: note.frame) > 4))
                    #expect(picture.meanDifference(from: former, in: row.union(note.frame)) < 12)
                    former = picture
                }
            }
        }
    }

    @Test("A screen without a background fades in over the list")
    func noBackground() throws {
        try CardPhone.run(.shared) { phone in
            phone.list.open(2) { $0.view.backgroundColor = nil }
            phone.device.advance(by: 0.28)
            let screen = try #require(phone.detail?.view)
            #expect(screen.alpha > 0.1 && screen.alpha < 0.9)
            try phone.device.advanceUntilIdle()
            screen.backgroundColor = .white
        }
    }

    @Test("The ground has the color of a view that fills the screen, in the screen's own style")
    func filling() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(screen.groundColor == nil)
        let list = UIView(frame: screen.bounds)
        screen.addSubview(list)
        list.backgroundColor = .systemBackground
        list.overrideUserInterfaceStyle = .dark
        #expect(screen.groundColor == UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        list.frame.size.height = 800
        #expect(screen.groundColor == nil)
        screen.backgroundColor = UIColor(white: 1, alpha: 0.9)
        #expect(screen.groundColor == nil)
    }

    /// Returns the difference between the brightest and the darkest pixel of a rectangle, 0 to 255.
    private func contrast(of picture: Picture, in rect: CGRect) -> Int {
        var (least, greatest) = (255, 0)
        for row in Int(rect.minY)..<Int(rect.maxY) {
            for column in Int(rect.minX)..<Int(rect.maxX) {
                let value = Int(picture[column, row].green)
                (least, greatest) = (min(least, value), max(greatest, value))
            }
        }
        return greatest - least
    }
}
