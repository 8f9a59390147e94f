import UIKit

/// Returns whether two numbers are the same except for the rounding of floating point.
public func isClose(_ one: CGFloat, _ two: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(one - two) <= tolerance
}

/// Returns whether two rectangles are the same except for the rounding of floating point.
public func isClose(_ one: CGRect, _ two: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    isClose(one.minX, two.minX, tolerance) && isClose(one.minY, two.minY, tolerance)
        && isClose(one.width, two.width, tolerance) && isClose(one.height, two.height, tolerance)
}

/// Returns whether rectangles are the wanted ones, to a thousandth of a point.
public func areClose(_ some: [CGRect?], _ wanted: [CGRect]) -> Bool {
    some.count == wanted.count && zip(some, wanted).allSatisfy { one, other in one.map { isClose($0, other, 0.001) } ?? false }
}
