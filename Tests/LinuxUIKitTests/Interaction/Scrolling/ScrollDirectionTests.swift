import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscrollview/isdirectionallockenabled and …/uiscrollview.
@MainActor @Suite("The direction of a drag", .timeLimit(.minutes(20))) struct ScrollDirectionTests {
    /// "If the drag direction is diagonal, then scrolling doesn't lock and the user can drag in any direction until the drag completes."
    @Test(
        "The directional lock keeps a drag to the direction in which it begins, and a diagonal one to none",
        arguments: [(12, 2, "x"), (2, 12, "y"), (10, 10, "xy"), (-10, 8, "xy")] as [(CGFloat, CGFloat, String)]
    )
    func directionalLock(x: CGFloat, y: CGFloat, axes: String) throws {
        for isLocked in [true, false] {
            try ScrollBench.run({ _ in }, content: CGSize(width: 3000, height: 3000)) { bench in
                bench.view.isDirectionalLockEnabled = isLocked
                bench.view.contentOffset = CGPoint(x: 1000, y: 1000)
                let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 400))
                finger.move(by: CGVector(dx: x, dy: y))
                finger.move(by: CGVector(dx: 40, dy: 40))
                finger.move(by: CGVector(dx: -100, dy: -70))
                let expected = CGPoint(x: axes.contains("x") || !isLocked ? 1060 : 1000, y: axes.contains("y") || !isLocked ? 1030 : 1000)
                #expect(bench.view.contentOffset == expected)
                bench.device.advance(by: 0.3)
                finger.lift()
            }
        }
    }

    /// Apple says nothing of it.
    @Test(
        "A finger that first goes along an axis that does not scroll drags no more, or as soon as it turns",
        .chosen,
        arguments: HeadlessDevice.Behavior.WrongWayDrag.allCases
    )
    func wrongWay(_ answer: HeadlessDevice.Behavior.WrongWayDrag) throws {
        try ScrollBench.run({ $0.wrongWayDrag = answer }) { bench in
            bench.view.contentOffset.y = 1000
            let finger = bench.device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(by: CGVector(dx: 30, dy: 0))
            finger.move(by: CGVector(dx: 0, dy: -9))
            #expect(!bench.view.isDragging)
            finger.move(by: CGVector(dx: 0, dy: -6))
            #expect(bench.view.isDragging == (answer == .goesOnWaiting))
            #expect(bench.view.contentOffset.y == 1000, "no jump")
            finger.move(by: CGVector(dx: 0, dy: -20))
            #expect(bench.view.contentOffset.y == (answer == .goesOnWaiting ? 1020 : 1000))
            bench.device.advance(by: 0.3)
            finger.lift()
        }
    }

    /// `alwaysBounceVertical`'s page: content that is not larger than the view scrolls only if that is set.
    @Test("Content that insets put into the middle does not scroll, however their sum is rounded")
    func centred() throws {
        var heights: [CGFloat] = []
        for tenths in 1...2000 {
            let height = CGFloat(tenths) * 0.1
            let room = (844 - height) / 2
            if height + room + room > 844 { heights.append(height) }
        }
        #expect(!heights.isEmpty)
        for height in heights.prefix(5) {
            try ScrollBench.run({ _ in }, content: CGSize(width: 390, height: height)) { bench in
                let room = (844 - height) / 2
                bench.view.contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
                let finger = bench.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
                #expect(!bench.view.isDragging, "\(height)")
                finger.lift()
                try bench.device.advanceUntilIdle()
            }
        }
    }
}
