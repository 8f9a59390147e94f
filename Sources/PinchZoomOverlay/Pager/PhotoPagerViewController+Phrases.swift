#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

extension PhotoPagerViewController {
    /// The words that a pager shows and that VoiceOver speaks.
    public struct Phrases: Sendable, Equatable {
        /// The name of the close button.
        public var close: String
        /// The name of the action that zooms a photo in.
        public var zoomIn: String
        /// The name of the action that fits a zoomed photo into the screen again.
        public var zoomOut: String
        /// The title of the key that shows the next photo.
        public var nextPhoto: String
        /// The title of the key that shows the previous photo.
        public var previousPhoto: String
        /// The title of the key that fits a photo into the screen.
        public var zoomToFit: String
        /// The title of the key that hides or shows the bars.
        public var toggleBars: String
        /// The accessibility value of a photo that is being loaded. The value follows ``position``.
        public var loading: String
        /// The message that a page shows if its photo fails to load.
        public var loadingFailed: String
        /// The title of the button that tries to load a photo again.
        public var retry: String

        /// The name of the strip of thumbnails.
        public var thumbnails: String
        /// The accessibility value of a photo and of the strip of thumbnails. If there is only one photo, the photo has no such value.
        ///
        /// `{number}` stands for the number of the current photo, counted from 1, and `{count}` for the number of photos. Both numbers use
        /// the digits of the user's locale.
        public var position: String

        /// Creates the phrases in the app's language.
        ///
        /// The phrases are in a language that your app is localized in. If the app's information property list sets
        /// `CFBundleAllowMixedLocalizations`, the phrases may be in any language that the user prefers. Without a translation, the phrases
        /// are in English.
        public init() {
            self = Phrases.localized
        }

        private static let localized = Phrases(in: .current)

        init(in table: PhraseTable) {
            close = table("Close")
            zoomIn = table("Zoom in")
            zoomOut = table("Zoom out")
            nextPhoto = table("Next Photo")
            previousPhoto = table("Previous Photo")
            zoomToFit = table("Zoom to Fit")
            toggleBars = table("Hide or Show Bars")
            loading = table("Loading")
            loadingFailed = table("The photo could not be loaded.")
            retry = table("Try Again")
            thumbnails = table("Photos")
            position = table("{number} of {count}")
        }

        func position(of index: Int, in count: Int, locale: Locale = .current) -> String {
            let style = IntegerFormatStyle<Int>.number.locale(locale)
            return position.replacingOccurrences(of: "{number}", with: (index + 1).formatted(style))
                .replacingOccurrences(of: "{count}", with: count.formatted(style))
        }
    }
}
#endif
