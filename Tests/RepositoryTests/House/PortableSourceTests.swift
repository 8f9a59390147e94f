import Foundation
import TestSupport
import Testing

/// The targets in Tests that also build for Apple's systems use nothing that only Linux has. No other test here would find such a use,
/// because everything is available on Linux.
@Suite("House: tests for Apple's systems", .timeLimit(.minutes(20))) struct PortableSourceTests {
    private static let targets = [
        "DocumentationSnippets", "PinchZoomValueTests", "PortableTestSupport", "TouchRecorder", "UIKitContractTests",
    ]
    private static let modules: Set = [
        "AVFoundation", "CoreGraphics", "DocumentationSnippets", "Foundation", "Observation", "Photos", "PhotosUI",
        "PinchZoomOverlay", "PortableTestSupport", "SwiftUI", "Testing", "UIKit", "VisionKit",
    ]
    /// The texts that sources must not contain. Exit tests don't exist on phones, and time limits of suites don't exist on iOS 15.
    private static let refused = ["processExitsWith", ".timeLimit(.minutes(20))", "#if os(Linux)", "HeadlessDevice"]

    /// Returns the lines of a source that use something that only Linux has.
    private static func faults(in code: String) -> [String] {
        code.components(separatedBy: "\n").filter { line in
            let words = line.split(separator: " ")
            if let keyword = words.firstIndex(of: "import"), keyword < 2, words.count > keyword + 1 {
                return !modules.contains(String(words[words.count - 1].prefix { $0 != "." }))
            }
            return refused.contains(where: line.contains)
        }
    }

    @Test("They import Apple's modules, the component and each other, and no file is of Linux alone", arguments: targets)
    func sources(target: String) throws {
        let folder = Repository.tests.appendingPathComponent(target)
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let sources = paths.filter { $0.hasSuffix(".swift") }
        #expect(!sources.isEmpty)
        for path in sources {
            let faults = try Self.faults(in: String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
            #expect(faults.isEmpty, "\(target)/\(path): \(faults.joined(separator: "; "))")
        }
    }

    @Test("A module of Linux's is found however it is imported, and so are exit tests")
    func found() {
        let lines = [
            "import Glibc", "@testable import HeadlessDevice", "import struct Glibc.stat", "await #expect(processExitsWith: .failure) {}",
            "#if os(Linux)",
        ]
        #expect(Self.faults(in: lines.joined(separator: "\n")) == lines)
        #expect(Self.faults(in: "import UIKit\n@testable import PinchZoomOverlay\n// what they import is theirs").isEmpty)
    }
}
