import Foundation

/// What the app is told when it starts, on a phone by its scheme's arguments and on Linux by the command line.
struct LaunchOptions: Equatable, Sendable {
    /// How many posts the feed has.
    var itemCount = 16
    /// The screen that the app begins with.
    var screen = DemoScreen.feed
    /// Whether a pinch that is let go far enough opens the photo.
    var pinchOpensPhoto = false
    /// How the grid's large photos come.
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
