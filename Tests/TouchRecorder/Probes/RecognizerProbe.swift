import UIKit

/// Reports the states of all recognizers that receive touches. A recognizer's actions report most changes; the other changes are found
/// after each event.
@MainActor final class RecognizerProbe {
    private struct Watch {
        weak var recognizer: UIGestureRecognizer?
        let observation: RecognizerObservation
        let kind: TouchRecording.RecognizerReport.Kind
        var owner: String
        /// The recognizer's last report in this attempt.
        var last: TouchRecording.RecognizerReport?
    }

    private var watches: [ObjectIdentifier: Watch] = [:]
    /// The recognizers in the order of their first touches, in which they are checked.
    private var order: [ObjectIdentifier] = []
    private let names: StageNames
    private let note: @MainActor (TouchRecording.RecognizerReport) -> Void

    init(names: StageNames, note: @escaping @MainActor (TouchRecording.RecognizerReport) -> Void) {
        self.names = names
        self.note = note
    }

    /// Watches the recognizers of touches that have just landed.
    func watchRecognizers(of touches: Set<UITouch>) {
        for touch in touches where touch.phase == .began {
            for recognizer in touch.gestureRecognizers ?? [] { watch(recognizer) }
        }
    }

    /// Checks all recognizers. Measurements are reported only after an event, because a velocity also changes between events.
    func look(afterEvent: Bool) {
        for id in order {
            guard let recognizer = watches[id]?.recognizer else {
                watches[id] = nil
                continue
            }
            switch recognizer.state {
            case .possible: watches[id]?.last = nil
            case .failed: noteReport(of: recognizer)
            case .began, .changed: if afterEvent { noteReport(of: recognizer) }
            // The action has reported the end. The measurement is no longer available.
            default: break
            }
        }
        order.removeAll { watches[$0] == nil }
    }

    /// Stops watching all recognizers.
    func end() {
        for watch in watches.values { watch.observation.end() }
        watches = [:]
        order = []
    }

    private func watch(_ recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        guard let kind = TouchRecording.RecognizerReport.Kind(recognizer), let owner = recognizer.view.flatMap({ names.name(of: $0) })
        else { return }
        // An address can be reused.
        if let watch = watches[id], watch.recognizer === recognizer {
            // The cell may show another post now.
            if watch.last == nil { watches[id]?.owner = owner }
            return
        }
        if watches[id] == nil { order.append(id) }
        let observation = RecognizerObservation(recognizer) { [weak self] in self?.noteReport(of: $0) }
        watches[id] = Watch(recognizer: recognizer, observation: observation, kind: kind, owner: owner, last: nil)
    }

    private func noteReport(of recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        guard let watch = watches[id], let state = TouchRecording.RecognizerReport.State(recognizer.state) else { return }
        let point = recognizer.location(in: recognizer.view?.window)
        // A recognizer without touches may have no position. The last position is used instead.
        let hasPlace = point.x.isFinite && point.y.isFinite
        let report = TouchRecording.RecognizerReport(
            kind: watch.kind,
            owner: watch.owner,
            state: state,
            measure: state == .failed ? .none : TouchRecording.RecognizerReport.Measure(recognizer),
            x: hasPlace ? Double(point.x) : watch.last?.x ?? 0,
            y: hasPlace ? Double(point.y) : watch.last?.y ?? 0,
            touchCount: recognizer.numberOfTouches
        )
        // A failure is reported only once: it has no measurement that could change.
        if report == watch.last || report.state == .failed && watch.last?.state == .failed { return }
        watches[id]?.last = report
        note(report)
    }
}

extension TouchRecording.RecognizerReport.State {
    fileprivate init?(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        default: return nil
        }
    }
}

extension TouchRecording.RecognizerReport.Measure {
    /// The current measurement of a recognizer, or `none` if a number is not finite.
    @MainActor fileprivate init(_ recognizer: UIGestureRecognizer) {
        let measure: Self =
            switch recognizer {
            case let pinch as UIPinchGestureRecognizer: .scale(Double(pinch.scale), velocity: Double(pinch.velocity))
            case let rotation as UIRotationGestureRecognizer: .angle(Double(rotation.rotation), velocity: Double(rotation.velocity))
            case let pan as UIPanGestureRecognizer: Self(pan, in: pan.view?.window)
            default: .none
            }
        self = measure.numbers.allSatisfy(\.value.isFinite) ? measure : .none
    }

    @MainActor private init(_ pan: UIPanGestureRecognizer, in window: UIWindow?) {
        let translation = pan.translation(in: window)
        let velocity = pan.velocity(in: window)
        self = .translation(dx: Double(translation.x), dy: Double(translation.y), vx: Double(velocity.x), vy: Double(velocity.y))
    }
}
