#if os(Linux)
    import HeadlessDevice

    /// Looks for what would explain how a phone answers a trace's touches: thresholds are fitted, then each setting is tried by itself, and on top of
    /// the one that explains most each other one.
    @MainActor struct ExplanationSearch {
        let trace: TouchRecording
        /// What LinuxUIKit answers to the trace's touches on a phone.
        let answers: (ComparedPhone) async throws -> TouchRecording

        /// How many settings may be named one on top of the other: beyond that it is no explanation.
        private static let depth = 4

        private struct Trial {
            var phone: ComparedPhone
            let ours: TouchRecording
            let comparison: Comparison
        }

        private struct Step {
            let explanation: Explanation.Step
            let trial: Trial
        }

        /// Compares the trace, and explains what differs.
        func run() async throws -> Explanation {
            let start = try await trial(ComparedPhone())
            let fits = ThresholdFit.Threshold.allCases.compactMap {
                ThresholdFit($0, measured: trace, ours: start.ours, thresholds: start.phone.thresholds)
            }
            var steps: [Step] = []
            var latest: Trial { steps.last?.trial ?? start }
            for fit in fits {
                if !latest.comparison.isWithin, let step = try await step(by: fit, from: latest) { steps.append(step) }
            }
            var settings = PhoneSetting.all(besides: latest.phone)
            while steps.count < ExplanationSearch.depth, !latest.comparison.isWithin {
                guard let step = try await step(by: &settings, from: latest) else { break }
                steps.append(step)
            }
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

        private func trial(_ phone: ComparedPhone) async throws -> Trial {
            let ours = try await answers(phone)
            return Trial(phone: phone, ours: ours, comparison: Comparison(trace, ours))
        }

        private func step(by fit: ThresholdFit, from former: Trial) async throws -> Step? {
            guard let fitted = fit.fitted else { return nil }
            var phone = former.phone
            phone.thresholds[keyPath: fit.threshold.field] = fitted
            return step([fit.setting], from: former, to: try await trial(phone))
        }

        /// The best of some settings. What made no difference at all is not tried again on top of it.
        private func step(by settings: inout [PhoneSetting], from former: Trial) async throws -> Step? {
            var trials: [(setting: PhoneSetting, trial: Trial)] = []
            for setting in settings {
                var phone = former.phone
                setting.set(&phone)
                let trial = try await trial(phone)
                if trial.ours.answers != former.ours.answers { trials.append((setting, trial)) }
            }
            guard let best = trials.min(by: { $0.trial.comparison.excess < $1.trial.comparison.excess }) else { return nil }
            let least = best.trial.comparison.excess
            let alike = trials.filter { $0.trial.comparison.excess <= least + 1e-9 }
            settings = trials.map(\.setting).filter { $0.name != best.setting.name }
            return step(alike.map { "\($0.setting.name): \($0.setting.value)" }, from: former, to: best.trial)
        }

        private func step(by waysBack: [WayBack], from former: Trial) async throws -> Step? {
            guard let spring = waysBack.min(by: { $0.measured.residual < $1.measured.residual })?.measured else { return nil }
            var phone = former.phone
            phone.spring = ComparedPhone.ReturnSpring(dampingRatio: spring.dampingRatio, response: spring.response)
            return step(["the spring of the way back: \(spring.inWords)"], from: former, to: try await trial(phone))
        }

        /// Nil if it explains nothing: no quantity comes within its tolerance without another one leaving it, and half of the differences is left.
        private func step(_ settings: [String], from former: Trial, to trial: Trial) -> Step? {
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
#endif
