import UIKit

/// A network that large photos come over, as slow and as bad as the settings say, by the phone's own clock.
@MainActor final class SimulatedNetwork {
    /// The quality of the network.
    enum Quality: String, CaseIterable, Sendable {
        /// At once, nearly.
        case fast
        /// Within three seconds.
        case slow
        /// Each photo fails half way at first, and comes when somebody tries again.
        case failing

        /// The time for a photo, in seconds.
        fileprivate var duration: CFTimeInterval {
            switch self {
            case .fast: 0.2
            case .slow: 3
            case .failing: 1
            }
        }
    }

    var quality = Quality.fast
    /// Whether files of photos are being made: no time of the network.
    var isWaitingForFiles: Bool { filesUnderWay > 0 }
    private var filesUnderWay = 0
    /// The number of requests for photos.
    private(set) var requestCount = 0
    private var failed: Set<LargePhoto> = []
    private let press: LargePhotoPress

    init(press: LargePhotoPress = .shared) {
        self.press = press
    }

    /// Loads a photo, whose pixels are not decoded yet.
    ///
    /// - Throws: ``ConnectionLost``, what making the photo throws, or `CancellationError`.
    func load(_ photo: LargePhoto, progress: @Sendable (Double) -> Void) async throws -> UIImage {
        requestCount += 1
        let quality = quality
        let file = try await file(of: photo)
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
        guard let image = UIImage(data: file) else { throw PressError.noPicture(photo.name) }
        return image
    }

    private func file(of photo: LargePhoto) async throws -> Data {
        filesUnderWay += 1
        defer { filesUnderWay -= 1 }
        return try await press.jpeg(of: photo)
    }
}

/// The error of a bad network.
struct ConnectionLost: Error, LocalizedError {
    var errorDescription: String? { "The connection was lost." }
}
