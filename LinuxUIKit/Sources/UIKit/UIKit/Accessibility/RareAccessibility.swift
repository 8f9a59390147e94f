/// Attributes of elements and containers that few responders have: they are apart, so that all others stay small.
@MainActor final class RareAccessibility {
    /// Those of a responder for which nothing has been set.
    static let unset = RareAccessibility()

    var groupsChildren = false
    var responds: Bool?
    var activationPoint: CGPoint?
    var elements: [Any]?
}
