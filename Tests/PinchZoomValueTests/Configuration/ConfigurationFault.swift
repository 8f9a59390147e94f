import Testing
import UIKit

@testable import PinchZoomOverlay

/// A property that has an unusable value: a change of the defaults, the error that must describe it, and the value that must replace it.
struct ConfigurationFault<Configuration>: Sendable, CustomTestStringConvertible {
    var field: String
    var value: String
    var requirement: String
    /// The value that is used instead, as text, or `nil` for the property's default.
    var replacement: String?
    var change: @Sendable (inout Configuration) -> Void

    var testDescription: String { "\(field) \(value)" }

    /// Returns faults for a number from `low` to `high`: values that aren't numbers, and the nearest values outside the range.
    static func faults(
        _ field: String,
        _ low: CGFloat,
        _ high: CGFloat,
        _ requirement: String,
        _ set: @escaping @Sendable (inout Configuration, CGFloat) -> Void
    ) -> [Self] {
        [.nan, .infinity, -.infinity, -1, low.nextDown, high.nextUp].map { value in
            Self(field: field, value: "\(value)", requirement: requirement) { set(&$0, value) }
        }
    }
}

/// Returns the properties of a configuration as texts, by name. The properties of springs and drags are included, such as `drag.lag`.
func fieldTexts(of configuration: Any, prefix: String = "") -> [String: String] {
    var texts: [String: String] = [:]
    for case (let name?, let value) in Mirror(reflecting: configuration).children {
        if value is ZoomTransitionConfiguration.Spring || value is ZoomTransitionConfiguration.Drag {
            texts.merge(fieldTexts(of: value, prefix: "\(prefix)\(name).")) { first, _ in first }
        } else if let color = value as? UIColor {
            // A color's description can't be used, because it is an object's: two equal colors may have different descriptions.
            var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            texts[prefix + name] = "\(red) \(green) \(blue) \(alpha)"
        } else {
            texts[prefix + name] = "\(value)"
        }
    }
    return texts
}

/// Returns the name of the property to which the part in an error belongs: `crop` for `crop.by`.
func fieldName(of part: String, among texts: [String: String]) -> String? {
    texts.keys.first { $0 == part } ?? texts.keys.first { part.hasPrefix("\($0).") }
}

/// Returns the names of the properties in which two configurations differ.
func differences(_ first: Any, _ second: Any) -> Set<String> {
    let others = fieldTexts(of: second)
    return Set(fieldTexts(of: first).filter { $0.value != others[$0.key] }.keys)
}
