/// The two screens of a transition: the one that is left for the other and come back to, and the one that is opened.
enum TransitionEnd: Sendable {
    case source, destination

    var other: TransitionEnd { self == .source ? .destination : .source }

    /// 0 at the source, 1 at the destination.
    var fraction: Double { self == .source ? 0 : 1 }
}
