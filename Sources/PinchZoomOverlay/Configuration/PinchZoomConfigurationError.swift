import Foundation

/// A configuration that makes no sense: which field, what it is, and what it must be.
public struct PinchZoomConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the field of ``PinchZoomConfiguration``.
    public let field: String
    /// What it was.
    public let value: String
    /// What it must be.
    public let requirement: String

    /// The three in a sentence.
    public var description: String { "PinchZoomConfiguration.\(field) is \(value); it must be \(requirement)" }
}

extension PinchZoomConfigurationError: LocalizedError {
    /// The sentence.
    public var errorDescription: String? { description }
}
