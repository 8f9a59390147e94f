import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer

@MainActor @Suite("Film", .timeLimit(.minutes(20))) struct FilmTests {
    @Test("A film has the size of its pictures, shows each for a sixtieth of a second, and looks like them")
    func looks() throws {
        try withScratchFolder { scratch in
            let pictures = try (0..<45).map { try picture($0, width: 390, height: 844) }
            let film = Film(in: try OutputFolder(at: scratch), named: "gesture.mp4", framesPerSecond: 60)
            for picture in pictures { try film.append(picture) }
            try film.finish()
            #expect(film.size == (390, 844))
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["gesture.mp4"])
            let file = scratch.appendingPathComponent("gesture.mp4")
            let decoded = try DecodedFilm(file)
            #expect(decoded.format == "h264 yuv420p" && decoded.rate == "60/1" && decoded.duration == 0.75)
            try #require(decoded.pictures.count == pictures.count)
            for index in [0, 22, 44] {
                let difference = try #require(decoded.pictures[index].meanDifference(from: pictures[index]))
                #expect(difference < 3, "picture \(index)")
                // The difference distinguishes a picture from the one ten pictures later.
                #expect(try #require(decoded.pictures[index].meanDifference(from: pictures[(index + 10) % 45])) > 3)
            }
            // Large areas keep their colors.
            #expect(decoded.pictures[22][5, 800].difference(from: Picture.Pixel(red: 0, green: 122, blue: 255)) <= 6)
        }
    }

    @Test("Of odd sizes, the last column and the last row are left out")
    func oddSizes() throws {
        try withScratchFolder { scratch in
            let film = Film(in: try OutputFolder(at: scratch), named: "gesture.mp4", framesPerSecond: 60)
            try film.append(.plain(.red, width: 41, height: 31))
            try film.finish()
            let first = try #require(try DecodedFilm(scratch.appendingPathComponent("gesture.mp4")).pictures.first)
            #expect(film.size == (40, 30) && first.width == 40 && first.height == 30)
        }
    }

    @Test("A film begins with its table of contents, so that it plays before all of it is loaded")
    func fastStart() throws {
        try withScratchFolder { scratch in
            let film = Film(in: try OutputFolder(at: scratch), named: "gesture.mp4", framesPerSecond: 60)
            for index in 0..<10 { try film.append(picture(index, width: 40, height: 30)) }
            try film.finish()
            let data = try Data(contentsOf: scratch.appendingPathComponent("gesture.mp4"))
            let contents = try #require(data.range(of: Data("moov".utf8)))
            let pictures = try #require(data.range(of: Data("mdat".utf8)))
            #expect(contents.lowerBound < pictures.lowerBound)
        }
    }

    @Test("No picture, and pictures of two sizes, are errors that name the file")
    func badPictures() throws {
        let (small, large) = (Picture.plain(.red, width: 40, height: 30), Picture.plain(.red, width: 42, height: 30))
        try expectFailure("a film without a picture", of: [])
        try expectFailure("a picture of 42 × 30 pixels in a film of 40 × 30", of: [small, large])
    }

    @Test("Without ffmpeg, the error says how to install it")
    func missing() throws {
        try expectFailure("ffmpeg is missing: install it by “make setup” or “apt-get install ffmpeg”", program: "no-such-program")
    }

    @Test(
        "If ffmpeg ends early, the error says why, and this process goes on",
        arguments: [
            ("echo 'too hot' >&2; exit 3", "ffmpeg ended with 3: too hot"),
            ("head -c 1000 > /dev/null; exit 4", "ffmpeg ended with 4"),
            ("kill -9 $$", "ffmpeg was ended by signal 9"),
        ]
    )
    func endsEarly(script: String, reason: String) throws {
        try withProgram(script) { try expectFailure(reason, program: $0.path) }
    }

    @Test("A disk that is full is an error of one line")
    func fullDisk() throws {
        try withScratchFolder { scratch in
            let folder = try OutputFolder(at: scratch)
            try FileManager.default.createSymbolicLink(atPath: folder.draft(of: "gesture.mp4"), withDestinationPath: "/dev/full")
            let film = Film(in: folder, named: "gesture.mp4", framesPerSecond: 60)
            #expect {
                for index in 0..<10 { try film.append(picture(index, width: 40, height: 30)) }
                try film.finish()
            } throws: {
                "\($0)".hasSuffix(": No space left on device") && !"\($0)".contains("\n")
            }
        }
    }

    @Test("Of a film that is given up, neither a file nor a process stays")
    func givenUp() throws {
        try withProgram(#"echo $$ > "$(dirname "$0")/number"; for path; do :; done; echo half > "$path"; exec sleep 300"#) { program in
            try withScratchFolder { scratch in
                let folder = try OutputFolder(at: scratch)
                let number = program.deletingLastPathComponent().appendingPathComponent("number")
                func begin() throws -> pid_t {
                    let film = Film(in: folder, named: "gesture.mp4", framesPerSecond: 60, program: program.path)
                    try film.append(.plain(.red, width: 4, height: 4))
                    for _ in 0..<200 where !FileManager.default.fileExists(atPath: folder.draft(of: "gesture.mp4")) { usleep(50_000) }
                    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [".gesture.mp4.part"])
                    return try #require(pid_t(String(contentsOf: number, encoding: .utf8).trimmingCharacters(in: .newlines)))
                }
                let process = try begin()
                #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
                #expect(kill(process, 0) == -1 && errno == ESRCH)
            }
        }
    }

    /// Expects that a film ends with an error, and that an older film stays, with nothing beside it.
    private func expectFailure(_ reason: String, of pictures: [Picture]? = nil, program: String = "ffmpeg") throws {
        try withScratchFolder { scratch in
            let folder = try OutputFolder(at: scratch)
            let file = try folder.write(Data("old".utf8), named: "gesture.mp4")
            func write() throws {
                let film = Film(in: folder, named: "gesture.mp4", framesPerSecond: 60, program: program)
                // Together, these pictures are larger than the amount that a program may leave unread.
                for picture in pictures ?? Array(repeating: .plain(.red, width: 390, height: 844), count: 4) { try film.append(picture) }
                try film.finish()
            }
            #expect(throws: OutputError(path: file.path, reason: reason)) { try write() }
            #expect(try String(contentsOf: file, encoding: .utf8) == "old")
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["gesture.mp4"])
        }
    }

    /// Makes a program that runs a shell script.
    private func withProgram(_ script: String, _ body: (URL) throws -> Void) throws {
        try withScratchFolder { scratch in
            let program = scratch.appendingPathComponent("program")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
            chmod(program.path, 0o755)
            try body(program)
        }
    }

    /// Returns a screen with a photo, a word and a moving disc.
    private func picture(_ index: Int, width: Int, height: Int) throws -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            ("Grid" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
            for row in 0..<20 {
                UIColor(white: CGFloat(row) / 20, alpha: 1).setFill()
                context.fill(CGRect(x: 100 + index * 2, y: 100 + row * 20, width: 150, height: 20))
            }
        }
        return try #require(Picture(image))
    }
}
