import ConstraintSolver
import Testing

/// The solver against an oracle that is not of this house: kiwisolver, an implementation of Badros, Borning and Stuckey's algorithm in C++.
@Suite("Constraints: the oracle", .timeLimit(.minutes(20))) struct SolverOracleTests {
    /// The oracle's answers have four decimal places.
    private static let tolerance = 0.001

    @Test("More than 2,000 systems, changed step by step, have the oracle's values, and refuse what it refuses")
    func systems() throws {
        let systems = try SystemFixture.all()
        #expect(systems.count >= 2_000)
        var refusals = 0
        var values = 0
        for system in systems {
            var run = Run()
            for line in system.lines {
                let fault = try run.fault(of: line)
                #expect(fault == nil, "system \(system.name), \(line.text)")
                // The lines after a fault prove nothing more.
                if fault != nil { break }
                if line.isRefused { refusals += 1 }
                if case .values(let known) = line.step { values += known.count }
            }
        }
        #expect(refusals >= 500)
        #expect(values >= 10_000)
    }

    /// A solver that goes through a system's lines.
    private struct Run {
        private var solver = Solver()
        private var names: [Int: ConstraintID] = [:]
        private var suggestions: [Variable: Constraint] = [:]

        /// Performs the step of a line. Returns the difference from the line, or `nil` if there is none.
        mutating func fault(of line: SystemFixture.Line) throws -> String? {
            do {
                switch line.step {
                case .values(let values): return differing(values)
                case .missed(let sums): return differing(sums)
                default: try apply(line.step)
                }
                return line.isRefused ? "is not refused" : nil
            } catch SolverError.unsatisfiable(let constraint, _) {
                return line.isRefused ? nil : "\(constraint) is refused"
            }
        }

        private mutating func apply(_ step: SystemFixture.Step) throws {
            switch step {
            case .add(let name, let constraint): names[name] = try solver.add(constraint)
            case .set(let name, let constant): try solver.setConstant(constant, of: #require(names[name]))
            case .remove(let name):
                try solver.remove(#require(names[name]))
                names[name] = nil
            case .suggest(let variable, let value, let priority):
                try solver.suggest(value, for: variable, priority: priority)
                let (left, right) = (LinearExpression(variable), LinearExpression(constant: value))
                suggestions[variable] = Constraint(left, .equal, right, priority: priority)
            case .withdraw(let variable):
                try solver.withdrawSuggestion(for: variable)
                suggestions[variable] = nil
            case .values, .missed: break
            }
        }

        private func differing(_ values: [(Variable, Double)]) -> String? {
            values.first { abs(solver.value(of: $0.0) - $0.1) > SolverOracleTests.tolerance }.map {
                "x\($0.0.number) is \(solver.value(of: $0.0))"
            }
        }

        private func differing(_ sums: [Priority: Double]) -> String? {
            var missed: [Priority: Double] = [:]
            for constraint in names.values.compactMap(solver.constraint) + suggestions.values {
                missed[constraint.priority, default: 0] += constraint.violation(by: solver.value)
            }
            if let required = missed[.required], required > SolverOracleTests.tolerance { return "required ones are missed by \(required)" }
            for (priority, sum) in sums where abs(missed[priority, default: 0] - sum) > SolverOracleTests.tolerance {
                return "\(missed[priority, default: 0]) is missed at \(priority.rawValue)"
            }
            return nil
        }
    }
}
