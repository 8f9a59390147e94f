/// A page with the results of replays: films, contact sheets, curves and figures. The HTML of the page contains no script, and loads
/// nothing from a network.
struct DemoPage: Equatable, Sendable {
    /// A picture or a film in a file beside the page.
    struct Picture: Equatable, Sendable, Codable {
        /// The path of the file, relative to the page's folder.
        var path: String
        /// The size in pixels. Without it, the page would jump when the picture loads.
        var width: Int
        var height: Int
        /// The path of a file with more pixels, which opens from this picture, or `nil` if there is none.
        var largerPath: String?

        /// The path of the file that opens from this picture.
        var linkedPath: String { largerPath ?? path }
    }

    /// A recording that was played.
    struct Entry: Equatable, Sendable, Codable {
        /// The recording's name, and its note about the effect to watch for.
        var name: String
        var note: String
        /// The film, and a picture of it that is shown before the film plays, and to people who prefer reduced motion.
        var film: Picture?
        var still: Picture?
        /// A small picture of the gesture's moments. The contact sheet itself opens from this picture.
        var contactSheet: Picture?
        /// The plot of the backdrop's alpha, or `nil` if no photo was pinched.
        var curve: Picture?
        /// The figures that were measured.
        var figures: ReplayFigures
        /// The paths of all files of the recording, relative to the page's folder.
        var files: [String] = []

        /// The film and all pictures that exist.
        var pictures: [Picture] { [contactSheet, film, still, curve].compactMap(\.self) }

        /// The recording's group and title. If the recording doesn't come with the demo, the title is the recording's name.
        var words: RecordingWords {
            RecordingWords.of(name) ?? RecordingWords(name: name, group: .others, title: name)
        }
    }

    /// The entries, in the order in which they were played.
    var entries: [Entry]

    /// The groups that have entries, in order. The entries of a group are in the order of ``RecordingWords/all``.
    var groups: [(group: RecordingWords.Group, entries: [Entry])] {
        RecordingWords.Group.allCases.compactMap { group in
            let known = RecordingWords.all.flatMap { words in entries.filter { $0.name == words.name && words.group == group } }
            let members = group == .others ? entries.filter { $0.words.group == .others } : known
            return members.isEmpty ? nil : (group, members)
        }
    }
}

extension DemoPage.Entry {
    /// Returns the entry for a page next to the folder of the entry's files.
    func inFolder(_ name: String) -> Self {
        var entry = self
        func moved(_ picture: DemoPage.Picture?) -> DemoPage.Picture? {
            guard var picture else { return nil }
            picture.path = "\(name)/\(picture.path)"
            picture.largerPath = picture.largerPath.map { "\(name)/\($0)" }
            return picture
        }
        entry.film = moved(film)
        entry.still = moved(still)
        entry.contactSheet = moved(contactSheet)
        entry.curve = moved(curve)
        entry.files = files.map { "\(name)/\($0)" }
        return entry
    }
}
