extension TouchRecording {
    /// The state of the app at the start of a recording.
    package struct Start: Equatable, Sendable {
        /// The effect of a pinch on a photo of the feed.
        package enum Pinch: String, Sendable, CaseIterable {
            /// A pinch zooms the photo while the fingers are down.
            case zooms
            /// A pinch that ends at a large enough scale opens the photo.
            case opens
        }

        /// A screen of the demo.
        package enum Screen: String, Sendable, CaseIterable {
            case feed, grid, transitions, stories, cards
        }

        /// The network over which the grid's large photos are loaded.
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
    /// Returns a key's value as a case of an enumeration, or `standard` if the key was left out.
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
