#if canImport(SwiftUI)
import PinchZoomOverlay
import SwiftUI

/// The demo's photos in a lazy stack. Two fingers lift a photo, and a tap opens the photo in a pager.
@available(iOS 16.0, *)
struct SwiftUIFeedView: View {
    let photos: [ListedPhoto]
    @State private var shownPhoto: ListedPhoto?

    /// Creates a feed with a number of photos. The feed repeats the demo's photos.
    init(count: Int) {
        photos = (0..<count).map { ListedPhoto(id: $0, photo: Photo.all[$0 % Photo.all.count]) }
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8) {
                    ForEach(photos) { listed in
                        SwiftUIPost(listed: listed) { shownPhoto = listed }
                    }
                }
            }
            .onChange(of: shownPhoto?.id) { id in
                if let id { proxy.scrollTo(id) }
            }
        }
        .photoPager(item: $shownPhoto) {
            PhotoPager(photos) { listed in
                .image(listed.photo.image ?? UIImage())
            }
            .photoLabel { $0.photo.name }
        }
    }
}

/// An entry of the feed. Several entries can show the same photo.
struct ListedPhoto: Identifiable, Hashable {
    let id: Int
    let photo: Photo
}

/// A photo with its name below.
@available(iOS 16.0, *)
private struct SwiftUIPost: View {
    let listed: ListedPhoto
    let open: () -> Void
    @State private var isLifted = false

    var body: some View {
        PinchZoomableImage(uiImage: listed.photo.image, onChange: { isLifted = $0 != nil })
            .photoPagerSource(listed.id)
            .accessibilityLabel(listed.photo.name)
            .onTapGesture(perform: open)
        Text(listed.photo.name.capitalized)
            .font(.subheadline)
            .padding(.horizontal, 16)
            .padding(.bottom, 12)
            .opacity(isLifted ? 0.3 : 1)
            .animation(.default, value: isLifted)
    }
}

@available(iOS 17, *)
#Preview("SwiftUI") {
    SwiftUIFeedView(count: 40)
}
#endif
