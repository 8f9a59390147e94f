/// A recording says how the app was when the fingers came.
extension TouchRecording.Start {
    /// The start of a recording that begins as the app does.
    init(_ options: LaunchOptions) {
        self.init(
            screen: Screen(rawValue: options.screen.rawValue) ?? .feed,
            pinch: options.pinchOpensPhoto ? .opens : .zooms,
            network: Network(options.network)
        )
    }
}

extension TouchRecording.Start.Network {
    /// The network of a recording.
    init(_ quality: SimulatedNetwork.Quality) {
        self = Self(rawValue: quality.rawValue) ?? .fast
    }
}

extension LaunchOptions {
    /// The options with which the app begins as a recording says.
    init(_ start: TouchRecording.Start, itemCount: Int) {
        self.init()
        self.itemCount = itemCount
        screen = DemoScreen(rawValue: start.screen.rawValue) ?? .feed
        pinchOpensPhoto = start.pinch == .opens
        network = SimulatedNetwork.Quality(rawValue: start.network.rawValue) ?? .fast
    }
}
