import Synchronization
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A source of larger photos that answers when a test says so.
@MainActor final class LargerPhotos {
    struct Failure: Error {}

    private var continuations: [CheckedContinuation<UIImage?, any Error>] = []
    /// The number of requests.
    private(set) var requestCount = 0
    private let cancellations = Mutex(0)
    /// The number of cancelled requests.
    var cancelCount: Int { cancellations.withLock { $0 } }
    /// Whether a request fails after its cancellation, as with most sources. Other sources answer nevertheless.
    var heedsCancellation = false

    /// The source of a larger photo, as of an app's closure for ``PinchZoomInteraction/fullSize``. Without a photo, the closure throws.
    var photo: PhotoSource {
        .loader { [self] _ in
            guard let image = try await image() else { throw CancellationError() }
            return .image(image)
        }
    }

    private func image() async throws -> UIImage? {
        requestCount += 1
        let image = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuations.append($0) }
        } onCancel: {
            cancellations.withLock { $0 += 1 }
        }
        if heedsCancellation { try Task.checkCancellation() }
        return image
    }

    /// Waits until the source has received a number of requests.
    func wait(forRequests count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<100_000 where continuations.isEmpty || requestCount < count { await Task.yield() }
        try #require(requestCount == count && !continuations.isEmpty, sourceLocation: sourceLocation)
    }

    /// Answers all waiting requests.
    func answer(_ image: UIImage?) {
        for continuation in continuations { continuation.resume(returning: image) }
        continuations = []
    }

    /// Fails all waiting requests.
    func fail() {
        for continuation in continuations { continuation.resume(throwing: Failure()) }
        continuations = []
    }
}

extension PinchZoomInteraction {
    /// The task that requests a larger image. The task ends after the answer has been processed.
    var fullSizeRequest: Task<Void, Never>? { zoom?.fullSizeRequest }
}
