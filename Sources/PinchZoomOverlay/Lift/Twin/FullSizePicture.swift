import UIKit

/// A larger image of what an image view shows, in the view's twin.
///
/// It is drawn where the view's own image is. Thumbnails are rounded to whole pixels: where the proportions of both are almost the same, the
/// larger one is stretched into the very rectangle of the other, so that no point of the picture moves. Where they are not, it lies there as it
/// would in the view.
@MainActor struct FullSizePicture {
    /// The size of the picture, of which the proportions count.
    let size: CGSize
    /// In a view of its own, since a twin's image is laid as its source's is.
    private let view: UIImageView

    /// By how much proportions may differ that are almost the same: two pixels of a hundred.
    private static let tolerance: CGFloat = 0.02

    /// - Parameter former: The size of the image that it takes the place of.
    init(_ image: UIImage, of former: CGSize) {
        let ratio = image.size.width * former.height / (image.size.height * former.width)
        size = abs(log(ratio)) <= FullSizePicture.tolerance ? former : image.size
        view = UIImageView(image: image)
        view.contentMode = .scaleToFill
    }

    /// Whether it is what a twin shows.
    func isShown(in twin: UIImageView) -> Bool { view.superview === twin && twin.image == nil && twin.highlightedImage == nil }

    /// Shows it in a twin in the place of the source's image, wherever that would be drawn.
    func show(insteadOf source: UIImageView, in twin: UIImageView) {
        let frame = twin.bounds.place(ofPicture: size, twin.contentMode) ?? twin.bounds
        if view.frame != frame { view.frame = frame }
        TwinLook.copySystems(from: source, to: view)
        if view.superview !== twin { twin.addSubview(view) }
        if twin.image != nil { twin.image = nil }
        if twin.highlightedImage != nil { twin.highlightedImage = nil }
    }

    /// Shows it no longer.
    func hide() {
        if view.superview != nil { view.removeFromSuperview() }
    }
}
