import Foundation
import TestSupport
import Testing

/// The directives of a tutorial, and the code of its steps.
enum TutorialStep {
    /// Type-checks the files of an app against the modules that were built with the tests.
    static func typeCheck(_ files: [URL]) throws -> ProgramRun {
        // The modules lie beside the tests.
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let libraries = "LinuxUIKit/Sources"
        let wrappers = ["CJPEG", "CPNG"]
        // UIKit's module refers to the modules of the C libraries below it.
        let maps =
            Repository.files(in: libraries, ending: "modulemap").map { Repository.root.appendingPathComponent($0).path }
            + wrappers.map { "\(build.path)/\($0).build/module.modulemap" }
        let headers = try ProgramRun(#require(ProgramRun.find("pkg-config")), ["--cflags-only-I", "pangocairo", "libpng", "xi"]).output
            .split(whereSeparator: \.isWhitespace).map(String.init)
        let forC =
            maps.map { "-fmodule-map-file=\($0)" } + headers
            + wrappers.map { "-I\(Repository.root.path)/\(libraries)/\($0)/include" }
        let arguments =
            ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Feed"]
            + ["-I", "\(build.path)/Modules"] + forC.flatMap { ["-Xcc", $0] } + files.map(\.path)
        return try ProgramRun(#require(ProgramRun.find("swiftc")), arguments)
    }

    /// Returns the names of the directives, in order.
    static func directives(in text: String) -> [String] {
        text.components(separatedBy: "\n").compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("@") ? String(line.dropFirst().prefix { $0.isLetter }) : nil
        }
    }

    /// Returns the values of an argument in all uses of a directive, in order.
    static func arguments(_ label: String, of directive: String, in text: String) -> [String] {
        text.components(separatedBy: "\n").compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("@\(directive)("), let start = line.range(of: "\(label): \"") else { return nil }
            return line[start.upperBound...].firstIndex(of: "\"").map { String(line[start.upperBound..<$0]) }
        }
    }
}
