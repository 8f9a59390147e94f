import HeadlessDevice
import TestSupport
import UIKit

/// A scroll view as large as the screen, without insets, on a phone that behaves as a test says.
@MainActor struct ScrollBench {
    let device: HeadlessDevice
    let view: UIScrollView
    let log = ScrollLog()

    init(
        _ device: HeadlessDevice,
        _ view: UIScrollView = UIScrollView(),
        content: CGSize = CGSize(width: 390, height: 10_000),
        paging: Bool = false
    ) {
        self.device = device
        self.view = view
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = content
        view.isPagingEnabled = paging
        view.delegate = log
        device.show(view)
        log.events = []
    }

    /// Four pages side by side.
    static let pages = CGSize(width: 4 * 390, height: 844)

    /// A phone of some behavior with a bench, for as long as the closure runs.
    static func run(
        _ change: (inout HeadlessDevice.Behavior) -> Void,
        content: CGSize = CGSize(width: 390, height: 10_000),
        paging: Bool = false,
        _ body: (ScrollBench) throws -> Void
    ) throws {
        try HeadlessDevice.run(.behaving(change)) { try body(ScrollBench($0, content: content, paging: paging)) }
    }
}
