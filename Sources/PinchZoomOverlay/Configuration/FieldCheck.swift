#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A value whose fields have limits.
protocol FieldChecked {
    /// Checks every field. If a field's value can't be used, sets the field to its default.
    mutating func check(by check: inout FieldCheck)
}

extension FieldChecked {
    /// Returns the value with defaults in place of the fields that can't be used, and the refusals of these fields.
    func checked() -> (usable: Self, refusals: [FieldCheck.Refusal]) {
        var (usable, check) = (self, FieldCheck(of: Self.self))
        usable.check(by: &check)
        return (usable, check.refusals)
    }

    /// Returns the value with defaults in place of the fields that can't be used, and reports these fields in the system's log.
    @MainActor func usable() -> Self {
        let (usable, refusals) = checked()
        refusals.forEach { $0.report() }
        return usable
    }

    /// Throws the error that describes the first field that can't be used, if there is one.
    func throwFirstError() throws(PinchZoomConfigurationError) {
        if let refusal = checked().refusals.first { throw refusal.error }
    }
}

/// A check of a type's fields. A field that can't be used gets its default.
struct FieldCheck {
    /// A field that can't be used.
    struct Refusal: Equatable {
        let error: PinchZoomConfigurationError
        /// The value that is used instead, as text.
        let replacement: String

        /// Reports the field in the system's log.
        @MainActor func report() {
            SystemLog.shared.report("\(error). \(replacement) is used instead.")
        }
    }

    /// Returns a number if a range contains the number. Otherwise reports the field in the system's log, and returns the field's default.
    @MainActor static func usable<Number: BinaryFloatingPoint>(
        _ name: String,
        of type: Any.Type,
        _ number: Number,
        in range: ClosedRange<Number>,
        unit: String = "",
        default replacement: Number
    ) -> Number {
        var (number, check) = (number, FieldCheck(of: type))
        check(name, &number, in: range, unit: unit, default: replacement)
        check.refusals.forEach { $0.report() }
        return number
    }

    private let type: Any.Type
    private(set) var refusals: [Refusal] = []

    init(of type: Any.Type) {
        self.type = type
    }

    /// Sets a field to its default if a range doesn't contain the field's value.
    mutating func callAsFunction<Number: BinaryFloatingPoint>(
        _ name: String,
        _ field: inout Number,
        in range: ClosedRange<Number>,
        unit: String = "",
        default replacement: Number
    ) {
        self(name, field, in: range, unit: unit, of: &field, default: replacement)
    }

    /// Checks a number that is a part of a field's value, and returns whether a range contains the number. If not, sets the whole field to
    /// its default.
    @discardableResult mutating func callAsFunction<Number: BinaryFloatingPoint, Field>(
        _ name: String,
        _ number: Number,
        in range: ClosedRange<Number>,
        unit: String = "",
        of field: inout Field,
        default replacement: Field
    ) -> Bool {
        let isUsable = range.contains(number)
        if !isUsable { refuse(name, number, "\(range.lowerBound) to \(range.upperBound)\(unit)", of: &field, default: replacement) }
        return isUsable
    }

    /// Sets a field to its default, and records that a number in the field's value doesn't meet a requirement.
    mutating func refuse<Number: BinaryFloatingPoint, Field>(
        _ name: String,
        _ number: Number,
        _ requirement: String,
        of field: inout Field,
        default replacement: Field
    ) {
        field = replacement
        let error = PinchZoomConfigurationError(configuration: "\(type)", field: name, value: "\(number)", requirement: requirement)
        refusals.append(Refusal(error: error, replacement: "\(replacement)"))
    }
}
#endif
