import Foundation
import Testing

@testable import DemoPlayer

/// Commands of the command line.
@Suite("Command line", .timeLimit(.minutes(20))) struct CommandLineTests {
    private typealias ReplayOptions = DemoCommand.ReplayOptions

    @Test("Without options it shows the window where there is a display, and plays the recordings where there is none")
    func noOptions() throws {
        #expect(try DemoCommand.parse([], hasDisplay: true).command == .window(recordingTo: nil))
        #expect(try DemoCommand.parse([], hasDisplay: false).command == .replay(recordings: [], output: ReplayOptions()))
    }

    @Test("Each option does what the help says")
    func options() throws {
        let file = URL(fileURLWithPath: "a.jsonl")
        var frames = ReplayOptions()
        frames.keepsFrames = true
        var elsewhere = ReplayOptions()
        elsewhere.folder = URL(fileURLWithPath: "there")
        #expect(try DemoCommand.parse(["--record"], hasDisplay: true).command == .replay(recordings: [], output: ReplayOptions()))
        #expect(
            try DemoCommand.parse(["--touches", "a.jsonl"], hasDisplay: true).command
                == .replay(recordings: [file], output: ReplayOptions())
        )
        #expect(try DemoCommand.parse(["--frames"], hasDisplay: true).command == .replay(recordings: [], output: frames))
        var entry = ReplayOptions()
        entry.writesEntry = true
        #expect(try DemoCommand.parse(["--entry"], hasDisplay: true).command == .replay(recordings: [], output: entry))
        let several = ["--touches", "a.jsonl", "--frames", "--touches", "b.jsonl"]
        #expect(
            try DemoCommand.parse(several, hasDisplay: true).command
                == .replay(recordings: [file, URL(fileURLWithPath: "b.jsonl")], output: frames)
        )
        #expect(try DemoCommand.parse(["--out", "there"], hasDisplay: false).command == .replay(recordings: [], output: elsewhere))
        #expect(try DemoCommand.parse(["--record-touches", "a.jsonl"], hasDisplay: true).command == .window(recordingTo: file))
        #expect(try DemoCommand.parse(["--write-touches", "a.jsonl"], hasDisplay: false).command == .writeTouches(to: file))
        #expect(try DemoCommand.parse(["--compare", "a.jsonl"], hasDisplay: true).command == .compare(trace: file))
        #expect(try DemoCommand.parse(["--items", "100000"], hasDisplay: true).itemCount == 100_000)
        #expect(try DemoCommand.parse(["--nonsense", "--help"].reversed(), hasDisplay: true).command == .help)
        for option in [
            "record", "touches", "record-touches", "out", "frames", "items", "entry", "write-touches", "compare", "help",
        ] {
            #expect(DemoCommand.helpText.contains("--\(option)"))
        }
    }

    @Test(
        "What cannot be followed is refused in a line that names it",
        arguments: [
            (["--nonsense"], true, "--nonsense is no option; --help lists them"),
            (["picture.png"], true, "picture.png is no option; --help lists them"),
            (["--touches"], true, "--touches needs a path after it"),
            (["--compare"], true, "--compare needs a path after it"),
            (["--out", "--frames"], true, "--out needs a path after it"),
            (["--items"], true, "--items needs a number after it"),
            (["--items", "0"], true, "--items 0: it must be a number from 1 to 1000000"),
            (["--items", "many"], true, "--items many: it must be a number from 1 to 1000000"),
            (["--record-touches", "a"], false, "--record-touches needs a display: DISPLAY is not set"),
            (
                ["--record-touches", "a", "--record"], true,
                "--record-touches needs the window: it does not go with --record, --touches or --frames"
            ),
        ]
    )
    func refusals(arguments: [String], hasDisplay: Bool, message: String) {
        #expect(throws: UsageError(description: message)) { try DemoCommand.parse(arguments, hasDisplay: hasDisplay) }
    }
}
