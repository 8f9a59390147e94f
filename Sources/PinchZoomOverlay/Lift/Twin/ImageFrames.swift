#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Shows an image view's current content in its twin: the image, or the layer's contents if the view draws by itself.
///
/// A library that plays animated images uses a subclass of `UIImageView`. Such a subclass draws by itself: it sets one picture after
/// another as its layer's contents. The image of such a subclass is the first picture or `nil`.
@MainActor struct ImageFrames {
    private enum Content {
        case image
        /// The contents of the layer on the screen.
        case layer
    }

    private var content: Content
    /// The view that shows the layer's contents. The twin can't show the contents itself, because an image view without an image removes
    /// its layer's contents.
    private var frameView: UIView?
    /// A larger image that replaces the view's own image.
    private var fullSize: FullSizeImage?
    /// The view's own image, if tiles of the view are shown over the image.
    private var tiledImage: UIImage?
    /// The last image of the view. If the app removes the view's image, the twin shows the last image. Without this, the photo would vanish
    /// in flight.
    private var lastImage: UIImage?
    /// The image and the layer's contents at the last update.
    private var seen: (image: UIImage?, contents: AnyObject?)
    /// Whether the view may draw anything instead of its image.
    private let mayDraw: Bool

    init(of source: UIImageView) {
        content = ImageFrames.drawsByItself(source) ? .layer : .image
        mayDraw = ImageFrames.mayDraw(source)
        seen = (source.image, mayDraw ? source.layer.contents as AnyObject? : nil)
        lastImage = source.image
    }

