// The snippets of the article about SwiftUI and of the README, compiled on Apple's systems. `DocumentationTests` compares them.
#if canImport(SwiftUI)
import PinchZoomOverlay
import SwiftUI

struct Photo: Identifiable {
    let id: Int
    let image: UIImage
}

@available(iOS 16.0, *)
struct FeedView: View {
    let photos: [Photo]
    @State private var shownPhoto: Photo?

    var body: some View {
        List(photos) { photo in
            PinchZoomableImage(uiImage: photo.image)
                .photoPagerSource(photo.id)
                .onTapGesture { shownPhoto = photo }
        }
        .photoPager(item: $shownPhoto, items: photos) { photo in
            .image(photo.image)
        }
    }
}

@available(iOS 17.0, *)
#Preview {
    FeedView(
        photos: (1...9).compactMap { number in
            UIImage(systemName: "\(number).square").map { Photo(id: number, image: $0) }
        }
    )
}

/// A feed whose photos open with a pinch as well.
@available(iOS 16.0, *)
struct PinchToOpenFeedView: View {
    let photos: [Photo]
    @State private var shownPhoto: Photo?

    var body: some View {
        List(photos) { row(of: $0) }
            .photoPager(item: $shownPhoto, items: photos) { .image($0.image) }
    }

    private func row(of photo: Photo) -> some View {
        PinchZoomableImage(uiImage: photo.image, onOpen: { shownPhoto = photo })
            .photoPagerSource(photo.id)
            .onTapGesture { shownPhoto = photo }
    }
}

/// A photo of an app that loads its photos.
struct FeedPhoto: Identifiable {
    let id: Int
    let title: String
    let thumbnail: UIImage
    let original: UIImage
    let url: URL
    let size: CGSize
    let aspectRatio: CGFloat
}

@available(iOS 16.0, *)
struct PostView: View {
    let photo: FeedPhoto
    let player: Color
    let configuration: PinchZoomConfiguration
    let isEditing: Bool
    @State private var isLifted = false

    private struct PlayerView: View {
        let player: Color
        var body: some View { player }
    }

    @MainActor var film: some View {
        PlayerView(player: player)
            .aspectRatio(16 / 9, contentMode: .fit)
            .pinchZoomable(configuration, isEnabled: !isEditing) { change in
                isLifted = change != nil
            }
    }

    private struct FilmView: UIViewControllerRepresentable {
        let url: URL
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @MainActor var controlled: some View {
        FilmView(url: photo.url)
            .aspectRatio(16 / 9, contentMode: .fit)
            .pinchZoomable()
            .containsViewController()
            .photoPagerSource(photo.id)
    }

    @MainActor var loaded: some View {
        PinchZoomableImage(.loader { _ in .image(try await ImageLoader.shared.image(at: photo.url)) }, id: photo.url)
            .aspectRatio(photo.aspectRatio, contentMode: .fit)
    }

    var body: some View {
        AsyncImage(url: photo.url) { image in
            image.resizable().scaledToFit()
        } placeholder: {
            Color.gray.aspectRatio(photo.aspectRatio, contentMode: .fit)
        }
        .pinchZoomable()
    }
}

@available(iOS 16.0, *)
struct LoadedFeedView<Photos: View>: View {
    let photos: [FeedPhoto]
    let list: Photos
    let hide: @MainActor (FeedPhoto) -> Void
    @State private var shownPhoto: FeedPhoto?
    @State private var zoom = PhotoPagerZoom()
    @State private var failedPhoto: FeedPhoto?

    var body: some View {
        list
            .photoPager(item: $shownPhoto, transition: .classic) {
                PhotoPager(photos) { photo in
                    let source = PhotoSource.loader { progress in
                        .image(try await ImageLoader.shared.image(at: photo.url, progress: progress))
                    }
                    return .photo(source, placeholder: photo.thumbnail, size: photo.size)
                }
                .caption { photo in
                    Text(photo.title)
                        .padding()
                        .foregroundStyle(.white)
                        .background { Color.black.opacity(0.6) }
                }
                .pagerOverlay { _ in
                    ShareButton()
                }
                .thumbnail { $0.thumbnail }
                .photoLabel { $0.title }
                .shareItems { [$0.url] }
                .menu { photo in
                    UIMenu(children: [UIAction(title: "Hide") { _ in hide(photo) }])
                }
                .configure { $0.maximumZoomScale = 5 }
            }
    }

