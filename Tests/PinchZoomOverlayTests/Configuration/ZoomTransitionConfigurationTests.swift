import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: a configuration of a zoom transition that makes no sense", .timeLimit(.minutes(20)))
struct ZoomTransitionConfigurationTests {
    /// What is wrong: a change to the defaults, and what the error must say.
    struct Fault: Sendable, CustomTestStringConvertible {
        var field: String
        var value: String
        var requirement: String
        var change: @Sendable (inout ZoomTransitionConfiguration) -> Void

        var testDescription: String { "\(field) \(value)" }
    }

    /// Nonsense, and the nearest values that are out of the range.
    private static func faults(
        _ field: String,
        _ low: CGFloat,
        _ high: CGFloat,
        _ requirement: String,
        _ set: @escaping @Sendable (inout ZoomTransitionConfiguration, CGFloat) -> Void
    ) -> [Fault] {
        [.nan, .infinity, -.infinity, -1, low.nextDown, high.nextUp].map { value in
            Fault(field: field, value: "\(value)", requirement: requirement) { set(&$0, value) }
        }
    }

    static let faults: [[Fault]] = [
        faults("openingResponse", 0.05, 10, "0.05 to 10.0 seconds") { $0.openingResponse = Double($1) },
        faults("closingResponse", 0.05, 10, "0.05 to 10.0 seconds") { $0.closingResponse = Double($1) },
        faults("dampingRatio", 0.1, 10, "0.1 to 10.0") { $0.dampingRatio = Double($1) },
        faults("fadeDuration", 0.05, 10, "0.05 to 10.0 seconds") { $0.fadeDuration = Double($1) },
        faults("dismissalDistance", 0.01, 1, "0.01 to 1.0") { $0.dismissalDistance = $1 },
        faults("backgroundCurve.to", 0, 1, "0.0 to 1.0") { $0.backgroundCurve = .linear(to: $1, by: 0.5) },
        faults("backgroundCurve.by", 0.01, 100, "0.01 to 100.0") { $0.backgroundCurve = .linear(to: 0, by: $1) },
        faults("scaleCurve.to", 0, 1, "0.0 to 1.0") { $0.scaleCurve = .linear(to: $1, by: 0.5) },
        faults("scaleCurve.by", 0.01, 100, "0.01 to 100.0") { $0.scaleCurve = .linear(to: 0, by: $1) },
    ]

    @Test("It is refused by the field's name, its value and what it must be", arguments: faults.joined())
    func refused(fault: Fault) throws {
        var configuration = ZoomTransitionConfiguration()
        fault.change(&configuration)
        let error = try #require(throws: PinchZoomConfigurationError.self) { try configuration.validate() }
        #expect(error.field == fault.field && error.value == fault.value && error.requirement == fault.requirement)
        #expect(error.description == "ZoomTransitionConfiguration.\(fault.field) is \(fault.value); it must be \(fault.requirement)")
    }

    @Test("The defaults are those that are documented, and valid")
    func defaults() throws {
        let configuration = ZoomTransitionConfiguration()
        #expect(throws: Never.self) { try configuration.validate() }
        #expect(configuration.openingResponse == 0.5 && configuration.closingResponse == 0.25)
        #expect(configuration.dampingRatio == 0.8 && configuration.fadeDuration == 0.25)
        #expect(configuration.allowsDismissalByDragging && configuration.dismissalDistance == 0.125)
        #expect(configuration.openingSpring == Spring(dampingRatio: 0.8, response: 0.5))
        #expect(configuration.closingSpring == Spring(dampingRatio: 0.8, response: 0.25))
    }

    @Test("The ends of every range are valid, and so is any custom curve")
    func ends() throws {
        var least = ZoomTransitionConfiguration()
        (least.openingResponse, least.closingResponse, least.fadeDuration) = (0.05, 0.05, 0.05)
        (least.dampingRatio, least.dismissalDistance) = (0.1, 0.01)
        least.backgroundCurve = .linear(to: 0, by: 0.01)
        least.scaleCurve = .custom { _ in .nan }
        #expect(throws: Never.self) { try least.validate() }
        var most = ZoomTransitionConfiguration()
        (most.openingResponse, most.closingResponse, most.fadeDuration) = (10, 10, 10)
        (most.dampingRatio, most.dismissalDistance) = (10, 1)
        most.backgroundCurve = .custom { _ in .infinity }
        most.scaleCurve = .linear(to: 1, by: 100)
        #expect(throws: Never.self) { try most.validate() }
    }

    @Test("A controller that refuses one keeps the former") @MainActor
    func refusedByController() throws {
        let zoom = ZoomTransitionController()
        var configuration = ZoomTransitionConfiguration()
        configuration.openingResponse = 2
        try zoom.setConfiguration(configuration)
        configuration.closingResponse = 0
        #expect(throws: PinchZoomConfigurationError.self) { try zoom.setConfiguration(configuration) }
        #expect(zoom.configuration.openingResponse == 2 && zoom.configuration.closingResponse == 0.25)
    }
}
