extension TouchRecording {
    /// How the app was when the fingers came.
    package struct Start: Equatable, Sendable {
        /// What a pinch does to a photo of the feed.
        package enum Pinch: String, Sendable, CaseIterable {
            /// It zooms it, as long as it lasts.
            case zooms
            /// Let go far enough, it opens it.
            case opens
        }

        /// A screen of the demo.
        package enum Screen: String, Sendable, CaseIterable {
            case feed, grid, transitions, stories, cards
        }

        /// The network that the grid's large photos come over.
        package enum Network: String, Sendable, CaseIterable {
            case fast, slow, failing
        }

        /// The screen that was shown.
        package var screen: Screen
        package var pinch: Pinch
        package var network: Network

        package init(screen: Screen = .feed, pinch: Pinch = .zooms, network: Network = .fast) {
            self.screen = screen
            self.pinch = pinch
            self.network = network
        }
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
