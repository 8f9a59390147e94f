import PortableTestSupport
import Testing

@testable import PinchZoomOverlay

@Suite("Photos: which frames of an animated photo are in memory", timeLimit(minutes: 20)) struct FramePlanTests {
    @Test("300 frames of a megapixel take as much as the limit allows, but at least two of them are there")
    func capacity() {
        var plan = FramePlan(frameCount: 300, frameByteCount: 4_000_000, byteLimit: 32 << 20)
        #expect(plan.capacity == 8)
        for limit in [0, -1, 4_000_000, 9_000_000] {
            plan.byteLimit = limit
            #expect(plan.capacity == 2, "\(limit)")
        }
        plan.byteLimit = .max
        #expect(plan.capacity == 300)
        plan.frameByteCount = 0
        #expect(plan.capacity == 300)
    }

    @Test("The frames that follow the visible one are there, past the end too, and none after the last loop")
    func frames() {
        let plan = FramePlan(frameCount: 10, frameByteCount: 1, byteLimit: 4)
        #expect(plan.frames(from: FrameTiming.Position(index: 0, remaining: nil)) == [0, 1, 2, 3])
        #expect(plan.frames(from: FrameTiming.Position(index: 8, remaining: nil)) == [8, 9, 0, 1])
        #expect(plan.frames(from: FrameTiming.Position(index: 8, remaining: 2)) == [8, 9])
        #expect(plan.frames(from: FrameTiming.Position(index: 9, remaining: 1)) == [9])
    }

    @Test("Until a frame is decoded the latest before it stands in, and never one that follows")
    func standIn() {
        let plan = FramePlan(frameCount: 10, frameByteCount: 1, byteLimit: 3)
        let wanted = plan.frames(from: FrameTiming.Position(index: 1, remaining: nil))
        #expect(plan.standIn(for: 1, among: [7, 9, 2, 3], before: wanted) == 9)
        #expect(plan.standIn(for: 1, among: [2, 3], before: wanted) == nil)
        #expect(plan.standIn(for: 1, among: [], before: wanted) == nil)
    }

    @Test("Whatever the numbers, the frames are different ones, the visible one is the first, and they fit", arguments: 0..<50)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 52_000)
        let count = Int.random(in: 2...50, using: &random)
        let plan = FramePlan(
            frameCount: count,
            frameByteCount: .random(in: 1...10, using: &random),
            byteLimit: .random(in: 0...200, using: &random)
        )
        let remaining = Bool.random(using: &random) ? Int.random(in: 1...100, using: &random) : nil
        let index = Int.random(in: 0..<count, using: &random)
        let frames = plan.frames(from: FrameTiming.Position(index: index, remaining: remaining))
        #expect(frames.first == index && Set(frames).count == frames.count && frames.allSatisfy { (0..<count).contains($0) })
        #expect(frames.count <= 2 || frames.count * plan.frameByteCount <= plan.byteLimit)
        #expect(frames.count == min(plan.capacity, remaining ?? .max))
    }
}
