import HeadlessDevice
import TestSupport
import UIKit

@testable import PinchZoomOverlay

/// A jump of a photo in a random cell.
struct CellFault: CustomStringConvertible {
    enum Moment {
        case rest, lift, motion, flight, landing, landed
    }

    let moment: Moment
    let description: String

    init(_ moment: Moment, _ description: String) {
        self.moment = moment
        self.description = description
    }

    /// - Parameter difference: The number of different pixels, the largest difference of a channel, and the box in points.
    init(_ moment: Moment, _ difference: (count: Int, largest: Int, box: CGRect)) {
        let (count, largest, box) = difference
        let corners = "(\(Double(box.minX)), \(Double(box.minY))) to (\(Double(box.maxX)), \(Double(box.maxY)))"
        self.init(moment, "\(moment): \(count) pixels differ by up to \(largest) levels, from \(corners)")
    }
}

/// Two fingers that lift the photo of a random cell, pinch and let go.
@MainActor final class CellRound {
    /// The difference of a channel up to which two pixels count as equal: a fifth of the range, as at an edge in a picture that is shown
    /// at a scale of 0.9.
    private static let tolerance = 51
    /// The difference of a channel at an edge inside a pixel. Where up to four layers clip at the same edge, the pixel's coverage c becomes
    /// c⁴, which is less by up to 0.47.
    private static let edgeTolerance = 121
    /// The largest difference of a channel between two frames of a view that fades in within half a second.
    private static let fadePerFrame = 15
    /// The largest number of pixels by which a cell that drops in moves between two frames.
    private static let movePerFrame = 6
    /// The number of different pixels up to which two pictures count as equal: some of the pixels at the edges.
    private static let limit = 48
    /// The same for a photo in a place that moves: two rows of the screen, because the photo may be a pixel behind its place.
    private static let movingLimit = 720
    /// The number of the fingers' steps in which every pinch begins.
    private static let longestStart = 10

    private let host: CellHost
    private let plan: CellPlan
    private let device: HeadlessDevice
    /// The point between the fingers.
    private let middle: CGPoint

    init(_ host: CellHost, _ plan: CellPlan, on device: HeadlessDevice) {
        self.host = host
        self.plan = plan
        self.device = device
        middle = host.target.convert(CGPoint(x: host.target.bounds.midX, y: host.target.bounds.midY), to: nil)
    }

    /// The steps of the fingers until the photo has lifted, and the first frame after the lift.
    private(set) var liftFrame: (steps: Int, picture: Picture)?

    private var zoom: PinchZoomInteraction { host.zoom }

    /// Returns the first fault, or `nil`.
    func play() -> CellFault? {
        host.beginMotion()
        let rest = device.screenshot()
        let fingers = touchDown()
        var steps = 0
        while zoom.state == .idle, steps < Self.longestStart {
            steps += 1
            spread(fingers, step: steps)
        }
        guard zoom.state == .zooming else {
            device.lift(fingers)
            return staying(rest)
        }
        advanceToFirstFrame()
        let picture = device.screenshot()
        liftFrame = (steps, picture)
        let lift = plan.motion == nil ? liftJump(from: rest, to: picture) : nil
        for _ in 0..<3 {
            steps += 2
            spread(fingers, step: steps)
            device.advanceFrames()
        }
        let flight = zoom.state == .zooming ? nil : CellFault(.flight, "the zoom ends by itself")
        device.lift(fingers)
        return lift ?? flight ?? landing(from: rest)
    }

    /// Returns the frame in which the photo would have lifted after a number of steps, without a lift.
    func frameWithoutZoom(after steps: Int) -> Picture {
        zoom.isEnabled = false
        host.beginMotion()
        let fingers = touchDown()
        for step in 0..<steps { spread(fingers, step: step + 1) }
        advanceToFirstFrame()
        defer { device.lift(fingers) }
        return device.screenshot()
    }

    // MARK: Fingers

    private func touchDown() -> [Finger] {
        defer { host.press() }
        return device.touchDown(at: fingerPoints(step: 0))
    }

    /// Moves the fingers apart, by two points each for a step.
    private func spread(_ fingers: [Finger], step: Int) {
        device.move(Array(zip(fingers, fingerPoints(step: step))))
        if plan.motion != nil { device.advanceFrames() }
    }

