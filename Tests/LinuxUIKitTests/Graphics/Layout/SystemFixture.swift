import ConstraintSolver
import Foundation
import Testing

/// The systems of `Fixtures/Constraints/systems.txt`, which says what another solver answers, and `make-systems.py` beside it how.
struct SystemFixture {
    enum Step {
        case add(name: Int, Constraint)
        case set(name: Int, constant: Double)
        case remove(name: Int)
        case suggest(Variable, value: Double, Priority)
        case withdraw(Variable)
        /// The values that are unique.
        case values([(Variable, Double)])
        /// The sum of what is missed at each priority.
        case missed([Priority: Double])
    }

    struct Line {
        let text: String
        let step: Step
        let isRefused: Bool
    }

    let name: String
    let lines: [Line]

    static func all() throws -> [SystemFixture] {
        let path = try #require(Bundle.module.path(forResource: "systems", ofType: "txt", inDirectory: "Fixtures/Constraints"))
        let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        return try text.components(separatedBy: "system ").dropFirst().map { system in
            let lines = system.split(separator: "\n").map(String.init)
            let name = try #require(lines.first)
            return try SystemFixture(name: name, lines: lines.dropFirst().map(Line.init))
        }
    }
}

extension SystemFixture.Line {
    init(_ text: String) throws {
        self.text = text
        var words = text.split(separator: " ").map(String.init)
        isRefused = words.last == "refused"
        if isRefused { words.removeLast() }
        let verb = words.removeFirst()
        switch verb {
        case "add": step = try .add(name: #require(words.first.flatMap { Int($0) }), Constraint(fixture: Array(words.dropFirst())))
        case "set": step = try .set(name: #require(Int(words[0])), constant: #require(Double(words[1])))
        case "remove": step = try .remove(name: #require(Int(words[0])))
        case "suggest":
            step = try .suggest(Variable(fixture: words[0]), value: #require(Double(words[1])), Priority(#require(Float(words[3]))))
        case "withdraw": step = try .withdraw(Variable(fixture: words[0]))
        case "values":
            step = try .values(
                words.filter { !$0.hasSuffix("?") }.map { word in
                    let sides = word.components(separatedBy: "=")
                    return try (Variable(fixture: sides[0]), #require(Double(sides[1])))
                }
            )
        default:
            try #require(verb == "missed")
            let sums = try words.map { word in
                let sides = word.components(separatedBy: ":")
                return try (Priority(#require(Float(sides[0]))), #require(Double(sides[1])))
            }
            step = .missed(Dictionary(uniqueKeysWithValues: sums))
        }
    }
}

extension Variable {
    fileprivate init(fixture word: String) throws {
        try self.init(#require(Int(word.dropFirst())))
    }
}

extension Constraint {
    /// `1 x0 -2 x1 <= 30 @ 250`, in words.
    fileprivate init(fixture words: [String]) throws {
        let place = try #require(words.firstIndex { ["<=", "=", ">="].contains($0) })
        let terms = try stride(from: 0, to: place, by: 2).map { index in
            try LinearExpression.Term(#require(Double(words[index])), Variable(fixture: words[index + 1]))
        }
        let relations: [String: Relation] = ["<=": .lessThanOrEqual, "=": .equal, ">=": .greaterThanOrEqual]
        try self.init(
            LinearExpression(terms),
            #require(relations[words[place]]),
            LinearExpression(constant: #require(Double(words[place + 1]))),
            priority: Priority(#require(Float(words[place + 3])))
        )
    }
}
