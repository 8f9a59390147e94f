import Foundation
import TestSupport
import Testing

/// `.ci/release` makes the commit and the tag of a version, and checks that all files name the version of the newest tag.
@Suite("Releases of versions", .enabled(if: PackageWorkshop.isAvailable, "needs swift, git and a clone"), .timeLimit(.minutes(20)))
struct VersionReleaseTests {
    /// A clone of the files that name a version.
    private struct Clone {
        private static let article = "Sources/PinchZoomOverlay/PinchZoomOverlay.docc/LinuxUIKitAndTesting.md"
        let workshop: PackageWorkshop

        /// Commits this repository's own files. If the files name a version, the commit gets the version's tag.
        init(in workshop: PackageWorkshop) throws {
            self.workshop = workshop
            for path in [".ci/release", "CHANGELOG.md", "README.md", Self.article] {
                let file = workshop.folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: Repository.root.appendingPathComponent(path), to: file)
            }
            try git("init", "--quiet", "--initial-branch", "main", workshop.folder.path)
            let settings = [
                ("user.name", "Tests"), ("user.email", "tests@example.com"), ("commit.gpgsign", "false"), ("tag.gpgsign", "false"),
                ("core.hooksPath", "/dev/null"),
            ]
            for (name, value) in settings { try git("config", name, value) }
            try commit()
            let changelog = try text("CHANGELOG.md")
            if let version = changelog.firstMatch(of: /\n## \[([0-9]+\.[0-9]+\.[0-9]+)\]/) { try git("tag", String(version.output.1)) }
        }

        @discardableResult func git(_ arguments: String...) throws -> String { try workshop.git(arguments) }

        func commit() throws {
            try git("add", ".ci", "CHANGELOG.md", "README.md", "Sources")
            try git("commit", "--quiet", "--message", "Change the files")
        }

        func text(_ path: String) throws -> String {
            try String(contentsOf: workshop.folder.appendingPathComponent(path), encoding: .utf8)
        }

        func write(_ text: String, to path: String) throws {
            try Data(text.utf8).write(to: workshop.folder.appendingPathComponent(path))
        }

        /// Adds a change to the changelog, because a version needs one.
        func addChange() throws {
            let changelog = try text("CHANGELOG.md")
            try write(changelog.replacingOccurrences(of: "## [Unreleased]\n", with: "## [Unreleased]\n\n- A change.\n"), to: "CHANGELOG.md")
            try commit()
        }

        func run(_ argument: String) throws -> ProgramRun {
            try ProgramRun(workshop.folder.appendingPathComponent(".ci/release"), [argument], in: workshop.folder)
        }
    }

    @Test("The files of this repository name the same version, or say that there is none")
    func files() throws {
        try PackageWorkshop.run { workshop in
            let check = try Clone(in: workshop).run("--check")
            #expect(check.code == 0, "\(check.errors)")
        }
    }

    @Test("A release is one commit and one tag, after which all files name the version, and Unreleased is empty")
    func release() throws {
        try PackageWorkshop.run { workshop in
            let clone = try Clone(in: workshop)
            try clone.addChange()
            let release = try clone.run("7.8.9")
            #expect(release.code == 0 && release.output.contains("git push --atomic origin main 7.8.9"), "\(release.errors)")
            #expect(try clone.run("--check").output == "7.8.9\n")
            #expect(try clone.git("log", "-1", "--format=%s %D").contains("Release 7.8.9 HEAD -> main, tag: 7.8.9"))
            #expect(try clone.git("status", "--porcelain", "--untracked-files=no").isEmpty)
            let changelog = try clone.text("CHANGELOG.md")
            #expect(changelog.contains(/## \[Unreleased\]\n\n## \[7\.8\.9\] - [0-9]{4}-[0-9]{2}-[0-9]{2}\n/))
            #expect(try clone.text("README.md").contains(#".upToNextMinor(from: "7.8.9")"#))
            for page in ["CHANGELOG.md", "README.md"] { #expect(try !clone.text(page).contains("No version has been released yet")) }
            #expect(try clone.run("7.8.10").errors.contains("lists nothing"))
        }
    }

    @Test("A version that isn't one or isn't the next, changes that aren't committed, and another branch are refused, and nothing changes")
    func refusals() throws {
        try PackageWorkshop.run { workshop in
            let clone = try Clone(in: workshop)
            try clone.addChange()
            let head = try clone.git("rev-parse", "HEAD")
            #expect(try clone.run("1.0").errors.contains("three numbers"))
            #expect(try clone.run("v1.0.0").errors.contains("three numbers"))
            try clone.write("Something", to: "README.md")
            #expect(try clone.run("7.8.9").errors.contains("not committed"))
            try clone.git("checkout", "--quiet", "README.md")
            try clone.git("checkout", "--quiet", "-b", "other")
            #expect(try clone.run("7.8.9").errors.contains("not main"))
            try clone.git("checkout", "--quiet", "main")
            #expect(try clone.git("rev-parse", "HEAD") == head)
            #expect(try clone.run("7.8.9").code == 0)
            try clone.addChange()
            for version in ["7.8.9", "7.8.8", "6.99.99"] { #expect(try clone.run(version).errors.contains("is not after 7.8.9")) }
            #expect(try clone.run("7.8.10").code == 0)
        }
    }

    @Test("The check finds a page, a changelog or a tag that names another version")
    func differences() throws {
        try PackageWorkshop.run { workshop in
            let clone = try Clone(in: workshop)
            try clone.addChange()
            #expect(try clone.run("7.8.9").code == 0)
            let readme = try clone.text("README.md")
            try clone.write(readme.replacingOccurrences(of: "7.8.9", with: "7.8.8"), to: "README.md")
            #expect(try clone.run("--check").errors.contains("README.md requires '7.8.8'"))
            try clone.write("No version has been released yet.\n" + readme, to: "README.md")
            #expect(try clone.run("--check").errors.contains("README.md says that there is no version"))
            try clone.write(readme, to: "README.md")
            try clone.git("tag", "--delete", "7.8.9")
            let check = try clone.run("--check")
            #expect(check.code == 1 && check.errors.contains("CHANGELOG.md has '7.8.9'"))
        }
    }
}
