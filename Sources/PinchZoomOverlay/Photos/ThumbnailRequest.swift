#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A thumbnail that isn't in memory, and the closure that loads it.
@MainActor struct ThumbnailRequest {
    /// The item of the thumbnail's photo.
    let item: AnyHashable
    let load: @MainActor () async throws -> UIImage?

    /// Loads the thumbnail. Returns nil if there is no thumbnail, if loading fails, or if the task is canceled.
    func thumbnail() async -> UIImage? {
        // Without the first check, a list that scrolls fast would begin to load the thumbnails of cells that are reused at once.
        guard !Task.isCancelled, let thumbnail = try? await load(), !Task.isCancelled else { return nil }
        return thumbnail
    }
}

extension UIImageView {
    /// Shows a thumbnail. If the thumbnail is `nil`, the view is empty until the requested thumbnail is loaded.
    func showThumbnail(_ thumbnail: UIImage?, orLoad request: ThumbnailRequest?) {
        let former = interactions.lazy.compactMap { $0 as? ThumbnailLoading }.first
        // An app without a cache shows each thumbnail by a request. Without this check, a photo would flicker when its cell is configured
        // again.
        if thumbnail == nil, let former, former.item == request?.item, former.isShown { return }
        if let former { removeInteraction(former) }
        image = thumbnail
        if thumbnail == nil, let request { addInteraction(ThumbnailLoading(request)) }
    }
}

/// The loading of a thumbnail in an image view. The loading ends when the interaction is removed, or the image view is gone.
private final class ThumbnailLoading: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private let request: ThumbnailRequest
    /// The loaded thumbnail. The reference is weak, so that an app that empties the image view also frees the memory.
    private weak var thumbnail: UIImage?
    private var task: Task<Void, Never>?

    init(_ request: ThumbnailRequest) {
        self.request = request
        super.init()
    }

    deinit {
        task?.cancel()
    }

    var item: AnyHashable { request.item }

    /// Whether the image view shows the thumbnail, or still waits for it.
    var isShown: Bool { isUntouched && (task != nil || thumbnail != nil) }

    /// Whether the app has set no other image since the loading began.
    private var isUntouched: Bool { (view as? UIImageView)?.image === thumbnail }

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) {
        self.view = view
        task?.cancel()
        task = nil
        guard view != nil else { return }
        task = Task { [weak self, request] in
            let thumbnail = await request.thumbnail()
            self?.end(with: thumbnail)
        }
    }

    private func end(with thumbnail: UIImage?) {
        task = nil
        guard let thumbnail, isUntouched else { return }
        self.thumbnail = thumbnail
        (view as? UIImageView)?.image = thumbnail
    }
}
#endif
