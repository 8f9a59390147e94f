extension TouchRecording {
    /// The position and the flags of a scroll view.
    package struct ScrollReport: Equatable, Sendable {
        /// The states of a scroll view that UIKit reports.
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
            /// The value of `isScrollEnabled`.
            package static let enabled = Flags(rawValue: 1 << 5)

            /// All flags with their words, in the order of a file.
            package static let words: [(word: String, flag: Flags)] = [
                ("tracking", .tracking), ("dragging", .dragging), ("decelerating", .decelerating), ("zooming", .zooming),
                ("zoomBouncing", .zoomBouncing), ("enabled", .enabled),
            ]
        }

        /// The scroll view's name: "feed", "pager", "page 2".
        package let name: String
        /// The content offset, in points.
        package let x: Double
        package let y: Double
        /// The zoom scale, or 1 for a scroll view that doesn't zoom.
        package let zoom: Double
        package let flags: Flags

        /// Creates a report with numbers that are rounded to six decimals, as in a file.
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
