import UIKit

/// Notes what UIKit and the component answer to fingers: after each event, and at each frame until all is at rest.
@MainActor final class AnswerRecorder {
    private(set) var answers: [TouchRecording.Answer] = []
    private let names: StageNames
    private let scrolls: ScrollProbe
    private let flight: FlightProbe
    private lazy var recognizers = RecognizerProbe(names: names) { [weak self] in self?.note(.recognizer($0)) }
    private let framesPerSecond: Float
    /// The time of the first event, from which times count.
    private var start: TimeInterval?
    /// The time of the event that is being delivered.
    private var eventTime: TimeInterval?
    private var frames: FrameObservation?
    private var frameCount = 0
    /// How many frames nothing has changed in.
    private var quietFrameCount = 0
    private var isAnyFingerDown = false
    /// Whether it has been stopped, perhaps by the event that it looks at.
    private var isOver = false
    /// Frames are looked at for as long as this after the last change, in seconds: screens may come a turn after what has asked for them.
    private static let patience = 0.25

    init(in window: UIWindow) {
        names = StageNames(in: window)
        scrolls = ScrollProbe(names: names)
        flight = FlightProbe(in: window)
        framesPerSecond = Float(window.screen.maximumFramesPerSecond)
    }

    /// Lets an event be delivered, and looks at what comes of it.
    ///
    /// - Parameter deliver: delivers it.
    func watch(_ touches: Set<UITouch>, at time: TimeInterval, deliver: () -> Void) {
        // An event may be delivered within another.
        let outer = eventTime
        eventTime = time
        start = start ?? time
        recognizers.watchRecognizers(of: touches)
        deliver()
        defer { eventTime = outer }
        guard !isOver else { return }
        // Those that it got only by now.
        recognizers.watchRecognizers(of: touches)
        scrolls.watchScrollViews(around: touches)
        recognizers.look(afterEvent: true)
        for report in scrolls.look() { note(.scroll(report)) }
        isAnyFingerDown = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
        quietFrameCount = 0
        frames = frames ?? FrameObservation(framesPerSecond: framesPerSecond) { [weak self] in self?.frame() }
    }

    /// Notes a call that a delegate has received from a view, or from what belongs to it.
    func noteCall(_ name: String, by view: UIView?) {
        noteCall(name, by: view.flatMap { names.name(of: $0) } ?? "a view that is gone")
    }

    /// Notes a call that a delegate has received.
    func noteCall(_ name: String, by caller: String) {
        note(.call(TouchRecording.CallReport(name: name, caller: caller)))
    }

    /// Stops it.
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
        // An event may come with a time before that of the frame in which the app was told of it.
        let time = max((eventTime ?? CACurrentMediaTime()) - start, answers.last?.time ?? 0)
        answers.append(TouchRecording.Answer(time: time, content: content))
    }
}

extension UIView {
    /// Notes a call that its delegate has received, if its window records.
    package func noteCall(_ name: @autoclosure () -> String) {
        guard let recorder = (window as? TouchRecordingWindow)?.answerRecorder else { return }
        recorder.noteCall(name(), by: self)
    }
}

extension UIViewController {
    /// Notes a call that it has received, if the window that it is in, or is about to be in, records.
    package func noteCall(_ name: @autoclosure () -> String, by caller: String) {
        let window = viewIfLoaded?.window ?? tabBarController?.viewIfLoaded?.window
        (window as? TouchRecordingWindow)?.answerRecorder?.noteCall(name(), by: caller)
    }
}
