import UIKit

/// The loading of one photo, from the request to the photo or the failure.
@MainActor final class PhotoLoad {
    enum State {
        /// It is on its way; the fraction that has come, if it is known.
        case loading(Double?)
        case loaded(UIImage)
        case failed
    }

    let photo: LoadablePhoto
    private(set) var state = State.loading(nil) {
        didSet { page?.photoLoadDidChange() }
    }
    /// The page that shows it.
    weak var page: PhotoPageCell?
    private var task: Task<Void, Never>?
    /// Of which attempt is heard: what a former one says comes too late.
    private var attempt = 0

    /// Starts to load at once.
    init(_ photo: LoadablePhoto) {
        self.photo = photo
        start()
    }

    deinit {
        task?.cancel()
    }

    /// What shows now: the photo, or what stands for it.
    var image: UIImage? {
        if case .loaded(let image) = state { image } else { photo.placeholder }
    }

    /// Tries again what has failed.
    func retry() {
        guard case .failed = state else { return }
        state = .loading(nil)
        start()
    }

    /// Nobody wants it any more.
    func giveUp() {
        task?.cancel()
        task = nil
        page?.photoLoadWasGivenUp()
    }

    private func start() {
        attempt += 1
        task = Task { [weak self, load = photo.load, attempt] in
            let image = try? await load { fraction in
                Task { @MainActor in self?.note(fraction, of: attempt) }
            }
            guard !Task.isCancelled else { return }
            self?.end(with: image)
        }
    }

    private func note(_ fraction: Double, of attempt: Int) {
        guard case .loading = state, attempt == self.attempt, fraction.isFinite else { return }
        state = .loading(min(max(fraction, 0), 1))
    }

    private func end(with image: UIImage?) {
        task = nil
        if let image, image.size.width > 0, image.size.height > 0 { state = .loaded(image) } else { state = .failed }
    }
}
