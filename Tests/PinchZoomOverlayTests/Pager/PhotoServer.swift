import PinchZoomOverlay
import UIKit

/// A server that loads photos at the test's command.
@MainActor final class PhotoServer {
    private struct Request {
        let continuation: CheckedContinuation<UIImage, any Error>
        let progress: @Sendable (Double) -> Void
    }

    struct Failure: Error {}

    /// The requested photos, in order.
    private(set) var asked: [Int] = []
    /// The photos whose requests were cancelled.
    private(set) var cancelled: [Int] = []
    private var requests: [Int: Request] = [:]

    /// The photos whose requests aren't answered yet.
    var awaited: [Int] { requests.keys.sorted() }

    /// Returns a page whose photo the server loads.
    func page(_ index: Int, placeholder: UIImage? = nil, size: CGSize? = nil) -> PhotoPage {
        .photo(source(of: index), placeholder: placeholder, size: size)
    }

    /// Returns a source that the server loads.
    func source(of index: Int) -> PhotoSource { .loader { [self] in .image(try await load(index, progress: $0)) } }

    private func load(_ index: Int, progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage {
        asked.append(index)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let former = requests.updateValue(Request(continuation: continuation, progress: progress), forKey: index)
                former?.continuation.resume(throwing: CancellationError())
            }
        } onCancel: {
            Task { @MainActor in self.cancel(index) }
        }
    }

    private func cancel(_ index: Int) {
        cancelled.append(index)
        requests.removeValue(forKey: index)?.continuation.resume(throwing: CancellationError())
    }

    func forgetWhatWasAsked() {
        (asked, cancelled) = ([], [])
    }

    func tell(_ index: Int, progress: Double) {
        requests[index]?.progress(progress)
    }

    func answer(_ index: Int, with image: UIImage) {
        requests.removeValue(forKey: index)?.continuation.resume(returning: image)
    }

    func fail(_ index: Int) {
        requests.removeValue(forKey: index)?.continuation.resume(throwing: Failure())
    }

    /// Answers all requests with a failure.
    func failAll() {
        for index in awaited { fail(index) }
    }
}
