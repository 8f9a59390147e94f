import TouchRecorder

/// A trace's touches on one simulated phone after the other, each of which is tried once.
@MainActor final class PhoneTrials {
    /// A phone that was tried, and how far it is from the trace's.
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
        let trial = Trial(phone: phone, ours: ours, comparison: Comparison(trace, ours))
        trials[phone] = trial
        return trial
    }
}
