import Testing

@testable import PinchDemo
@testable import TouchRecorder

/// Tests of the start in a recording. The player launches the app in the same way as when it was recorded.
@Suite("Starts of recordings", .timeLimit(.minutes(20))) struct RecordedStartTests {
    @Test("The app begins with every screen, pinch and network that a recording can name, and its own recordings name them again")
    func roundTrip() {
        for screen in TouchRecording.Start.Screen.allCases {
            for pinch in TouchRecording.Start.Pinch.allCases {
                for network in TouchRecording.Start.Network.allCases {
                    let start = TouchRecording.Start(screen: screen, pinch: pinch, network: network)
                    #expect(TouchRecording.Start(LaunchOptions(start, itemCount: 16)) == start)
                }
            }
        }
    }

    @Test("Recordings can name every screen and every network of the app")
    func all() {
        #expect(DemoScreen.allCases.map(\.rawValue) == TouchRecording.Start.Screen.allCases.map(\.rawValue))
        #expect(SimulatedNetwork.Quality.allCases.map(\.rawValue) == TouchRecording.Start.Network.allCases.map(\.rawValue))
    }
}
