import HeadlessDevice

@testable import DemoPlayer
@testable import PinchDemo
@testable import TouchRecorder

/// Traces that the simulated phone has recorded of itself. The same touches on the same phone give the same trace, so each trace is
/// recorded only once.
@MainActor enum RecordedTraces {
    private struct Key: Hashable {
        let name: String
        let framesPerSecond: Int
        let phone: ComparedPhone
    }

    /// The recordings that are made or have been made. Tests that run at the same time ask for the same trace before the first one has it.
    private static var kept: [Key: Task<TouchRecording, any Error>] = [:]

    /// Returns a phone's answers to the touches of a recording.
    static func trace(
        of recording: TouchRecording,
        on phone: ComparedPhone = ComparedPhone(),
        framesPerSecond: Int = 60
    ) async throws -> TouchRecording {
        let key = Key(name: recording.name, framesPerSecond: framesPerSecond, phone: phone)
        if let trace = kept[key] { return try await trace.value }
        var recording = recording
        recording.device = TouchRecording.Device(model: "LinuxUIKit", system: "", build: "", framesPerSecond: Double(framesPerSecond))
        let replay = TraceReplay(app: PlayedDemo(), trace: recording, itemCount: 16)
        let trace = Task { try await replay.answers(on: phone) }
        kept[key] = trace
        return try await trace.value
    }

    /// Compares a trace, and searches for an explanation of the differences.
    static func explanation(of trace: TouchRecording) async throws -> Explanation {
        let rate = trace.device?.framesPerSecond == 120 ? 120 : 60
        let search = ExplanationSearch(trace: trace) { phone in
            try await RecordedTraces.trace(of: trace, on: phone, framesPerSecond: rate)
        }
        return try await search.run()
    }
}
