/// The recordings that come with the demo.
enum Recordings {
    /// The recordings' names, in the order in which they are written.
    static let names = [
        "slow-and-careful", "quick-flick", "one-finger-lifted-and-back", "drag-while-zoomed", "begun-while-scrolling", "three-fingers",
        "pinched-again-during-return", "phone-two-finger-drag", "phone-single-drag", "open-page-drag-away", "drag-and-change-ones-mind",
        "flick-away", "zoom-pan-back", "pinch-to-open", "shared-views", "growing-card", "slow-photo", "film-and-back", "pinch-to-close",
        "one-finger-zoom", "deletion", "presented-photo", "presented-film", "zoom-into-48-megapixels",
        "zoom-into-230-megapixels", "zoom-into-panorama", "pinch-full-size",
    ]
}
