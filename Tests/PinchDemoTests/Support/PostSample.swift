import Testing
import UIKit

@testable import PinchDemo

/// A kind of post. The raw value is the first item of that kind in a feed.
enum PostSample: Int, CaseIterable, CustomTestStringConvertible, Sendable {
    case photo = 0
    case card = 3
    case gallery = 5
    case drawing = 7
    case video = 10
    case animation = 11
    case route = 12

    var testDescription: String { "\(self)" }

    /// Returns the view that two fingers lift. In a gallery, this is the photo in the middle.
    @MainActor func pinched(in post: PostView) -> UIView? {
        switch post.media {
        case let gallery as GalleryView: gallery.photoView(1)
        case let media: media
        }
    }
}
