#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// An error that describes a value that can't be used, and the values that are allowed.
///
/// ``PinchZoomConfiguration/validate()`` and ``ZoomTransitionConfiguration/validate()`` throw this error. If you set an unusable
/// value and call neither method, a default replaces the value, and the system's log shows this error's ``description`` once.
public struct PinchZoomConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the type that the field belongs to, such as `PinchZoomConfiguration`.
    public let configuration: String
    /// The name of the field, such as `maximumScale` or `drag.lag`.
    public let field: String
    /// The value that was refused, as text.
    public let value: String
    /// The requirement that the value doesn't meet, such as `0.01 to 100.0`.
    public let requirement: String

    /// A sentence that names the type, the field, its value and the requirement.
    public var description: String { "\(configuration).\(field) is \(value); it must be \(requirement)" }
}

extension PinchZoomConfigurationError: LocalizedError {
    /// A sentence that names the type, the field, its value and the requirement. The sentence is equal to ``description``.
    public var errorDescription: String? { description }
}
#endif
