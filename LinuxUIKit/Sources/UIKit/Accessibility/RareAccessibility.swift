/// Attributes of elements and containers that few responders have. These attributes are stored apart, so that all other responders stay
/// small.
@MainActor final class RareAccessibility {
    /// The attributes of a responder without any settings.
    static let unset = RareAccessibility()

    var groupsChildren = false
    var responds: Bool?
    var activationPoint: CGPoint?
    var elements: [Any]?
}
