import Testing
import UIKit

@testable import PinchZoomOverlay

/// A property that has an unusable value: a change of the defaults, the error that must describe it, and the value that must replace it.
struct ConfigurationFault: Sendable, CustomTestStringConvertible {
    var field: String
    var value: CGFloat
    var range: String
    /// The value that is used instead.
    var replacement: CGFloat
    var change: @Sendable (inout PinchZoomConfiguration, CGFloat) -> Void

    var testDescription: String { "\(field) \(value)" }

    /// Returns faults for a number from `low` to `high`: values that aren't numbers, and the nearest values outside the range.
    static func faults(
        _ field: String,
        _ low: CGFloat,
        _ high: CGFloat,
        _ change: @escaping @Sendable (inout PinchZoomConfiguration, CGFloat) -> Void
    ) -> [Self] {
        let values: [(CGFloat, CGFloat)] = [
            (.nan, low), (.infinity, high), (-.infinity, low), (-1, low), (low.nextDown, low), (high.nextUp, high),
        ]
        return values.map { Self(field: field, value: $0, range: "\(low) to \(high)", replacement: $1, change: change) }
    }
}

/// Returns the properties of a configuration as texts, by name.
func fieldTexts(of configuration: PinchZoomConfiguration) -> [String: String] {
    var texts: [String: String] = [:]
    for case (let name?, let value) in Mirror(reflecting: configuration).children {
        if let color = value as? UIColor {
            // A color's description can't be used, because it is an object's: two equal colors may have different descriptions.
            var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            texts[name] = "\(red) \(green) \(blue) \(alpha)"
        } else {
            texts[name] = "\(value)"
        }
    }
    return texts
}

/// Returns the names of the properties in which two configurations differ.
func differences(_ first: PinchZoomConfiguration, _ second: PinchZoomConfiguration) -> Set<String> {
    let others = fieldTexts(of: second)
    return Set(fieldTexts(of: first).filter { $0.value != others[$0.key] }.keys)
}
