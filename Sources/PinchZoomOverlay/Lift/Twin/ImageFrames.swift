import UIKit

/// The content of an image view in each frame: its image, or the contents of its layer if a subclass draws.
///
/// Libraries that play animated images use subclasses. These keep the first picture as their image, and set one picture after the other as
/// their layer's contents.
@MainActor struct ImageFrames {
    private enum Content {
        case image
        /// The contents of the layer on the screen.
        case layer
    }

    private var content: Content
    /// The view that shows the layer's contents. The twin can't: an image view without an image removes its layer's contents.
    private var frameView: UIView?
    /// A larger image than the view's own.
    private var fullSize: FullSizeImage?
    /// The last image of the view. The twin shows it while the view has none. Without this, the photo would vanish in flight.
    private var lastImage: UIImage?
    /// The image and the layer's contents at the last update.
    private var seen: (image: UIImage?, contents: AnyObject?)
    /// Whether its class may draw anything for its image.
    private let isSubclass: Bool

    init(of source: UIImageView) {
        content = ImageFrames.drawsByItself(source) ? .layer : .image
        isSubclass = type(of: source) != UIImageView.self
        seen = (source.image, isSubclass ? source.layer.contents as AnyObject? : nil)
        lastImage = source.image
    }

    /// Whether a twin shows the view's content, and will until a property is set. An animated image is never current.
    func isCurrent(_ source: UIImageView, in twin: UIImageView) -> Bool {
        guard seen.image === source.image, !ImageFrames.moves(source) else { return false }
        if isSubclass, seen.contents !== source.layer.contents as AnyObject? { return false }
        if source.isEmpty, fullSize == nil { return true }
        if content == .layer {
            // One animation is that of the empty place.
            return (source.layer.animationKeys() ?? []).count < 2
                && frameView?.layer.contents as AnyObject? === source.layer.contents as AnyObject?
        }
        if let fullSize, !ImageFrames.showsHighlight(source) { return fullSize.isShown(in: twin) }
        return twin.highlightedImage === source.highlightedImage && twin.isHighlighted == source.isHighlighted
    }

    private static func moves(_ source: UIImageView) -> Bool { source.isAnimating || source.image?.images != nil }

    private static func showsHighlight(_ source: UIImageView) -> Bool { source.isHighlighted && source.highlightedImage != nil }

    /// Shows an image view's content in its twin.
    mutating func show(_ source: UIImageView, in twin: UIImageView) {
        note(source)
        if content == .image, frameView != nil {
            frameView?.removeFromSuperview()
            frameView = nil
        }
        if let fullSize {
            if content == .image, !ImageFrames.showsHighlight(source) { return fullSize.show(insteadOf: source, in: twin) }
            fullSize.hide()
        }
        guard !source.isEmpty else { return }
        switch content {
        case .image:
            if twin.image !== source.image { twin.image = source.image }
            if twin.highlightedImage !== source.highlightedImage { twin.highlightedImage = source.highlightedImage }
            if twin.isHighlighted != source.isHighlighted { twin.isHighlighted = source.isHighlighted }
        case .layer:
            if twin.image != nil { twin.image = nil }
            showLayer(of: source, in: twin)
        }
    }

    // MARK: A larger image

    /// The size of the shown picture, of which only the aspect ratio counts. `nil` if the size isn't known.
    func pictureSize(of source: UIImageView) -> CGSize? {
        if content == .image, let fullSize { return fullSize.size }
        return source.layer.contentsRect == ImageFrames.whole ? knownImage(of: source)?.size : nil
    }

    /// Whether a larger image can replace the image: if it's shown as a whole, scaled, and without animation.
    func takesFullSize(of source: UIImageView) -> Bool {
        guard content == .image, fullSize == nil, let size = knownImage(of: source)?.size, source.layer.contentsRect == ImageFrames.whole
        else { return false }
        return source.bounds.frame(ofPicture: size, source.contentMode) != nil
    }

    /// Whether an image has more pixels than the one that is shown.
    func isLarger(_ image: UIImage, than source: UIImageView) -> Bool {
        func pixels(_ image: UIImage) -> CGFloat { image.size.width * image.size.height * image.scale * image.scale }
        return knownImage(of: source).map { pixels(image) > pixels($0) && pixels(image).isFinite } ?? false
    }

