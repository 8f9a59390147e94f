import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Photos that their places crop, and that open to the whole picture as they grow.
@MainActor @Suite("A crop that opens", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct CropTests {
    private func opening(by scale: CGFloat = 1.5) -> PinchZoomConfiguration {
        var configuration = PinchZoomConfiguration()
        configuration.crop = .opens(by: scale)
        return configuration
    }

    private func run(
        _ look: CropScreen.Look = .plain,
        with configuration: PinchZoomConfiguration?,
        _ body: (HeadlessDevice, CropScreen) throws -> Void
    ) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = CropScreen(look)
            if let configuration { screen.zoom.configuration = configuration }
            device.show(screen.view)
            device.advanceFrames()
            try body(device, screen)
            try device.advanceUntilIdle()
            #expect(screen.zoom.state == .idle && screen.photo.shownAlpha == 1)
        }
    }

    @Test("Off unless set: what shows of a photo is what its place shows, however large it is")
    func off() throws {
        try run(with: nil) { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2.4)
            let frame = try #require(screen.flyingFrame)
            #expect(abs(frame.width - 160 * screen.zoom.pose.scale) < 0.01 && abs(frame.height - 160 * screen.zoom.pose.scale) < 0.01)
            device.lift(fingers)
        }
    }

    @Test("It opens by the scale alone, from 1 to the one that is set, and closes by it on the way back", arguments: [1.5, 3] as [CGFloat])
    func opens(by end: CGFloat) throws {
        try run(with: opening(by: end)) { device, screen in
            @MainActor func expectOpen(at scale: CGFloat? = nil, within tolerance: CGFloat = 0.01, _ place: Comment) throws {
                let (frame, scale) = try (#require(screen.flyingFrame), scale ?? screen.zoom.pose.scale)
                let part = min(max((scale - 1) / (end - 1), 0), 1)
                let fraction = part * part * (3 - 2 * part)
                // The whole picture is 240 points wide, and its place 160 points.
                let width = (160 + 80 * fraction) * scale
                #expect(abs(frame.width - width) < tolerance && abs(frame.height - 160 * scale) < tolerance, place)
            }
            let fingers = device.pinch(at: screen.middle, spread: 60, scale: 1.5)
            for step in 0..<30 {
                device.move(
                    zip(fingers, [-1, 1]).map { ($0, CGPoint(x: screen.middle.x + $1 * (33 + 3 * CGFloat(step)), y: screen.middle.y)) }
                )
                try expectOpen("at step \(step)")
            }
            device.lift(fingers)
            try device.advanceFrames(while: screen.zoom.state != .idle) {
                // Core Animation plays the opening by keyframes, even if the app misses frames.
                try expectOpen(at: #require(screen.flyingFrame).height / 160, within: 0.1, "on the way back")
            }
        }
    }

    @Test("Nothing of the picture moves by it, under the fingers or elsewhere: what the place shows is where it is without it")
    func anchor() throws {
        var pictures: [Picture] = []
        var place = CGRect.zero
        for configuration in [nil, opening()] {
            try run(with: configuration) { device, screen in
                let fingers = device.pinch(
                    at: CGPoint(x: screen.middle.x + 40, y: screen.middle.y - 30),
                    spread: 60,
                    scale: 1.8,
                    translation: CGVector(dx: 25, dy: 35)
                )
                pictures.append(device.screenshot())
                if configuration == nil { place = try #require(screen.flyingFrame) }
                device.lift(fingers)
            }
        }
        let inside = place.insetBy(dx: 1, dy: 1)
        #expect(pictures[0].largestDifference(from: pictures[1], in: inside) <= 2)
        #expect(pictures[0] != pictures[1])
        let beside = CGRect(x: place.minX - 30, y: inside.minY, width: 20, height: inside.height)
        #expect(pictures[0].largestDifference(from: pictures[1], in: beside) > 60, "what the place hides shows there")
    }

    @Test("Below its size in the place it does not open, and a photo that is as its place shows it has nothing to open")
    func shut() throws {
        var configuration = opening()
        configuration.minimumScale = 0.5
        try run(with: configuration) { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 120, scale: 0.6)
            let (frame, scale) = try (#require(screen.flyingFrame), screen.zoom.pose.scale)
            #expect(scale < 0.9 && abs(frame.width - 160 * scale) < 0.01)
            device.lift(fingers)
        }
        for look in [CropScreen.Look.fitted, .stretched, .uncropped] {
            try run(look, with: opening()) { device, screen in
                let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2)
                let (frame, scale) = try (#require(screen.flyingFrame), screen.zoom.pose.scale)
                #expect(abs(frame.width - 160 * scale) < 0.01 && abs(frame.height - 160 * scale) < 0.01)
                device.lift(fingers)
            }
        }
    }

    @Test("The frames in which it lifts and lands are the screen as it was", arguments: CropScreen.Look.allCases)
    func unchanged(look: CropScreen.Look) throws {
        try run(look, with: opening()) { device, screen in
            let before = device.screenshot()
            let middle = screen.middle
            let fingers = device.touchDown(at: [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)])
            var arm: CGFloat = 20
            while screen.zoom.state == .idle, arm < 60 {
                arm += 2
                device.move([(fingers[0], CGPoint(x: middle.x - arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm, y: middle.y))])
            }
            #expect(screen.zoom.state == .zooming)
            // At a card's rounded corners, pixels of the edge are mixed with the background behind the photo.
            if screen.zoom.pose.scale == 1 { #expect(device.screenshot().share(differingFrom: before, by: 6) < 0.0005) }
            device.glide(zip(fingers, [-90, 90]).map { ($0, CGPoint(x: middle.x + $1, y: middle.y)) }, duration: 0.1)
            device.lift(fingers)
            var last = before
            try device.advanceFrames(while: screen.zoom.state != .idle) {
                if abs(screen.zoom.pose.scale - 1) < 0.002 { last = device.screenshot() }
            }
            #expect(device.screenshot() == before)
            // In the last frame of the flight, the photo is a tenth of a point away from its place.
            #expect(last.share(differingFrom: before, by: 40) < 0.002)
        }
    }

    @Test("Corners go along, but for those that would cut off more than a tenth of the whole picture")
    func corners() throws {
        for (look, radius) in [(CropScreen.Look.rounded, 12), (.circle, 16)] as [(CropScreen.Look, CGFloat)] {
            try run(look, with: opening()) { device, screen in
                let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2.2)
                let twin = try #require(screen.twin)
                #expect(abs(twin.layer.cornerRadius - radius) < 0.001 && twin.clipsToBounds)
                device.lift(fingers)
            }
        }
    }

    @Test(
        "A card around the photo lets it out: the whole picture shows, also of a photo that the card alone crops",
        arguments: [true, false]
    )
    func card(clipsItself: Bool) throws {
        try run(clipsItself ? .inCard : .croppedByCard, with: opening()) { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2)
            let middle = screen.flyingMiddle
            // The place shows 80 points to each side of the middle. The picture has 120 points, and the screen ends at 195 points.
            let reach = min(118 * screen.zoom.pose.scale, 190)
            #expect(reach > 90 * screen.zoom.pose.scale)
            let picture = device.screenshot()
            for side in [-1, 1] as [CGFloat] {
                let color = picture.color(at: CGPoint(x: middle.x + side * reach, y: middle.y + 20))
                #expect(Int(color.red) > Int(color.blue) + 40, "\(color) at the picture's edge")
            }
            device.lift(fingers)
        }
    }

    @Test("Fingers that land on what has opened catch it on its way back")
    func caught() throws {
        try run(with: opening(by: 1.2)) { device, screen in
            device.lift(device.pinch(at: screen.middle, spread: 60, scale: 1.6))
            device.advanceFrames(2)
            let frame = try #require(screen.flyingFrame)
            let hidden = (frame.width - 160 * screen.zoom.pose.scale) / 2
            #expect(screen.zoom.state == .returning && hidden > 20)
            let edge = CGPoint(x: frame.minX + hidden / 2, y: frame.midY)
            let fingers = device.touchDown(at: [CGPoint(x: edge.x, y: edge.y - 15), CGPoint(x: edge.x, y: edge.y + 15)])
            device.advanceFrames()
            #expect(screen.zoom.state == .zooming)
            device.lift(fingers)
        }
    }

    @Test(
        "VoiceOver's zoom action opens it, by Reduce Motion at once, and the element is as large as what shows",
        arguments: [false, true]
    )
    func action(reducesMotion: Bool) throws {
        try run(with: opening()) { device, screen in
            device.isReduceMotionEnabled = reducesMotion
            #expect(screen.zoom.zoomIn())
            if !reducesMotion { device.advance(by: 1.5) }
            let frame = try #require(screen.flyingFrame)
            #expect(frame.isNear(CGRect(x: screen.middle.x - 240, y: screen.middle.y - 160, width: 480, height: 320), within: 0.01))
            let element = try #require(screen.view.window?.descendants.first { $0 is LiftedPhotoElement })
            #expect(element.accessibilityFrame.isNear(frame.intersection(CGRect(x: 0, y: 0, width: 390, height: 480)), within: 0.01))
            screen.zoom.end()
            if reducesMotion {
                device.advanceFrames()
                let fading = try #require(screen.flyingFrame)
                #expect(fading.isNear(frame, within: 0.01), "what fades is the whole that it was")
            }
        }
    }

    @Test("A place that is laid out anew meanwhile crops the photo otherwise, and the open crop goes with it")
    func laidOutAnew() throws {
        try run(with: opening()) { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2)
            device.advance(by: 0.3)
            screen.photo.frame = CGRect(x: 155, y: 140, width: 80, height: 160)
            device.advanceFrames(2)
            let (frame, scale) = try (#require(screen.flyingFrame), screen.zoom.pose.scale)
            #expect(abs(frame.width - 240 * scale) < 0.01 && abs(frame.height - 160 * scale) < 0.01)
            device.lift(fingers)
        }
    }

    @Test("One whose image is taken away while it is open stays as it is, and closes on the way back", .given(\.frames, .regular))
    func imageRemoved() throws {
        try run(with: opening()) { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 60, scale: 2)
            device.advance(by: 0.5)
            let (before, frame) = (device.screenshot(), screen.flyingFrame)
            screen.photo.image = nil
            device.advanceFrames(3)
            #expect(frame != nil && screen.flyingFrame == frame && device.screenshot() == before)
            device.lift(fingers)
            var last = frame?.width ?? 0
            try device.advanceFrames(while: screen.zoom.state != .idle) {
                let width = screen.flyingFrame?.width ?? 0
                #expect(width > 150 && abs(width - last) < 60, "no step: from \(last) to \(width)")
                last = width
            }
        }
    }

    @Test("One that lies partly under a bar comes out from under it and goes back there")
    func underTheBar() throws {
        try FeedPhone.run { phone in
            phone.feed.navigationController?.makeBarsOpaque()
            let cell = try phone.feed.cell(0)
            cell.photoView.image = TestImages.make(size: CGSize(width: 390, height: 500), hue: 0.1)
            cell.enablePinchZoom(opening())
            phone.feed.collectionView.contentOffset.y += 100
            phone.device.advanceFrames()
            let frame = cell.photoView.convert(cell.photoView.bounds, to: nil)
            let feed = phone.device.screenshot()
            let fingers = phone.device.pinch(at: CGPoint(x: frame.midX, y: frame.maxY - 60), spread: 60, scale: 1.3)
            phone.device.advance(by: 0.3)
            let bar = CGPoint(x: 40, y: 20)
            #expect(phone.device.screenshot().color(at: bar).isOrange, "the picture, and not the bar")
            phone.device.lift(fingers)
            let zoom = try phone.zoom()
            var last = phone.device.screenshot()
            try phone.device.advanceFrames(while: zoom.state != .idle) { last = phone.device.screenshot() }
            #expect(phone.device.screenshot() == feed)
            let steps = stride(from: CGFloat(4), to: 90, by: 2).map { y in
                abs(Int(last.color(at: CGPoint(x: 40, y: y)).blue) - Int(feed.color(at: CGPoint(x: 40, y: y)).blue))
            }
            #expect(steps.max() ?? 255 <= 6, "the bar: \(steps)")
        }
    }

    @Test("Pinched open, it goes on into the pager from the whole that it was")
    func openedByPinch() throws {
        try GridPhone.run { phone in
            var configuration = opening()
            configuration.openingScale = 1.8
            phone.grid.pinch = configuration
            phone.grid.list.reloadData()
            phone.device.advanceFrames()
            let fingers = phone.device.pinch(at: try phone.cellCenter(4), scale: 2.5, duration: 0.2)
            let overlay = try #require(phone.window.descendants.first { $0 is PinchOverlayView })
            let twin = try #require(overlay.descendants.last { $0 is UIImageView })
            let before = twin.convert(twin.bounds, to: nil)
            #expect(abs(before.width / before.height - 1.5) < 0.001, "the whole picture, and not the square that the cell shows")
            phone.device.lift(fingers)
            try phone.awaitFlight()
            let first = try #require(phone.flyingFrame)
            #expect(first.isNear(before, within: 0.01))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}

extension Picture.Pixel {
    /// Whether the color is that of the tests' pictures, dimmed or not.
    fileprivate var isOrange: Bool { Int(red) > Int(blue) + 40 }
}
