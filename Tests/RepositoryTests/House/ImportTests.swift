import Foundation
import TestSupport
import Testing

/// Imports mean the same on Linux as on Apple's systems. If a module brought more on Linux, a file that lacks an import would only fail in
/// Xcode.
@Suite("House: imports", .timeLimit(.minutes(20))) struct ImportTests {
    private static let names = [
        "TimeInterval", "URL", "CGRect", "CGAffineTransform", "CGImage", "CALayer", "CGImageSource", "UTType", "UIView", "CMTime",
        "AVPlayer", "NSObject", "DispatchQueue",
    ]

    // Taken from the SDKs of iOS 18.6 and 26.2 by the same code.
    @Test(
        "A module of LinuxUIKit brings the names that Apple's module of this name brings",
        arguments: [
            ("CoreGraphics", ["TimeInterval", "URL", "CALayer", "CGImageSource", "UTType", "UIView", "CMTime", "AVPlayer"]),
            ("ImageIO", ["TimeInterval", "URL", "CALayer", "UTType", "UIView", "CMTime", "AVPlayer"]),
            ("QuartzCore", ["CGImageSource", "UTType", "UIView", "CMTime", "AVPlayer"]),
            // Foundation on Linux has no CGAffineTransform.
            ("UniformTypeIdentifiers", ["CGAffineTransform", "CGImage", "CALayer", "CGImageSource", "UIView", "CMTime", "AVPlayer"]),
            ("AVFoundation", ["UIView"]),
            ("UIKit", ["UTType", "CMTime", "AVPlayer"]),
        ]
    )
    func borders(module: String, missing: [String]) throws {
        let code = (["import \(module)"] + Self.names.map { "typealias My\($0) = \($0)" }).joined(separator: "\n")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Border-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try code.write(to: file, atomically: true, encoding: .utf8)
        let command = #". Tests/compiler.bash; "$swiftc" -typecheck -parse-as-library -diagnostic-style llvm "${flags[@]}" "$0""#
        let bash = try #require(ProgramRun.find("bash"))
        let run = try ProgramRun(bash, ["-c", command, file.path], in: Repository.root, limit: 300)
        let unknown = run.errors.matches(of: /error: cannot find type '(\w+)' in scope/).map { String($0.output.1) }
        #expect(unknown == missing, "\(run.errors)")
    }

    /// The modules whose names a file sees by an import of another module.
    private static let brought: [String: Set<String>] = [
        "AVFoundation": ["CoreGraphics", "Foundation"], "ImageIO": ["CoreGraphics"], "Photos": ["CoreGraphics", "Foundation"],
        "QuartzCore": ["CoreGraphics", "Foundation"], "SwiftUI": ["CoreGraphics", "Foundation"], "UIKit": ["CoreGraphics", "Foundation"],
        "UniformTypeIdentifiers": ["Foundation"],
    ]
    /// Names that the compiler finds on Linux without the import of their module: Foundation declares the geometry on Linux, and Core
    /// Graphics exports its types, with which all of Foundation's members become visible.
    private static let members: [String: Set<String>] = [
        "CoreGraphics": [
            "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector", "insetBy", "intersects", "isInfinite", "isNull", "maxX", "maxY",
            "midX", "midY", "minX", "minY", "offsetBy",
        ],
        "Foundation": [
            "addingPercentEncoding", "appendingPathComponent", "capitalized", "components", "contentsOfFile",
            "deletingLastPathComponent", "folding", "formatted", "lastPathComponent", "localizedCaseInsensitiveCompare",
            "localizedStandardCompare", "padding", "pathExtension", "replacingOccurrences", "trimmingCharacters",
        ],
    ]

    /// Returns the modules that the code uses without an import.
    private static func missingImports(in code: String) -> [String] {
        let lines = code.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0] }
        var imported: Set<String> = []
        for line in lines {
            guard let module = line.firstMatch(of: /^\s*(?:@\w+ )*import (?:\w+ )?(\w+)/)?.output.1 else { continue }
            imported.formUnion(brought[String(module), default: []].union([String(module)]))
        }
        let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
        return members.filter { !imported.contains($0.key) && !words.isDisjoint(with: $0.value) }.map(\.key).sorted()
    }

    @Test(
        "Each file imports the modules whose members it uses",
        arguments: [
            "Sources/PinchZoomOverlay", "Sources/PinchDemo", "Tests/DocumentationSnippets", "Tests/PinchZoomValueTests",
            "Tests/PortableTestSupport", "Tests/TouchRecorder", "Tests/UIKitContractTests",
        ]
    )
    func imports(folder: String) throws {
        let sources = Repository.files(in: folder, ending: "swift")
        #expect(!sources.isEmpty)
        for source in sources {
            let missing = try Self.missingImports(in: Repository.text(of: source))
            #expect(missing.isEmpty, "\(source) uses members of \(missing)")
        }
    }

    @Test("A missing import is found, and comments don't count")
    func found() {
        #expect(Self.missingImports(in: "import Foundation\nlet x = frame.minX  // components") == ["CoreGraphics"])
        #expect(Self.missingImports(in: "import ImageIO\nlet parts = text.components(separatedBy: \"x\")") == ["Foundation"])
        #expect(Self.missingImports(in: "    import UIKit\nlet size = CGSize.zero\nlet parts = text.components").isEmpty)
        #expect(Self.missingImports(in: "@_exported import QuartzCore\nlet x = frame.minX").isEmpty)
    }
}
