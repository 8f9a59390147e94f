import HeadlessDevice

extension HeadlessDevice.Configuration {
    /// Returns a phone with a certain answer to one question that Apple leaves open.
    public static func phone<Value>(
        where field: WritableKeyPath<HeadlessDevice.Behavior, Value>,
        is value: Value
    ) -> HeadlessDevice.Configuration {
        var configuration = HeadlessDevice.Configuration()
        configuration.behavior[keyPath: field] = value
        return configuration
    }
}
