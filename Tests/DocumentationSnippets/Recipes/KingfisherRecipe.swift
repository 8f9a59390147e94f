// The snippets of the recipe for Kingfisher, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

@MainActor final class KingfisherFeed {
    func configure(_ cell: PhotoCell, for photo: RemotePhoto) {
        cell.photoView.kf.setImage(with: photo.thumbnailURL)
    }
}

extension RemotePhoto {
    @MainActor var pageByKingfisher: PhotoPage {
        let thumbnail = ImageCache.default.retrieveImageInMemoryCache(forKey: thumbnailURL.cacheKey)
        let photo = PhotoSource.loader { progress in
            let result = try await KingfisherManager.shared.retrieveImage(with: url) { @Sendable received, total in
                progress(Double(received) / Double(total))
            }
            return .image(result.image)
        }
        return .photo(photo, placeholder: thumbnail, size: size)
    }

    @MainActor var animatedPageByKingfisher: PhotoPage {
        let photoView = AnimatedImageView()
        photoView.kf.setImage(with: url)
        return .view(photoView, size: size)
    }
}

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, *)
struct KingfisherFeedView: View {
    let photos: [RemotePhoto]
    @State private var shownPhoto: RemotePhoto?

    var body: some View {
        List(photos) { photo in
            KFImage(photo.thumbnailURL)
                .resizable()
                .aspectRatio(photo.aspectRatio, contentMode: .fit)
                .pinchZoomable()
                .photoPagerSource(photo.id)
                .onTapGesture { shownPhoto = photo }
        }
        .photoPager(item: $shownPhoto, items: photos) { photo in
            photo.pageByKingfisher
        }
    }
}
#endif
