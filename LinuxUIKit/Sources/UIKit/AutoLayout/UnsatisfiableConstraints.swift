/// Logs constraints that cannot all hold.
@MainActor enum UnsatisfiableConstraints {
    static func log(all summaries: [String], broken: NSLayoutConstraint) {
        let list = summaries.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let text = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(broken.summary)

            """
        Platform.current.record(constraintMessage: text)
        FileHandle.standardError.write(Data(text.utf8))
    }
}
