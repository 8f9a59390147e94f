// The snippets of the recipe for `AsyncImage`, compiled on Apple's systems. `DocumentationTests` compares them.
#if canImport(SwiftUI)
import PinchZoomOverlay
import SwiftUI

extension RemotePhoto {
    static func image(at url: URL) async throws -> UIImage {
        let (data, _) = try await URLSession.shared.data(from: url)
        guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
        return image
    }
}

@available(iOS 16.0, *)
struct AsyncImageFeedView: View {
    let photos: [RemotePhoto]
    @State private var shownPhoto: RemotePhoto?

    var body: some View {
        List(photos) { photo in
            AsyncImage(url: photo.thumbnailURL) { image in
                image.resizable().scaledToFit()
            } placeholder: {
                Color.gray.aspectRatio(photo.aspectRatio, contentMode: .fit)
            }
            .pinchZoomable()
            .photoPagerSource(photo.id)
            .onTapGesture { shownPhoto = photo }
        }
        .photoPager(item: $shownPhoto, items: photos) { photo in
            .photo(LoadablePhoto(size: photo.size) { _ in try await RemotePhoto.image(at: photo.url) })
        }
    }
}

@available(iOS 16.0, *)
struct RemotePhotoView: View {
    let photo: RemotePhoto

    var body: some View {
        PinchZoomableImage(
            id: photo.id,
            fullSizeImage: { try await RemotePhoto.image(at: photo.url) },
            load: { try await RemotePhoto.image(at: photo.thumbnailURL) }
        )
        .aspectRatio(photo.aspectRatio, contentMode: .fit)
    }
}
#endif
