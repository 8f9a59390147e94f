/// The group and the title of a recording that comes with the demo, for a page. The recording's own note describes the effect to watch for.
struct RecordingWords: Equatable, Sendable {
    /// The subject of a recording.
    enum Group: CaseIterable, Sendable {
        case pinches, transitions, pages, phones, others

        var title: String {
            switch self {
            case .pinches: "Pinches in the feed"
            case .transitions: "Into the photo and back"
            case .pages: "Pages"
            case .phones: "From real phones"
            case .others: "More recordings"
            }
        }

        /// A sentence about all recordings of the group.
        var introduction: String {
            switch self {
            case .pinches: "Two fingers lift a photo out of its post. It follows them, and springs back when they let go."
            case .transitions: "A photo, a row or a card becomes a screen of its own, and finds its way home."
            case .pages: "An open photo can be zoomed, waited for and deleted. It may be a film, too."
            case .phones: "Touches that people made on a phone, as its screen reported them."
            case .others: "Recordings of your own."
            }
        }

        /// The anchor for links to the group.
        var anchor: String { "\(self)" }
    }

    let name: String
    let group: Group
    let title: String

    /// Returns the words for a recording, or `nil` if it has none.
    static func of(_ name: String) -> RecordingWords? { all.first { $0.name == name } }
}
