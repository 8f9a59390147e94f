import Testing

extension ExitTest.Result {
    /// Whether the process left these words as it ended: a trap is the expected one by its message alone.
    func said(_ words: String) -> Bool {
        String(decoding: standardErrorContent, as: UTF8.self).contains(words)
    }
}
