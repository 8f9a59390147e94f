import Foundation
import Testing

@testable import DemoPlayer
@testable import TouchRecorder

/// Distances that fingers move before a gesture begins, found from the times of the beginnings.
@Suite("Fitted thresholds", .timeLimit(.minutes(20))) struct ThresholdFitTests {
    /// Returns a recording of a finger that moves down by 4 points an event, for `count` events. The finger pans from the event `beginning`
    /// on, or never if the value is `nil`.
    private func recording(count: Int = 12, beginning: Int?) -> TouchRecording {
        let events = (0...count).map { index in
            let phase: TouchRecording.Phase = index == 0 ? .began : index == count ? .ended : .moved
            return TouchRecording.Event(time: Double(index) / 100, finger: 1, phase: phase, x: 100, y: 200 + 4 * Double(index))
        }
        var recording = TouchRecording(screen: .init(width: 390, height: 844), name: "pan", note: "", events: events)
        guard let beginning else { return recording }
        recording.answers = (beginning...count).map { index in
            let state: TouchRecording.RecognizerReport.State = index == beginning ? .began : index == count ? .ended : .changed
            let report = TouchRecording.RecognizerReport(
                kind: .pan,
                owner: "feed",
                state: state,
                measure: .none,
                x: 100,
                y: 200,
                touchCount: 1
            )
            return TouchRecording.Answer(time: Double(index) / 100, content: .recognizer(report))
        }
        return recording
    }

    private func fit(_ measured: TouchRecording, _ ours: TouchRecording) -> ThresholdFit? {
        ThresholdFit(.panDistance, measured: measured, ours: ours, thresholds: ComparedPhone().thresholds)
    }

    @Test("It lies between what the fingers had come at the event before and at that at which it began", arguments: 1...6)
    func interval(beginning: Int) throws {
        let fit = try #require(self.fit(recording(beginning: beginning), recording(beginning: 3)))
        #expect(fit.interval == Double(4 * beginning - 4)...Double(4 * beginning) && fit.gestureCount == 1)
        #expect(fit.isWithin == (beginning == 3))
        #expect(fit.fitted == (beginning == 3 ? nil : Double(4 * beginning - 2)))
    }

    @Test("A gesture that never began has a threshold farther than the fingers came")
    func neverBegan() throws {
        let fit = try #require(self.fit(recording(count: 4, beginning: nil), recording(count: 4, beginning: 3)))
        #expect(fit.interval == 12...Double.infinity && fit.fitted == 14)
    }

    @Test("Fingers that came far without a gesture say nothing, nor does one that did not begin by its threshold here")
    func saysNothing() {
        #expect(fit(recording(count: 12, beginning: nil), recording(count: 12, beginning: 3)) == nil)
        #expect(fit(recording(beginning: 5), recording(beginning: 6)) == nil)
        #expect(fit(recording(beginning: nil), recording(beginning: nil)) == nil)
    }
}
