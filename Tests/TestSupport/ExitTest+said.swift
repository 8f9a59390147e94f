import Testing

extension ExitTest.Result {
    /// Returns whether the process wrote certain words before it ended. Only its message tells the expected trap from others.
    public func said(_ words: String) -> Bool {
        String(decoding: standardErrorContent, as: UTF8.self).contains(words)
    }
}
