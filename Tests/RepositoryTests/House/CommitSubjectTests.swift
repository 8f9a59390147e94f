import Foundation
import TestSupport
import Testing

/// `Tests/commit-subjects` checks the subjects of commits, as `.ci/run` calls it.
@Suite("Commit subjects", .enabled(if: PackageWorkshop.isAvailable, "needs swift, git and a clone"), .timeLimit(.minutes(20)))
struct CommitSubjectTests {
    /// Runs the script in a repository with a base commit and one commit for each subject.
    private func check(_ subjects: [String], from base: String? = nil) throws -> ProgramRun {
        var check: ProgramRun?
        try PackageWorkshop.run { workshop in
            let script = try copyScript(to: workshop)
            try workshop.git(["init", "--quiet", "--initial-branch", "main", workshop.folder.path])
            for subject in ["Base"] + subjects {
                let author = ["-c", "user.name=Tests", "-c", "user.email=tests@example.com", "-c", "commit.gpgsign=false"]
                try workshop.git(author + ["commit", "--quiet", "--allow-empty", "--message", subject])
            }
            check = try ProgramRun(script, [base ?? "HEAD~\(subjects.count)"])
        }
        return try #require(check)
    }

    private func copyScript(to workshop: PackageWorkshop) throws -> URL {
        let folder = workshop.folder.appendingPathComponent("Tests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = folder.appendingPathComponent("commit-subjects")
        try FileManager.default.copyItem(at: Repository.tests.appendingPathComponent("commit-subjects"), to: script)
        return script
    }

    @Test("Imperative subjects of at most 72 characters pass")
    func passes() throws {
        let subjects = [
            "Pass the fingers with the pinch event", "Fix a jump when a cell is reused in flight", "Embed the style in the page",
            "Re-enable both swipes back", "Merge the words of the page with the page", "Add é " + String(repeating: "x", count: 66),
        ]
        let run = try check(subjects)
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    @Test(
        "A subject that is too long, ends with a full stop, is a merge's or begins with another word is refused, by its reason",
        arguments: zip(
            [
                "Add " + String(repeating: "x", count: 69), "Fix a jump.", "Merge branch 'main' of example", "Fixes a jump", "Fixed a jump",
                "Fixing a jump", "fix a jump", "The jump is fixed", "A jump is fixed",
            ],
            ["73 characters", "full stop", "merge", "Fixes", "Fixed", "Fixing", "capital letter", "begin with a verb", "begin with a verb"]
        )
    )
    func refuses(subject: String, reason: String) throws {
        let run = try check(["Add a photo", subject, "Add a page"])
        #expect(run.code == 1)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains(subject) && $0.contains(reason) }, "\(run.errors)")
    }

    @Test("The base commit and those before it are not checked")
    func base() throws {
        #expect(try check(["Fixed a jump.", "Add a page"], from: "HEAD~1").code == 0)
    }

    @Test("A repository without the base commit, and a folder without a history, pass with a line that says why")
    func withoutHistory() throws {
        let shallow = try check(["Fixed a jump."], from: "33eb60a")
        #expect(shallow.code == 0 && shallow.errors.contains("could not be checked"))
        try PackageWorkshop.run { workshop in
            let run = try ProgramRun(copyScript(to: workshop), [])
            #expect(run.code == 0 && run.errors.contains("could not be checked"), "\(run.errors)")
        }
    }
}
