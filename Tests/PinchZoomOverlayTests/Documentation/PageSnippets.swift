// The documentation's snippets of a pager's pages, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

/// What a feed shows, as an app has it.
@MainActor struct Post {
    var thumbnail: UIImage?
    var size = CGSize.zero
    var photoSize = CGSize.zero
    var photoURL = URL(fileURLWithPath: "/")
    var playerView: UIView?
    var loadPhoto: @MainActor (_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage
}

extension ImageLoader {
    func image(at url: URL, progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage { UIImage() }
}

final class PostPages: PhotoPagerDataSource {
    let posts: [Post] = []

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let post = posts[index]
        if let player = post.playerView { return .view(player, size: post.size) }
        return .photo(
            LoadablePhoto(placeholder: post.thumbnail, size: post.size) { progress in
                try await post.loadPhoto(progress)
            }
        )
    }
}

final class LoadedPages: PhotoPagerDataSource {
    let posts: [Post] = []

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let post = posts[index]
        return .photo(
            LoadablePhoto(placeholder: post.thumbnail, size: post.photoSize) { progress in
                try await ImageLoader.shared.image(at: post.photoURL, progress: progress)
            }
        )
    }
}
