import Testing
import UIKit

@testable import PinchDemo

/// Each kind of post, by the first item of a feed that is one.
enum PostSample: Int, CaseIterable, CustomTestStringConvertible, Sendable {
    case photo = 0
    case card = 3
    case gallery = 5
    case drawing = 7
    case video = 10
    case animation = 11
    case route = 12

    var testDescription: String { "\(self)" }

    /// What two fingers lift; of a gallery the photo in the middle.
    @MainActor func pinched(in post: PostView) -> UIView? {
        switch post.media {
        case let gallery as GalleryView: gallery.photoView(1)
        case let media: media
        }
    }
}
