import UIKit

/// What an image view shows from frame to frame: its image, or what its layer shows where it draws by itself.
///
/// Image views of libraries that play animated images are subclasses that keep the first picture as their image and give their layer one
/// picture after the other.
@MainActor struct ImageFrames {
    private enum Content {
        case image
        /// What the layer shows on the screen.
        case layer
    }

    private var content: Content
    /// Shows what the layer shows; an image view without an image would take that for its own to remove.
    private var frameView: UIView?
    /// A larger image than the view's own.
    private var fullSize: FullSizePicture?
    /// The last image that the view had: the twin keeps it while the view shows none, or else the photo would vanish in flight.
    private var lastImage: UIImage?
    /// The image, and what the layer of a subclass had for it, when they were last looked at.
    private var seen: (image: UIImage?, contents: AnyObject?)
    /// Whether its class may draw anything for its image.
    private let isSubclass: Bool

    init(of source: UIImageView) {
        content = ImageFrames.drawsByItself(source) ? .layer : .image
        isSubclass = type(of: source) != UIImageView.self
        seen = (source.image, isSubclass ? source.layer.contents as AnyObject? : nil)
        lastImage = source.image
    }

    /// Whether a twin shows what an image view shows now, and will show until somebody sets something else: images that move by themselves
    /// are never shown for good.
    func isCurrent(_ source: UIImageView, in twin: UIImageView) -> Bool {
        guard seen.image === source.image, !ImageFrames.moves(source) else { return false }
        if isSubclass, seen.contents !== source.layer.contents as AnyObject? { return false }
        if source.isEmpty, fullSize == nil { return true }
        if content == .layer {
            // Beside the one that empties the place.
            return (source.layer.animationKeys() ?? []).count < 2
                && frameView?.layer.contents as AnyObject? === source.layer.contents as AnyObject?
        }
        if let fullSize, !ImageFrames.showsHighlight(source) { return fullSize.isShown(in: twin) }
        return twin.highlightedImage === source.highlightedImage && twin.isHighlighted == source.isHighlighted
    }

    private static func moves(_ source: UIImageView) -> Bool { source.isAnimating || source.image?.images != nil }

    private static func showsHighlight(_ source: UIImageView) -> Bool { source.isHighlighted && source.highlightedImage != nil }

    /// Shows in a twin what an image view shows now.
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

    /// The size of what is shown, as far as its proportions count; nil if it is not known.
    func pictureSize(of source: UIImageView) -> CGSize? {
        if content == .image, let fullSize { return fullSize.size }
        return source.layer.contentsRect == ImageFrames.whole ? knownImage(of: source)?.size : nil
    }

    /// Whether there may be a larger image: of one that is there as a whole, scaled, and does not move.
    func takesFullSize(of source: UIImageView) -> Bool {
        guard content == .image, fullSize == nil, let size = knownImage(of: source)?.size, source.layer.contentsRect == ImageFrames.whole
        else { return false }
        return source.bounds.place(ofPicture: size, source.contentMode) != nil
    }

    /// Whether an image has more pixels than the one that is shown.
    func isLarger(_ image: UIImage, than source: UIImageView) -> Bool {
        func pixels(_ image: UIImage) -> CGFloat { image.size.width * image.size.height * image.scale * image.scale }
        return knownImage(of: source).map { pixels(image) > pixels($0) && pixels(image).isFinite } ?? false
    }

    /// Shows a larger image from now on.
    mutating func take(fullSize image: UIImage, of source: UIImageView) {
        fullSize = knownImage(of: source).map { FullSizePicture(image, of: $0.size) }
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