    @MainActor var short: some View {
        list
            .photoPager(item: $shownPhoto) {
                PhotoPager(photos) { photo in
                    .image(photo.original)
                }
                .thumbnail { $0.thumbnail }
                .shareItems { [$0.url] }
            }
    }

    @MainActor var zoomed: some View {
        VStack {
            PhotoPager(photos, item: $shownPhoto) { .image($0.original) }
                .zoom($zoom)
                .onLoadFailure { photo, _ in failedPhoto = photo }
            Button("Zoom in") {
                withAnimation { zoom.scale = 3 }
            }
            .disabled(zoom.scale > 1)
        }
    }

    @MainActor var live: some View {
        list
            .photoPager(item: $shownPhoto) {
                PhotoPager(photos) { photo in
                    .view(size: photo.size) {
                        AnimatedPhoto(photo: photo)
                    }
                }
            }
    }
}

/// A list that scrolls along with its pager.
@available(iOS 17.0, *)
struct FollowingFeedView<Photos: View>: View {
    let list: Photos
    let shownPhoto: FeedPhoto?

    var body: some View {
        ScrollViewReader { proxy in
            list.onChange(of: shownPhoto?.id) { _, id in
                if let id { proxy.scrollTo(id) }
            }
        }
    }
}

@available(iOS 16.0, *)
private struct AnimatedPhoto: View {
    let photo: FeedPhoto
    var body: some View { Image(uiImage: photo.original).resizable() }
}

@available(iOS 16.0, *)
struct CardListView: View {
    let photos: [FeedPhoto]
    let hide: @MainActor (FeedPhoto) -> Void

    private struct CardView: View {
        let photo: FeedPhoto
        var body: some View { Text(photo.title) }
    }

    var body: some View {
        List(photos) { photo in
            CardView(photo: photo)
                .pinchZoomable()
                .photoPagerSource(photo.id)
                .listRowInsets(EdgeInsets())
                .swipeActions { Button("Hide") { hide(photo) } }
                .tag(photo.id)
        }
    }
}

@available(iOS 16.0, *)
struct ShareButton: View {
    @Environment(\.photoPager) private var pager

    var body: some View {
        Button("Share") { pager.controller?.share() }
    }
}

@available(iOS 16.0, *)
struct AlbumView: View {
    let photos: [FeedPhoto]

    var body: some View {
        NavigationStack {
            List(photos) { photo in
                NavigationLink(value: photo.id) {
                    Image(uiImage: photo.thumbnail)
                }
            }
            .navigationDestination(for: FeedPhoto.ID.self) { id in
                PhotoPager(photos, startingAt: id) { photo in
                    .image(photo.original)
                }
                .caption { photo in
                    Text(photo.title).padding()
                }
            }
        }
    }
}

@available(iOS 18.0, *)
struct ZoomingAlbumView: View {
    let photos: [FeedPhoto]
    @Namespace private var album

    var body: some View {
        NavigationStack {
            List(photos) { photo in
                NavigationLink(value: photo.id) {
                    Image(uiImage: photo.thumbnail)
                        .matchedTransitionSource(id: photo.id, in: album)
                }
            }
            .navigationDestination(for: FeedPhoto.ID.self) { id in
                PhotoPager(photos, startingAt: id) { photo in
                    .image(photo.original)
                }
                .navigationTransition(.zoom(sourceID: id, in: album))
            }
        }
    }
}

struct ZoomablePhoto: UIViewRepresentable {
    let image: UIImage

    func makeUIView(context: Context) -> UIImageView {
        let photoView = UIImageView()
        photoView.contentMode = .scaleAspectFit
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            photoView.setContentCompressionResistancePriority(.defaultLow, for: axis)
            photoView.setContentHuggingPriority(.defaultLow, for: axis)
        }
        photoView.addInteraction(PinchZoomInteraction())
        return photoView
    }

    func updateUIView(_ photoView: UIImageView, context: Context) {
        photoView.image = image
    }
}
#endif
