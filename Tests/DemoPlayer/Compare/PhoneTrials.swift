import TouchRecorder

/// Plays a trace's touches on different simulated phones, on each phone only once.
@MainActor final class PhoneTrials {
    /// The result of a simulated phone: its answers, and their comparison with the trace.
    struct Trial {
        let phone: ComparedPhone
        let ours: TouchRecording
        let comparison: Comparison
    }

    private let trace: TouchRecording
    private let answers: (ComparedPhone) async throws -> TouchRecording
    private var trials: [ComparedPhone: Trial] = [:]

    init(trace: TouchRecording, answers: @escaping (ComparedPhone) async throws -> TouchRecording) {
        self.trace = trace
        self.answers = answers
    }

    func trial(_ phone: ComparedPhone) async throws -> Trial {
        if let trial = trials[phone] { return trial }
        let ours = try await answers(phone)
        // Most settings change no answer, and a comparison takes half as long as a play.
        let comparison = trials.values.first { $0.ours.answers == ours.answers }?.comparison ?? Comparison(trace, ours)
        let trial = Trial(phone: phone, ours: ours, comparison: comparison)
        trials[phone] = trial
        return trial
    }
}
