import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The alpha curve of the overlay, as numbers and as pictures.
@MainActor @Suite("Snapshots", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct BackdropSnapshotTests {
    /// A phone with one pixel per point, so that the kept pictures are small.
    private static var phone: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }
    private let kept = KeptPictures()
    private static let scales: [CGFloat] = [1, 1.1, 1.25, 1.5, 2, 3]

    @Test("The presets as numbers")
    func numbers() {
        // The default is 0.8·(3t² − 2t³) with t = s − 1, up to a scale of 2. The tutorial is min(0.4 + (s − 1), 0.8).
        let table: [(scale: CGFloat, standard: CGFloat, tutorial: CGFloat)] = [
            (0.5, 0, 0), (0.8, 0, 0.2), (1, 0, 0.4), (1.1, 0.0224, 0.5), (1.25, 0.125, 0.65), (1.5, 0.4, 0.8),
            (1.75, 0.675, 0.8), (2, 0.8, 0.8), (3, 0.8, 0.8), (10, 0.8, 0.8),
        ]
        for row in table {
            #expect(abs(BackdropCurve.default.alpha(at: row.scale) - row.standard) < 1e-12, "default at \(row.scale)")
            #expect(abs(BackdropCurve.tutorial.alpha(at: row.scale) - row.tutorial) < 1e-12, "tutorial at \(row.scale)")
        }
    }

    @Test("The overlay over a feed, at each scale", arguments: ["default", "tutorial"])
    func overlayAtScales(curve: String) throws {
        try FeedPhone.run(Self.phone) { phone in
            let fingers = try lift(phone, curve)
            for scale in Self.scales {
                try expectPicture(phone, fingers, raw: scale, shows: scale, name: "\(curve)-\(scale)")
            }
            // The fingers go 2 past the maximum of 3, and the band's reach is 0.3·3. The scale is 3 + 2·0.9/2.9.
            try expectPicture(phone, fingers, raw: 5, shows: 3 + 1.8 / 2.9, name: "\(curve)-past-maximum")
            phone.device.lift(fingers.fingers)
        }
    }

    @Test("The overlay through the flight back", arguments: ["default", "tutorial"])
    func flightBack(curve: String) throws {
        try FeedPhone.run(Self.phone) { phone in
            let fingers = try lift(phone, curve)
            fingers.open(to: 2)
            phone.device.move(fingers.fingers.map { ($0, CGPoint(x: $0.location.x + 60, y: $0.location.y + 220)) })
            phone.device.advance(by: 0.2)
            phone.device.lift(fingers.fingers)
            for frame in 0..<6 {
                try #expect(kept.fault(of: phone.device.screenshot(), named: "\(curve)-back-\(frame)") == nil)
                phone.device.advance(by: 4.0 / 60)
            }
            try phone.device.advanceUntilIdle()
            try #expect(kept.fault(of: phone.device.screenshot(), named: "\(curve)-rest") == nil)
        }
    }

    @Test(
        "A picture that is off by an alpha of 0.02 is found, and what is off is written",
        .disabled(if: KeptPictures.isRecording, "it would be kept")
    )
    func differencesAreFound() throws {
        let white = Picture(width: 2, height: 1, scale: 1, pixels: Array(repeating: 255, count: 8))
        let dimmed = Picture(width: 2, height: 1, scale: 1, pixels: [255, 255, 255, 255, 250, 250, 250, 255])
        #expect(largestDifference(white, dimmed) == 5)
        #expect(KeptPictures.difference(white, dimmed).pixels == [0, 0, 0, 255, 80, 80, 80, 255])
        try FeedPhone.run(Self.phone) { phone in
            phone.feed.collectionView.alpha = 0.98
            let fault = try kept.fault(of: phone.device.screenshot(), named: "default-rest")
            #expect(fault?.contains("default-rest-difference.png") == true)
        }
    }

    /// Two fingers, one above the other, that have just lifted the photo, and their distance at the lift.
    @MainActor private struct Lifted {
        let device: HeadlessDevice
        let fingers: [Finger]
        let center: CGPoint
        let spread: CGFloat

        /// Moves the fingers to the distance that makes a scale.
        func open(to scale: CGFloat) {
            let arm = spread * scale / 2
            device.move([
                (fingers[0], CGPoint(x: center.x, y: center.y - arm)), (fingers[1], CGPoint(x: center.x, y: center.y + arm)),
            ])
        }
    }

    private func lift(_ phone: FeedPhone, _ curve: String) throws -> Lifted {
        var configuration = PinchZoomConfiguration()
        configuration.maximumScale = 3
        configuration.backdropCurve = curve == "tutorial" ? .tutorial : .default
        try phone.feed.cell(0).enablePinchZoom(configuration)
        let center = phone.home
        let fingers = phone.device.touchDown(at: [CGPoint(x: center.x, y: center.y - 20), CGPoint(x: center.x, y: center.y + 20)])
        var arm: CGFloat = 20
        while try phone.zoom().state == .idle, arm < 60 {
            arm += 1
            phone.device.move([
                (fingers[0], CGPoint(x: center.x, y: center.y - arm)), (fingers[1], CGPoint(x: center.x, y: center.y + arm)),
            ])
        }
        return Lifted(device: phone.device, fingers: fingers, center: center, spread: 2 * arm)
    }

    private func expectPicture(_ phone: FeedPhone, _ fingers: Lifted, raw: CGFloat, shows scale: CGFloat, name: String) throws {
        fingers.open(to: raw)
        phone.device.advanceFrames()
        let zoom = try phone.zoom()
        #expect(abs(zoom.pose.scale - scale) < 1e-9)
        let alpha = zoom.configuration.backdropCurve.alpha(at: scale)
        #expect(abs(zoom.current.backdropAlpha - alpha) < 1e-12)
        let picture = phone.device.screenshot()
        // The point is in the margin of the second caption. The feed is white there, and the photo doesn't reach the point up to a scale of
        // 3.
        let seen = CGFloat(picture.color(at: CGPoint(x: 385, y: 680)).red)
        #expect(scale > 3 || abs(seen - 255 * (1 - alpha)) <= 1, "\(name)")
        try #expect(kept.fault(of: picture, named: name) == nil)
    }
}
