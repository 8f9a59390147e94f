import Foundation
import TestSupport
import Testing

/// A folder in which packages are made that depend on this one, with the package manager and git. Nothing there needs the network, and
/// nothing of it stays.
struct PackageWorkshop {
    /// Where it all is.
    let folder: URL

    private static let swift = ProgramRun.find("swift")
    private static let git = ProgramRun.find("git")

    /// Whether there are the programs, and a clone to take the files from.
    static let isAvailable =
        swift != nil && git != nil && FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(".git").path)

    /// Gives a closure a workshop with nothing in it.
    static func run(_ body: (PackageWorkshop) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Packages-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("tmp"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(PackageWorkshop(folder: folder.resolvingSymlinksInPath()))
    }

    // MARK: Packages

    /// Makes a repository of the files that this one tracks, as they are now, in a version 1.0.0.
    func publish() throws -> URL {
        let root = Repository.root
        // The clone may be somebody else's: its files are only read.
        let tracked = try git(["-c", "safe.directory=*", "-C", root.path, "ls-files", "-z"]).split(separator: "\0").map(String.init)
        let files = tracked.filter { FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent($0).path) }
        try #require(files.contains("Package.swift") && files.contains("LinuxUIKit/Package.swift"))
        let list = folder.appendingPathComponent("files")
        try Data(files.joined(separator: "\0").utf8).write(to: list)
        let repository = folder.appendingPathComponent("published/PinchZoomOverlay")
        try git(["init", "--quiet", "--bare", "--initial-branch", "main", repository.path])
        let here = ["--git-dir", repository.path, "--work-tree", root.path, "-c", "user.name=Tests", "-c", "user.email=tests@example.com"]
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

    /// Makes a package that depends on this one in a way that its manifest says.
    func makeApp(dependingOn dependency: String) throws {
        let sources = folder.appendingPathComponent("app/Sources/App")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data().write(to: sources.appendingPathComponent("App.swift"))
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

    /// Runs `swift package` on a package, with places of its own for all that it keeps, and gives what it prints.
    @discardableResult func swiftPackage(_ arguments: String..., on package: String = "app", scratch: String = "app/.build") throws
        -> String
    {
        let places = [("--package-path", package), ("--scratch-path", scratch), ("--cache-path", "cache"), ("--config-path", "config")]
        let options = places.flatMap { [$0.0, folder.appendingPathComponent($0.1).path] }
        return try run(PackageWorkshop.swift, ["package"] + options + arguments)
    }

    /// Runs git and gives what it prints.
    @discardableResult func git(_ arguments: [String], in place: URL? = nil) throws -> String {
        try run(PackageWorkshop.git, arguments, in: place)
    }

    private func run(_ program: URL?, _ arguments: [String], in place: URL? = nil) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder.appendingPathComponent("tmp").path
        // Hooks and the like set these, and git would take them for this one.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { environment[name] = nil }
        let run = try ProgramRun(#require(program), arguments, environment: environment, in: place ?? folder, limit: 300)
        try #require(run.code == 0, "\(arguments.joined(separator: " "))\n\(run.output)\(run.errors)")
        return run.output
    }
}
