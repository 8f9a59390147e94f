import Foundation

/// The app's launch options, from the scheme's arguments on a phone and from the command line on Linux.
struct LaunchOptions: Equatable, Sendable {
    /// The number of posts in the feed.
    var itemCount = 16
    /// The screen that the app shows at launch.
    var screen = DemoScreen.feed
    /// Whether a pinch opens the photo if the scale at the release is at least ``DemoSettings/openingScale``.
    var pinchOpensPhoto = false
    /// The quality of the network for the grid's large photos.
    var network = SimulatedNetwork.Quality.fast
    /// Whether the app records touches from its launch on.
    var recordsTouches = false
    /// The name of the recording in the app's documents, on a phone only; nil to write no recording.
    var recordingName: String?

    /// The launch options of this process.
    @MainActor static var current = LaunchOptions(arguments: ProcessInfo.processInfo.arguments)

    init() {}

    /// Reads `--items N` and `--record-touches NAME`, and ignores all other arguments. If N isn't a number, or is below 1, this initializer
    /// also ignores N.
    init(arguments: [String]) {
        if let count = LaunchOptions.value(of: "--items", in: arguments).flatMap({ Int($0) }), count > 0 { itemCount = count }
        recordingName = LaunchOptions.value(of: "--record-touches", in: arguments)
        recordsTouches = recordingName != nil
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), arguments.indices.contains(index + 1) else { return nil }
        return arguments[index + 1]
    }
}
