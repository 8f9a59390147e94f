// The snippets of the article about SwiftUI, compiled on Apple's systems. `DocumentationTests` compares them.
#if canImport(SwiftUI)
    import PinchZoomOverlay
    import SwiftUI
    import UIKit

    /// A photo of an app's.
    struct FeedPhoto: Identifiable {
        let id: Int
        let image: UIImage
        let thumbnail: UIImage
        let original: UIImage
        let url: URL
        let size: CGSize
        let aspectRatio: CGFloat
    }

    @available(iOS 16.0, *)
    struct FeedView: View {
        let photos: [FeedPhoto]
        @State private var shownPhoto: FeedPhoto?

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(photos) { photo in
                        Image(uiImage: photo.image)
                            .resizable()
                            .scaledToFit()
                            .pinchZoomable()
                            .photoPagerSource(photo.id)
                            .onTapGesture { shownPhoto = photo }
                    }
                }
            }
            .photoPager(item: $shownPhoto, items: photos) { photo in
                .image(photo.image)
            }
        }
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

        @MainActor var sharper: some View {
            Image(uiImage: isLifted ? photo.original : photo.thumbnail)
                .resizable()
                .scaledToFit()
                .pinchZoomable { isLifted = $0 != nil }
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
                .photoPager(item: $shownPhoto, items: photos) { pager in
                    pager.showsThumbnails = true
                } page: { photo in
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
#endif
