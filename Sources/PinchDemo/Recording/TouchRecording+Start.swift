extension TouchRecording {
    /// How the app was when the fingers came.
    struct Start: Equatable, Sendable {
        /// What a pinch does to a photo of the feed.
        enum Pinch: String, Sendable, CaseIterable {
            /// It zooms it, as long as it lasts.
            case zooms
            /// Let go far enough, it opens it.
            case opens
        }

        /// The screen that was shown.
        var screen = DemoScreen.feed
        var pinch = Pinch.zooms
        /// How the grid's large photos come.
        var network = SimulatedNetwork.Quality.fast
    }
}

extension JSONLineScanner {
    /// Takes one of a few words for a key; `standard` if the key was left out.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ text: String?,
        _ key: String,
        unless standard: Choice
    ) throws(TouchRecordingError) -> Choice where Choice.RawValue == String {
        guard let text else { return standard }
        guard let choice = Choice(rawValue: text) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw error("“\(key)” must be one of \(words), not \(text.inQuotes)")
        }
        return choice
    }
}
