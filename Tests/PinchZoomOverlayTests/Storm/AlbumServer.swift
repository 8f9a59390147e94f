import PinchZoomOverlay
import UIKit

/// Loads photos when a storm says so, never, or at once.
@MainActor final class AlbumServer {
    /// A photo that somebody waits for.
    @MainActor final class Request {
        let name: Int
        /// Whether whoever loads it listens when that is cancelled.
        let heedsCancellation: Bool
        let progress: @Sendable (Double) -> Void
        fileprivate(set) var isCancelled = false
        fileprivate var continuation: CheckedContinuation<PhotoSource, any Error>?

        fileprivate init(_ name: Int, heedsCancellation: Bool, progress: @escaping @Sendable (Double) -> Void) {
            self.name = name
            self.heedsCancellation = heedsCancellation
            self.progress = progress
        }
    }

    /// What becomes of a request as soon as it is made.
    enum Reception {
        case photo(PhotoSource)
        case failure
        /// It waits, and hears of its cancellation or not.
        case wait(heedsCancellation: Bool)
    }

    struct Failure: Error {}

    /// Lives as long as a loader does that was called.
    final class Token: Sendable {}

    /// What is waited for, the oldest first; it may have been cancelled.
    private(set) var requests: [Request] = []
    /// The last one that was answered: it may go on telling how far it has come.
    private(set) var pastRequest: Request?
    /// Decides what becomes of a request.
    var receive: @MainActor (_ name: Int, _ token: Token) -> Reception = { _, _ in .failure }
    /// A photo in a file, which is there as long as the server is.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-\(UUID().uuidString).jpg")

    init() {
        try? AlbumPhotos.jpeg.write(to: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// Those for which somebody still waits.
    var awaited: [Request] { requests.filter { !$0.isCancelled } }

    func source(_ name: Int) -> PhotoSource {
        let token = Token()
        return .loader { [self] progress in try await load(name, token, progress) }
    }

    private func load(_ name: Int, _ token: Token, _ progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource {
        switch receive(name, token) {
        case .photo(let photo): return photo
        case .failure: throw Failure()
        case .wait(let heedsCancellation):
            let request = Request(name, heedsCancellation: heedsCancellation, progress: progress)
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    request.continuation = continuation
                    requests.append(request)
                }
            } onCancel: {
                Task { @MainActor in self.cancel(request) }
            }
        }
    }

    private func cancel(_ request: Request) {
        request.isCancelled = true
        if request.heedsCancellation { end(request, with: .failure(CancellationError())) }
    }

    func answer(_ request: Request, with photo: PhotoSource) { end(request, with: .success(photo)) }

    func fail(_ request: Request) { end(request, with: .failure(Failure())) }

    private func end(_ request: Request, with result: Result<PhotoSource, any Error>) {
        guard let continuation = request.continuation else { return }
        request.continuation = nil
        requests.removeAll { $0 === request }
        pastRequest = request
        continuation.resume(with: result)
    }

    /// Nobody waits any longer.
    func failAll() {
        for request in requests { fail(request) }
    }

    func forgetThePast() {
        pastRequest = nil
    }
}
