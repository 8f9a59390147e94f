extension TouchRecording {
    /// A call that a delegate received.
    package struct CallReport: Equatable, Sendable {
        /// The method's name without its arguments, as "pinchZoomInteractionDidBegin", and with those that matter, as
        /// "scrollViewDidEndDragging(willDecelerate: true)".
        package let name: String
        /// Who called: "photo 0", "feed", "pager".
        package let caller: String
    }
}
