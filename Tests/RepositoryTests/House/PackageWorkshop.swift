import Foundation
import TestSupport
import Testing

/// A temporary folder for packages that depend on this package, made with the package manager and git. The work in the folder needs no
/// network, and leaves nothing behind.
struct PackageWorkshop {
    /// The folder of the workshop.
    let folder: URL

    private static let swift = ProgramRun.find("swift")
    private static let git = ProgramRun.find("git")

    /// Whether the machine has the programs, and a clone with the package's files.
    static let isAvailable =
        swift != nil && git != nil && FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(".git").path)

    /// Makes an empty workshop, which its caller closes.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Packages-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        self.folder = folder.resolvingSymlinksInPath()
    }

    /// Removes the workshop's folder.
    func close() { try? FileManager.default.removeItem(at: folder) }

    /// Calls a closure with an empty workshop.
    static func run(_ body: (PackageWorkshop) throws -> Void) throws {
        let workshop = try PackageWorkshop()
        defer { workshop.close() }
        try body(workshop)
    }

    // MARK: Packages

    /// Makes a repository of the tracked files of this repository in their current state, with a version 1.0.0.
    func publish() throws -> URL {
        let root = Repository.root
        // The clone may belong to another user. Trusting the clone is safe, because its files are only read.
        let tracked = try git(["-c", "safe.directory=*", "-C", root.path, "ls-files", "-z"]).split(separator: "\0").map(String.init)
        let files = tracked.filter { FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent($0).path) }
        try #require(files.contains("Package.swift") && files.contains("LinuxUIKit/Package.swift"))
        let list = folder.appendingPathComponent("files")
        try Data(files.joined(separator: "\0").utf8).write(to: list)
        let repository = folder.appendingPathComponent("published/PinchZoomOverlay")
        try git(["init", "--quiet", "--bare", "--initial-branch", "main", repository.path])
        // With the usual compression, git compresses the photos once more, and takes half as long again.
        // All files go into one pack. Otherwise, git writes each into a file of its own, and clones copy thousands of files.
        let settings = ["user.name=Tests", "user.email=tests@example.com", "core.compression=0", "core.bigFileThreshold=1"]
            .flatMap { ["-c", $0] }
        let here = ["--git-dir", repository.path, "--work-tree", root.path] + settings
        try git(here + ["add", "--force", "--pathspec-from-file", list.path, "--pathspec-file-nul"], in: root)
        try git(here + ["-c", "commit.gpgsign=false", "-c", "core.hooksPath=", "commit", "--quiet", "--message", "As it is now"], in: root)
        try git(here + ["tag", "--no-sign", "1.0.0"], in: root)
        return repository
    }

    /// Clones a repository by hand.
    func clone(_ repository: URL, to path: String) throws -> URL {
        let clone = folder.appendingPathComponent(path)
        try git(["clone", "--quiet", repository.path, clone.path])
        return clone
    }

    /// Makes a package that depends on this package. The manifest contains the dependency as given.
    func makeApp(dependingOn dependency: String) throws {
        let sources = folder.appendingPathComponent("app/Sources/App")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("import PinchZoomOverlay\n".utf8).write(to: sources.appendingPathComponent("App.swift"))
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                dependencies: [.package(\(dependency))],
                targets: [.target(name: "App", dependencies: [.product(name: "PinchZoomOverlay", package: "PinchZoomOverlay")])]
            )
            """
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("app/Package.swift"))
    }

    // MARK: Programs

    /// Runs `swift package` on a package, with folders of the workshop for all stored files, and returns the output.
    @discardableResult func swiftPackage(_ arguments: String..., on package: String = "app", scratch: String = "app/.build") throws
        -> String
    {
        try swift("package", arguments, on: package, scratch: scratch)
    }

    /// Builds a package.
    func swiftBuild(on package: String = "app", scratch: String = "app/.build") throws {
        try swift("build", [], on: package, scratch: scratch)
    }

    @discardableResult private func swift(_ command: String, _ arguments: [String], on package: String, scratch: String) throws -> String {
        let places = [("--package-path", package), ("--scratch-path", scratch), ("--cache-path", "cache"), ("--config-path", "config")]
        let options = places.flatMap { [$0.0, folder.appendingPathComponent($0.1).path] }
        return try run(PackageWorkshop.swift, [command] + options + arguments)
    }

    /// Runs git, and returns the output.
    @discardableResult func git(_ arguments: [String], in place: URL? = nil) throws -> String {
        try run(PackageWorkshop.git, arguments, in: place)
    }

    private func run(_ program: URL?, _ arguments: [String], in place: URL? = nil) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder.appendingPathComponent("tmp").path
        // Hooks, for example, set these variables. Without this, git would use the repository of the hook.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { environment[name] = nil }
        let run = try ProgramRun(#require(program), arguments, environment: environment, in: place ?? folder, limit: 300)
        try #require(run.code == 0, "\(arguments.joined(separator: " "))\n\(run.output)\(run.errors)")
        return run.output
    }
}
