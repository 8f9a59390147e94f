import Foundation
import Testing

/// Publishes the package once for all tests of a suite. For each test alone, git would take a quarter of the suite's time.
struct PublishedTrait: SuiteTrait, TestScoping {
    @TaskLocal static var repository: URL?

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        let workshop = try PackageWorkshop()
        defer { workshop.close() }
        try await Self.$repository.withValue(workshop.publish(), operation: function)
    }
}

/// Other packages depend on this package by its URL, and build servers and package indexes resolve those packages on Linux. A package that
/// is fetched may have no local dependency. LinuxUIKit is a local dependency, so the manifest of a fetched package leaves LinuxUIKit out.
@Suite(
    "Resolving the package",
    .enabled(if: PackageWorkshop.isAvailable, "needs swift, git and a clone"),
    PublishedTrait(),
    .timeLimit(.minutes(20))
)
struct PackageResolutionTests {
    @Test(
        "A package that depends on this one by its URL resolves, without LinuxUIKit, wherever its checkouts are",
        arguments: zip([#"from: "1.0.0""#, #"branch: "main""#], ["app/.build", "elsewhere"])
    )
    func byURL(requirement: String, scratch: String) throws {
        try PackageWorkshop.run { workshop in
            let repository = try #require(PublishedTrait.repository)
            try workshop.makeApp(dependingOn: #"url: "file://\#(repository.path)", \#(requirement)"#)
            let dependencies = try workshop.swiftPackage("show-dependencies", scratch: scratch)
            #expect(dependencies.contains("PinchZoomOverlay@") && !dependencies.lowercased().contains("linuxuikit"))
            let checkout = workshop.folder.appendingPathComponent("\(scratch)/checkouts/PinchZoomOverlay/LinuxUIKit/Package.swift")
            #expect(FileManager.default.fileExists(atPath: checkout.path), "it is there, and is left out all the same")
            #expect(try workshop.swiftPackage("describe", scratch: scratch).contains("Name: App"))
            let fetched = try workshop.swiftPackage("describe", on: "\(scratch)/checkouts/PinchZoomOverlay", scratch: "scratch")
            #expect(fetched.contains("Name: PinchZoomOverlay") && !fetched.contains("Tests"), "without UIKit there is nothing to test")
        }
    }

    // A fetched package has no LinuxUIKit, so its build on Linux lacks UIKit, as a build for macOS does.
    @Test("A package that depends on this one builds on a system without UIKit")
    func withoutUIKit() throws {
        try PackageWorkshop.run { workshop in
            try workshop.makeApp(dependingOn: #"url: "file://\#(#require(PublishedTrait.repository).path)", branch: "main""#)
            try workshop.swiftBuild()
        }
    }

    @Test("A package that depends on this one by its path resolves, and has LinuxUIKit")
    func byPath() throws {
        try PackageWorkshop.run { workshop in
            let clone = try workshop.clone(#require(PublishedTrait.repository), to: "PinchZoomOverlay")
            try workshop.makeApp(dependingOn: #"path: "\#(clone.path)""#)
            let dependencies = try workshop.swiftPackage("show-dependencies")
            #expect(dependencies.contains("pinchzoomoverlay<") && dependencies.contains("linuxuikit<"))
        }
    }

    @Test("A clone has LinuxUIKit and the tests, in a folder of any name")
    func clone() throws {
        try PackageWorkshop.run { workshop in
            _ = try workshop.clone(#require(PublishedTrait.repository), to: "checkouts/PinchZoomOverlay")
            let description = try workshop.swiftPackage("describe", on: "checkouts/PinchZoomOverlay", scratch: "scratch")
            #expect(description.contains("LinuxUIKitGraphicsTests") && description.lowercased().contains("linuxuikit"))
        }
    }

    @Test("On Apple's systems the manifest has the tests that build there, and nothing of LinuxUIKit")
    func onApplesSystems() throws {
        try PackageWorkshop.run { workshop in
            let clone = try workshop.clone(#require(PublishedTrait.repository), to: "PinchZoomOverlay")
            // With this change, Linux reads the manifest as another system does.
            let manifest = clone.appendingPathComponent("Package.swift")
            let text = try String(contentsOf: manifest, encoding: .utf8)
            try #require(text.contains("#if os(Linux)"))
            let elsewhere = text.replacingOccurrences(of: "#if os(Linux)", with: "#if !os(Linux)")
            try elsewhere.write(to: manifest, atomically: true, encoding: .utf8)
            let description = try workshop.swiftPackage("describe", on: "PinchZoomOverlay", scratch: "scratch")
            #expect(description.contains("Name: UIKitContractTests") && description.contains("Name: PinchZoomValueTests"))
            #expect(!description.contains("LinuxUIKit") && !description.contains("HeadlessDevice"))
        }
    }
}
