/// In some tests, the items of a pager are numbers.
extension Int: @retroactive Identifiable {
    /// The number itself.
    public var id: Int { self }
}
