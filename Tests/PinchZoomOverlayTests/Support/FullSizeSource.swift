import Synchronization
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A source of larger images that answers when a test says so.
@MainActor final class FullSizeSource {
    struct Failure: Error {}

    private var continuations: [CheckedContinuation<UIImage?, any Error>] = []
    /// How often it was asked.
    private(set) var requestCount = 0
    private let cancellations = Mutex(0)
    /// How many of those who asked were cancelled.
    var cancelCount: Int { cancellations.withLock { $0 } }
    /// Whether it ends a request that is cancelled, as most do; others answer all the same.
    var heedsCancellation = false

    /// What the app has for ``PinchZoomInteraction/fullSizeImage``.
    func image() async throws -> UIImage? {
        requestCount += 1
        let image = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuations.append($0) }
        } onCancel: {
            cancellations.withLock { $0 += 1 }
        }
        if heedsCancellation { try Task.checkCancellation() }
        return image
    }

    /// Waits until it has been asked as often as given.
    func wait(forRequests count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<100_000 where continuations.isEmpty || requestCount < count { await Task.yield() }
        try #require(requestCount == count && !continuations.isEmpty, sourceLocation: sourceLocation)
    }

    /// Answers all who have asked.
    func answer(_ image: UIImage?) {
        for continuation in continuations { continuation.resume(returning: image) }
        continuations = []
    }

    /// Fails for all who have asked.
    func fail() {
        for continuation in continuations { continuation.resume(throwing: Failure()) }
        continuations = []
    }
}

extension PinchZoomInteraction {
    /// What asks for a larger image; it ends when the answer has been dealt with.
    var fullSizeRequest: Task<Void, Never>? { zoom?.fullSizeRequest }
}
