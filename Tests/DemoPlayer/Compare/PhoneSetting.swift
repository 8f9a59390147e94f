import HeadlessDevice

/// A setting of the simulated phone that may explain why another phone answers differently.
struct PhoneSetting: Sendable {
    /// The setting's name, such as "pinchScale".
    let name: String
    /// The setting's new value, such as "withDistanceMoved".
    let value: String
    let set: @Sendable (inout ComparedPhone) -> Void

    /// Returns all settings to try on a phone: the other values of each switch, and touch settings other than distances.
    ///
    /// The touch slop is fitted instead. The frame rate and the delivery of touches are known from the trace.
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
