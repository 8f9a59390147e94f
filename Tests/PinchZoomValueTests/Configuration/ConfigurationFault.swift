import Testing
import UIKit

@testable import PinchZoomOverlay

/// A field that can't be used: a change of the defaults, the error that has to describe it, and the value that has to replace it.
struct ConfigurationFault<Configuration>: Sendable, CustomTestStringConvertible {
    var field: String
    var value: String
    var requirement: String
    /// The value that is used instead, as text. Nil is the default of the field.
    var replacement: String?
    var change: @Sendable (inout Configuration) -> Void

    var testDescription: String { "\(field) \(value)" }

    /// Values for a number from `low` to `high`: no numbers, and the nearest ones that are out of the range.
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

/// The fields of a configuration as texts, by name. The fields of springs and drags are among them, such as `drag.lag`.
func fieldTexts(of configuration: Any, prefix: String = "") -> [String: String] {
    var texts: [String: String] = [:]
    for case (let name?, let value) in Mirror(reflecting: configuration).children {
        if value is ZoomTransitionConfiguration.Spring || value is ZoomTransitionConfiguration.Drag {
            texts.merge(fieldTexts(of: value, prefix: "\(prefix)\(name).")) { first, _ in first }
        } else if let color = value as? UIColor {
            // The description of a color is that of an object: two equal colors may have different ones.
            var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            texts[prefix + name] = "\(red) \(green) \(blue) \(alpha)"
        } else {
            texts[prefix + name] = "\(value)"
        }
    }
    return texts
}

/// The name of the field that an error names a part of: `crop` for `crop.by`.
func fieldName(of part: String, among texts: [String: String]) -> String? {
    texts.keys.first { $0 == part } ?? texts.keys.first { part.hasPrefix("\($0).") }
}

/// The names of the fields in which two configurations differ.
func differences(_ first: Any, _ second: Any) -> Set<String> {
    let others = fieldTexts(of: second)
    return Set(fieldTexts(of: first).filter { $0.value != others[$0.key] }.keys)
}
