#if os(Linux)
    /// Rows of text in columns, each as wide as its longest cell.
    struct TextTable {
        let header: [String]
        let rows: [[String]]

        var text: String {
            let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
            func line(_ cells: [String]) -> String {
                let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
                return String(padded.reversed().drop { $0 == " " }.reversed())
            }
            let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
            return ([line(header), rule] + rows.map(line)).joined(separator: "\n")
        }
    }
#endif
