import Foundation

/// The options of the app at its launch, from the scheme's arguments on a phone and from the command line on Linux.
struct LaunchOptions: Equatable, Sendable {
    /// The number of posts in the feed.
    var itemCount = 16
    /// The screen that the app begins with.
    var screen = DemoScreen.feed
    /// Whether a pinch that is let go far enough opens the photo.
    var pinchOpensPhoto = false
    /// The quality of the network for the grid's large photos.
    var network = SimulatedNetwork.Quality.fast
    /// Whether what fingers do is recorded from the start.
    var recordsTouches = false
    /// On a phone: the name under which the app's documents keep what fingers do; nil keeps nothing.
    var recordingName: String?

    /// Those of this process.
    @MainActor static var current = LaunchOptions(arguments: ProcessInfo.processInfo.arguments)

    init() {}

    /// Takes `--items N` and `--record-touches NAME` and leaves the rest to others; a number that is none, or below 1, is left out.
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
