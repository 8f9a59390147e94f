extension TouchRecording {
    /// Where a scroll view is, and what it says of itself.
    package struct ScrollReport: Equatable, Sendable {
        /// What a scroll view says that it is doing, or may do.
        package struct Flags: OptionSet, Equatable, Sendable {
            package let rawValue: Int

            package init(rawValue: Int) {
                self.rawValue = rawValue
            }

            package static let tracking = Flags(rawValue: 1 << 0)
            package static let dragging = Flags(rawValue: 1 << 1)
            package static let decelerating = Flags(rawValue: 1 << 2)
            package static let zooming = Flags(rawValue: 1 << 3)
            package static let zoomBouncing = Flags(rawValue: 1 << 4)
            /// `isScrollEnabled`.
            package static let enabled = Flags(rawValue: 1 << 5)

            /// Each with its word, in the order in which a file has them.
            package static let words: [(word: String, flag: Flags)] = [
                ("tracking", .tracking), ("dragging", .dragging), ("decelerating", .decelerating), ("zooming", .zooming),
                ("zoomBouncing", .zoomBouncing), ("enabled", .enabled),
            ]
        }

        /// What scrolls: "feed", "pager", "page 2".
        package let name: String
        /// Its content offset, in points.
        package let x: Double
        package let y: Double
        /// Its zoom scale; 1 for what does not zoom.
        package let zoom: Double
        package let flags: Flags

        /// A report, its numbers rounded to what a file keeps.
        package init(name: String, x: Double, y: Double, zoom: Double = 1, flags: Flags) {
            self.name = name
            self.x = x.roundedToMillionths
            self.y = y.roundedToMillionths
            self.zoom = zoom.roundedToMillionths
            self.flags = flags
        }

        var problem: String? { [("x", x), ("y", y), ("zoom", zoom)].problem }
    }
}
