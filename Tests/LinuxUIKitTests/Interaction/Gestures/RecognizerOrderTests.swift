import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From the Event Handling Guide for iOS, "Interacting with Other Gesture Recognizers": by default there is no set order for which gesture
/// recognizers receive a touch first, and touches can be passed to them in a different order each time.
@MainActor @Suite("The order of recognizers", .timeLimit(.minutes(20))) struct RecognizerOrderTests {
    private typealias Order = HeadlessDevice.Behavior.RecognizerOrder

    /// An outer and an inner view with a recognizer each, which begin when a finger on the inner view moves.
    @MainActor private struct Nested {
        let stage: TouchStage
        let outer = ProbeRecognizer()
        let inner = ProbeRecognizer()
        let delegate = ProbeDelegate()

        init(_ order: HeadlessDevice.Behavior.RecognizerOrder, together: Bool) {
            stage = TouchStage { $0.behavior.recognizerOrder = order }
            delegate.simultaneous = together
            for recognizer in [outer, inner] {
                recognizer.onMoved = [.began]
                recognizer.onEnded = [.ended]
                recognizer.delegate = delegate
            }
            stage.root.addGestureRecognizer(outer)
            stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100)).addGestureRecognizer(inner)
        }

        /// Who tells that it has begun, in order, for each of some movements of a new finger.
        func beginnings(_ count: Int) -> [String] {
            var names = ""
            outer.addHandler { if $0.state == .began { names += "outer " } }
            inner.addHandler { if $0.state == .began { names += "inner " } }
            return (0..<count).map { _ in
                names = ""
                let finger = stage.down(10, 10)
                finger.move(20, 20)
                finger.lift()
                return names
            }
        }
    }

    @Test("Of two that would begin at the same event one does: the inner one or the outer one", arguments: [true, false])
    func oneBegins(innermostFirst: Bool) {
        let order: Order = innermostFirst ? .innermostFirst : .outermostFirst
        #expect(Nested(order, together: false).beginnings(1) == [innermostFirst ? "inner " : "outer "])
    }

    @Test("Of two that may begin together both do, in one order or the other", arguments: [true, false])
    func bothBegin(innermostFirst: Bool) {
        let order: Order = innermostFirst ? .innermostFirst : .outermostFirst
        #expect(Nested(order, together: true).beginnings(1) == [innermostFirst ? "inner outer " : "outer inner "])
    }

    @Test("A phone that shuffles has every order, and the same ones in each run", .chosen)
    func shuffled() {
        let first = Nested(.shuffled, together: false).beginnings(20)
        #expect(Set(first) == ["inner ", "outer "])
        #expect(Nested(.shuffled, together: false).beginnings(20) == first)
        #expect(Set(Nested(.shuffled, together: true).beginnings(20)) == ["inner outer ", "outer inner "])
    }

    /// From the Scroll View Programming Guide, "Nesting Scroll Views": same-direction scrolling works by itself.
    @Test("Of nested scroll views the inner one scrolls, in whatever order recognizers act", arguments: [0, 1, 2])
    func nestedScrollViews(index: Int) throws {
        let phone = HeadlessDevice.Configuration.behaving { $0.recognizerOrder = Order.allCases[index] }
        try HeadlessDevice.run(phone) { device in
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            outer.contentInsetAdjustmentBehavior = .never
            inner.contentInsetAdjustmentBehavior = .never
            outer.contentSize = CGSize(width: 390, height: 3000)
            inner.contentSize = CGSize(width: 390, height: 3000)
            outer.addSubview(inner)
            device.show(outer)
            let finger = device.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
            #expect(inner.contentOffset.y > 100 && outer.contentOffset.y == 0)
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
        }
    }
}
