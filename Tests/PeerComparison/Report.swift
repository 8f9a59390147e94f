/// Prints a line of the report: the name of a figure, its value, and the aim if there is one.
package func report(_ what: String, _ value: String, aim: String? = nil) {
    let dots = String(repeating: ".", count: max(2, 58 - what.count))
    print("\(what) \(dots) \(value)" + (aim.map { "   (aim: \($0))" } ?? ""))
}

/// Prints a table in Markdown.
///
/// - Parameters:
///   - titles: The titles of the columns.
///   - rows: The cells of each row.
package func printTable(_ titles: [String], _ rows: [[String]]) {
    print("")
    for cells in [titles, titles.map { _ in "---" }] + rows { print("| " + cells.joined(separator: " | ") + " |") }
    print("")
}
