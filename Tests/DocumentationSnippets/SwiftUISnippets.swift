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

        @MainActor var loaded: some View {
            PinchZoomableImage(id: photo.url, placeholder: photo.thumbnail) {
                try await ImageLoader.shared.image(at: photo.url)
            }
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
        @State private var shownPhoto: FeedPhoto?

        var body: some View {
            following
                .photoPager(
                    item: $shownPhoto,
                    items: photos,
                    transition: .classic,
                    accessibilityLabel: { $0.title },
                    configure: { $0.showsThumbnails = true }
                ) { photo in
                    .photo(
                        LoadablePhoto(placeholder: photo.thumbnail, size: photo.size) { progress in
                            try await ImageLoader.shared.image(at: photo.url, progress: progress)
                        }
                    )
                }
        }

        var following: some View {
            ScrollViewReader { proxy in
                list.onChange(of: shownPhoto?.id) { id in
                    if let id { proxy.scrollTo(id) }
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
