/// Where something was lately, for its velocity.
///
/// Apple's estimate is private. Here it is the slope of the straight line that fits the last 50 ms best (least squares): exact for uniform
/// motion at any rate of events. A value that has not been recorded anew for 50 ms rests, and its velocity is 0: lifting a finger on the
/// move keeps the velocity, even milliseconds later, and lifting it after a rest does not. Both times are parameters of the device.
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
        // Half a millisecond of grace, because sums of frame durations are not exact. The one before the last always stays.
        let old = samples.prefix(samples.count - 2 > 0 ? samples.count - 2 : 0).prefix { $0.time < time - window - 0.0005 }.count
        if old > 0 { samples.removeFirst(old) }
    }

    mutating func record(_ value: CGFloat, at time: CFTimeInterval, window: CFTimeInterval) {
        record(CGPoint(x: value, y: 0), at: time, window: window)
    }

    /// Counts from another origin.
    mutating func shift(by offset: CGFloat) {
        for index in samples.indices { samples[index].value.x += offset }
    }

    /// Units per second.
    func velocity(at time: CFTimeInterval, restInterval: CFTimeInterval) -> CGPoint {
        guard let last = samples.last, samples.count > 1, time - last.time <= restInterval + 0.0005 else { return .zero }
        var meanTime = 0.0
        var meanX = 0.0
        var meanY = 0.0
        // Relative to the last sample: the differences are small numbers, so nothing is lost in the sums.
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
