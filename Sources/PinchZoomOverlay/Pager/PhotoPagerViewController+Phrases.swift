import Foundation

extension PhotoPagerViewController {
    /// The words that a pager shows and that VoiceOver speaks.
    public struct Phrases: Sendable, Equatable {
        /// The name of the close button.
        public var close = "Close"
        /// The name of the action that zooms a photo in.
        public var zoomIn = "Zoom in"
        /// The name of the action that fits a zoomed photo into the screen again.
        public var zoomOut = "Zoom out"
        /// The title of the key that shows the next photo.
        public var nextPhoto = "Next Photo"
        /// The title of the key that shows the previous photo.
        public var previousPhoto = "Previous Photo"
        /// The title of the key that fits a photo into the screen.
        public var zoomToFit = "Zoom to Fit"
        /// The title of the key that hides the bars, or shows them.
        public var toggleBars = "Hide or Show Bars"
        /// The accessibility value of a photo that is being loaded.
        public var loading = "Loading"
        /// The message in place of a photo that fails to load.
        public var loadingFailed = "The photo could not be loaded."
        /// The title of the button that tries to load a photo again.
        public var retry = "Try Again"

        /// The name of the strip of thumbnails.
        public var thumbnails = "Photos"
        /// The accessibility value of the strip of thumbnails.
        ///
        /// `{number}` stands for the number of the current photo, counted from 1, and `{count}` for the number of photos.
        public var position = "{number} of {count}"

        /// Creates the phrases in English.
        public init() {}

        func position(of index: Int, in count: Int) -> String {
            position.replacingOccurrences(of: "{number}", with: "\(index + 1)").replacingOccurrences(of: "{count}", with: "\(count)")
        }
    }
}
