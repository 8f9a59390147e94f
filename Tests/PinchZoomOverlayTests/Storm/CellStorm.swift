import HeadlessDevice
import UIKit

/// A storm of random cells on one phone. In each cell, two fingers lift the photo, pinch and let go. Each cell is an event.
///
/// The first frame of the zoom must look like the frame before, and the last frame of the return like the landed photo. If a cell has a
/// fault, the report also describes the smallest cell with the same fault.
@MainActor final class CellStorm: StormBase {
    /// Returns a phone with a small screen, of which pictures are made quickly.
    static func phone(_ behavior: HeadlessDevice.Behavior) -> HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: CellHost.size, safeAreaInsets: .zero, behavior: behavior)
    }

    private let screen = UIViewController()
    /// The cell that is drawn and not yet played.
    private var next: CellPlan?
    private var liftCount = 0

    init(seed: UInt64, on device: HeadlessDevice) {
        super.init(seed: seed, on: device, in: device.show(screen))
        remains.append(Remains(name: "the screen", object: screen))
    }

    override var resultCount: Int { liftCount }

    override func step() {
        let plan = CellPlan.random(using: &random)
        log("\(plan)")
        next = plan
    }

    /// Plays the cell. The frames of the cell aren't events, as they would be in `step()`.
    override func checkState() {
        guard let plan = next else { return }
        next = nil
        guard let fault = fault(of: plan) else { return }
        let smallest = smallest(plan, with: fault)
        trouble("\(fault)\n    the smallest cell: \(smallest)")
    }

    override func calmDown() async {
        log("calm", events: 0)
        settle()
    }

    /// Returns the smallest cell that has the same fault.
    private func smallest(_ plan: CellPlan, with fault: CellFault) -> CellPlan {
        let simpler = plan.simpler.first { !$0.hasOpenFault && self.fault(of: $0)?.moment == fault.moment }
        return simpler.map { smallest($0, with: fault) } ?? plan
    }

    /// Plays a cell, and returns its fault, or `nil` if the photo lifts and lands without a jump.
    func fault(of plan: CellPlan) -> CellFault? {
        let (fault, liftFrame) = play(plan) { ($0.play(), $0.liftFrame) }
        guard fault == nil, let (steps, picture) = liftFrame else { return fault }
        liftCount += 1
        guard plan.motion != nil else { return nil }
        // From the lift on, the photo stays under the fingers. So it is behind the animation by the way of a frame or two.
        return CellRound.jump(from: play(plan) { $0.frameWithoutZoom(after: steps) }, toMoving: picture, .motion, within: 12)
    }

    /// Shows a cell, and plays a round with it.
    private func play<Result>(_ plan: CellPlan, _ body: (CellRound) -> Result) -> Result {
        device.setLayoutDirection(plan.isRightToLeft ? .rightToLeft : .leftToRight)
        let host = CellHost(plan, in: screen.view)
        defer {
            host.remove()
            device.advanceFrames()
        }
        device.advanceFrames(2)
        return body(CellRound(host, plan, on: device))
    }
}
