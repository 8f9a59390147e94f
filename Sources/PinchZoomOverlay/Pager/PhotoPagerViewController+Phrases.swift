import Foundation

extension PhotoPagerViewController {
    /// What VoiceOver says.
    public struct Phrases: Sendable, Equatable {
        /// The name of the close button.
        public var close = "Close"
        /// The name of the action that zooms a photo in.
        public var zoomIn = "Zoom in"
        /// The name of the action that fits it into the screen again.
        public var zoomOut = "Zoom out"
        /// The title of the key that shows the next photo.
        public var nextPhoto = "Next Photo"
        /// The title of the key that shows the previous photo.
        public var previousPhoto = "Previous Photo"
        /// The title of the key that fits a photo into the screen.
        public var zoomToFit = "Zoom to Fit"
        /// The title of the key that hides the bars, or shows them.
        public var toggleBars = "Hide or Show Bars"
        /// The value of a photo that is on its way.
        public var loading = "Loading"
        /// The message where a photo does not come.
        public var loadingFailed = "The photo could not be loaded."
        /// The title of the button that tries to load a photo again.
        public var retry = "Try Again"

        /// The name of the strip of thumbnails.
        public var thumbnails = "Photos"
        /// The value of the strip of thumbnails: `{number}` stands for the current photo's number, from 1, and `{count}` for how many there are.
        public var position = "{number} of {count}"

        /// English.
        public init() {}

        func position(of index: Int, in count: Int) -> String {
            position.replacingOccurrences(of: "{number}", with: "\(index + 1)").replacingOccurrences(of: "{count}", with: "\(count)")
        }
    }
}
