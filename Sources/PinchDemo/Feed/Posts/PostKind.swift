import UIKit

/// The kind of a post. A cell is reused only for posts of the same kind.
enum PostKind: String, CaseIterable {
    case photo, gallery, drawing, animation, video, route

    init(_ post: Post) {
        switch post.media {
        case .photo, .card: self = .photo
        case .gallery: self = .gallery
        case .drawing: self = .drawing
        case .animation: self = .animation
        case .video: self = .video
        case .route: self = .route
        }
    }

    @MainActor func makeMedia() -> any PostMedia {
        switch self {
        case .photo: PhotoView(frame: .zero)
        case .gallery: GalleryView(frame: .zero)
        case .drawing: LiveMediaView(AuroraView())
        case .animation: AnimationView(frame: .zero)
        case .video: LiveMediaView(VideoView())
        case .route: RouteHostView(frame: .zero)
        }
    }
}
