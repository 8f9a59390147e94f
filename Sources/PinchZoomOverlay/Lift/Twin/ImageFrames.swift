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
    /// The image, and what the layer of a subclass had for it, when they were last looked at.
    private var seen: (image: UIImage?, contents: AnyObject?)
    /// Whether its class may draw anything for its image.
    private let isSubclass: Bool

    init(of source: UIImageView) {
        content = ImageFrames.drawsByItself(source) ? .layer : .image
        isSubclass = type(of: source) != UIImageView.self
        seen = (source.image, isSubclass ? source.layer.contents as AnyObject? : nil)
    }

    /// Whether a twin shows what an image view shows now, and will show until somebody sets something else: images that move by themselves
    /// are never shown for good.
    func isCurrent(_ source: UIImageView, in twin: UIImageView) -> Bool {
        guard seen.image === source.image, !ImageFrames.moves(source) else { return false }
        if isSubclass, seen.contents !== source.layer.contents as AnyObject? { return false }
        if content == .layer {
            // Beside the one that empties the place.
            return (source.layer.animationKeys() ?? []).count < 2
                && frameView?.layer.contents as AnyObject? === source.layer.contents as AnyObject?
        }
        return twin.highlightedImage === source.highlightedImage && twin.isHighlighted == source.isHighlighted
    }

    private static func moves(_ source: UIImageView) -> Bool { source.isAnimating || source.image?.images != nil }

    /// Shows in a twin what an image view shows now.
    mutating func show(_ source: UIImageView, in twin: UIImageView) {
        note(source)
        switch content {
        case .image:
            frameView?.removeFromSuperview()
            frameView = nil
            if twin.image !== source.image { twin.image = source.image }
            if twin.highlightedImage !== source.highlightedImage { twin.highlightedImage = source.highlightedImage }
            if twin.isHighlighted != source.isHighlighted { twin.isHighlighted = source.isHighlighted }
        case .layer:
            if twin.image != nil { twin.image = nil }
            showLayer(of: source, in: twin)
        }
    }

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
        let isSameImage = source.image === seen.image
        let isRedrawn = isSameImage && contents !== seen.contents
        if isRedrawn || !isSameImage || source.isAnimating {
            content = isRedrawn || ImageFrames.drawsByItself(source) ? .layer : .image
        }
        seen = (source.image, contents)
    }

    /// Whether it plays images, or its layer shows a picture that is none of its images.
    private static func drawsByItself(_ source: UIImageView) -> Bool {
        if moves(source) { return true }
        guard let picture = source.layer.picture else { return false }
        guard let image = source.image else { return true }
        return type(of: source) != UIImageView.self && picture !== image.cgImage && picture !== source.highlightedImage?.cgImage
    }
}
