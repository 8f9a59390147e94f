import PinchZoomOverlay
import UIKit

/// A simulated network for large photos. The quality of the network is a setting, and the delays are measured by the phone's own clock.
@MainActor final class SimulatedNetwork {
    /// The quality of the network.
    enum Quality: String, CaseIterable, Sendable {
        /// A photo takes 0.2 seconds.
        case fast
        /// A photo takes 3 seconds.
        case slow
        /// A photo takes 1 second. The first load of each photo fails half way; the next load succeeds.
        case failing

        /// The time that a photo takes, in seconds.
        fileprivate var duration: CFTimeInterval {
            switch self {
            case .fast: 0.2
            case .slow: 3
            case .failing: 1
            }
        }
    }

    var quality = Quality.fast
    private var failed: Set<LargePhoto> = []
    private let press: LargePhotoPress

    init(press: LargePhotoPress = .shared) {
        self.press = press
    }

    /// Returns the source of a photo, for its page and for a pinch.
    func source(of photo: LargePhoto) -> PhotoSource {
        .loader { [self] progress in .file(try await load(photo, progress: progress)) }
    }

    /// Loads a photo.
    ///
    /// - Returns: The photo's file.
    /// - Throws: ``ConnectionLost``, the error of making the photo's file, or `CancellationError`.
    func load(_ photo: LargePhoto, progress: @Sendable (Double) -> Void) async throws -> URL {
        let quality = quality
        // The network's delay doesn't include the time for making the file.
        let file = try await press.file(of: photo)
        // Without this, a load that was canceled while the file was made would still start a display link.
        try Task.checkCancellation()
        let mayFail = quality == .failing && !failed.contains(photo)
        var start: CFTimeInterval?
        for await time in FrameClock.times(framesPerSecond: 60) {
            let begin = start ?? time
            start = begin
            let part = (time - begin) / quality.duration
            if mayFail, part >= 0.5 {
                failed.insert(photo)
                throw ConnectionLost()
            }
            progress(min(part, 1))
            if part >= 1 { break }
        }
        try Task.checkCancellation()
        return file
    }
}

/// The error of a simulated network that fails.
struct ConnectionLost: Error, LocalizedError {
    var errorDescription: String? { "The connection was lost." }
}
