import HeadlessDevice

extension HeadlessDevice.Configuration {
    /// A phone on which one of the questions that Apple leaves open is answered in a way.
    static func phone<Value>(
        where field: WritableKeyPath<HeadlessDevice.Behavior, Value>,
        is value: Value
    ) -> HeadlessDevice.Configuration {
        var configuration = HeadlessDevice.Configuration()
        configuration.behavior[keyPath: field] = value
        return configuration
    }
}
