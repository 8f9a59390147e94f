/// A page of what replays came to: moving pictures, contact sheets, curves and figures. A value that becomes HTML, without a script and
/// without anything from a network.
struct DemoPage: Equatable, Sendable {
    /// A picture in a file beside the page.
    struct Picture: Equatable, Sendable, Codable {
        /// The file, relative to the page's folder.
        var path: String
        /// Its size, in pixels, so that nothing jumps when it comes.
        var width: Int
        var height: Int
    }

    /// A recording that was played.
    struct Entry: Equatable, Sendable, Codable {
        /// The recording's name, and what it says is to look at.
        var name: String
        var note: String
        /// The moving picture, and a still one of it for those who want nothing to move.
        var animation: Picture?
        var still: Picture?
        /// Moments of it side by side.
        var contactSheet: Picture?
        /// The alpha of the backdrop; there is none where nothing is pinched.
        var curve: Picture?
        /// What was measured.
        var figures: ReplayFigures
        /// All files of it, relative to the page's folder.
        var files: [String] = []

        /// Those that there are.
        var pictures: [Picture] { [contactSheet, animation, still, curve].compactMap(\.self) }

        /// Where it is shown, and under which title: its name if it does not come with the demo.
        var words: RecordingWords {
            RecordingWords.of(name) ?? RecordingWords(name: name, group: .others, title: name)
        }
    }

    /// In the order in which they were played.
    var entries: [Entry]

    /// The groups that have entries, in order, each with its entries in the order of their words.
    var groups: [(group: RecordingWords.Group, entries: [Entry])] {
        RecordingWords.Group.allCases.compactMap { group in
            let known = RecordingWords.all.flatMap { words in entries.filter { $0.name == words.name && words.group == group } }
            let members = group == .others ? entries.filter { $0.words.group == .others } : known
            return members.isEmpty ? nil : (group, members)
        }
    }
}

extension DemoPage.Entry {
    /// The same for a page beside the folder that its files are in.
    func inFolder(_ name: String) -> Self {
        var entry = self
        func moved(_ picture: DemoPage.Picture?) -> DemoPage.Picture? {
            picture.map { DemoPage.Picture(path: "\(name)/\($0.path)", width: $0.width, height: $0.height) }
        }
        entry.animation = moved(animation)
        entry.still = moved(still)
        entry.contactSheet = moved(contactSheet)
        entry.curve = moved(curve)
        entry.files = files.map { "\(name)/\($0)" }
        return entry
    }
}
