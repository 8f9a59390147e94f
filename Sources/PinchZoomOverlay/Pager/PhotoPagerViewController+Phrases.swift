extension PhotoPagerViewController {
    /// What VoiceOver says.
    public struct Phrases: Sendable, Equatable {
        /// The name of the close button.
        public var close = "Close"
        /// The name of the action that zooms a photo in.
        public var zoomIn = "Zoom in"
        /// The name of the action that fits it into the screen again.
        public var zoomOut = "Zoom out"

        /// English.
        public init() {}
    }
}
