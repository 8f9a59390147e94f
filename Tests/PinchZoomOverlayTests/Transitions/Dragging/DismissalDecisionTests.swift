import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Dragging: whether a drag that is let go dismisses", .timeLimit(.minutes(20))) struct DismissalDecisionTests {
    private static let usual = ZoomTransitionConfiguration()
    /// How far a scroll view glides on, in seconds of its velocity: r / (1 − r) milliseconds with r = 0.998.
    private static let glide: CGFloat = 0.499

    private func dismisses(
        _ configuration: ZoomTransitionConfiguration,
        after distance: CGFloat,
        at velocity: CGFloat,
        height: CGFloat
    ) -> Bool {
        DismissalDecision.dismisses(after: distance, at: velocity, past: configuration.dismissalDistance * height)
    }

    private func any(_ random: inout SeededGenerator) -> ZoomTransitionConfiguration {
        var configuration = ZoomTransitionConfiguration()
        configuration.dismissalDistance = random.factor(0.01...1)
        return configuration
    }

    @Test("A slow drag of 10 points does not, on any phone and for any slow finger")
    func slowDrag() {
        for height in stride(from: CGFloat(320), through: 1400, by: 10) {
            for velocity in stride(from: CGFloat(-50), through: 50, by: 5) {
                #expect(!dismisses(Self.usual, after: 10, at: velocity, height: height), "\(velocity) of \(height)")
            }
        }
    }

    @Test("A flick downwards does, however short")
    func flick() {
        for height in stride(from: CGFloat(320), through: 1400, by: 10) {
            for distance in stride(from: CGFloat(0), through: height, by: 20) {
                #expect(dismisses(Self.usual, after: distance, at: 600, height: height), "\(distance) of \(height)")
            }
        }
    }

    @Test("A flick back up does not, from as far down as there is screen")
    func flickBack() {
        for distance in stride(from: CGFloat(0), through: 844, by: 4) {
            #expect(!dismisses(Self.usual, after: distance, at: -2 * 844, height: 844), "\(distance)")
        }
    }

    @Test("At rest it does beyond an eighth of the height, and not before")
    func atRest() {
        #expect(!dismisses(Self.usual, after: 100, at: 0, height: 800))
        #expect(dismisses(Self.usual, after: (100 as CGFloat).nextUp, at: 0, height: 800))
        #expect(!dismisses(Self.usual, after: -800, at: 0, height: 800), "A drag upwards does not")
    }

    @Test("The border is the line where it would come to rest at the distance", arguments: [851] as [UInt64])
    func threshold(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 1...5000 {
            let (configuration, height) = (any(&random), random.number(300...1400))
            let velocity = random.number(-5000...5000)
            let border = configuration.dismissalDistance * height - velocity * Self.glide
            #expect(!dismisses(configuration, after: border - 1e-6, at: velocity, height: height), "seed \(seed), round \(round)")
            #expect(dismisses(configuration, after: border + 1e-6, at: velocity, height: height), "seed \(seed), round \(round)")
        }
    }

    @Test("Farther or faster never undoes it", arguments: [852] as [UInt64])
    func monotonic(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var dismissals = 0
        for round in 1...5000 {
            let (configuration, height) = (any(&random), random.number(300...1400))
            let (distance, velocity) = (random.number(-800...800), random.number(-2000...2000))
            guard dismisses(configuration, after: distance, at: velocity, height: height) else { continue }
            dismissals += 1
            let (farther, faster) = (distance + random.factor(1e-3...1000), velocity + random.factor(1e-3...5000))
            #expect(dismisses(configuration, after: farther, at: velocity, height: height), "seed \(seed), round \(round)")
            #expect(dismisses(configuration, after: distance, at: faster, height: height), "seed \(seed), round \(round)")
            #expect(dismisses(configuration, after: farther, at: faster, height: height), "seed \(seed), round \(round)")
        }
        #expect(dismissals > 1000, "seed \(seed): enough of them dismissed")
    }

    @Test("It is the same on a screen of another height, for a drag that is as much larger", arguments: [853] as [UInt64])
    func scaleInvariance(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 1...5000 {
            let (configuration, height) = (any(&random), random.number(300...1400))
            let (distance, velocity) = (random.number(-800...800), random.number(-2000...2000))
            // A power of two, so that nothing is rounded.
            let factor = CGFloat(sign: .plus, exponent: random.whole(-3...3), significand: 1)
            let one = dismisses(configuration, after: distance, at: velocity, height: height)
            let other = dismisses(configuration, after: distance * factor, at: velocity * factor, height: height * factor)
            #expect(one == other, "seed \(seed), round \(round)")
        }
    }

    @Test("What is no number does not dismiss")
    func nonsense() {
        #expect(!dismisses(Self.usual, after: .nan, at: 0, height: 800))
        #expect(!dismisses(Self.usual, after: 700, at: .nan, height: 800))
        #expect(!dismisses(Self.usual, after: 700, at: 0, height: .nan))
    }
}
