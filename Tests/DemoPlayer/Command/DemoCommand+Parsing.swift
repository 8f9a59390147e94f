import Foundation

/// The error of a wrong command line, described in one line.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String
}

extension DemoCommand {
    /// A command, and the number of posts in the feed.
    struct Parsed: Equatable {
        var command: DemoCommand
        var itemCount = 16
    }

    /// Reads the arguments after the program's name. If no argument decides between the window and a replay, `hasDisplay` does.
    static func parse(_ arguments: [String], hasDisplay: Bool) throws(UsageError) -> Parsed {
        var reader = ArgumentReader(arguments)
        var replay = ReplayOptions()
        var recordings: [URL] = []
        var recordingTo: URL?
        var writeTouchesTo: URL?
        var trace: URL?
        var itemCount = 16
        var isReplay = !hasDisplay
        while let option = reader.next() {
            switch option {
            case "--help", "-h": return Parsed(command: .help)
            case "--record": isReplay = true
            case "--frames":
                replay.keepsFrames = true
                isReplay = true
            case "--entry":
                replay.writesEntry = true
                isReplay = true
            case "--touches":
                recordings.append(try reader.file(of: option))
                isReplay = true
            case "--out": replay.folder = try reader.file(of: option)
            case "--record-touches": recordingTo = try reader.file(of: option)
            case "--write-touches": writeTouchesTo = try reader.file(of: option)
            case "--compare": trace = try reader.file(of: option)
            case "--items": itemCount = try reader.count(of: option)
            default: throw UsageError(description: "\(option) is no option; --help lists them")
            }
        }
        if let writeTouchesTo { return Parsed(command: .writeTouches(to: writeTouchesTo)) }
        if let trace { return Parsed(command: .compare(trace: trace), itemCount: itemCount) }
        if recordingTo != nil, isReplay {
            throw UsageError(
                description: hasDisplay
                    ? "--record-touches needs the window: it does not go with --record, --touches or --frames"
                    : "--record-touches needs a display: DISPLAY is not set"
            )
        }
        let command = isReplay ? DemoCommand.replay(recordings: recordings, output: replay) : .window(recordingTo: recordingTo)
        return Parsed(command: command, itemCount: itemCount)
    }
}

/// Returns the arguments one by one.
private struct ArgumentReader {
    private var rest: ArraySlice<String>

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    mutating func next() -> String? {
        rest.popFirst()
    }

    mutating func file(of option: String) throws(UsageError) -> URL {
        guard let path = next(), !path.isEmpty, !path.hasPrefix("--") else {
            throw UsageError(description: "\(option) needs a path after it")
        }
        return URL(fileURLWithPath: path)
    }

    mutating func count(of option: String) throws(UsageError) -> Int {
        guard let text = next() else { throw UsageError(description: "\(option) needs a number after it") }
        guard let count = Int(text), (1...1_000_000).contains(count) else {
            throw UsageError(description: "\(option) \(text): it must be a number from 1 to 1000000")
        }
        return count
    }
}
