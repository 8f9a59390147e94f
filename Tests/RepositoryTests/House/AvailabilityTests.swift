import Foundation
import TestSupport
import Testing

/// `Tests/availability` finds what iOS 15 lacks, as `make build` calls it for all sources that also compile for Apple's systems.
@Suite("Availability", .timeLimit(.minutes(20))) struct AvailabilityTests {
    /// Checks a file with lines of code, and returns the errors.
    private func errors(in code: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Availability-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try "import UIKit\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
        let script = Repository.tests.appendingPathComponent("availability")
        let run = try ProgramRun(script, [file.path], in: Repository.root, limit: 300)
        let errors = (run.output + run.errors).components(separatedBy: "\n").filter { $0.contains("error:") }
        #expect((run.code == 0) == errors.isEmpty, "\(run)")
        return errors
    }

    @Test(
        "Newer declarations without a guard are errors that name the version",
        arguments: [
            ("let isHigh = image.isHighDynamicRange", "17.0"),
            ("view.traitOverrides.userInterfaceStyle = .dark", "17.0"),
            ("if #available(iOS 18.0, *) {} else { tabs.setTabBarHidden(true, animated: false) }", "18.0"),
            ("guard #available(iOS 17, *) else { return }\n    _ = UIButton.Configuration.glass()", "26.0"),
            ("let pause = Duration.seconds(1)", "16.0"),
        ]
    )
    func unguarded(line: String, version: String) throws {
        let code = "@MainActor func use(_ image: UIImage, _ view: UIView, _ tabs: UITabBarController) {\n    \(line)\n}"
        let errors = try errors(in: code)
        #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("only available in iOS \(version)") }, "\(errors)")
    }

    @Test("Guards by #available, by #unavailable and by @available pass")
    func guarded() throws {
        let code = """
            @available(iOS 17.0, *) @MainActor func old(_ image: UIImage) -> Bool { image.isHighDynamicRange }
            @MainActor func use(_ image: UIImage, _ view: UIView) {
                if #available(iOS 17, *), old(image) { view.traitOverrides.userInterfaceStyle = .dark }
                if #unavailable(iOS 26.0) {} else { _ = UIButton.Configuration.glass() }
            }
            """
        #expect(try errors(in: code).isEmpty)
    }
}
