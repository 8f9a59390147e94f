import ConstraintSolver
import PortableTestSupport

/// A solver with random constraints that has one solution only: each variable has a last constraint of a priority of its own.
///
/// Were there two solutions, that constraint would be missed by the same distance in both, and less in the middle between them.
struct RandomSystem {
    static let priorities: [Priority] = [.required, .required, Priority(999), Priority(750), Priority(251), Priority(250)]

    var generator: SeededGenerator
    let variables: [Variable]
    private(set) var solver = Solver()
    /// Those that the solver has, in the order in which it got them.
    private(set) var constraints: [(id: ConstraintID, constraint: Constraint)] = []

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        variables = (0..<Int.random(in: 1...8, using: &generator)).map(Variable.init)
        for (index, variable) in variables.enumerated() {
            let place = LinearExpression(constant: randomConstant())
            try addIfPossible(Constraint(LinearExpression(variable), .equal, place, priority: Priority(Float(index + 1))))
        }
        for _ in 0..<Int.random(in: 1...20, using: &generator) { try addIfPossible(randomConstraint()) }
    }

    var values: [Double] { variables.map(solver.value) }

    mutating func randomConstant() -> Double {
        Double(5 * Int.random(in: -40...80, using: &generator))
    }

    mutating func randomConstraint() -> Constraint {
        let terms = variables.shuffled(using: &generator).prefix(.random(in: 1...3, using: &generator)).map { variable in
            LinearExpression.Term([-2, -1, -0.5, 0.5, 1, 1, 2].randomElement(using: &generator) ?? 1, variable)
        }
        return Constraint(
            LinearExpression(terms),
            Constraint.Relation.allCases.randomElement(using: &generator) ?? .equal,
            LinearExpression(constant: randomConstant()),
            priority: Self.priorities.randomElement(using: &generator) ?? .required
        )
    }

    /// Adds a constraint unless it contradicts others. Returns whether it did.
    @discardableResult mutating func addIfPossible(_ constraint: Constraint) throws -> Bool {
        do {
            constraints.append((try solver.add(constraint), constraint))
            return true
        } catch SolverError.unsatisfiable {
            return false
        }
    }

    mutating func remove(at index: Int) throws {
        try solver.remove(constraints.remove(at: index).id)
    }

    /// Changes a constraint's constant unless that contradicts others. Returns whether it did.
    @discardableResult mutating func setConstant(_ constant: Double, at index: Int) throws -> Bool {
        do {
            try solver.setConstant(constant, of: constraints[index].id)
            constraints[index].constraint.constant = constant
            return true
        } catch SolverError.unsatisfiable {
            return false
        }
    }

    /// Adds, removes or changes a constraint at random.
    mutating func step() throws {
        // The first ones, which make the solution the only one, stay.
        let removable = variables.count..<constraints.count
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: try addIfPossible(randomConstraint())
        case 1 where !removable.isEmpty: try remove(at: .random(in: removable, using: &generator))
        default: try setConstant(randomConstant(), at: .random(in: constraints.indices, using: &generator))
        }
    }

    /// The values of a new solver with the same constraints.
    func valuesAnew(_ constraints: [Constraint]? = nil) throws -> [Double] {
        var solver = Solver()
        for constraint in constraints ?? self.constraints.map(\.constraint) { try solver.add(constraint) }
        return variables.map(solver.value)
    }
}

/// The greatest distance between values and those that are expected.
func distance(_ values: [Double], _ expected: [Double]) -> Double {
    zip(values, expected).map { abs($0 - $1) }.max() ?? 0
}
