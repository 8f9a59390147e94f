import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Dragging: whether a drag that is let go dismisses", timeLimit(minutes: 20)) struct DismissalRuleTests {
    /// The drag of the classic preset. These tests expect its numbers, unless they say otherwise.
    private static let usual = ZoomTransitionConfiguration.classic.drag
    /// The distance that a scroll view decelerates, in seconds of its velocity: r / (1 − r) milliseconds with r = 0.998.
    private static let glide: CGFloat = 0.499

    private func dismisses(
        _ configuration: ZoomTransitionConfiguration.Drag,
        after distance: CGFloat,
        at velocity: CGFloat,
        height: CGFloat
    ) -> Bool {
        DismissalRule.drag(distance, at: velocity, in: height, by: configuration)
    }

    private func any(_ random: inout SeededGenerator) -> ZoomTransitionConfiguration.Drag {
        var configuration = Self.usual
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
            // The factor is a power of two, so that no result is rounded.
            let factor = CGFloat(sign: .plus, exponent: random.whole(-3...3), significand: 1)
            let one = dismisses(configuration, after: distance, at: velocity, height: height)
            let other = dismisses(configuration, after: distance * factor, at: velocity * factor, height: height * factor)
            #expect(one == other, "seed \(seed), round \(round)")
        }
    }

    @Test(
        "With the default, releases are decided as they were measured on Apple's own zoom: a drag down by its scale",
        arguments: [(0.914, 0, false), (0.900, 0, true), (0.883, 0, true), (0.881, 0, true)] as [(CGFloat, CGFloat, Bool)]
    )
    func measuredDrags(scale: CGFloat, velocity: CGFloat, goes: Bool) {
        let drag = ZoomTransitionConfiguration.system.drag
        #expect(dismisses(drag, after: (1 - scale) / 0.67 * 874, at: velocity, height: 874) == goes)
    }

    @Test("With the default, a pull back up of 120 points at 800 from half of the height goes away, as measured")
    func measuredPullBack() {
        #expect(dismisses(ZoomTransitionConfiguration.system.drag, after: 0.5 * 874 - 18 - 120, at: -800, height: 874))
    }

    @Test(
        "With the default, releases are decided as they were measured on Apple's own zoom: a swipe from the edge by its scale",
        arguments: [
            (0.732, 0, false), (0.715, 0, false), (0.678, 0, true), (0.620, 0, true), (0.805, 800, true), (0.659, 800, true),
            (1 - 0.67 * 2 / 402, 1200, false),
        ] as [(CGFloat, CGFloat, Bool)]
    )
    func measuredSwipes(scale: CGFloat, velocity: CGFloat, goes: Bool) {
        let swipe = ZoomTransitionConfiguration.system.edgeSwipe
        #expect(dismisses(swipe, after: (1 - scale) / 0.67 * 402, at: velocity, height: 402) == goes)
    }

    /// UIKit's own swipe back: the position of the page in widths of 402 points, its velocity, and whether the page went back.
    private static let swipesBack: [(CGFloat, CGFloat, Bool)] = [
        (0.29, 400, false), (0.30, 150, false), (0.41, 0, false), (0.51, 0, false), (0.16, 1200, true), (0.60, 150, true), (0.76, 0, true),
        (0.66, -500, true),
    ]

    @Test("A screen that a swipe takes back goes as UIKit's own was measured to", arguments: swipesBack, [1, -1] as [CGFloat])
    func measuredSwipeBack(release: (position: CGFloat, velocity: CGFloat, goes: Bool), direction: CGFloat) {
        let landing = CGPoint(x: direction > 0 ? 2 : 400, y: 400)
        let way = CGVector(dx: 402 * direction, dy: 0)
        var drag = FractionDrag(from: 1, along: way, at: landing, origin: .edge(landing: landing))
        drag.move(to: CGPoint(x: landing.x + 11 * direction, y: 420))
        #expect(drag.fraction == 1)
        drag.move(to: CGPoint(x: landing.x + (12 + release.position * 402) * direction, y: 430))
        #expect(abs(1 - drag.fraction - release.position) <= 1e-9)
        #expect(DismissalRule.dismisses(.scrub(drag), at: CGVector(dx: release.velocity * direction, dy: 30)) == release.goes)
    }

    @Test("What is no number does not dismiss")
    func nonsense() {
        #expect(!dismisses(Self.usual, after: .nan, at: 0, height: 800))
        #expect(!dismisses(Self.usual, after: 700, at: .nan, height: 800))
        #expect(!dismisses(Self.usual, after: 700, at: 0, height: .nan))
    }
}
