import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uirefreshcontrol, /beginrefreshing(), /endrefreshing() and
/// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol.
@MainActor @Suite("A refresh control", .timeLimit(.minutes(20))) struct RefreshControlTests {
    private func run(_ body: (HeadlessDevice, UIScrollView, UIRefreshControl, () -> Int) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let bench = ScrollBench(device)
            let control = UIRefreshControl()
            var changes = 0
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            bench.view.refreshControl = control
            device.advanceFrames()
            try body(device, bench.view, control, { changes })
        }
    }

    /// A finger that has pulled the content down by the rubber band.
    private func pull(_ device: HeadlessDevice, by distance: CGFloat) -> Finger {
        let finger = device.touchDown(at: CGPoint(x: 200, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 10))
        finger.move(by: CGVector(dx: 0, dy: distance))
        return finger
    }

    @Test("Pulled far enough, it is refreshing and sends valueChanged once, while the finger is still down")
    func pulled() throws {
        try run { device, view, control, changes in
            #expect(control.superview === view && control.isHidden)
            let finger = pull(device, by: 300)
            #expect(control.isRefreshing && !control.isHidden && changes() == 1)
            let offset = view.contentOffset.y
            finger.move(by: CGVector(dx: 0, dy: 1))
            #expect(abs(view.contentOffset.y - offset) < 1, "the content goes on without a jump")
            control.endRefreshing()
            finger.move(by: CGVector(dx: 0, dy: 1))
            #expect(changes() == 1, "one finger refreshes once")
            finger.lift()
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("The content rests below the control until the refresh ends, and then goes back to its edge")
    func rests() throws {
        try run { device, view, control, _ in
            let finger = pull(device, by: 300)
            device.advance(by: 0.5)
            finger.lift()
            try device.advanceUntilIdle()
            let height = control.frame.height
            #expect(height > 0 && view.contentOffset.y == -height && view.adjustedContentInset.top == height)
            #expect(view.convert(control.frame, to: nil) == CGRect(x: 0, y: 0, width: 390, height: height))
            #expect(view.contentInset == .zero)
            control.endRefreshing()
            #expect(view.contentOffset.y == -height, "it goes back in an animation")
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0 && control.isHidden && !control.isRefreshing)
        }
    }

    @Test("Not pulled far enough, nothing is refreshed")
    func tooShort() throws {
        try run { device, view, control, changes in
            let finger = pull(device, by: 60)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(!control.isRefreshing && changes() == 0 && view.contentOffset.y == 0)
        }
    }

    // The page of beginRefreshing(): for refreshes that the program begins; reports say that the content has to be scrolled by the app.
    @Test("A refresh that the program begins sends no event, and leaves the content where it is")
    func program() throws {
        try run { device, view, control, changes in
            control.beginRefreshing()
            device.advanceFrames()
            #expect(control.isRefreshing && changes() == 0 && view.contentOffset.y == 0)
            view.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == -control.frame.height)
            control.endRefreshing()
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("Another control replaces it, and a table controller's is its table's")
    func replaced() throws {
        try run { _, view, control, _ in
            let other = UIRefreshControl()
            view.refreshControl = other
            #expect(control.superview == nil && other.superview === view)
            view.refreshControl = nil
            #expect(other.superview == nil)
            let controller = UITableViewController(style: .plain)
            controller.refreshControl = control
            #expect(controller.tableView.refreshControl === control)
        }
    }

    @Test("A control that is taken away while it is refreshing leaves the content at its edge")
    func takenAway() throws {
        try run { device, view, control, _ in
            let finger = pull(device, by: 300)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(control.isRefreshing && view.contentOffset.y == -60)
            view.refreshControl = nil
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 0 && control.superview == nil)
        }
    }
}
