import HeadlessDevice

/// The largest difference of a channel between two pictures of one size, 0 to 255.
public func largestDifference(_ first: Picture, _ second: Picture) -> Int {
    guard first != second else { return 0 }
    return first.pixels.withUnsafeBufferPointer { first in
        second.pixels.withUnsafeBufferPointer { second in
            guard first.count == second.count else { return 255 }
            var largest = 0
            var index = 0
            while index < first.count {
                if first[index] != second[index] { largest = max(largest, abs(Int(first[index]) - Int(second[index]))) }
                index += 1
            }
            return largest
        }
    }
}
