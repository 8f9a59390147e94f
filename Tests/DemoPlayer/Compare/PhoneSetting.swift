import HeadlessDevice

/// A setting of the simulated phone that may explain why another phone answers otherwise.
struct PhoneSetting: Sendable {
    /// What is set, as "pinchScale".
    let name: String
    /// What to, as "withDistanceMoved".
    let value: String
    let set: @Sendable (inout ComparedPhone) -> Void

    /// All that are tried on a phone, none of which it has: each switch's other values, and what of touch handling is no distance.
    ///
    /// The slop is fitted, the frame rate and how fingers come stand in the trace itself.
    static func all(besides phone: ComparedPhone) -> [PhoneSetting] {
        let known = ["touchSlop", "refreshRate", "fingers"]
        let switches = HeadlessDevice.Switch.all.filter { !known.contains($0.name) }.flatMap { each in
            each.values.indices.filter { $0 != each.value(in: phone.behavior) }.map { index in
                PhoneSetting(name: each.name, value: each.values[index]) { each.set(index, in: &$0.behavior) }
            }
        }
        let isIncluded = phone.thresholds.panTranslationIncludesDistance
        let translation = PhoneSetting(name: "panTranslationIncludesDistance", value: "\(!isIncluded)") {
            $0.thresholds.panTranslationIncludesDistance = !isIncluded
        }
        let windows = [0.02, 0.1].map { window in
            PhoneSetting(name: "velocityWindow", value: "\(window) s") { $0.thresholds.velocityWindow = window }
        }
        return switches + [translation] + windows
    }
}
