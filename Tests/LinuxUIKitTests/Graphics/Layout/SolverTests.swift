import ConstraintSolver
import PortableTestSupport
import Testing

/// The sentences of the solver's documentation, a test for each.
@Suite("Constraints: the solver", .chosen, .timeLimit(.minutes(20))) struct SolverTests {
    private let x = Variable(0)
    private let y = Variable(1)
    private var solver = Solver()

    private func constraint(
        _ variable: Variable,
        _ relation: Constraint.Relation,
        _ constant: Double,
        _ priority: Priority = .required
    ) -> Constraint {
        Constraint(LinearExpression(variable), relation, LinearExpression(constant: constant), priority: priority)
    }

    @Test("A variable that no constraint names is 0, also when one has named it before")
    mutating func unnamed() throws {
        #expect(solver.value(of: x) == 0)
        let id = try solver.add(constraint(x, .equal, 5))
        #expect(solver.value(of: x) == 5)
        try solver.remove(id)
        #expect(solver.value(of: x) == 0)
    }

    @Test("Constants and variables may stand on either side, and a variable in several terms")
    mutating func sides() throws {
        // x + 3 = 2 y + 1 and y + y + y = 12
        let double = 2 * LinearExpression(y)
        try solver.add(Constraint(LinearExpression(x) + 3, .equal, double + 1))
        try solver.add(Constraint(double + LinearExpression(y), .equal, 12))
        #expect(abs(solver.value(of: y) - 4) < 1e-9)
        #expect(abs(solver.value(of: x) - 6) < 1e-9)
    }

    @Test("One constraint of a priority wins over a thousand of the next one below")
    mutating func priorities() throws {
        try solver.add(constraint(x, .equal, 1, Priority(251)))
        for _ in 0..<1_000 { try solver.add(constraint(x, .equal, 1_000_000, Priority(250))) }
        #expect(solver.value(of: x) == 1)
        try solver.add(constraint(x, .greaterThanOrEqual, 2, Priority(251.5)))
        #expect(solver.value(of: x) == 2)
    }

    @Test("Of constraints of one priority the sum of what is missed is least, so that most of them decide")
    mutating func majority() throws {
        for constant in [10.0, 20, 90] { try solver.add(constraint(x, .equal, constant, Priority(250))) }
        #expect(solver.value(of: x) == 20)
    }

    @Test("A required constraint that cannot hold is refused by name, with those that speak against it and no others")
    mutating func unsatisfiable() throws {
        try solver.add(constraint(y, .equal, 7))
        let least = try solver.add(constraint(x, .greaterThanOrEqual, 10))
        try solver.add(constraint(x, .equal, 5, Priority(999)))
        let order = try solver.add(Constraint(LinearExpression(Variable(2)), .greaterThanOrEqual, LinearExpression(x)))
        let contrary = constraint(Variable(2), .lessThanOrEqual, 9)
        #expect(throws: SolverError.unsatisfiable(contrary, conflicts: [least, order])) { try solver.add(contrary) }
        #expect(solver.value(of: x) == 10)
        let most = try solver.add(constraint(Variable(2), .lessThanOrEqual, 11))
        #expect(throws: SolverError.unsatisfiable(constraint(Variable(2), .lessThanOrEqual, 8), conflicts: [least, order])) {
            try solver.setConstant(8, of: most)
        }
        #expect(solver.constraint(most)?.constant == 11)
        let impossible = Constraint(5, .equal, 6)
        #expect(throws: SolverError.unsatisfiable(impossible, conflicts: [])) { try solver.add(impossible) }
    }

    @Test("What required constraints say twice may be said, and one of them may go")
    mutating func redundant() throws {
        let first = try solver.add(constraint(x, .equal, 10))
        let second = try solver.add(constraint(x, .equal, 10))
        try solver.remove(first)
        #expect(solver.value(of: x) == 10)
        try solver.setConstant(12, of: second)
        #expect(solver.value(of: x) == 12)
    }

    @Test("What required constraints say twice but for rounding is no contradiction", arguments: [3, 7, 11, 49])
    mutating func rounding(columns: Int) throws {
        // Columns of equal width, by a multiplier each, that reach from edge to edge all the same.
        let total = try solver.add(constraint(x, .equal, 390))
        var edge = LinearExpression()
        for column in 1...columns {
            let (left, width) = (LinearExpression(Variable(2 * column)), LinearExpression(Variable(2 * column + 1)))
            try solver.add(Constraint(left, .equal, edge))
            try solver.add(Constraint(width, .equal, 1 / Double(columns) * LinearExpression(x)))
            edge = left + width
        }
        try solver.add(Constraint(edge, .equal, LinearExpression(x)))
        for width in [320.0, 1_000, 1.0 / 3] {
            try solver.setConstant(width, of: total)
            #expect(abs(solver.value(of: Variable(3)) - width / Double(columns)) < 1e-6)
        }
    }

    @Test("Digits that large numbers have cost are no contradiction")
    mutating func cancellation() throws {
        // 1,000,000.1 + 0.2 − 1,000,000 is 0.3 but for 5 · 10⁻¹¹.
        try solver.add(constraint(x, .equal, 1_000_000.1))
        try solver.add(Constraint(LinearExpression(y), .equal, LinearExpression(x) + 0.2))
        let rest = Variable(2)
        try solver.add(Constraint(LinearExpression(rest), .equal, LinearExpression(y) - 1_000_000))
        try solver.add(constraint(rest, .equal, 0.3))
        try solver.add(constraint(rest, .greaterThanOrEqual, 0.3))
        try solver.add(constraint(rest, .lessThanOrEqual, 0.3))
        #expect(throws: SolverError.self) { try solver.add(constraint(rest, .lessThanOrEqual, 0.299_999)) }
    }

    @Test("Required constants that belong together change together")
    mutating func together() throws {
        let first = try solver.add(constraint(x, .equal, 10))
        let second = try solver.add(constraint(x, .equal, 10))
        #expect(throws: SolverError.unsatisfiable(constraint(x, .equal, 20), conflicts: [second])) {
            try solver.setConstant(20, of: first)
        }
        try solver.setConstants([(first, 20), (second, 20)])
        #expect(solver.value(of: x) == 20)
    }

    @Test("A suggestion is followed as far as constraints of higher priorities allow, until it is withdrawn")
    mutating func suggestions() throws {
        try solver.add(constraint(x, .lessThanOrEqual, 100))
        try solver.add(constraint(x, .equal, 3, Priority(50)))
        try solver.suggest(60, for: x, priority: Priority(500))
        #expect(solver.value(of: x) == 60)
        try solver.suggest(160, for: x, priority: Priority(500))
        #expect(solver.value(of: x) == 100)
        try solver.suggest(80, for: x, priority: Priority(49))
        #expect(solver.value(of: x) == 3)
        try solver.withdrawSuggestion(for: x)
        try solver.withdrawSuggestion(for: y)
        #expect(solver.value(of: x) == 3)
    }

    @Test("A constraint that is not there, or no longer, is not removed and not changed")
    mutating func unknown() throws {
        let id = try solver.add(constraint(x, .equal, 1))
        try solver.remove(id)
        let other = try solver.add(constraint(x, .equal, 2))
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstants([(other, 3), (id, 3)]) }
        #expect(solver.constraint(id) == nil)
        #expect(solver.value(of: x) == 2)
    }

    @Test(
        "Numbers that are not finite or too large, and priorities off the scale, are refused",
        arguments: [.nan, .infinity, -.infinity, 2e7]
    )
    mutating func unusable(number: Double) throws {
        let id = try solver.add(constraint(x, .equal, 1))
        #expect(throws: SolverError.self) { try solver.add(constraint(x, .equal, number)) }
        #expect(throws: SolverError.self) { try solver.add(Constraint(number * LinearExpression(x), .equal, 1)) }
        #expect(throws: SolverError.self) { try solver.setConstant(number, of: id) }
        #expect(throws: SolverError.self) { try solver.suggest(number, for: x, priority: Priority(1)) }
        for priority in [0, -1, 1000.5, Float(number)] {
            #expect(throws: SolverError.self) { try solver.add(constraint(x, .equal, 1, Priority(priority))) }
        }
        #expect(solver.value(of: x) == 1)
    }

    @Test("A copy goes its own way")
    mutating func copies() throws {
        let id = try solver.add(constraint(x, .equal, 1))
        var copy = solver
        try copy.setConstant(2, of: id)
        #expect(solver.value(of: x) == 1)
        #expect(copy.value(of: x) == 2)
    }
}
