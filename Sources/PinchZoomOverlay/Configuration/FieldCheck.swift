import UIKit

/// Refuses the values of a type's fields that cannot be used.
struct FieldCheck {
    /// The name of the type.
    let type: String

    init(of type: String) {
        self.type = type
    }

    /// Throws unless a range contains a field's value.
    func callAsFunction(
        _ field: String,
        _ value: CGFloat,
        in range: ClosedRange<CGFloat>,
        unit: String = ""
    ) throws(PinchZoomConfigurationError) {
        if !range.contains(value) { throw refusal(of: field, value, "\(range.lowerBound) to \(range.upperBound)\(unit)") }
    }

    /// What is thrown for a value that is not as it must be.
    func refusal(of field: String, _ value: CGFloat, _ requirement: String) -> PinchZoomConfigurationError {
        PinchZoomConfigurationError(configuration: type, field: field, value: "\(value)", requirement: requirement)
    }
}
