import UIKit

/// Which cell shows a post.
enum PostKind: String, CaseIterable {
    case photo, gallery, drawing

    init(_ post: Post) {
        switch post.media {
        case .photo, .card: self = .photo
        case .gallery: self = .gallery
        case .drawing: self = .drawing
        }
    }

    @MainActor var cellClass: AnyClass {
        switch self {
        case .photo: PhotoCell.self
        case .gallery: GalleryCell.self
        case .drawing: DrawingCell.self
        }
    }
}
