import Foundation

/// What the app is told when it starts, on a phone by its scheme's arguments and on Linux by the command line.
struct LaunchOptions: Equatable, Sendable {
    /// How many posts the feed has.
    var itemCount = 16

    /// Those of this process.
    @MainActor static var current = LaunchOptions(arguments: ProcessInfo.processInfo.arguments)

    init() {}

    /// Takes `--items N` and leaves the rest to others; a number that is none, or below 1, is left out.
    init(arguments: [String]) {
        guard let index = arguments.firstIndex(of: "--items"), arguments.indices.contains(index + 1),
            let count = Int(arguments[index + 1]), count > 0
        else { return }
        itemCount = count
    }
}
