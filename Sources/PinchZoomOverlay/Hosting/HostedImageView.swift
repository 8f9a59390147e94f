#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An image view whose size in SwiftUI is that of a resizable image.
final class HostedImageView: UIImageView, PlainImageView {
    /// Returns the size of the image for a size that SwiftUI proposes, in points. If a proposed length is `nil`, the image chooses the
    /// length.
    ///
    /// An image that fits keeps its aspect ratio inside the proposed size. An image that fills takes the proposed size. Without an image,
    /// the view takes the proposed size, and no room where no length is proposed.
    ///
    /// Returns `nil` if a proposed length isn't a number.
    func size(proposedWidth width: CGFloat?, height: CGFloat?) -> CGSize? {
        guard width?.isNaN != true, height?.isNaN != true else { return nil }
        guard let natural = image?.size, natural.width > 0, natural.height > 0 else {
            return CGSize(width: width ?? 0, height: height ?? 0)
        }
        switch (width, height) {
        case (nil, nil):
            return natural
        case (let width?, nil):
            return CGSize(width: width, height: width * natural.height / natural.width)
        case (nil, let height?):
            return CGSize(width: height * natural.width / natural.height, height: height)
        case (let width?, let height?):
            guard contentMode == .scaleAspectFit else { return CGSize(width: width, height: height) }
            let scale = min(width / natural.width, height / natural.height)
            return CGSize(width: natural.width * scale, height: natural.height * scale)
        }
    }
}
#endif
