extension RecordingWords {
    /// The words for the recordings that come with the demo, in the page's order.
    static let all: [RecordingWords] = pinches + transitions + pages + phones

    private static let pinches = [
        RecordingWords(name: "quick-flick", group: .pinches, title: "A quick flick"),
        RecordingWords(name: "slow-and-careful", group: .pinches, title: "Slow and careful"),
        RecordingWords(name: "drag-while-zoomed", group: .pinches, title: "Carried about"),
        RecordingWords(name: "one-finger-lifted-and-back", group: .pinches, title: "One finger lifts and comes back"),
        RecordingWords(name: "pinched-again-during-return", group: .pinches, title: "Caught on its way back"),
        RecordingWords(name: "begun-while-scrolling", group: .pinches, title: "Begun while scrolling"),
        RecordingWords(name: "three-fingers", group: .pinches, title: "Three fingers"),
        RecordingWords(name: "pinch-full-size", group: .pinches, title: "Every tile of a roof"),
    ]

    private static let transitions = [
        RecordingWords(name: "drag-and-change-ones-mind", group: .transitions, title: "A change of mind"),
        RecordingWords(name: "open-page-drag-away", group: .transitions, title: "Open, page, drag away"),
        RecordingWords(name: "flick-away", group: .transitions, title: "Flicked away"),
        RecordingWords(name: "pinch-to-open", group: .transitions, title: "A pinch that opens"),
        RecordingWords(name: "pinch-to-close", group: .transitions, title: "Pinched away"),
        RecordingWords(name: "presented-photo", group: .transitions, title: "Presented on black"),
        RecordingWords(name: "shared-views", group: .transitions, title: "Shared views"),
        RecordingWords(name: "growing-card", group: .transitions, title: "A card that grows"),
    ]

    private static let pages = [
        RecordingWords(name: "film-and-back", group: .pages, title: "A film that goes on"),
        RecordingWords(name: "presented-film", group: .pages, title: "A film, carried about"),
        RecordingWords(name: "zoom-pan-back", group: .pages, title: "Home from a zoom"),
        RecordingWords(name: "one-finger-zoom", group: .pages, title: "Zoomed by one finger"),
        RecordingWords(name: "slow-photo", group: .pages, title: "Sharper while it is held"),
        RecordingWords(name: "zoom-into-48-megapixels", group: .pages, title: "Into 48 megapixels"),
        RecordingWords(name: "zoom-into-230-megapixels", group: .pages, title: "Into 230 megapixels"),
        RecordingWords(name: "zoom-into-panorama", group: .pages, title: "Into a panorama"),
        RecordingWords(name: "deletion", group: .pages, title: "Deleted from its page"),
    ]

    private static let phones = [
        RecordingWords(name: "phone-two-finger-drag", group: .phones, title: "Two fingers on a Galaxy S"),
        RecordingWords(name: "phone-single-drag", group: .phones, title: "One finger on a Galaxy S"),
    ]
}