    /// Returns whether a twin shows the view's current content, and stays up to date until the app sets a property. Returns `false` for an
    /// animated image.
    func isCurrent(_ source: UIImageView, in twin: UIImageView) -> Bool {
        guard seen.image === source.image, !ImageFrames.moves(source) else { return false }
        if mayDraw, seen.contents !== source.layer.contents as AnyObject? { return false }
        if source.isEmpty, fullSize == nil { return true }
        if content == .layer {
            // The layer has one animation, with which `EmptiedPlace` hides the view. Any further animation may change the layer's contents.
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
        record(source)
        if content == .image, frameView != nil {
            frameView?.removeFromSuperview()
            frameView = nil
        }
        if let tiledImage, let image = source.image, image !== tiledImage {
            fullSize?.hide()
            fullSize = nil
            takeTiles(of: source)
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

    /// Returns a size with the aspect ratio of the visible picture, or `nil` if the aspect ratio isn't known. Only the aspect ratio counts.
    func pictureSize(of source: UIImageView) -> CGSize? {
        if content == .image, let fullSize { return fullSize.size }
        return source.layer.contentsRect == ImageFrames.whole ? knownImage(of: source)?.size : nil
    }

    /// Returns whether a larger image can replace the view's image. The view must show the whole image, without animation, in a content
    /// mode that scales the image.
    func takesFullSize(of source: UIImageView) -> Bool {
        guard content == .image, fullSize == nil, let size = knownImage(of: source)?.size, source.layer.contentsRect == ImageFrames.whole
        else { return false }
        return source.bounds.frame(ofPicture: size, source.contentMode) != nil
    }

    /// Returns whether an image has more pixels than the view's image.
    func isLarger(_ image: UIImage, than source: UIImageView) -> Bool {
        func pixels(_ image: UIImage) -> CGFloat { image.size.width * image.size.height * image.scale * image.scale }
        return knownImage(of: source).map { pixels(image) > pixels($0) && pixels(image).isFinite } ?? false
    }

    /// Stores a larger photo, which ``show(_:in:)`` shows instead of the view's image.
    mutating func take(_ photo: FullSizePhoto, of source: UIImageView) {
        fullSize = knownImage(of: source).map { FullSizeImage(photo, of: $0.size) }
    }

    /// Returns the size of the view's image in pixels, or an empty size if the view has no image.
    func ownPixels(of source: UIImageView) -> CGSize {
        guard let image = knownImage(of: source) else { return .zero }
        return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }

    /// The tiles over the larger image, or `nil` if there are none.
    var tiles: PhotoTiles? { fullSize?.tiles }

    /// Stores the tiles over the view, which ``show(_:in:)`` shows over the view's image. Without this, a photo that is zoomed in would be
    /// blurred from the first frame of its flight on.
    mutating func takeTiles(of source: UIImageView) {
        tiledImage = nil
        guard content == .image, let image = source.image, let tiles = source.tilesInMemory else { return }
        tiledImage = image
        fullSize = FullSizeImage(FullSizePhoto(image: image, tiling: .borrowed(tiles)), of: source.bounds.size)
    }

    /// Stores a part of the view, which ``show(_:in:)`` shows instead of the view's image. Returns `false`, without a change, if the view
    /// draws by itself.
    ///
    /// - Parameters:
    ///   - part: The part, in the view's coordinates.
    ///   - picture: The frame of the whole image, in the view's coordinates.
    mutating func show(part: CGRect, ofPictureIn picture: CGRect, of source: UIImageView) -> Bool {
        guard content == .image, let image = source.image else { return false }
        fullSize?.hide()
        tiledImage = nil
        let photo = FullSizePhoto(image: image, tiling: source.tilesInMemory.map { .borrowed($0) })
        fullSize = FullSizeImage(photo, of: picture.size, part: part.offsetBy(dx: -picture.minX, dy: -picture.minY))
        return true
    }

    /// Returns the view's image, or the last image if the view shows no picture.
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
        // Without this, the ends of a stretchable picture would be stretched with the picture.
        if frameView.layer.contentsCenter != layer.contentsCenter { frameView.layer.contentsCenter = layer.contentsCenter }
    }

    /// Records the view's image and the layer's contents, and updates `content`.
    ///
    /// If the layer's contents change while the image stays the same, or if images begin to play, the view draws by itself.
    private mutating func record(_ source: UIImageView) {
        let contents = mayDraw ? source.layer.contents as AnyObject? : nil
        defer { seen = (source.image, contents) }
        guard !source.isEmpty else { return }
        lastImage = source.image
        let isSameImage = source.image === seen.image
        // An image view may set its first contents only when it draws.
        let isRedrawn = isSameImage && seen.contents != nil && contents !== seen.contents && source.image?.isShownAsStored ?? true
        if isRedrawn || !isSameImage || source.isAnimating {
            content = isRedrawn || ImageFrames.drawsByItself(source) ? .layer : .image
        }
    }

    /// Returns whether the view plays images, or whether its layer shows a picture that isn't one of the view's images.
    private static func drawsByItself(_ source: UIImageView) -> Bool {
        if moves(source) { return true }
        guard let picture = source.layer.picture else { return false }
        guard let image = source.image else { return true }
        return mayDraw(source) && image.isShownAsStored
            && ![image, source.highlightedImage, image.variant(for: source)].contains { $0?.cgImage === picture }
    }

    /// Returns whether a view may draw anything instead of its image, because it's of a subclass that isn't the package's own.
    private static func mayDraw(_ source: UIImageView) -> Bool {
        type(of: source) != UIImageView.self && !(source is any PlainImageView)
    }
}

/// An image view of the package's own class, which shows nothing but its image.
@MainActor protocol PlainImageView: UIImageView {}

extension PageImageView: PlainImageView {}

extension UIImage {
    /// Whether an image view shows the image's pixels as they are stored. An image view turns a photo upright, and colors a template or a
    /// symbol. The contents of its layer may then be another picture, which nobody sees like that: a photo would turn as it lifts.
    fileprivate var isShownAsStored: Bool { imageOrientation == .up && renderingMode != .alwaysTemplate && !isSymbolImage }

    /// Returns the variant of an image in a catalog that a view shows, such as the variant for the dark appearance.
    @MainActor fileprivate func variant(for view: UIView) -> UIImage? {
        #if canImport(ObjectiveC)
        imageAsset?.image(with: view.traitCollection)
        #else
        nil
        #endif
    }
}

/// A larger image that replaces an image view's own image in the twin.
///
/// A thumbnail's size is rounded to whole pixels. If the aspect ratios of both images are almost the same, the larger image is stretched
/// into the frame of the view's own image. Without this, the picture would move when the larger image appears. If the aspect ratios differ
/// more, the content mode determines the frame of the larger image.
@MainActor struct FullSizeImage {
    /// A size with the aspect ratio of the picture. Only the aspect ratio counts.
    let size: CGSize
    /// The view in the twin that shows the larger image. The twin itself can't stretch the image, because the twin has the content mode of
    /// the original.
    ///
    /// The view's bounds never change. A transform makes the view fill its frame, and so the tiles move with the view, even in a motion that
    /// Core Animation plays.
    private let view: TiledPhotoView
    /// `view`, or a view that cuts off the rest of the photo around a part. The photo isn't drawn anew, because that would keep the main
    /// thread busy before the flight, and lose the photo's high dynamic range.
    private let clipView: UIView
    /// The player of an animated photo, or `nil` if the photo isn't animated.
    private let player: PhotoPlayer?

    /// The largest relative difference at which two aspect ratios count as almost the same: 0.02, or two pixels in a hundred.
    private static let tolerance: CGFloat = 0.02

    /// - Parameters:
    ///   - former: The size of the image that the larger image replaces.
    ///   - part: The part of the photo that is shown, in a rectangle of the size `former` that the photo fills, or `nil` for the whole photo.
    init(_ photo: FullSizePhoto, of former: CGSize, part: CGRect? = nil) {
        let image = photo.image
        let ratio = image.size.width * former.height / (image.size.height * former.width)
        let whole = part != nil || abs(log(ratio)) <= FullSizeImage.tolerance ? former : image.size
        // A photo whose sides are as 1 to 1,000 may be narrower than a point.
        let view = TiledPhotoView(frame: CGRect(x: 0, y: 0, width: max(whole.width, 0.01), height: max(whole.height, 0.01)))
        view.imageView.image = image
        view.imageView.contentMode = .scaleToFill
        self.view = view
        size = part?.size ?? whole
        if let part {
            clipView = UIView(frame: CGRect(origin: .zero, size: part.size))
            clipView.clipsToBounds = true
            view.frame.origin = CGPoint(x: -part.minX, y: -part.minY)
            clipView.addSubview(view)
        } else {
            clipView = view
        }
        switch photo.tiling {
        case .decoded(let file): view.showTiles(of: file)
        case .borrowed(let tiles): view.borrow(tiles)
        case nil: break
        }
        player = photo.animation.map { PhotoPlayer(of: $0, in: image.pixelSize, over: view.imageView) }
    }

    /// The tiles over the larger image, or `nil` if the larger image is the whole photo.
    var tiles: PhotoTiles? { view.tiles }

    /// Returns whether a twin shows the larger image and no other image.
    func isShown(in twin: UIImageView) -> Bool { clipView.superview === twin && twin.image == nil && twin.highlightedImage == nil }

    /// Shows the larger image in a twin, instead of the source's image. The twin's content mode determines the frame.
    func show(insteadOf source: UIImageView, in twin: UIImageView) {
        let frame = twin.bounds.frame(ofPicture: size, twin.contentMode) ?? twin.bounds
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if clipView.center != center { clipView.center = center }
        let scale = CGAffineTransform(scaleX: frame.width / clipView.bounds.width, y: frame.height / clipView.bounds.height)
        // A scale of 0 has no inverse, with which the visible tiles are found.
        if !frame.isEmpty, clipView.transform != scale { clipView.transform = scale }
        TwinLook.copySystems(from: source, to: view.imageView)
        TwinLook.copyDynamicRange(from: twin, to: view.imageView)
        if clipView.superview !== twin { twin.addSubview(clipView) }
        if twin.image != nil { twin.image = nil }
        if twin.highlightedImage != nil { twin.highlightedImage = nil }
        tiles?.setNeedsUpdate()
        player?.setNeedsUpdate()
    }

    /// Removes the larger image from the twin.
    func hide() {
        if clipView.superview != nil { clipView.removeFromSuperview() }
    }
}

extension CGRect {
    /// Returns a part of the rectangle, which is given in unit coordinates.
    func part(_ part: CGRect) -> CGRect {
        CGRect(x: minX + part.minX * width, y: minY + part.minY * height, width: part.width * width, height: part.height * height)
    }

    /// Returns the frame of a picture that a scaling content mode draws in this rectangle. Returns `nil` for other modes. Also returns
    /// `nil` for an aspect mode if the picture has no size.
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
#endif
