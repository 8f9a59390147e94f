import Testing
import UIKit

@testable import DemoPlayer
@testable import TouchRecorder

/// The phone on which a trace is played.
@MainActor @Suite("A trace's phone", .timeLimit(.minutes(20))) struct PhoneShapeTests {
    private func trace(_ width: Double, _ height: Double, scale: Double? = 3, model: String = "", rate: Double = 60) -> TouchRecording {
        let device = TouchRecording.Device(model: model, system: "", build: "", framesPerSecond: rate)
        return TouchRecording(screen: .init(width: width, height: height, scale: scale), name: "", note: "", events: [], device: device)
    }

    @Test("What its shape covers follows from its size, and for some from its model; a screen of no known size has no notch")
    func insets() {
        #expect(PhoneShape.safeAreaInsets(of: trace(390, 844)) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(PhoneShape.safeAreaInsets(of: trace(393, 852)).top == 59)
        #expect(PhoneShape.safeAreaInsets(of: trace(375, 812)).top == 44)
        #expect(PhoneShape.safeAreaInsets(of: trace(375, 812, model: "iPhone13,1")).top == 50)
        #expect(PhoneShape.safeAreaInsets(of: trace(414, 896, scale: 2, model: "iPhone12,1")).top == 48)
        #expect(PhoneShape.safeAreaInsets(of: trace(500, 500)) == .zero && !PhoneShape.isKnown(trace(500, 500).screen))
    }

    @Test("Its screen and rate are those of the header, as near as the simulated phone has them")
    func configuration() {
        let configuration = ComparedPhone().configuration(for: trace(430, 932, scale: 3, rate: 120))
        #expect(configuration.size == CGSize(width: 430, height: 932) && configuration.scale == 3 && configuration.framesPerSecond == 120)
        #expect(ComparedPhone().configuration(for: trace(430, 932, scale: nil, rate: 59.94)).framesPerSecond == 60)
        #expect(ComparedPhone().configuration(for: trace(430, 932, scale: 40)).scale == 3)
    }
}
