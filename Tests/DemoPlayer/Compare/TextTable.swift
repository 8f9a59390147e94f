/// A table in text. Each column is as wide as its longest cell; a column with no text in any row is left out.
struct TextTable {
    let header: [String]
    let rows: [[String]]

    var text: String {
        let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let widths = columns.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
            return String(padded.reversed().drop { $0 == " " }.reversed())
        }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        return ([line(columns.map { header[$0] }), rule] + rows.map { row in line(columns.map { row[$0] }) }).joined(separator: "\n")
    }
}
