import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Tests of the demo as a program of its own: its output, its files and its exit codes.
@Suite("The demo as a program", .timeLimit(.minutes(20))) struct ProcessTests {
    @Test("--help prints the options and ends with 0")
    func help() throws {
        let outcome = try run(["--help"])
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("--touches FILE"))
    }

    @Test("A command line that cannot be followed ends with 64 and one line on standard error")
    func usage() throws {
        let outcome = try run(["--nonsense"])
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors == "PinchDemo: --nonsense is no option; --help lists them\n")
    }

    @Test("A recording that is missing or wrong ends with 1 and one line that names it, and nothing is written")
    func badRecordings() throws {
        try inScratchFolder { folder in
            let bad = folder.appendingPathComponent("bad.jsonl")
            let header = #"{"format":"touches","version":1,"width":390,"height":844,"name":"bad","note":""}"#
            try Data("\(header)\n{\"time\":0,\"finger\":1,\"phase\":\"began\",\"x\":999,\"y\":1}\n".utf8).write(to: bad)
            for file in [bad.path, folder.appendingPathComponent("missing.jsonl").path] {
                let out = folder.appendingPathComponent("out")
                let outcome = try run(["--touches", file, "--out", out.path])
                #expect(outcome.code == 1)
                #expect(outcome.errors.hasPrefix("PinchDemo: ") && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
                #expect(outcome.errors.contains(URL(fileURLWithPath: file).lastPathComponent))
                #expect(try FileManager.default.contentsOfDirectory(atPath: out.path).isEmpty)
            }
            #expect(try run(["--touches", bad.path, "--out", folder.path]).errors.contains("line 2"))
        }
    }

    @Test("A folder that cannot be written ends with 1 and one line that names it")
    func unwritable() throws {
        let outcome = try run(["--out", "/proc/pictures"])
        #expect(outcome.code == 1)
        #expect(
            outcome.errors.hasPrefix("PinchDemo: ") && outcome.errors.contains("/proc/pictures")
                && outcome.errors.split(separator: "\n").count == 1
        )
    }

    @Test("A display that is not there ends with 1 and one line that names it")
    func missingDisplay() throws {
        let outcome = try run([], display: ":4711")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains(":4711") && outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }

    @Test("A replay writes the contact sheet, the film, the alpha curve, a summary and a page of them, and says what to open")
    func replay() throws {
        try inScratchFolder { folder in
            let file = try writePinch(named: "short", into: folder)
            let outcome = try run(["--touches", file.path, "--out", folder.path])
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            #expect(outcome.output.contains("1 of 1  short: A short pinch."))
            let own = folder.appendingPathComponent("short")
            #expect(outcome.output.hasSuffix("Open \(own.path)/index.html\n"))
            let written = try FileManager.default.contentsOfDirectory(atPath: own.path).sorted()
            let names = ["alpha.png", "contact-sheet.png", "gesture.mp4", "index.html", "preview.jpg", "still.jpg", "summary.txt"]
            #expect(written == names)
            let page = try String(contentsOf: own.appendingPathComponent("index.html"), encoding: .utf8)
            #expect(page.contains("<h3>short</h3>\n<p>A short pinch.</p>"))
            for file in written where file != "index.html" && file != "preview.jpg" {
                #expect(page.contains("href=\"\(file)\""), "\(file)")
            }
            // With this limit, a page with 27 recordings is smaller than 25 megabytes.
            let weight = try ["src", "poster"].flatMap { paths(in: page, of: $0) }.reduce(0) { sum, path in
                sum + (try Data(contentsOf: own.appendingPathComponent(path)).count)
            }
            #expect((100_000..<700_000).contains(weight), "\(weight) bytes")
        }
    }

    @Test("The film shows every frame of the replay for a sixtieth of a second, as it was")
    func film() throws {
        try inScratchFolder { folder in
            let outcome = try run(["--touches", try writePinch(named: "short", into: folder).path, "--frames", "--out", folder.path])
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            let own = folder.appendingPathComponent("short")
            let frames = own.appendingPathComponent("frames")
            let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
            let film = try DecodedFilm(own.appendingPathComponent("gesture.mp4"))
            #expect(film.rate == "60/1" && abs(film.duration - Double(names.count) / 60) < 0.001)
            try #require(film.pictures.count == names.count)
            // The photo is largest in frame 10, when the fingers have lifted.
            for (index, other) in [(0, 10), (10, 0), (names.count / 2, 10)] {
                let image = try #require(UIImage(contentsOfFile: frames.appendingPathComponent(names[index]).path))
                let frame = try #require(Picture(image))
                #expect(frame.width == 390 && frame.height == 844)
                let difference = try #require(film.pictures[index].meanDifference(from: frame))
                // The film loses the finest grain of photos.
                #expect(difference < 5, "frame \(index)")
                #expect(try #require(film.pictures[other].meanDifference(from: frame)) > 8, "frame \(other) looks otherwise")
            }
        }
    }

    @Test("Without ffmpeg, a replay ends with 1 and one line that says how to install it")
    func missingFFmpeg() throws {
        try inScratchFolder { folder in
            let file = try writePinch(named: "short", into: folder)
            let outcome = try run(["--touches", file.path, "--out", folder.path], path: folder.path)
            #expect(outcome.code == 1)
            let reason = "ffmpeg is missing: install it by “make setup” or “apt-get install ffmpeg”"
            #expect(outcome.errors == "PinchDemo: cannot write \(folder.path)/short/gesture.mp4: \(reason)\n")
        }
    }

    @Test("Of several recordings the page lies beside their folders, and shows the pictures that are in them; each has a name of its own")
    func severalReplays() throws {
        try inScratchFolder { folder in
            let files = try ["first", "second"].map { try writePinch(named: $0, into: folder).path }
            let out = folder.appendingPathComponent("out")
            let arguments = files.flatMap { ["--touches", $0] } + ["--out", out.path]
            let outcome = try run(arguments)
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
            #expect(outcome.output.hasSuffix("Open \(out.path)/index.html\n"))
            #expect(outcome.output.contains("1 of 2  ") && outcome.output.contains("2 of 2  "))
            #expect(try FileManager.default.contentsOfDirectory(atPath: out.path).sorted() == ["first", "index.html", "second"])
            let written = try FileManager.default.contentsOfDirectory(atPath: out.appendingPathComponent("second").path).sorted()
            #expect(written == ["alpha.png", "contact-sheet.png", "gesture.mp4", "preview.jpg", "still.jpg", "summary.txt"])
            let page = try String(contentsOf: out.appendingPathComponent("index.html"), encoding: .utf8)
            for (attribute, count) in ["src": 6, "poster": 2, "href": 16] {
                let paths = paths(in: page, of: attribute)
                #expect(paths.count == count, "\(attribute)")
                for path in paths { #expect(FileManager.default.fileExists(atPath: out.appendingPathComponent(path).path), "\(path)") }
            }
            #expect(page.contains(#"<video width="390" height="844" poster="second/still.jpg""#))
            // The process that plays the second recording can't create its folder.
            let blocked = folder.appendingPathComponent("blocked")
            try FileManager.default.createDirectory(at: blocked, withIntermediateDirectories: true)
            try Data().write(to: blocked.appendingPathComponent("second"))
            let failed = try run(files.flatMap { ["--touches", $0] } + ["--out", blocked.path])
            #expect(failed.code == 1)
            #expect(failed.errors.hasPrefix("PinchDemo: ") && failed.errors.contains("blocked/second"), "\(failed.errors)")
            #expect(failed.errors.split(separator: "\n").count == 1)
            let twice = try run(["--touches", files[0], "--touches", files[0], "--out", out.path])
            #expect(twice.code == 1 && twice.errors.hasSuffix("first.jsonl: another recording is called “first”, too\n"), "\(twice.errors)")
        }
    }

    /// The files in an attribute of a page's tags. Links to the page's own sections begin with a number sign.
    private func paths(in page: String, of attribute: String) -> [String] {
        page.components(separatedBy: " \(attribute)=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
            .filter { !$0.hasPrefix("#") }
    }

    /// Writes a recording of two fingers that spread the feed's first photo for an eighth of a second.
    private func writePinch(named name: String, into folder: URL) throws -> URL {
        let file = folder.appendingPathComponent("\(name).jsonl")
        var lines = [#"{"format":"touches","version":1,"width":390,"height":844,"name":"\#(name)","note":"A short pinch."}"#]
        for step in 0...8 {
            for finger in [1, 2] {
                let phase = step == 0 ? "began" : step == 8 ? "ended" : "moved"
                let x = finger == 1 ? 160 - 12 * min(step, 7) : 230 + 12 * min(step, 7)
                lines.append(#"{"time":\#(Double(step) * 0.016),"finger":\#(finger),"phase":"\#(phase)","x":\#(x),"y":275}"#)
            }
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        return file
    }

    private func inScratchFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PinchDemo-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func run(_ arguments: [String], display: String? = nil, path: String? = nil) throws -> ProgramRun {
        // The program is in the same folder as the tests.
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("PinchDemo")
        var environment = ProcessInfo.processInfo.environment
        environment["DISPLAY"] = display
        environment["PATH"] = path ?? environment["PATH"]
        return try ProgramRun(program, arguments, environment: environment)
    }
}
