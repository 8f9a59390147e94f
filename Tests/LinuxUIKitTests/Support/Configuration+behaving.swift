import HeadlessDevice

extension HeadlessDevice.Configuration {
    /// A phone that answers questions that Apple leaves open as a test says, and the others as the standard behavior does.
    static func behaving(_ change: (inout HeadlessDevice.Behavior) -> Void) -> HeadlessDevice.Configuration {
        var behavior = standardBehavior
        change(&behavior)
        return HeadlessDevice.Configuration(behavior: behavior)
    }
}
