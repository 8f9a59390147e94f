/// What the optional methods of a table's data source and delegate answer where nobody implements them. On a phone the table sees who
/// implements what; here it sees who gives these answers, which no app can give.
@MainActor enum UnansweredRequest {
    nonisolated static let height = -CGFloat.greatestFiniteMagnitude
    nonisolated static let title = "\u{0}UnansweredRequest"
    nonisolated static let level = Int.min
    static let view = UIView()
}

extension CGFloat {
    /// A delegate's height; nil where it has none to give.
    var answered: CGFloat? { self == UnansweredRequest.height ? nil : self }
}
