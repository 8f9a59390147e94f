// The snippets of the recipe for one loader of an app, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

extension ImageLoader {
    func cachedImage(at url: URL) -> UIImage? { nil }
}

extension RemotePhoto {
    var source: PhotoSource {
        .loader { progress in .image(try await ImageLoader.shared.image(at: url, progress: progress)) }
    }

    var thumbnailSource: PhotoSource {
        .loader { _ in .image(try await ImageLoader.shared.image(at: thumbnailURL)) }
    }

    @MainActor var page: PhotoPage {
        let thumbnail = ImageLoader.shared.cachedImage(at: thumbnailURL)
        return .photo(source, placeholder: thumbnail, size: size, thumbnail: thumbnailSource)
    }
}

@MainActor final class SourcePages {
    let photos: [RemotePhoto] = []

    func configure(_ cell: PhotoCell, at indexPath: IndexPath) {
        cell.pinchZoomInteraction?.fullSize = photos[indexPath.item].source
    }
}

extension SourcePages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { photos[index].page }
}

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, *)
struct SourceFeedView: View {
    let photos: [RemotePhoto]
    @State private var shownPhoto: RemotePhoto?

    var body: some View {
        List(photos) { photo in
            PinchZoomableImage(photo.thumbnailSource, id: photo.id, fullSize: photo.source)
                .photoPagerSource(photo.id)
                .aspectRatio(photo.aspectRatio, contentMode: .fit)
                .onTapGesture { shownPhoto = photo }
        }
        .photoPager(item: $shownPhoto, items: photos) { $0.page }
    }
}

@available(iOS 16.0, *)
struct SourcePhotoView: View {
    let photo: RemotePhoto

    var body: some View {
        PinchZoomableImage(photo.thumbnailSource, id: photo.id, fullSize: photo.source)
            .aspectRatio(photo.aspectRatio, contentMode: .fit)
    }
}
#endif
