import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscrollview/verticalscrollindicatorinsets, /horizontalscrollindicatorinsets,
/// /scrollindicatorinsets and /automaticallyadjustsscrollindicatorinsets.
@MainActor @Suite("The insets of scroll indicators", .timeLimit(.minutes(20))) struct IndicatorInsetTests {
    /// The bars while a finger has just begun to drag the content, in the scroll view's bounds.
    private func bars(_ insets: UIEdgeInsets = .zero, _ change: (UIScrollView) -> Void) throws -> (upright: CGRect, level: CGRect) {
        var bars: [CGRect] = []
        try HeadlessDevice.run(.init(safeAreaInsets: insets)) { device in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 4000, height: 4000)
            change(view)
            device.show(view)
            let finger = device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(by: CGVector(dx: -10, dy: -10))
            finger.move(by: CGVector(dx: -1, dy: -1))
            bars = (view.layer.sublayers ?? []).map { $0.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY) }
            finger.lift()
            try device.advanceUntilIdle()
        }
        return (try #require(bars.first { $0.height > $0.width }), try #require(bars.first { $0.width > $0.height }))
    }

    @Test("Each bar has insets of its own")
    func own() throws {
        let plain = try bars { _ in }
        let upright = try bars { $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 20) }
        #expect(abs(upright.upright.minY - plain.upright.minY - 100) < 2 && upright.upright.maxX == plain.upright.maxX - 20)
        #expect(upright.upright.height < plain.upright.height && upright.level == plain.level)
        let level = try bars { $0.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 30, bottom: 40, right: 0) }
        #expect(level.upright == plain.upright && level.level.maxY == plain.level.maxY - 40)
        #expect(abs(level.level.minX - plain.level.minX - 30) < 2)
    }

    @Test("scrollIndicatorInsets sets both")
    func both() throws {
        let view = UIScrollView()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.scrollIndicatorInsets = insets
        #expect(view.verticalScrollIndicatorInsets == insets && view.horizontalScrollIndicatorInsets == insets)
        #expect(view.scrollIndicatorInsets == insets)
    }

    @Test("The safe area adds to the insets, unless automaticallyAdjustsScrollIndicatorInsets is false", arguments: [true, false])
    func safeArea(_ adjusts: Bool) throws {
        let plain = try bars { _ in }
        let inset = try bars(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) {
            $0.automaticallyAdjustsScrollIndicatorInsets = adjusts
        }
        #expect(abs(inset.upright.minY - plain.upright.minY - (adjusts ? 47 : 0)) < 2)
        #expect(inset.level.maxY == plain.level.maxY - (adjusts ? 34 : 0))
    }

    @Test("The content's insets don't move the bars")
    func contentInset() throws {
        let plain = try bars { _ in }
        let inset = try bars { $0.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 100, right: 0) }
        #expect(abs(inset.upright.minY - plain.upright.minY) < 25 && inset.level == plain.level)
    }
}
