import HeadlessDevice
import TouchRecorder

/// Searches for settings that explain a phone's answers to a trace's touches. After the thresholds, the search tries each setting alone.
/// Then the search tries the others in addition to the setting that explains most.
@MainActor struct ExplanationSearch {
    let trace: TouchRecording
    private let trials: PhoneTrials

    /// The largest number of combined settings. More settings would not be an explanation.
    private static let depth = 8

    private struct Step {
        let explanation: Explanation.Step
        let trial: PhoneTrials.Trial
        /// The changed switch, if the step changed a switch.
        var name: String?
    }

    /// - Parameter answers: The closure that returns LinuxUIKit's answers to the trace's touches on a phone.
    init(trace: TouchRecording, answers: @escaping (ComparedPhone) async throws -> TouchRecording) {
        self.trace = trace
        trials = PhoneTrials(trace: trace, answers: answers)
    }

    /// Compares the trace, and explains the differences.
    func run() async throws -> Explanation {
        let start = try await trials.trial(ComparedPhone())
        let fits = ThresholdFit.Threshold.allCases.compactMap {
            ThresholdFit($0, measured: trace, ours: start.ours, thresholds: start.phone.thresholds)
        }
        var steps: [Step] = []
        var latest: PhoneTrials.Trial { steps.last?.trial ?? start }
        for fit in fits {
            if let step = try await step(by: fit, from: latest) { steps.append(step) }
        }
        steps += try await switches(from: latest)
        let waysBack = latest.comparison.isWithin ? [] : WayBack.all(trace, latest.ours).filter { !$0.isSame }
        if let step = try await step(by: waysBack, from: latest) { steps.append(step) }
        return Explanation(
            comparison: start.comparison,
            thresholds: fits,
            waysBack: waysBack,
            steps: steps.map(\.explanation),
            rest: latest.comparison
        )
    }

    // MARK: Switches

    /// Finds the switches that explain most. If differences remain, one of these switches may stand in for several others. So the search
    /// runs again without each switch in turn, until everything is explained.
    private func switches(from start: PhoneTrials.Trial) async throws -> [Step] {
        let steps = try await switches(from: start, without: nil)
        guard let last = steps.last, !last.trial.comparison.isWithin, steps.count > 1 else { return steps }
        for name in steps.compactMap(\.name) {
            let others = try await switches(from: start, without: name)
            if let last = others.last, last.trial.comparison.isWithin { return others }
        }
        return steps
    }

    private func switches(from start: PhoneTrials.Trial, without name: String?) async throws -> [Step] {
        var steps: [Step] = []
        var latest: PhoneTrials.Trial { steps.last?.trial ?? start }
        func all() -> [PhoneSetting] {
            PhoneSetting.all(besides: latest.phone).filter { setting in
                setting.name != name && !steps.contains { $0.name == setting.name }
            }
        }
        var settings = all()
        var isComplete = true
        while steps.count < ExplanationSearch.depth, !latest.comparison.isWithin {
            if let step = try await step(by: &settings, from: latest) {
                steps.append(step)
                isComplete = false
            } else if !isComplete {
                // A setting that had no effect alone may have an effect together with the chosen settings.
                settings = all()
                isComplete = true
            } else {
                break
            }
        }
        return steps
    }

    /// Finds the best of some settings. A setting without any effect is not tried again.
    private func step(by settings: inout [PhoneSetting], from former: PhoneTrials.Trial) async throws -> Step? {
        var found: [(setting: PhoneSetting, trial: PhoneTrials.Trial)] = []
        for setting in settings {
            var phone = former.phone
            setting.set(&phone)
            let trial = try await trials.trial(phone)
            if trial.ours.answers != former.ours.answers { found.append((setting, trial)) }
        }
        guard let best = found.min(by: { $0.trial.comparison.excess < $1.trial.comparison.excess }) else { return nil }
        let least = best.trial.comparison.excess
        let alike = found.filter { $0.trial.comparison.excess <= least + 1e-9 }
        settings = found.map(\.setting).filter { $0.name != best.setting.name }
        var step = step(alike.map { "\($0.setting.name): \($0.setting.value)" }, from: former, to: best.trial)
        step?.name = best.setting.name
        return step
    }

    // MARK: Distances and springs

    private func step(by fit: ThresholdFit, from former: PhoneTrials.Trial) async throws -> Step? {
        guard let fitted = fit.fitted, !former.comparison.isWithin else { return nil }
        var phone = former.phone
        phone.thresholds[keyPath: fit.threshold.field] = fitted
        return step([fit.setting], from: former, to: try await trials.trial(phone))
    }

    private func step(by waysBack: [WayBack], from former: PhoneTrials.Trial) async throws -> Step? {
        guard let spring = waysBack.min(by: { $0.measured.residual < $1.measured.residual })?.measured else { return nil }
        var phone = former.phone
        phone.spring = ComparedPhone.ReturnSpring(dampingRatio: spring.dampingRatio, response: spring.response)
        return step(["the spring of the way back: \(spring.inWords)"], from: former, to: try await trials.trial(phone))
    }

    /// Returns a step if the settings explain something: half of the differences is gone, or a quantity comes within its tolerance and no
    /// other leaves it. Otherwise, returns nil.
    private func step(_ settings: [String], from former: PhoneTrials.Trial, to trial: PhoneTrials.Trial) -> Step? {
        let before = Set(former.comparison.faults.map(\.name))
        let after = Set(trial.comparison.faults.map(\.name))
        let part = 1 - trial.comparison.excess / former.comparison.excess
        guard part > 0, after.isStrictSubset(of: before) || part >= 0.5 else { return nil }
        let step = Explanation.Step(
            settings: settings,
            explained: former.comparison.faults.map(\.name).filter { !after.contains($0) },
            faultCount: (before.count, after.count),
            part: part
        )
        return Step(explanation: step, trial: trial)
    }
}
