import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: a configuration of a zoom transition that makes no sense", timeLimit(minutes: 20))
struct ZoomTransitionConfigurationTests {
    typealias Fault = ConfigurationFault<ZoomTransitionConfiguration>

    private static let springs: [(String, WritableKeyPath<ZoomTransitionConfiguration, ZoomTransitionConfiguration.Spring> & Sendable)] = [
        ("openingSpring", \.openingSpring), ("closingSpring", \.closingSpring), ("returnSpring", \.returnSpring),
        ("landingSpring", \.landingSpring), ("carrySpring", \.carrySpring),
    ]
    private static let drags: [(String, WritableKeyPath<ZoomTransitionConfiguration, ZoomTransitionConfiguration.Drag> & Sendable)] = [
        ("drag", \.drag), ("edgeSwipe", \.edgeSwipe),
    ]

    static let faults: [[Fault]] =
        springs.flatMap { name, spring in
            [
                Fault.faults("\(name).response", 0.05, 10, "0.05 to 10.0 seconds") { $0[keyPath: spring].response = Double($1) },
                Fault.faults("\(name).dampingRatio", 0.1, 10, "0.1 to 10.0") { $0[keyPath: spring].dampingRatio = Double($1) },
            ]
        } + [
            Fault.faults("landingQuickening", 0, 10, "0.0 to 10.0") { $0.landingQuickening = $1 },
            Fault.faults("fadeDuration", 0.05, 10, "0.05 to 10.0 seconds") { $0.fadeDuration = Double($1) },
        ]
        + drags.flatMap { name, drag in
            [
                Fault.faults("\(name).deadZone", 0, 100, "0.0 to 100.0 points") { $0[keyPath: drag].deadZone = $1 },
                Fault.faults("\(name).lag", 0, 1, "0.0 to 1.0") { $0[keyPath: drag].lag = $1 },
                Fault.faults("\(name).dismissalDistance", 0.01, 1, "0.01 to 1.0") { $0[keyPath: drag].dismissalDistance = $1 },
                Fault.faults("\(name).projection", 0, 10, "0.0 to 10.0 seconds") { $0[keyPath: drag].projection = Double($1) },
                Fault.faults("\(name).backgroundCurve.to", 0, 1, "0.0 to 1.0") {
                    $0[keyPath: drag].backgroundCurve = .linear(to: $1, by: 0.5)
                },
                Fault.faults("\(name).backgroundCurve.by", 0.01, 100, "0.01 to 100.0") {
                    $0[keyPath: drag].backgroundCurve = .linear(to: 0, by: $1)
                },
                Fault.faults("\(name).scaleCurve.to", 0, 1, "0.0 to 1.0") { $0[keyPath: drag].scaleCurve = .linear(to: $1, by: 0.5) },
                Fault.faults("\(name).scaleCurve.by", 0.01, 100, "0.01 to 100.0") { $0[keyPath: drag].scaleCurve = .linear(to: 0, by: $1) },
                Fault.faults("\(name).scaleCurve.slope", 0.01, 100, "0.01 to 100.0") {
                    $0[keyPath: drag].scaleCurve = .eased(slope: $1, until: 0, to: 0)
                },
                Fault.faults("\(name).scaleCurve.until", 0, 100, "0.0 to 100.0") {
                    $0[keyPath: drag].scaleCurve = .eased(slope: 0.01, until: $1, to: 0)
                },
                Fault.faults("\(name).scaleCurve.to", 0, (0.75 as CGFloat).nextDown, "0 or more, and below 0.75, where the line ends") {
                    $0[keyPath: drag].scaleCurve = .eased(slope: 0.5, until: 0.5, to: $1)
                },
            ]
        }

    @Test("It is refused by the field's name, its value and what it must be", arguments: faults.flatMap { $0 })
    func refused(fault: Fault) throws {
        var configuration = ZoomTransitionConfiguration()
        fault.change(&configuration)
        let error = try #require(throws: PinchZoomConfigurationError.self) { try configuration.validate() }
        #expect(error.field == fault.field && error.value == fault.value && error.requirement == fault.requirement)
        #expect(error.description == "ZoomTransitionConfiguration.\(fault.field) is \(fault.value); it must be \(fault.requirement)")
    }

    @Test(
        "The value of the system's is used instead, every other field stays, and the one refusal names the field",
        arguments: faults.flatMap { $0 }
    )
    func replaced(fault: Fault) throws {
        var configuration = ZoomTransitionConfiguration.classic
        fault.change(&configuration)
        let (usable, refusals) = configuration.checked()
        #expect(throws: Never.self) { try usable.validate() }
        let texts = fieldTexts(of: usable)
        let field = try #require(fieldName(of: fault.field, among: texts))
        #expect(differences(configuration, usable) == [field])
        #expect(texts[field] == fieldTexts(of: ZoomTransitionConfiguration.system)[field])
        #expect(refusals.map(\.error.field) == [fault.field] && refusals.map(\.replacement) == [texts[field]])
    }

