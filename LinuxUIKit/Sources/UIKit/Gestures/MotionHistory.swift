/// The recent values of a motion, for its velocity.
///
/// Apple's estimate is private. Here, the velocity is the slope of the straight line that fits the last 50 ms best (least squares). The
/// slope is exact for uniform motion at any rate of events. If no value has been recorded for 50 ms, the motion is at rest, and the
/// velocity is 0. A finger that lifts on the move therefore keeps its velocity, even milliseconds later. A finger that lifts after a rest
/// does not. Both times are parameters of the device.
struct MotionHistory {
    private struct Sample {
        var time: CFTimeInterval
        var value: CGPoint
    }

    private var samples: [Sample] = []

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    mutating func record(_ value: CGPoint, at time: CFTimeInterval, window: CFTimeInterval) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append(Sample(time: time, value: value))
        // The tolerance is half a millisecond, because sums of frame durations are not exact. The sample before the last always stays.
        let old = samples.prefix(samples.count - 2 > 0 ? samples.count - 2 : 0).prefix { $0.time < time - window - 0.0005 }.count
        if old > 0 { samples.removeFirst(old) }
    }

    mutating func record(_ value: CGFloat, at time: CFTimeInterval, window: CFTimeInterval) {
        record(CGPoint(x: value, y: 0), at: time, window: window)
    }

    /// Adds an offset to all values.
    mutating func shift(by offset: CGFloat) {
        for index in samples.indices { samples[index].value.x += offset }
    }

    /// Returns the velocity in units per second.
    func velocity(at time: CFTimeInterval, restInterval: CFTimeInterval) -> CGPoint {
        guard let last = samples.last, samples.count > 1, time - last.time <= restInterval + 0.0005 else { return .zero }
        var meanTime = 0.0
        var meanX = 0.0
        var meanY = 0.0
        // Differences from the last sample are small numbers. Without this, the sums would lose precision.
        for sample in samples {
            meanTime += sample.time - last.time
            meanX += sample.value.x - last.value.x
            meanY += sample.value.y - last.value.y
        }
        let count = Double(samples.count)
        meanTime /= count
        meanX /= count
        meanY /= count
        var spread = 0.0
        var slopeX = 0.0
        var slopeY = 0.0
        for sample in samples {
            let offset = sample.time - last.time - meanTime
            spread += offset * offset
            slopeX += offset * (sample.value.x - last.value.x - meanX)
            slopeY += offset * (sample.value.y - last.value.y - meanY)
        }
        return CGPoint(x: slopeX / spread, y: slopeY / spread)
    }
}
