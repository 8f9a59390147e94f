import Foundation
import TestSupport
import Testing

@Suite("Programs that tests run", .timeLimit(.minutes(20))) struct ProgramRunTests {
    private let shell = URL(fileURLWithPath: "/bin/sh")

    @Test("What a program prints comes apart from its complaints, with its exit code")
    func outcome() throws {
        let run = try ProgramRun(
            shell,
            ["-c", "echo out; echo $WORD >&2; pwd; exit 3"],
            environment: ["WORD": "err"],
            in: URL(fileURLWithPath: "/")
        )
        #expect(run.code == 3 && run.output == "out\n/\n" && run.errors == "err\n")
    }

    @Test("Any amount of output comes through, on both ways at once")
    func largeOutput() throws {
        let run = try ProgramRun(
            shell,
            ["-c", "i=0; while [ $i -lt 5000 ]; do echo $i-a-line-of-some-length; echo $i >&2; i=$((i+1)); done"]
        )
        #expect(run.output.split(separator: "\n").count == 5000 && run.errors.split(separator: "\n").count == 5000)
    }

    @Test("A program that does not end is ended at its limit, with those that it has started; the error says which and what it had printed")
    func limit() throws {
        let start = ContinuousClock.now
        let error = #expect(throws: ProgramRun.Failure.self) {
            try ProgramRun(shell, ["-c", "sleep 300 & echo $!; wait"], limit: 0.5)
        }
        #expect(ContinuousClock.now - start < .seconds(30))
        let lines = (error?.description ?? "").split(separator: "\n")
        #expect(lines.first == "sh -c sleep 300 & echo $!; wait has not ended after 0.5 s")
        let child = try #require(lines.last.flatMap { Int32($0) })
        // The process that takes over the orphan may leave it as a zombie.
        for _ in 0..<100 where isRunning(child) { usleep(50_000) }
        #expect(!isRunning(child))
    }

    private func isRunning(_ process: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status.map { !$0.contains("State:\tZ") } ?? false
    }
}