    @Test("The presets are valid, and the default is the system's")
    func defaults() {
        for preset in [ZoomTransitionConfiguration.system, .classic] {
            #expect(throws: Never.self) { try preset.validate() }
            #expect(preset.allowsDismissalByDragging && preset.allowsDismissalByPinching)
            let (usable, refusals) = preset.checked()
            #expect(refusals.isEmpty && differences(preset, usable).isEmpty)
        }
        let configuration = ZoomTransitionConfiguration()
        #expect(configuration.openingSpring == ZoomTransitionConfiguration.system.openingSpring)
        #expect(configuration.drag.dismissalDistance == 1.0 / 7 && configuration.fadeDuration == 0.14)
    }

    @Test("The system's springs are those that were measured")
    func system() {
        let system = ZoomTransitionConfiguration.system
        let measured: [(ZoomTransitionConfiguration.Spring, frequency: Double, dampingRatio: Double)] = [
            (system.openingSpring, 19, 1), (system.closingSpring, 19, 1), (system.returnSpring, 22.5, 0.9),
            (system.landingSpring, 15, 0.75),
        ]
        for (spring, frequency, dampingRatio) in measured {
            #expect(abs(Spring(spring).angularFrequency - frequency) <= 1e-9 && spring.dampingRatio == dampingRatio)
        }
    }

    @Test("The classic one has the numbers of the photo viewer that it is named for")
    func classic() {
        let classic = ZoomTransitionConfiguration.classic
        let (opening, closing) = (classic.openingSpring, classic.closingSpring)
        #expect(opening == .init(response: 0.5, dampingRatio: 0.8) && closing == .init(response: 0.25, dampingRatio: 0.8))
        #expect(classic.returnSpring == opening && classic.landingSpring == closing && classic.carrySpring == closing)
        #expect(classic.landingQuickening == 0 && classic.fadeDuration == 0.25)
        #expect(classic.drag.deadZone == 0 && classic.drag.lag == 0 && classic.drag.sideways == .follows)
        #expect(classic.drag.dismissalDistance == 0.125 && abs(classic.drag.projection - 0.499) <= 1e-12)
    }

    @Test("The ends of every range are valid, and so is any custom curve")
    func ends() {
        let ends: [(spring: ZoomTransitionConfiguration.Spring, number: CGFloat, points: CGFloat, part: CGFloat, fade: Double)] = [
            (.init(response: 0.05, dampingRatio: 0.1), 0, 0, 0.01, 0.05), (.init(response: 10, dampingRatio: 10), 10, 100, 1, 10),
        ]
        for end in ends {
            var configuration = ZoomTransitionConfiguration()
            for (_, spring) in Self.springs { configuration[keyPath: spring] = end.spring }
            (configuration.landingQuickening, configuration.fadeDuration) = (end.number, end.fade)
            for (_, drag) in Self.drags {
                configuration[keyPath: drag].deadZone = end.points
                configuration[keyPath: drag].lag = end.number / 10
                configuration[keyPath: drag].projection = Double(end.number)
                configuration[keyPath: drag].dismissalDistance = end.part
                configuration[keyPath: drag].scaleCurve = .linear(to: end.number / 10, by: end.number > 0 ? 100 : 0.01)
                configuration[keyPath: drag].backgroundCurve = .custom { _ in .nan }
            }
            #expect(throws: Never.self) { try configuration.validate() }
            #expect(differences(configuration, configuration.checked().usable).isEmpty, "nothing changes")
        }
    }

    @Test("A controller reports a field that can't be used, and has the system's value of it; every other field stays") @MainActor
    func setOnController() {
        let zoom = ZoomTransitionController()
        var configuration = ZoomTransitionConfiguration()
        configuration.openingSpring.response = 2
        zoom.configuration = configuration
        configuration.edgeSwipe.lag = 2
        let messages = loggedMessages {
            zoom.configuration = configuration
            zoom.configuration.landingSpring.dampingRatio = .nan
        }
        #expect(
            messages == [
                "ZoomTransitionConfiguration.edgeSwipe.lag is 2.0; it must be 0.0 to 1.0. 0.0 is used instead.",
                "ZoomTransitionConfiguration.landingSpring.dampingRatio is nan; it must be 0.1 to 10.0. 0.75 is used instead.",
            ]
        )
        #expect(zoom.configuration.openingSpring.response == 2 && zoom.configuration.edgeSwipe.lag == 0)
        #expect(zoom.configuration.landingSpring.dampingRatio == 0.75)
    }
}
