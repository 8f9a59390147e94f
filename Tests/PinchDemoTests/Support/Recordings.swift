import Foundation
import Testing

@testable import PinchDemo

/// The recordings in the demo's resources.
enum Recordings {
    static let names =
        [
            "slow-and-careful", "quick-flick", "one-finger-lifted-and-back", "drag-while-zoomed", "begun-while-scrolling", "three-fingers",
            "pinched-again-during-return", "phone-two-finger-drag", "phone-single-drag",
        ] + transitions

    /// Those that open screens.
    static let transitions = [
        "open-page-drag-away", "drag-and-change-ones-mind", "flick-away", "zoom-pan-back", "pinch-to-open", "shared-views", "growing-card",
        "slow-photo", "film-and-back", "pinch-to-close", "one-finger-zoom", "deletion", "presented-photo",
        "presented-film",
    ]

    static func shipped(_ name: String) throws -> TouchRecording {
        let folder = try #require(ShippedRecordings.folder)
        let file = folder.appendingPathComponent(name).appendingPathExtension(ShippedRecordings.fileExtension)
        return try TouchRecording(jsonLines: Data(contentsOf: file))
    }
}
