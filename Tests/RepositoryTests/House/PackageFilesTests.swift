import Foundation
import TestSupport
import Testing

@testable import PinchZoomOverlay

/// The files beside the sources describe the package correctly.
@Suite("Package files", .timeLimit(.minutes(20))) struct PackageFilesTests {
    /// Apple's categories of API that need a reason, each with the names of its API.
    private static let categories = [
        "FileTimestamp": [
            "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey", "creationDateKey",
            "contentModificationDate", "attributesOfItem", "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat", "stat",
            "fstat", "fstatat", "lstat",
        ],
        "SystemBootTime": ["systemUptime", "mach_absolute_time", "mach_continuous_time", "CACurrentMediaTime"],
        "DiskSpace": [
            "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsageKey",
            "volumeTotalCapacityKey", "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs", "attributesOfFileSystem",
        ],
        "ActiveKeyboards": ["activeInputModes"],
        "UserDefaults": ["UserDefaults", "AppStorage", "SceneStorage"],
    ]

    /// Returns the words of the component's code, without comments.
    private static func words() throws -> Set<String> {
        let sources = Repository.root.appendingPathComponent("Sources/PinchZoomOverlay")
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var words: Set<String> = []
        for name in names where name.hasSuffix(".swift") {
            for line in try Repository.text(of: "Sources/PinchZoomOverlay/\(name)").components(separatedBy: "\n") {
                let code = line.components(separatedBy: "//").first ?? ""
                words.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            }
        }
        return words
    }

    @Test("The privacy manifest gives a reason for each category of API that the sources use, and for no other; nothing is collected")
    func privacy() throws {
        let data = try Data(contentsOf: Repository.root.appendingPathComponent("Sources/PinchZoomOverlay/PrivacyInfo.xcprivacy"))
        let manifest = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        #expect((manifest["NSPrivacyTrackingDomains"] as? [Any])?.isEmpty == true)
        #expect((manifest["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
        let entries = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        for entry in entries {
            let reasons = entry["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? []
            #expect(!reasons.isEmpty && reasons.allSatisfy { $0.wholeMatch(of: /[0-9A-F]{4}\.[0-9]/) != nil }, "\(entry)")
        }
        let words = try Self.words()
        #expect(words.count > 1000)
        let used = Self.categories.filter { !words.isDisjoint(with: $0.value) }.keys
        let declared = entries.map { $0["NSPrivacyAccessedAPIType"] as? String ?? "" }
        #expect(declared.sorted() == used.map { "NSPrivacyAccessedAPICategory\($0)" }.sorted())
    }

    @Test("What the package index and the workflows build are targets and schemes of this package")
    func names() throws {
        let package = try Repository.text(of: "Package.swift")
        let targets = Set(package.matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"/).map { String($0.output.1) })
        #expect(targets.isSuperset(of: ["PinchZoomOverlay", "PinchDemo"]))
        let index = try Repository.text(of: ".spi.yml")
        let documented = index.matches(of: /documentation_targets: \[(\w+)\]/).map { String($0.output.1) }
        #expect(documented == ["PinchZoomOverlay"])
        let schemes = index.matches(of: /scheme: (\S+)/).map { String($0.output.1) }
        #expect(schemes == ["PinchZoomOverlay"])
        let workflow = try Repository.text(of: ".github/workflows/apple.yml")
        let built = workflow.matches(of: /-scheme (\S+)/).map { String($0.output.1) }
        #expect(built.count >= 4)
        for scheme in built + schemes { #expect(targets.contains(scheme) || scheme == "PinchZoomOverlay-Package", "\(scheme)") }
    }

    @Test("The Apple workflow compiles with each Xcode from the one that the README requires, and keeps the results of the tests")
    func xcodes() throws {
        let required = try #require(try Repository.text(of: "README.md").firstMatch(of: /Xcode ([0-9]+)/)?.output.1)
        let workflow = try Repository.text(of: ".github/workflows/apple.yml")
        let compiled = workflow.matches(of: /xcode: '([0-9]+)\.([0-9]+)'/).map { "\($0.output.1).\($0.output.2)" }
        #expect(compiled.first == "\(required).0" && Set(compiled).count == compiled.count && compiled.count > 5)
        #expect(workflow.contains("-resultBundlePath Tests.xcresult") && workflow.contains("path: Tests.xcresult"))
    }

    @Test("An afternoon with a Mac has twenty-five checks, each with what to do and what to see")
    func afternoon() throws {
        let rows = try Repository.text(of: "RELEASING.md").components(separatedBy: "\n").filter { $0.contains(/^\| [0-9]+ \|/) }
        #expect(rows.count == 25)
        for (index, row) in rows.enumerated() {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(cells.count == 3 && cells.first == "\(index + 1)" && cells.allSatisfy { !$0.isEmpty }, "\(row)")
        }
    }

    @Test("The pages name the limits of photos, the languages and the storms that there are, and the README has less than 180 lines")
    func figures() throws {
        let limits = PhotoFile.Limits()
        let security = try Repository.text(of: "SECURITY.md")
        for limit in [limits.pixelCount, limits.side, limits.frameCount, limits.framePixelCount] {
            let text = limit.formatted(.number.locale(Locale(identifier: "en_US")))
            #expect(security.contains(text), "\(text)")
        }
        let resources = Repository.root.appendingPathComponent("Sources/PinchZoomOverlay/Resources")
        let languages = try FileManager.default.contentsOfDirectory(atPath: resources.path).filter { $0.hasSuffix(".lproj") }
        let articles = "Sources/PinchZoomOverlay/PinchZoomOverlay.docc"
        for page in ["TRANSLATING.md", "CHANGELOG.md", "\(articles)/WhatItCosts.md"] {
            #expect(try Repository.text(of: page).contains("\(languages.count) languages"), "\(page)")
        }
        let storms = try Repository.text(of: "Tests/PinchZoomOverlayTests/Storm/StormTests.swift")
            .matches(of: /func (\w+)\(\) async throws \{(?:\n.*\/\/.*)?\n +let outcome/).map { String($0.output.1) }
        #expect(storms.count == 6)
        let pages = try ["Tests/README.md", "\(articles)/LinuxUIKitAndTesting.md"].map { try Repository.text(of: $0) }
        for storm in storms { for page in pages { #expect(page.contains("`\(storm)`"), "\(storm)") } }
        #expect(pages.allSatisfy { !$0.contains("five storms") })
        #expect(try Repository.text(of: "README.md").components(separatedBy: "\n").count <= 180)
    }

    @Test("The workflows run on actions of a given version, read alone, and end")
    func workflows() throws {
        let folder = Repository.root.appendingPathComponent(".github/workflows")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }
        #expect(files.sorted() == ["apple.yml", "linux.yml"])
        for file in files {
            let text = try Repository.text(of: ".github/workflows/\(file)")
            let actions = text.matches(of: /uses: (\S+)/).map { String($0.output.1) }
            #expect(!actions.isEmpty && actions.allSatisfy { $0.contains(/@v[0-9]+$/) }, "\(file)")
            #expect(text.contains("permissions:\n  contents: read\n") && text.contains("concurrency:\n"), "\(file)")
            #expect(text.matches(of: /timeout-minutes:/).count == text.matches(of: /runs-on:/).count, "\(file)")
        }
    }
}
