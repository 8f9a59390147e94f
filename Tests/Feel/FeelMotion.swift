import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// Plays the measured motions, and compares the curves.
@MainActor struct FeelMotion {
    private(set) var rows: [FeelRow] = []
    private(set) var panels: [CurvePanel] = []

    mutating func play() throws {
        try opening()
        try closing()
        try drag()
        try edge()
        try pinch()
        try release()
        try landing()
        try swipeBack()
        try others()
    }

    // MARK: By itself

    private mutating func opening() throws {
        let ours = try FeelPhone.run(.photo) { phone in
            phone.open()
            return phone.record(for: 0.5) { phone.flying.map { Double($0.width) } }
        }
        let measured = Measured.flight(from: 124, to: 402, frequency: 19, dampingRatio: 1)
        note("Opening: width of the photo", measured, ours, to: 402)
    }

    private mutating func closing() throws {
        let ours = try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            phone.navigation.popViewController(animated: true)
            phone.device.advanceFrames()
            return phone.record(for: 0.5) { phone.flying.map { Double($0.width) } }
        }
        let measured = Measured.flight(from: 402, to: 124, frequency: 19, dampingRatio: 1)
        note("Closing: width of the photo", measured, ours, to: 124)
    }

    // MARK: Under fingers

    private mutating func drag() throws {
        var (scale, lag, sideways) = (Curve(), Curve(), Curve())
        try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            let start = CGPoint(x: 201, y: 160)
            let finger = phone.device.touchDown(at: start)
            var still = 0.0
            for way in stride(from: 1.0, through: 712, by: 1) {
                phone.device.advanceFrames()
                finger.move(to: CGPoint(x: start.x, y: start.y + way))
                guard let photo = phone.flying else { continue }
                if photo.width > 401.99 { still = way }
                scale.append(photo.width / 402, at: way)
                lag.append(way - still - (heldPoint(of: photo, at: start).y - start.y), at: way - still)
            }
            rows.append(.range("Dragged down: still for", measured: 16...20, ours: still, unit: "points"))
            finger.cancel()
            try phone.device.advanceUntilIdle()
            let second = FeelFingers(device: phone.device).dragDown(by: 0.3 * Measured.height)
            let before = phone.flying.map { heldPoint(of: $0, at: start).x } ?? .nan
            for way in stride(from: 1.0, through: 195, by: 1) {
                second.move(to: CGPoint(x: start.x + way, y: second.location.y))
                phone.device.advanceFrames()
                if let photo = phone.flying { sideways.append(heldPoint(of: photo, at: start).x - before, at: way) }
            }
            second.cancel()
        }
        shape("Dragged down: scale × width", Measured.dragScale, scale, unit: Measured.width)
        shape("Dragged down: what it falls behind", Measured.dragLag, lag)
        shape("Dragged down: sideways", Measured.sideways, sideways)
    }

    private mutating func edge() throws {
        var (scale, still) = (Curve(), 0.0)
        try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            let finger = phone.device.touchDown(at: CGPoint(x: 2, y: 437))
            for way in stride(from: 1.0, through: 240, by: 1) {
                phone.device.advanceFrames()
                finger.move(to: CGPoint(x: 2 + way, y: 437))
                guard let photo = phone.flying else { continue }
                if photo.width > 401.99 { still = way }
                scale.append(photo.width / 402, at: way)
            }
            finger.cancel()
        }
        rows.append(.range("From the edge: still for", measured: 12...12, ours: still, unit: "points"))
        shape("From the edge: scale × width", Measured.edgeScale, scale, unit: Measured.width)
    }

    private mutating func pinch() throws {
        let ours = try FeelPhone.run(.photo) { phone in
            try phone.openAndWait()
            let fingers = phone.device.touchDown(at: [CGPoint(x: 51, y: 437), CGPoint(x: 351, y: 437)])
            var scale = Curve()
            var samples: [Curve.Sample] = []
            // The steps are tenths of a point, because the exact beginning matters.
            for way in stride(from: 0.1, through: 90, by: 0.1) {
                phone.device.move([(fingers[0], CGPoint(x: 51 + way, y: 437)), (fingers[1], CGPoint(x: 351 - way, y: 437))])
                phone.device.advanceFrames()
                if let photo = phone.flying { samples.append(Curve.Sample(x: 1 - way / 150, value: photo.width / 402)) }
            }
            scale = Curve(samples)
            phone.device.cancel(fingers)
            return scale
        }
        shape("Pinched: scale × width", Measured.pinchScale, ours, unit: Measured.width)
    }

    // MARK: Others

    private mutating func others() throws {
        try FeelPhone.run(.photo) { phone in
            phone.device.isReduceMotionEnabled = true
            phone.open()
            let alpha = phone.record(for: 0.3) { phone.navigation.topViewController.map { Double(PresentedLayer($0.view.layer).opacity) } }
            let end = alpha.samples.first { $0.value >= 1 }?.x
            rows.append(.time("Reduce Motion: the cross-fade", measured: 0.14, ours: end))
            phone.device.isReduceMotionEnabled = false
        }
        let jump = try FeelPhone.run(.photo) { phone in
            phone.open()
            phone.device.advance(by: 0.1)
            guard let before = phone.flying else { return Double.infinity }
            let finger = phone.device.touchDown(at: CGPoint(x: before.midX, y: before.midY - 12))
            finger.move(to: CGPoint(x: before.midX, y: before.midY))
            phone.device.advance(by: 0.2)
            let after = phone.flying ?? .zero
            finger.cancel()
            return Double(max(abs(after.midX - before.midX), abs(after.midY - before.midY), abs(after.width - before.width)))
        }
        guard jump < 0.01 else {
            rows.append(.range("Grabbed in flight: jump", measured: 0...0, ours: jump, unit: "points"))
            return
        }
        rows.append(
            .better(
                "Grabbed in flight",
                measured: "flies on under the finger",
                ours: "held where it is",
                difference: "no jump",
                reason: "the photo is the finger's from where it is; Apple's grows on, and counts from the whole screen"
            )
        )
    }

    // MARK: Notes

    mutating func add(_ row: FeelRow) {
        rows.append(row)
    }

    /// Returns the present place of the photo's point on which a finger landed while the photo was open.
    func heldPoint(of photo: CGRect, at landing: CGPoint) -> CGPoint {
        let open = CGRect(x: 0, y: Measured.height / 2 - 201, width: 402, height: 402)
        let scale = photo.width / open.width
        return CGPoint(x: photo.minX + (landing.x - open.minX) * scale, y: photo.minY + (landing.y - open.minY) * scale)
    }

    mutating func note(_ quantity: String, _ measured: Curve, _ ours: Curve, to end: Double) {
        rows += FeelRow.curve(quantity, measured: measured, ours: ours, to: end)
        let aligned = ours.aligned(to: measured, within: FeelRow.Aim.alignment)
        panels.append(CurvePanel(title: quantity, unit: "ms", factor: 1000, measured: measured, ours: aligned))
    }

    private mutating func shape(_ quantity: String, _ measured: Curve, _ ours: Curve, unit: Double = 1, reason: String = "") {
        rows.append(.shape(quantity, measured: measured, ours: ours, unit: unit, reason: reason))
        panels.append(CurvePanel(title: quantity, unit: "", factor: 1, measured: measured, ours: ours))
    }
}
