import ConstraintSolver
import TestSupport
import Testing

/// The properties of every system, tested on random ones. A failing test names the seed. The oracle is the same system, built another way.
@Suite("Constraints: properties", .timeLimit(.minutes(20))) struct SolverPropertyTests {
    private static let seeds: ClosedRange<UInt64> = 1...200
    /// Far below a pixel, far above rounding.
    private static let tolerance = 1e-6

    @Test("To add a constraint and to remove it again restores the values")
    func restored() throws {
        for seed in Self.seeds {
            var system = try RandomSystem(seed: seed)
            for _ in 0..<10 {
                let before = system.values
                if try system.addIfPossible(system.randomConstraint()) { try system.remove(at: system.constraints.count - 1) }
                #expect(distance(system.values, before) < Self.tolerance, "seed \(seed)")
            }
        }
    }

    @Test("The order in which constraints are added does not matter")
    func order() throws {
        for seed in Self.seeds {
            var system = try RandomSystem(seed: seed)
            for _ in 0..<3 {
                let shuffled = system.constraints.map(\.constraint).shuffled(using: &system.generator)
                #expect(try distance(system.valuesAnew(shuffled), system.values) < Self.tolerance, "seed \(seed)")
            }
        }
    }

    @Test("A changed constant gives the values of a system that is built with it")
    func changed() throws {
        for seed in Self.seeds {
            var system = try RandomSystem(seed: seed)
            for _ in 0..<5 {
                let index = Int.random(in: system.constraints.indices, using: &system.generator)
                try system.setConstant(system.randomConstant(), at: index)
                #expect(try distance(system.values, system.valuesAnew()) < Self.tolerance, "seed \(seed)")
            }
        }
    }

    @Test("Constants that are changed together give the values of a system that is built with them, whatever they say in between")
    func changedTogether() throws {
        for seed in Self.seeds {
            let system = try RandomSystem(seed: seed)
            var other = try RandomSystem(seed: seed)
            // The same system, moved: each variable is 1,000 more.
            let moved = system.constraints.map { id, constraint in
                (id: id, constant: constraint.constant + 1_000 * constraint.terms.reduce(0) { $0 + $1.coefficient })
            }
            var solver = system.solver
            try solver.setConstants(moved.shuffled(using: &other.generator))
            #expect(distance(system.variables.map(solver.value), system.values.map { $0 + 1_000 }) < Self.tolerance, "seed \(seed)")
        }
    }

    @Test("After a refused call everything goes on as if it had not been made")
    func refused() throws {
        var refusals = 0
        for seed in Self.seeds {
            var system = try RandomSystem(seed: seed)
            for _ in 0..<20 {
                let untouched = system
                let isRefused =
                    if Bool.random(using: &system.generator) {
                        try !system.addIfPossible(system.randomConstraint())
                    } else {
                        try !system.setConstant(system.randomConstant(), at: system.constraints.count - 1)
                    }
                guard isRefused else { continue }
                refusals += 1
                var other = untouched
                other.generator = system.generator
                #expect(system.values == other.values, "seed \(seed)")
                for _ in 0..<5 {
                    try system.step()
                    try other.step()
                    // To the last bit.
                    #expect(system.values == other.values, "seed \(seed)")
                }
            }
        }
        #expect(refusals > 150)
    }

    @Test("The constraints that a refused one conflicts with leave no room for it, and any of them missing they would")
    func conflicts() throws {
        var conflicts = 0
        for seed in Self.seeds {
            var system = try RandomSystem(seed: seed)
            for _ in 0..<20 {
                let constraint = system.randomConstraint()
                guard let ids = Self.conflicts(of: constraint, in: system.solver) else { continue }
                conflicts += 1
                let known = ids.compactMap(system.solver.constraint)
                #expect(known.count == ids.count && known.allSatisfy { $0.priority == .required }, "seed \(seed)")
                var together = Solver()
                for each in known { try together.add(each) }
                #expect(throws: SolverError.self, "seed \(seed)") { try together.add(constraint) }
                for index in known.indices {
                    var rest = Solver()
                    for (place, each) in known.enumerated() where place != index { try rest.add(each) }
                    #expect(throws: Never.self, "seed \(seed)") { try rest.add(constraint) }
                }
            }
        }
        #expect(conflicts > 200)
    }

    private static func conflicts(of constraint: Constraint, in solver: Solver) -> [ConstraintID]? {
        var solver = solver
        do {
            try solver.add(constraint)
        } catch SolverError.unsatisfiable(_, let conflicts) {
            return conflicts
        } catch {}
        return nil
    }

    @Test("The same calls give the same values, whatever numbers the variables have: no order of hashes tells, even where values are open")
    func determinism() throws {
        for seed in Self.seeds {
            var system = try RandomSystem(seed: seed)
            var numbers = Array(0..<system.variables.count).map { $0 * 1_001 }
            numbers.shuffle(using: &system.generator)
            func renamed(_ variable: Variable) -> Variable { Variable(numbers[variable.number]) }
            var (solver, other) = (Solver(), Solver())
            for _ in 0..<12 {
                let constraint = system.randomConstraint()
                let terms = constraint.terms.map { LinearExpression.Term($0.coefficient, renamed($0.variable)) }
                let right = LinearExpression(constant: constraint.constant)
                let same = Constraint(LinearExpression(terms), constraint.relation, right, priority: constraint.priority)
                #expect((try? solver.add(constraint)) == (try? other.add(same)), "seed \(seed)")
                #expect(system.variables.map(solver.value) == system.variables.map(renamed).map(other.value), "seed \(seed)")
            }
        }
    }

    @Test("After thousands of changes values are still those of a system that is built anew", arguments: 1...4 as ClosedRange<UInt64>)
    func drift(seed: UInt64) throws {
        var system = try RandomSystem(seed: seed)
        for step in 0..<4_000 {
            try system.step()
            if step % 100 == 0 { #expect(try distance(system.values, system.valuesAnew()) < Self.tolerance, "step \(step)") }
        }
    }
}
