import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// Random fingers and trackpads on nested views with recognizers of all kinds, disabled, enabled, moved, hidden and taken out at random, in
/// actions of others too. Each seed has a phone of the covering array.
/// The oracle is the diagram in https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine.
@MainActor @Suite("A storm of fingers", .timeLimit(.minutes(20))) struct TouchStormTests {
    @Test(
        "Whatever fingers do, recognizers keep to the state machine and views hear of the end of every touch",
        arguments: 1...60 as ClosedRange<UInt64>
    )
    func storm(seed: UInt64) throws {
        let storm = Storm(seed: seed)
        for _ in 0..<400 { storm.step() }
        try storm.calmDown()
        for (recognizer, states) in storm.logs {
            #expect(Storm.isGrammatical(states.states), "\(type(of: recognizer)): \(states.states)")
            #expect(recognizer.state == .possible)
            #expect(recognizer.numberOfTouches == 0)
        }
        for view in storm.views { #expect(view.told == 0) }
        #expect(storm.logs.contains { !$0.1.states.isEmpty })
    }
}

@MainActor private final class Storm {
    let stage: TouchStage
    var generator: SeededGenerator
    var views: [CountingView] = []
    var logs: [(UIGestureRecognizer, StateLog)] = []
    let delegate = ProbeDelegate()
    var fingers: [Finger] = []
    private var trackpad: TrackpadPinch?
    /// The closures that the next action runs, each with an effect on another recognizer.
    private var inAction: [() -> Void] = []

    init(seed: UInt64) {
        let phones = HeadlessDevice.Behavior.coveringArray
        let phone = phones[Int(seed) % phones.count]
        stage = TouchStage { $0 = HeadlessDevice.Configuration(behavior: phone) }
        generator = SeededGenerator(seed: seed)
        var superview: UIView = stage.root
        for depth in 0..<6 {
            let inset = CGFloat(depth) * 20
            let view = CountingView(frame: CGRect(x: 20, y: 20, width: 370 - inset, height: 800 - 2 * inset))
            view.isMultipleTouchEnabled = depth % 2 == 0
            superview.addSubview(view)
            views.append(view)
            superview = view
        }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let late = UIPanGestureRecognizer()
        late.delaysTouchesBegan = true
        let press = UILongPressGestureRecognizer()
        press.require(toFail: late)
        let together = UIPinchGestureRecognizer()
        delegate.simultaneous = true
        together.delegate = delegate
        let all = [
            together, UIPanGestureRecognizer(), double, single, press, UIRotationGestureRecognizer(), late, UIPinchGestureRecognizer(),
        ]
        for (index, recognizer) in all.enumerated() {
            views[index % views.count].addGestureRecognizer(recognizer)
            let log = StateLog(recognizer)
            log.onAction = { [unowned self] _ in inAction.popLast()?() }
            logs.append((recognizer, log))
        }
    }

    private func point() -> CGPoint {
        CGPoint(x: .random(in: 0..<390, using: &generator), y: .random(in: 0..<844, using: &generator))
    }

    func step() {
        let choice = Int.random(in: 0..<108, using: &generator)
        let finger = fingers.isEmpty ? nil : Int.random(in: 0..<fingers.count, using: &generator)
        switch (choice, finger) {
        case (0..<20, _) where fingers.count < 5: fingers.append(stage.device.touchDown(at: point()))
        case (20..<60, let finger?):
            fingers[finger].move(by: CGVector(dx: .random(in: -30...30, using: &generator), dy: .random(in: -30...30, using: &generator)))
        case (60..<74, let finger?): fingers.remove(at: finger).lift()
        case (74..<76, let finger?): fingers.remove(at: finger).cancel()
        case (76..<92, _): stage.device.advanceFrames(Int.random(in: 1...20, using: &generator))
        case (92..<95, _): logs.randomElement(using: &generator)?.0.isEnabled.toggle()
        case (95..<97, _): views.randomElement(using: &generator)?.isHidden.toggle()
        case (97, _): putBack { views[3].removeFromSuperview() }
        case (98, _): stage.device.resignActive()
        case (99..<102, _): stage.device.becomeActive()
        case (102..<104, _): moveTrackpad()
        case (104..<106, _): disturbRecognizer()
        default: inAction.append { [unowned self] in disturbRecognizer() }
        }
    }

    private func moveTrackpad() {
        if let trackpad {
            guard Bool.random(using: &generator) else { return trackpad.change(scale: .random(in: 0.5...2, using: &generator)) }
            trackpad.end()
        }
        trackpad = trackpad == nil ? stage.device.touchTrackpad(at: point()) : nil
    }

    /// Toggles a recognizer off and on, or gives it to another view.
    private func disturbRecognizer() {
        guard let recognizer = logs.randomElement(using: &generator)?.0 else { return }
        if Bool.random(using: &generator) {
            views.randomElement(using: &generator)?.addGestureRecognizer(recognizer)
        } else {
            recognizer.isEnabled.toggle()
            recognizer.isEnabled.toggle()
        }
    }

    private func putBack(_ body: () -> Void) {
        body()
        views[2].addSubview(views[3])
    }

    func calmDown() throws {
        for finger in fingers { finger.lift() }
        trackpad?.end()
        stage.device.advance(by: 2)
        try stage.device.shutDown()
    }

    /// Discrete gestures and whole continuous ones, one after the other. Of a gesture that another one's action has cancelled in the event
    /// in which it began the end alone is told: actions go out once an event.
    static func isGrammatical(_ states: [UIGestureRecognizer.State]) -> Bool {
        var isUnderWay = false
        for state in states {
            switch state {
            case .began where !isUnderWay: isUnderWay = true
            case .changed where isUnderWay: break
            case .cancelled, .ended: isUnderWay = false
            default: return false
            }
        }
        return !isUnderWay
    }
}

/// Counts the touches that it was told of and whose end it was not.
private final class CountingView: UIView {
    var told = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told -= touches.count }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told -= touches.count }
}
