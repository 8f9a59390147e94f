import Foundation

/// A configuration that makes no sense: which field of which type, what it is, and what it must be.
public struct PinchZoomConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the configuration's type.
    public let configuration: String
    /// The name of the field.
    public let field: String
    /// What it was.
    public let value: String
    /// What it must be.
    public let requirement: String

    /// All of it in a sentence.
    public var description: String { "\(configuration).\(field) is \(value); it must be \(requirement)" }

    /// Throws unless a range contains a field's value.
    static func check(
        _ value: CGFloat,
        in range: ClosedRange<CGFloat>,
        unit: String = "",
        of configuration: String,
        _ field: String
    ) throws {
        guard !range.contains(value) else { return }
        let requirement = "\(range.lowerBound) to \(range.upperBound)\(unit)"
        throw PinchZoomConfigurationError(configuration: configuration, field: field, value: "\(value)", requirement: requirement)
    }
}

extension PinchZoomConfigurationError: LocalizedError {
    /// The sentence.
    public var errorDescription: String? { description }
}
