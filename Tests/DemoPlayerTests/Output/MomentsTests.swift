import PinchZoomOverlay
import Testing
import UIKit

@testable import DemoPlayer

@MainActor @Suite("Moments of a gesture", .timeLimit(.minutes(20))) struct MomentsTests {
    @Test("The first touch, the lift, the widest, the release and the photo back in its place are always shown")
    func landmarks() {
        let log = SyntheticLog.zoomToThree()
        let moments = ContactSheet.moments(of: log)
        #expect(Set(moments).isSuperset(of: [5, 15, 74, 75, 105]))
        #expect(ContactSheet.moments(of: log, limit: 5) == [5, 15, 74, 75, 105])
        let names = [5, 15, 74, 75, 105].map { ContactSheet.name(of: $0, in: log) }
        #expect(names == ["First touch", "Lift", "Widest", "Release", "Back in place"])
        #expect(ContactSheet.name(of: 40, in: log) == "Growing")
        #expect(ContactSheet.name(of: 90, in: log) == "Springing back")
        #expect(ContactSheet.name(of: 0, in: log) == "Start")
    }

    @Test("A photo that goes along is carried, however little the fingers' distance changes; one that changes more than it goes is not")
    func carried() {
        func name(scale: CGFloat, x: CGFloat) -> String {
            var log = SyntheticLog.zoomToThree()
            let fingers = [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)]
            for step in 0...1 {
                let pose = PinchZoomPose(scale: step == 0 ? 1 : scale, translation: CGVector(dx: CGFloat(step) * x, dy: 0), rotation: 0)
                SyntheticLog.note(&log, fingers, .zooming, pose)
            }
            return ContactSheet.name(of: log.frames.count - 1, in: log)
        }
        #expect(name(scale: 0.995, x: 12) == "Carried" && name(scale: 1.005, x: 12) == "Carried")
        #expect(name(scale: 0.95, x: 1) == "Shrinking" && name(scale: 1.05, x: 1) == "Growing")
        #expect(name(scale: 1, x: 0) == "Held")
    }

    @Test("There are at most ten, in order, each once, and the same ones every time")
    func countAndOrder() {
        let log = SyntheticLog.zoomToThree()
        let moments = ContactSheet.moments(of: log)
        #expect(moments.count == 10)
        #expect(moments == Set(moments).sorted())
        #expect(moments == ContactSheet.moments(of: log))
        for limit in 1...10 { #expect(ContactSheet.moments(of: log, limit: limit).count == limit) }
    }

    @Test("What lies between them is split by how much changes, not by time")
    func evenChange() {
        var log = GestureLog()
        let fingers = [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)]
        SyntheticLog.note(&log, fingers, .idle)
        // A hundred frames of rest at the start, then 20 in which the scale grows from 1 to 4.
        for _ in 0..<100 { SyntheticLog.note(&log, fingers, .zooming) }
        for index in 1...20 { SyntheticLog.note(&log, fingers, .zooming, PinchZoomPose(scale: pow(4, CGFloat(index) / 20))) }
        SyntheticLog.note(&log, [], .idle)
        let between = ContactSheet.moments(of: log).filter { (2...119).contains($0) }
        #expect(!between.isEmpty)
        #expect(between.allSatisfy { $0 > 100 }, "nothing happens before frame 101: \(between)")
    }

    @Test("A photo that is caught on its way back, and fingers that come and go, are shown")
    func turns() {
        var log = GestureLog()
        let two = [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)]
        SyntheticLog.note(&log, two, .idle)
        for index in 0...20 { SyntheticLog.note(&log, two, .zooming, PinchZoomPose(scale: 1 + CGFloat(index) / 20)) }
        for index in 0...5 { SyntheticLog.note(&log, [], .returning, PinchZoomPose(scale: 2 - CGFloat(index) / 10)) }
        let caught = log.frames.count
        let others = [SyntheticLog.finger(3, 145, 300), SyntheticLog.finger(4, 245, 300)]
        for index in 0...10 { SyntheticLog.note(&log, others, .zooming, PinchZoomPose(scale: 1.5 + CGFloat(index) / 40)) }
        let landed = log.frames.count
        let three = others + [SyntheticLog.finger(5, 100, 100)]
        for index in 0...10 { SyntheticLog.note(&log, three, .zooming, PinchZoomPose(scale: 1.75 - CGFloat(index) / 40)) }
        for index in 0...10 { SyntheticLog.note(&log, [], .returning, PinchZoomPose(scale: 1.5 - CGFloat(index) / 20)) }
        SyntheticLog.note(&log, [], .idle)
        let moments = ContactSheet.moments(of: log)
        #expect(moments.contains(caught) && moments.contains(landed))
        #expect(ContactSheet.name(of: caught, in: log) == "Caught")
        #expect(ContactSheet.name(of: landed, in: log) == "A finger lands")
        #expect(moments.count <= 10)
    }

    @Test("Between screens, the moments follow what flies, and say what it does")
    func passages() {
        var log = GestureLog()
        @MainActor func note(_ phase: Passage.Phase, _ frame: CGRect?, zoom: CGFloat = 1, fingers: Int = 0) {
            log.note(
                time: Double(log.frames.count) * SyntheticLog.frame,
                fingers: (0..<fingers).map { SyntheticLog.finger($0, 100, 100) },
                state: .idle,
                pose: .identity,
                backdropAlpha: 0,
                home: nil,
                passage: Passage(phase: phase, frame: frame, zoom: zoom)
            )
        }
        func photo(_ fraction: CGFloat) -> CGRect { CGRect(x: 0, y: 300 * fraction, width: 130 + 260 * fraction, height: 130) }
        for _ in 0..<5 { note(.home, nil) }
        for _ in 0..<6 { note(.home, nil, fingers: 1) }
        for step in 0..<20 { note(.opening, photo(CGFloat(step) / 19)) }
        let open = log.frames.count
        for _ in 0..<30 { note(.open, photo(1)) }
        let zoomed = log.frames.count
        note(.open, photo(1), zoom: 2)
        let held = log.frames.count
        for step in 0..<10 { note(.held, photo(1 - CGFloat(step) / 40), fingers: 1) }
        let closing = log.frames.count
        for step in 0..<20 { note(.closing, photo(0.75 - 0.75 * CGFloat(step) / 19)) }
        let home = log.frames.count
        for _ in 0..<5 { note(.home, nil) }
        #expect(log.hasPassage)
        #expect(log.gesture == 5...home)
        let moments = ContactSheet.moments(of: log)
        #expect(moments.first == 5 && moments.last == home && moments.count <= 15)
        #expect(moments.filter { (11..<open).contains($0) }.count >= 3)
        // No frame is chosen during the finger's tap or while the photo lies open, because nothing moves then.
        #expect(moments.filter { (6..<10).contains($0) || (open + 1..<zoomed).contains($0) }.isEmpty)
        let names = [12, open, open + 1, zoomed, held, held + 1, closing, closing + 1, home].map { ContactSheet.name(of: $0, in: log) }
        #expect(
            names == ["Opening", "Open", "Open", "Growing", "Taken along", "Dragged", "Let go", "Flying back", "Back in place"]
        )
    }

    @Test("A log without a gesture has one moment; an empty one has none")
    func degenerate() {
        var log = GestureLog()
        #expect(ContactSheet.moments(of: log).isEmpty)
        SyntheticLog.note(&log, [], .idle)
        #expect(ContactSheet.moments(of: log) == [0])
        SyntheticLog.note(&log, [SyntheticLog.finger(1, 5, 5)], .idle)
        #expect(ContactSheet.moments(of: log) == [1])
    }
}
