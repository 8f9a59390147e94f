// The snippets of the recipe for `AsyncImage`, compiled on Apple's systems. `DocumentationTests` compares them.
#if canImport(SwiftUI)
import PinchZoomOverlay
import SwiftUI

extension PhotoSource {
    static func downloaded(from url: URL) -> PhotoSource {
        .loader { _ in .data(try await URLSession.shared.data(from: url).0) }
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
            .photo(.downloaded(from: photo.url), size: photo.size)
        }
    }
}

@available(iOS 16.0, *)
struct RemotePhotoView: View {
    let photo: RemotePhoto

    var body: some View {
        PinchZoomableImage(.downloaded(from: photo.thumbnailURL), id: photo.id, fullSize: .downloaded(from: photo.url))
            .aspectRatio(photo.aspectRatio, contentMode: .fit)
    }
}
#endif
