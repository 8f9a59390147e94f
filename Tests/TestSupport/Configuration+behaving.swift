import HeadlessDevice

extension HeadlessDevice.Configuration {
    /// Returns a phone with the standard behavior, in which a closure changes some answers to questions that Apple leaves open.
    public static func behaving(_ change: (inout HeadlessDevice.Behavior) -> Void) -> HeadlessDevice.Configuration {
        var behavior = standardBehavior
        change(&behavior)
        return HeadlessDevice.Configuration(behavior: behavior)
    }
}
