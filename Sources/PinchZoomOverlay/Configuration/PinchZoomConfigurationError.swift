#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// An error that describes a value that can't be used, and the values that are allowed.
///
/// ``PinchZoomConfiguration/validate()`` throws this error.
public struct PinchZoomConfigurationError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// A sentence that names the field, its value and the range, such as `PinchZoomConfiguration.minimumScale is 0.0; it must be 0.01 to
    /// 100.0`.
    public let description: String
    /// A sentence that names the field, its value and the range. The sentence is equal to ``description``.
    public var errorDescription: String? { description }
}
#endif
