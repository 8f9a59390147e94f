extension SuiteSource {
    /// The reason for the expectations of a test, or of each test of a suite.
    struct Reason {
        /// Whether the test or the suite has the trait `.chosen`.
        let isChosen: Bool
        private let comment: String

        init(header: String, comment: String) {
            isChosen = header.contains(".chosen")
            self.comment = comment
        }

        /// Whether the comment names an address, a header, a page, a session, a report, a guide, a sample or an oracle.
        var namesSource: Bool {
            guard !comment.isEmpty else { return false }
            let places =
                /:\/\/|\w\.(?:com|org|me|io)\b|\b[A-Z]\w+\.h\b|\b[Pp]ages? of (?:`|"|[A-Z]{2}|\w+[A-Z(])|\b(?:[a-z]\w*[A-Z(]\S*|[A-Z]{2}\w+\S*|Apple)'s? (?:pages?|header)\b/
            let guides = /\bGuid(?:e|elines)\b|\bsample "?[A-Z]|\bWWDC\b|\b(?:QA|TN)\d/
            let reports = /\brdar\b|[Rr]adar \d|Stack Overflow|\b[Gg]ist\b|\b(?:issue|pull request) \d/
            let oracles = /\boracle\b|\bclosed form\b|\bby hand\b/
            return comment.contains(places) || comment.contains(guides) || comment.contains(reports) || comment.contains(oracles)
        }
    }

    /// Returns the tests of a target that name a source, the chosen tests, and the other tests, by their files and names. A suite's reason
    /// counts for its tests. The trait `.chosen` counts before a source.
    static func reasons(in sources: [SuiteSource]) -> (sourced: [String], chosen: [String], neither: [String]) {
        let suites = sources.flatMap(\.declarations).filter(\.isSuite)
        let chosenSuites = Set(suites.filter(\.reason.isChosen).map(\.name))
        let sourcedSuites = Set(suites.filter(\.reason.namesSource).map(\.name))
        var result: (sourced: [String], chosen: [String], neither: [String]) = ([], [], [])
        for source in sources {
            for test in source.tests {
                let around = source.names(around: test)
                let name = "\(source.file): \((around + [test.name]).joined(separator: "."))"
                if test.reason.isChosen || !chosenSuites.isDisjoint(with: around) {
                    result.chosen.append(name)
                } else if !sourcedSuites.isDisjoint(with: around) || test.reason.namesSource {
                    result.sourced.append(name)
                } else {
                    result.neither.append(name)
                }
            }
        }
        return result
    }

    /// Returns the types around a test, the outermost first.
    private func names(around test: Test) -> [String] {
        var names: [String] = []
        var outer = test.outer
        while let index = outer {
            names.insert(declarations[index].name, at: 0)
            outer = declarations[index].outer
        }
        return names
    }
}