    /// Advances to the first frame after the lift, unless the steps advance frames. In later frames, a photo that a list cuts off is uncovered.
    private func advanceToFirstFrame() {
        if !plan.isScrolledOut, plan.motion == nil { device.advanceFrames() }
    }

    private func fingerPoints(step: Int) -> [CGPoint] {
        let arm = 9 + 2 * CGFloat(step)
        return [CGPoint(x: middle.x - arm, y: middle.y), CGPoint(x: middle.x + arm, y: middle.y)]
    }

    // MARK: Checks

    /// Waits for the landing, and checks the last frame of the return and the frame after it.
    private func landing(from rest: Picture) -> CellFault? {
        var last: Picture?
        var (frames, dropped) = (0, 0)
        while zoom.state != .idle {
            if frames == 200 { return CellFault(.landing, "the photo doesn't land") }
            if isNearPlace { last = device.screenshot() }
            let pose = zoom.pose
            device.advanceFrames()
            frames += 1
            if zoom.state != .idle { dropped = zoom.pose == pose ? dropped + 1 : 0 }
        }
        let landed = device.screenshot()
        // A phone that drops frames may show no frame near the place.
        guard let last else { return plan.motion == nil ? change(from: rest, to: landed, .landed) : nil }
        if plan.motion != nil {
            // In a dropped frame, the photo stays as it was, and an animation of the app goes on.
            guard let jump = Self.jump(from: last, toMoving: landed, .landing, within: 8, after: dropped) else { return nil }
            return plan.hasSoftLines ? Self.jump(from: last.softened, toMoving: landed.softened, .landing, within: 8, after: dropped) : jump
        }
        // In the last frame of the return, the photo is less than a pixel from its place.
        return Self.jump(from: last, to: landed, .landing, mayMove: true) ?? change(from: rest, to: landed, .landed)
    }

    /// Returns the fault of the first frame after the lift.
    private func liftJump(from rest: Picture, to picture: Picture) -> CellFault? {
        guard let jump = Self.jump(from: rest, to: picture, .lift) else { return nil }
        return plan.hasSoftLines ? Self.jump(from: rest.softened, to: picture.softened, .lift) : jump
    }

    /// Whether the photo may land in the next frame.
    private var isNearPlace: Bool {
        let pose = zoom.pose
        return abs(pose.scale - 1) < 0.1 && abs(pose.translation.dx) < 8 && abs(pose.translation.dy) < 8
    }

    /// Checks a photo that doesn't lift.
    private func staying(_ rest: Picture) -> CellFault? {
        device.advanceFrames()
        guard plan.mayBeCovered else { return CellFault(.rest, "the photo doesn't lift") }
        return plan.motion == nil ? change(from: rest, to: device.screenshot(), .rest) : nil
    }

    /// Returns the fault of two frames between which the photo jumps.
    ///
    /// - Parameter mayMove: Whether the photo may move by a pixel.
    static func jump(from former: Picture, to next: Picture, _ moment: CellFault.Moment, mayMove: Bool = false) -> CellFault? {
        let inside = former.difference(from: next, above: mayMove ? edgeTolerance : tolerance, within: 1)
        if inside.count > limit { return CellFault(moment, inside) }
        guard !mayMove else { return nil }
        let edges = former.difference(from: next, above: edgeTolerance)
        return edges.count > limit ? CellFault(moment, edges) : nil
    }

    /// Returns the fault of two frames of an animation that differ by more than a few levels.
    ///
    /// - Parameters:
    ///   - distance: The number of pixels by which the animation may have moved the cell.
    ///   - dropped: The number of frames between the two that the phone has dropped.
    static func jump(
        from former: Picture,
        toMoving next: Picture,
        _ moment: CellFault.Moment,
        within distance: Int,
        after dropped: Int = 0
    ) -> CellFault? {
        let (levels, pixels) = (tolerance + dropped * fadePerFrame, distance + dropped * movePerFrame)
        let difference = former.difference(from: next, above: levels, within: pixels)
        return difference.count > movingLimit ? CellFault(moment, difference) : nil
    }

    /// Returns a fault unless two frames are equal.
    private func change(from former: Picture, to next: Picture, _ moment: CellFault.Moment) -> CellFault? {
        former == next ? nil : CellFault(moment, former.difference(from: next, above: 0))
    }
}
