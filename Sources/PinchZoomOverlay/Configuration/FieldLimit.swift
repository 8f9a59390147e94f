#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension BinaryFloatingPoint {
    /// Returns the number if a range contains it. Otherwise calls a closure with a sentence about the mistake, and returns the nearest
    /// number in the range. If the value isn't a number, returns the least number in the range.
    ///
    /// - Parameters:
    ///   - name: The name of the field, such as `PinchZoomConfiguration.maximumScale`.
    ///   - report: A closure that is called with the sentence.
    func limited(to range: ClosedRange<Self>, as name: String, report: (String) -> Void) -> Self {
        guard !range.contains(self) else { return self }
        report("\(name) is \(self); it must be \(range.lowerBound) to \(range.upperBound)")
        return isNaN ? range.lowerBound : clamped(to: range)
    }

    /// Returns the number if a range contains it. Otherwise reports the field in the system's log, and returns the nearest number in the
    /// range.
    @MainActor func limited(to range: ClosedRange<Self>, as name: String) -> Self {
        limited(to: range, as: name) { SystemLog.shared.report("\($0). The nearest value is used.") }
    }
}
#endif
