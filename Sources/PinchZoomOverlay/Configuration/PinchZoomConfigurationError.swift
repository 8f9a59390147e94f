import Foundation

/// A value that cannot be used: the type and the field that it was meant for, what it is, and what it must be.
public struct PinchZoomConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the type that the field belongs to.
    public let configuration: String
    /// The name of the field.
    public let field: String
    /// What it was.
    public let value: String
    /// What it must be.
    public let requirement: String

    /// A sentence with all of it.
    public var description: String { "\(configuration).\(field) is \(value); it must be \(requirement)" }
}

extension PinchZoomConfigurationError: LocalizedError {
    /// A sentence with all of it.
    public var errorDescription: String? { description }
}
