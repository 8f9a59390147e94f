extension TouchRecording {
    /// A call that a delegate received.
    package struct CallReport: Equatable, Sendable {
        /// The method's name, with only the arguments that matter: "pinchZoomInteractionDidBegin" or
        /// "scrollViewDidEndDragging(willDecelerate: true)".
        package let name: String
        /// The name of the caller: "photo 0", "feed", "pager".
        package let caller: String
    }
}
