import UIKit

/// Records the answers of UIKit and the component to touches: after each event, and in each frame until everything is at rest.
@MainActor final class AnswerRecorder {
    private(set) var answers: [TouchRecording.Answer] = []
    private let names: StageNames
    private let scrolls: ScrollProbe
    private let flight: FlightProbe
    private lazy var recognizers = RecognizerProbe(names: names) { [weak self] in self?.note(.recognizer($0)) }
    private let framesPerSecond: Float
    /// The time of the first event. All times in the recording are relative to it.
    private var start: TimeInterval?
    /// The time of the event that UIKit is delivering.
    private var eventTime: TimeInterval?
    private var frames: FrameObservation?
    private var frameCount = 0
    /// The number of frames in a row in which nothing changed.
    private var quietFrameCount = 0
    private var isAnyFingerDown = false
    /// Whether ``end()`` was called. An event that is being delivered can cause the call.
    private var isOver = false
    /// The time after the last change during which frames are still observed, in seconds. A screen can appear one run-loop turn after the
    /// tap that opens it.
    private static let patience = 0.25

    init(in window: UIWindow) {
        names = StageNames(in: window)
        scrolls = ScrollProbe(names: names)
        flight = FlightProbe(in: window)
        framesPerSecond = Float(window.screen.maximumFramesPerSecond)
    }

    /// Delivers an event, and records the answers to it.
    ///
    /// - Parameter deliver: The closure that delivers the event.
    func watch(_ touches: Set<UITouch>, at time: TimeInterval, deliver: () -> Void) {
        // An event can be delivered during the delivery of another event.
        let outer = eventTime
        eventTime = time
        start = start ?? time
        recognizers.watchRecognizers(of: touches)
        deliver()
        defer { eventTime = outer }
        guard !isOver else { return }
        // Watches recognizers that were added during the delivery.
        recognizers.watchRecognizers(of: touches)
        scrolls.watchScrollViews(around: touches)
        recognizers.look(afterEvent: true)
        for report in scrolls.look() { note(.scroll(report)) }
        isAnyFingerDown = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
        quietFrameCount = 0
        frames = frames ?? FrameObservation(framesPerSecond: framesPerSecond) { [weak self] in self?.frame() }
    }

    /// Records a call that a delegate received from a view, or from an object of that view.
    func noteCall(_ name: String, by view: UIView?) {
        noteCall(name, by: view.flatMap { names.name(of: $0) } ?? "a view that is gone")
    }

    /// Records a call that a delegate received.
    func noteCall(_ name: String, by caller: String) {
        note(.call(TouchRecording.CallReport(name: name, caller: caller)))
    }

    /// Stops the recording.
    func end() {
        isOver = true
        frames?.end()
        frames = nil
        recognizers.end()
    }

    private func frame() {
        recognizers.look(afterEvent: false)
        let scrolled = scrolls.look()
        for report in scrolled { note(.scroll(report)) }
        let flying = flight.look()
        let reports = flying.isEmpty ? [nil] : flying.map(Optional.some)
        for report in reports { note(.frame(TouchRecording.FrameReport(number: frameCount, flying: report))) }
        frameCount += 1
        quietFrameCount = isAnyFingerDown || !scrolled.isEmpty || !flying.isEmpty ? 0 : quietFrameCount + 1
        guard Float(quietFrameCount) >= framesPerSecond * Float(AnswerRecorder.patience) else { return }
        frames?.end()
        frames = nil
    }

    private func note(_ content: TouchRecording.Answer.Content) {
        guard let start, !isOver else { return }
        // An event's time can be earlier than the last frame's. Without the maximum, times could run backwards.
        let time = max((eventTime ?? CACurrentMediaTime()) - start, answers.last?.time ?? 0)
        answers.append(TouchRecording.Answer(time: time, content: content))
    }
}

extension UIView {
    /// Records a call that the view's delegate received, if the view's window records.
    package func noteCall(_ name: @autoclosure () -> String) {
        guard let recorder = (window as? TouchRecordingWindow)?.answerRecorder else { return }
        recorder.noteCall(name(), by: self)
    }
}

extension UIViewController {
    /// Records a call that this view controller received, if its current or next window records.
    package func noteCall(_ name: @autoclosure () -> String, by caller: String) {
        let window = viewIfLoaded?.window ?? tabBarController?.viewIfLoaded?.window
        (window as? TouchRecordingWindow)?.answerRecorder?.noteCall(name(), by: caller)
    }
}
