/// Conversions between a recording's start and the app's launch options.
extension TouchRecording.Start {
    /// Creates the start of a recording that begins at the app's launch.
    init(_ options: LaunchOptions) {
        self.init(
            screen: Screen(rawValue: options.screen.rawValue) ?? .feed,
            pinch: options.pinchOpensPhoto ? .opens : .zooms,
            network: Network(options.network)
        )
    }
}

extension TouchRecording.Start.Network {
    /// Creates the network of a recording from a quality.
    init(_ quality: SimulatedNetwork.Quality) {
        self = Self(rawValue: quality.rawValue) ?? .fast
    }
}

extension LaunchOptions {
    /// Creates options that launch the app in the state that a recording describes.
    init(_ start: TouchRecording.Start, itemCount: Int) {
        self.init()
        self.itemCount = itemCount
        screen = DemoScreen(rawValue: start.screen.rawValue) ?? .feed
        pinchOpensPhoto = start.pinch == .opens
        network = SimulatedNetwork.Quality(rawValue: start.network.rawValue) ?? .fast
    }
}
