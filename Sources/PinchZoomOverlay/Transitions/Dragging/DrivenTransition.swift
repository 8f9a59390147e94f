/// A transition that fingers drive.
@MainActor protocol DrivenTransition: AnyObject {
    /// The fingers let go.
    func letGo()
    /// The fingers were taken away.
    func cancel()
}
