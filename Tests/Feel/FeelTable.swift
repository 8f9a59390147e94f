import Foundation

/// The rows as text, in columns.
struct FeelTable {
    private(set) var rows: [FeelRow] = []

    mutating func append(_ rows: [FeelRow]) {
        self.rows += rows
    }

    /// The number of rows that miss their aim.
    var faults: Int { rows.filter { $0.verdict == .differs }.count }

    var text: String {
        let header = ["quantity", "measured", "ours", "difference", ""]
        let lines = rows.map { [$0.quantity, $0.measured, $0.ours, $0.difference, FeelTable.mark(of: $0)] }
        let widths = header.indices.map { column in ([header] + lines).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        let within = rows.filter { $0.verdict == .agrees }.count
        let better = rows.filter { $0.verdict == .better }.count
        let summary =
            "Within their aims (2 points RMS, 17 ms, every decision the same): \(within). Not: \(faults). Better on purpose: \(better)."
        return ([line(header), rule] + lines.map(line) + ["", summary]).joined(separator: "\n")
    }

    private static func mark(of row: FeelRow) -> String {
        switch row.verdict {
        case .agrees: "ok"
        case .differs: row.reason.isEmpty ? "NOT WITHIN ITS AIM" : "no: \(row.reason)"
        case .better: "better: \(row.reason)"
        }
    }
}