    /// Shows a larger image from now on.
    mutating func take(fullSize image: UIImage, of source: UIImageView) {
        fullSize = knownImage(of: source).map { FullSizeImage(image, of: $0.size) }
    }

    /// The view's image, or the last one while it shows none.
    private func knownImage(of source: UIImageView) -> UIImage? { source.isEmpty ? lastImage : source.image }

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    private mutating func showLayer(of source: UIImageView, in twin: UIImageView) {
        let frameView = frameView ?? UIView()
        if self.frameView == nil {
            self.frameView = frameView
            twin.addSubview(frameView)
        }
        if frameView.frame != twin.bounds { frameView.frame = twin.bounds }
        if frameView.contentMode != twin.contentMode { frameView.contentMode = twin.contentMode }
        let layer = source.layer
        frameView.layer.contents = layer.presentation()?.contents ?? layer.contents
        if frameView.layer.contentsScale != layer.contentsScale { frameView.layer.contentsScale = layer.contentsScale }
        if frameView.layer.contentsRect != layer.contentsRect { frameView.layer.contentsRect = layer.contentsRect }
    }

    /// A layer that shows something else for the same image, or images that begin to move, were drawn by the view.
    private mutating func note(_ source: UIImageView) {
        let contents = isSubclass ? source.layer.contents as AnyObject? : nil
        defer { seen = (source.image, contents) }
        guard !source.isEmpty else { return }
        lastImage = source.image
        let isSameImage = source.image === seen.image
        let isRedrawn = isSameImage && contents !== seen.contents
        if isRedrawn || !isSameImage || source.isAnimating {
            content = isRedrawn || ImageFrames.drawsByItself(source) ? .layer : .image
        }
    }

    /// Whether it plays images, or its layer shows a picture that is none of its images.
    private static func drawsByItself(_ source: UIImageView) -> Bool {
        if moves(source) { return true }
        guard let picture = source.layer.picture else { return false }
        guard let image = source.image else { return true }
        return type(of: source) != UIImageView.self && picture !== image.cgImage && picture !== source.highlightedImage?.cgImage
    }
}

/// A larger image of what an image view shows, in the view's twin.
///
/// The larger image takes the place of the view's own image. Thumbnails are rounded to whole pixels: if both aspect ratios are almost the
/// same, the larger image is stretched into the same rectangle, so that no point of the picture moves. Otherwise it lies as it would in the
/// view.
@MainActor struct FullSizeImage {
    /// A size with the aspect ratio of the picture. Only the aspect ratio counts.
    let size: CGSize
    /// In a view of its own, since a twin's image is laid as its source's is.
    private let view: UIImageView

    /// By how much proportions may differ that are almost the same: two pixels of a hundred.
    private static let tolerance: CGFloat = 0.02

    /// - Parameter former: The size of the image that it takes the place of.
    init(_ image: UIImage, of former: CGSize) {
        let ratio = image.size.width * former.height / (image.size.height * former.width)
        size = abs(log(ratio)) <= FullSizeImage.tolerance ? former : image.size
        view = UIImageView(image: image)
        view.contentMode = .scaleToFill
    }

    /// Whether it is what a twin shows.
    func isShown(in twin: UIImageView) -> Bool { view.superview === twin && twin.image == nil && twin.highlightedImage == nil }

    /// Shows it in a twin in the place of the source's image, wherever that would be drawn.
    func show(insteadOf source: UIImageView, in twin: UIImageView) {
        let frame = twin.bounds.frame(ofPicture: size, twin.contentMode) ?? twin.bounds
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

extension CGRect {
    /// Returns the frame of a picture that is drawn in this rectangle with a scaling content mode, or `nil` for other modes or a picture
    /// without a size.
    func frame(ofPicture size: CGSize, _ mode: UIView.ContentMode) -> CGRect? {
        switch mode {
        case .scaleToFill: self
        case .scaleAspectFit: scaling(size, by: min)
        case .scaleAspectFill: scaling(size, by: max)
        default: nil
        }
    }

    private func scaling(_ picture: CGSize, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect? {
        guard picture.width > 0, picture.height > 0, picture.width.isFinite, picture.height.isFinite else { return nil }
        let scale = choose(width / picture.width, height / picture.height)
        let size = CGSize(width: picture.width * scale, height: picture.height * scale)
        return CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
