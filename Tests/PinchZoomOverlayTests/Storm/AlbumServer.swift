import PinchZoomOverlay
import UIKit

/// A server of photos that answers at once, when a storm says so, or never.
@MainActor final class AlbumServer {
    /// A loader's request for a photo.
    @MainActor final class Request {
        let name: Int
        /// Whether the loader stops when the request is cancelled.
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

    /// The immediate answer to a new request.
    enum Reception {
        case photo(PhotoSource)
        case failure
        /// The request waits. If `heedsCancellation` is `true`, a cancellation ends the request.
        case wait(heedsCancellation: Bool)
    }

    struct Failure: Error {}

    /// An object that lives as long as a loader. With this token, the storm finds a loader that leaks.
    final class Token: Sendable {}

    /// The requests without an answer, the oldest first. Cancelled requests may be among them.
    private(set) var requests: [Request] = []
    /// The last request that was answered. Its loader may still report progress.
    private(set) var pastRequest: Request?
    /// The closure that decides the immediate answer to a new request.
    var receive: @MainActor (_ name: Int, _ token: Token) -> Reception = { _, _ in .failure }
    /// A file with a photo, which exists as long as the server.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("PinchZoomOverlay-\(UUID().uuidString).jpg")

    init() {
        try? AlbumPhotos.jpeg.write(to: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// The requests that haven't been cancelled.
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

    /// Fails all requests, so that no loader waits any longer.
    func failAll() {
        for request in requests { fail(request) }
    }

    func forgetThePast() {
        pastRequest = nil
    }
}
