#if os(Linux)
    extension RecordingWords {
        /// Those of the recordings that come with the demo, in the order in which a page shows them.
        static let all: [RecordingWords] = pinches + transitions + pages + phones

        private static let pinches = [
            RecordingWords(
                name: "quick-flick",
                group: .pinches,
                title: "A quick flick",
                sentence: "Let go on the move: the spring takes over the fingers’ velocity, so nothing stops short before it returns."
            ),
            RecordingWords(
                name: "slow-and-careful",
                group: .pinches,
                title: "Slow and careful",
                sentence: "The point that was touched stays under the fingers while the photo grows, rests and turns."
            ),
            RecordingWords(
                name: "drag-while-zoomed",
                group: .pinches,
                title: "Carried about",
                sentence: "A zoomed photo goes wherever the fingers go, and darkens the feed by how large it is."
            ),
            RecordingWords(
                name: "one-finger-lifted-and-back",
                group: .pinches,
                title: "One finger lifts and comes back",
                sentence: "The thumb leaves and returns somewhere else, and the photo does not jump."
            ),
            RecordingWords(
                name: "pinched-again-during-return",
                group: .pinches,
                title: "Caught on its way back",
                sentence: "Touched in flight, the photo stops where it is and follows the fingers once more."
            ),
            RecordingWords(
                name: "begun-while-scrolling",
                group: .pinches,
                title: "Begun while scrolling",
                sentence: "A second finger lands while the first one scrolls: the list stands still and the photo lifts."
            ),
            RecordingWords(
                name: "three-fingers",
                group: .pinches,
                title: "Three fingers",
                sentence: "A third finger joins in and leaves again, and the photo stays with the first two."
            ),
        ]

        private static let transitions = [
            RecordingWords(
                name: "drag-and-change-ones-mind",
                group: .transitions,
                title: "A change of mind",
                sentence: "The open photo is dragged halfway out and back up. It stays, and the bars come back with it."
            ),
            RecordingWords(
                name: "open-page-drag-away",
                group: .transitions,
                title: "Open, page, drag away",
                sentence: "Two pages on, another photo is let go, and flies into its own cell instead of the first one’s."
            ),
            RecordingWords(
                name: "flick-away",
                group: .transitions,
                title: "Flicked away",
                sentence: "A short, fast flick is enough to send the photo home."
            ),
            RecordingWords(
                name: "pinch-to-open",
                group: .transitions,
                title: "A pinch that opens",
                sentence: "Spread far enough and let go: the photo goes on into its page from under the fingers."
            ),
            RecordingWords(
                name: "pinch-to-close",
                group: .transitions,
                title: "Pinched away",
                sentence: "Pinched in and turned, the open photo rights itself on the way to its cell."
            ),
            RecordingWords(
                name: "shared-views",
                group: .transitions,
                title: "Shared views",
                sentence: "A row’s photo, title and text fly to their new places side by side."
            ),
            RecordingWords(
                name: "growing-card",
                group: .transitions,
                title: "A card that grows",
                sentence: "The card becomes the screen, with its corners, and shrinks back into the list."
            ),
        ]

        private static let pages = [
            RecordingWords(
                name: "film-and-back",
                group: .pages,
                title: "A film that goes on",
                sentence: "The film plays in its cell, in flight and on its page without missing a frame."
            ),
            RecordingWords(
                name: "zoom-pan-back",
                group: .pages,
                title: "Home from a zoom",
                sentence: "From wherever the zoomed photo shows, the back button takes it to its cell."
            ),
            RecordingWords(
                name: "one-finger-zoom",
                group: .pages,
                title: "Zoomed by one finger",
                sentence: "Tap, touch again and drag: down zooms in, and up zooms out."
            ),
            RecordingWords(
                name: "slow-photo",
                group: .pages,
                title: "Sharper while it is held",
                sentence: "A photo of 48 megapixels arrives under the fingers, and only its sharpness changes."
            ),
            RecordingWords(
                name: "deletion",
                group: .pages,
                title: "Deleted from its page",
                sentence: "The next photo moves up, and flies back to the place that it has now."
            ),
        ]

        private static let phones = [
            RecordingWords(
                name: "phone-two-finger-drag",
                group: .phones,
                title: "Two fingers on a Galaxy S",
                sentence: "Uneven reports of real fingers lift the photo once, without flicker."
            ),
            RecordingWords(
                name: "phone-single-drag",
                group: .phones,
                title: "One finger on a Galaxy S",
                sentence: "One finger scrolls the feed. No photo lifts, as it should be."
            ),
        ]
    }
#endif
