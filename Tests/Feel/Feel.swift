import Foundation
import UIKit

/// Plays the gestures that were measured on Apple's own zoom transition on the simulated phone. Prints a table on the standard output, and
/// writes the curves to `out/feel/curves.png`. `make feel` runs the program, which fails if a row misses its aim without a reason.
@main @MainActor struct Feel {
    static func main() throws {
        var motion = FeelMotion()
        try motion.play()
        var table = FeelTable()
        table.append(motion.rows)
        table.append(try FeelDecisions.rows())
        print(table.text)
        let folder = URL(fileURLWithPath: "out/feel")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("curves.png")
        try CurvePlot(panels: motion.panels).image().pngData()?.write(to: file)
        print("The curves are in \(file.relativePath).")
        if table.rows.contains(where: { $0.verdict == .differs && $0.reason.isEmpty }) { exit(1) }
    }
}
