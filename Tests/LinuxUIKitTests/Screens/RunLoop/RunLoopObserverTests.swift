import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/corefoundation/cfrunloopobserver and CFRunLoop.h, unless a test says otherwise.
@MainActor @Suite("Run loop observers", .timeLimit(.minutes(20))) struct RunLoopObserverTests {
    /// The notifications of the observers, in order.
    @MainActor private final class Record {
        var entries: [String] = []

        @discardableResult func observe(
            _ name: String,
            _ activities: CFRunLoopActivity = .beforeWaiting,
            repeats: Bool = true,
            order: CFIndex = 0
        ) -> CFRunLoopObserver? {
            let note: @MainActor () -> Void = { [weak self] in self?.entries.append(name) }
            let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, activities.rawValue, repeats, order) { _, _ in
                MainActor.assumeIsolated(note)
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            return observer
        }
    }

    @Test("Before the run loop sleeps it tells of it, those of a lower order first, and only those who asked for it")
    func orders() throws {
        try HeadlessDevice.run { device in
            device.show(UIView())
            device.advanceFrames()
            let record = Record()
            record.observe("last", order: .max)
            record.observe("second", order: 5)
            record.observe("first", order: -5)
            record.observe("entry", .entry)
            let finger = device.touchDown(at: [CGPoint(x: 100, y: 100)])
            #expect(record.entries == ["first", "second", "last"])
            device.lift(finger)
        }
    }

    /// "In the run loop's idle state": nothing is due, so the loop does not wake.
    @Test("It sleeps while nothing happens, whatever the screen shows; a display link, a change, a timer's action and a touch wake it")
    func wakes() throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            device.show(view)
            device.advanceFrames()
            let record = Record()
            record.observe("turn")
            device.advanceFrames(10)
            #expect(record.entries.isEmpty)
            view.alpha = 0.5
            device.advanceFrames(3)
            #expect(record.entries.count == 1, "what has changed the view ran in a turn")
            let link = CADisplayLink { _ in }
            link.add(to: .main, forMode: .common)
            device.advanceFrames(3)
            #expect(record.entries.count == 4)
            link.isPaused = true
            device.advanceFrames(3)
            #expect(record.entries.count == 4)
            link.invalidate()
        }
    }

    /// From QA1673 and the Core Animation Programming Guide: implicit transactions are committed when the run loop's turn ends. At which
    /// order is what descriptions of the main run loop show.
    @Test("Those of a low order come before layout and commit, those of the highest after")
    func aroundTheCommit() throws {
        try HeadlessDevice.run { device in
            final class Screen: UIView {
                var layout: () -> Void = {}

                override func layoutSubviews() {
                    super.layoutSubviews()
                    layout()
                }
            }
            let view = Screen()
            device.show(view)
            device.advanceFrames()
            let record = Record()
            view.layout = { record.entries.append("layout") }
            record.observe("before", order: 0)
            record.observe("after", order: .max)
            view.setNeedsLayout()
            device.advanceFrames()
            #expect(record.entries == ["before", "layout", "after"])
        }
    }

    @Test("One that does not repeat is called once; an invalid one, and one that is removed, never again")
    func ends() throws {
        try HeadlessDevice.run { device in
            let view = UIView()
            device.show(view)
            device.advanceFrames()
            let record = Record()
            let once = record.observe("once", repeats: false)
            let invalid = record.observe("invalid")
            let removed = record.observe("removed")
            view.alpha = 0.9
            device.advanceFrames()
            #expect(record.entries == ["once", "invalid", "removed"] && !CFRunLoopObserverIsValid(once))
            CFRunLoopObserverInvalidate(invalid)
            CFRunLoopRemoveObserver(CFRunLoopGetMain(), removed, .commonModes)
            #expect(!CFRunLoopObserverIsValid(invalid) && CFRunLoopObserverIsValid(removed))
            #expect(!CFRunLoopContainsObserver(CFRunLoopGetMain(), removed, .commonModes))
            view.alpha = 0.8
            device.advanceFrames()
            #expect(record.entries.count == 3)
        }
    }
}
