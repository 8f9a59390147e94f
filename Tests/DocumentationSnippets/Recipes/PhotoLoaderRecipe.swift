// The snippets of the recipe for one loader of an app, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

extension ImageLoader {
    func cachedImage(at url: URL) -> UIImage? { nil }
}

struct AlbumLoader {}

extension AlbumLoader: PhotoLoader {
    func thumbnail(of photo: RemotePhoto) -> UIImage? { ImageLoader.shared.cachedImage(at: photo.thumbnailURL) }

    func loadThumbnail(of photo: RemotePhoto) async throws -> UIImage? {
        try await ImageLoader.shared.image(at: photo.thumbnailURL)
    }

    func loadPhoto(of photo: RemotePhoto, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoSource {
        .image(try await ImageLoader.shared.image(at: photo.url, progress: progress))
    }

    func size(of photo: RemotePhoto) -> CGSize? { photo.size }
}

@MainActor final class LoaderPages {
    let photos: [RemotePhoto] = []
    let loader = AlbumLoader()

    func configure(_ cell: PhotoCell, at indexPath: IndexPath) {
        let photo = photos[indexPath.item]
        loader.show(photo, in: cell.photoView)
        cell.pinchZoomInteraction?.fullSizeSource = loader.source(of: photo)
    }
}

extension LoaderPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { loader.page(of: photos[index]) }
}

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, *)
struct LoaderFeedView: View {
    let photos: [RemotePhoto]
    let loader = AlbumLoader()
    @State private var shownPhoto: RemotePhoto?

    var body: some View {
        List(photos) { photo in
            PinchZoomableImage(photo, from: loader)
                .photoPagerSource(photo.id)
                .aspectRatio(photo.aspectRatio, contentMode: .fit)
                .onTapGesture { shownPhoto = photo }
        }
        .photoPager(item: $shownPhoto, items: photos) { loader.page(of: $0) }
    }
}

@available(iOS 16.0, *)
struct LoaderPhotoView: View {
    let photo: RemotePhoto
    let loader: AlbumLoader

    var body: some View {
        PinchZoomableImage(photo, from: loader)
            .aspectRatio(photo.aspectRatio, contentMode: .fit)
    }
}
#endif
