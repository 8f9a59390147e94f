/// The results of the optional methods of a table's data source and delegate if no object implements them. On a phone, the table can find
/// out the implemented methods. Here, the table compares with these results, which no app can return.
@MainActor enum UnansweredRequest {
    nonisolated static let height = -CGFloat.greatestFiniteMagnitude
    nonisolated static let title = "\u{0}UnansweredRequest"
    nonisolated static let level = Int.min
    static let view = UIView()
}

extension CGFloat {
    /// The height from a delegate, or `nil` if the delegate gives none.
    var answered: CGFloat? { self == UnansweredRequest.height ? nil : self }
}
