extension TouchRecording {
    /// A call that a delegate received.
    struct CallReport: Equatable, Sendable {
        /// The method's name without its arguments, as "pinchZoomInteractionDidBegin", and with those that matter, as
        /// "scrollViewDidEndDragging(willDecelerate: true)".
        let name: String
        /// Who called: "photo 0", "feed", "pager".
        let caller: String
    }
}
