extension Solver {
    /// Suggests a value for a variable. The variable takes this value as far as constraints of higher priorities allow.
    ///
    /// A later suggestion replaces the earlier one. If the priority stays the same, the replacement is as fast as `setConstant(_:of:)`.
    public mutating func suggest(_ value: Double, for variable: Variable, priority: Priority) throws(SolverError) {
        guard let former = suggestions[variable] else {
            suggestions[variable] = try add(
                Constraint(LinearExpression(variable), .equal, LinearExpression(constant: value), priority: priority)
            )
            return
        }
        if constraint(former)?.priority == priority {
            try setConstant(value, of: former)
        } else {
            let before = self
            do {
                try withdrawSuggestion(for: variable)
                try suggest(value, for: variable, priority: priority)
            } catch {
                self = before
                throw error
            }
        }
    }

    /// Withdraws the suggestion for a variable, if there is one.
    public mutating func withdrawSuggestion(for variable: Variable) throws(SolverError) {
        guard let former = suggestions.removeValue(forKey: variable) else { return }
        if constraint(former) != nil { try remove(former) }
    }
}
