#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Flies a twin of an image view, with the same look and the same image. If the original loses its image, the twin shows the last image.
///
/// The original stays in its superview, invisible, so that the layout doesn't change.
@MainActor final class ImageTwin: FlyingView {
    private weak var source: UIImageView?
    private let copy = UIImageView()
    private let emptiedPlace: EmptiedPlace
    private var frames: ImageFrames
    /// The outline to which the twin is cropped, or `nil` for the outline of the original.
    private var crop: Outline?
    /// The part of the original that flies, in unit coordinates, and the image of which it's a part. The value is `nil` if the whole
    /// original flies.
    private var part: (rect: CGRect, image: UIImage)?
    /// The pose that was applied last.
    private var shown: TwinPose?

    /// - Parameter original: The view that is hidden in its place: the image view, or a view that the image view fills.
    init(of source: UIImageView, in superview: UIView, hiding original: UIView) {
        self.source = source
        emptiedPlace = EmptiedPlace(of: source, in: superview, hiding: original)
        frames = ImageFrames(of: source)
    }

    var geometry: ViewGeometry {
        let whole = emptiedPlace.geometry
        guard let part else { return whole }
        return ViewGeometry(bounds: whole.bounds.part(part.rect), toSuperview: whole.toSuperview)
    }

    var twin: ImageTwin? { self }

    /// Whether the photo is shown in the high dynamic range, whatever the range of the original.
    ///
    /// UIKit has no animation between two ranges.
    var hasHighRange = false {
        didSet {
            guard oldValue != hasHighRange, let source else { return }
            TwinLook.copyDynamicRange(from: source, to: copy, orHigh: hasHighRange)
            show(source)
        }
    }

    func takeOff(into container: UIView) {
        guard let source else { return }
        frames.takeTiles(of: source)
        // The look is copied last, because a new image and a new window reset the contents scale. Without this order, the twin would lose a
        // contents scale that the app has set.
        show(source)
        container.addSubview(copy)
        TwinLook.copy(from: source, to: copy)
        TwinLook.copyDynamicRange(from: source, to: copy, orHigh: hasHighRange)
        emptiedPlace.empty()
    }

    var isCurrent: Bool {
        guard let source, emptiedPlace.isCurrent, frames.isCurrent(source, in: copy) else { return false }
        return shown == pose(of: source)
    }

    func refresh() -> Bool {
        guard let source, emptiedPlace.refresh() else { return false }
        show(source)
        return true
    }

    var outline: Outline {
        guard let source else { return Outline(rect: geometry.bounds) }
        let rect = source.contentMode == .scaleAspectFit ? picture(of: source) ?? geometry.bounds : geometry.bounds
        return Outline(rect: rect, cornerRadius: source.clipsToBounds ? radius(of: source) : 0)
    }

    /// Only a picture that keeps its aspect ratio can be cropped further without a jump. A page stretches its photo by less than a pixel.
    var isCroppable: Bool {
        guard let source else { return false }
        return source.contentMode == .scaleAspectFill || source.contentMode == .scaleAspectFit
            || source.contentMode == .scaleToFill && source is PageImageView
    }

    /// A picture counts as opaque, although parts of it may be transparent.
    var isSolid: Bool { isCroppable }

    /// The frame of a picture that fills the original and keeps its aspect ratio, in the original's coordinates.
    var filledFrame: CGRect? { source.flatMap { isCroppable && $0.contentMode != .scaleAspectFit ? picture(of: $0) : nil } }

    var uncroppedFrame: CGRect? {
        guard let picture = filledFrame else { return nil }
        let (bounds, hidden) = (geometry.bounds, 0.01)
        return picture.width > bounds.width + hidden || picture.height > bounds.height + hidden ? picture : nil
    }

    /// Returns the frame of the picture in the original's coordinates. Returns `nil` if the picture's aspect ratio isn't known, or if the
    /// content mode doesn't scale the picture.
    private func picture(of source: UIImageView) -> CGRect? {
        frames.pictureSize(of: source).flatMap { geometry.bounds.frame(ofPicture: $0, source.contentMode) }
    }

    func reshape(to outline: Outline) {
        guard outline != crop, let source else { return }
        crop = outline
        show(source)
    }

    func uncrop(to outline: Outline?) {
        // If the original doesn't clip, only its ancestors crop the picture, and `SurroundingsReplica` opens the ancestors.
        guard outline != crop, let source, source.clipsToBounds || outline == nil else { return }
        crop = outline
        show(source)
    }

    /// Reduces the twin to a part of the original, in unit coordinates. The place of this part counts as the place of the twin.
    ///
    /// - Returns: Whether the twin has changed. A view that draws by itself flies as a whole.
    func show(part rect: CGRect) -> Bool {
        guard let source, let image = source.image, rect != part?.rect || image !== part?.image else { return false }
        let whole = emptiedPlace.geometry.bounds
        let picture = whole.frame(ofPicture: image.size, source.contentMode) ?? whole
        guard picture.width > 0, picture.height > 0, frames.show(part: whole.part(rect), ofPictureIn: picture, of: source) else {
            return false
        }
        part = (rect, image)
        show(source)
        return true
    }

    var takesFullSize: Bool { source.map { frames.takesFullSize(of: $0) } ?? false }

    /// Returns whether a photo is larger than the original's image or animated, and can replace the image.
    func takes(_ photo: FullSizePhoto) -> Bool {
        guard let source, frames.takesFullSize(of: source) else { return false }
        return photo.animation != nil || frames.isLarger(photo.whole, than: source)
    }

    /// The size of the original's image, in pixels.
    var ownPixels: CGSize { source.map { frames.ownPixels(of: $0) } ?? .zero }

    /// Shows a larger photo instead of the original's image.
    func show(_ photo: FullSizePhoto) {
        guard let source, takes(photo) else { return }
        frames.take(photo, of: source)
        UIView.performWithoutAnimation { show(source) }
    }

    /// The tiles of the larger photo, or `nil` if there are none.
    var tiles: PhotoTiles? { frames.tiles }

    /// The layers of the twin and of the views that fill the twin.
    var layers: [CALayer] { [copy.layer] + copy.subviews.map(\.layer) }

    func land(leaving remains: FlyingRemains) {
        if remains == .nothing { copy.removeFromSuperview() }
        emptiedPlace.fill()
    }

    private func show(_ source: UIImageView) {
        let pose = pose(of: source)
        if pose != shown {
            shown = pose
            pose.apply(to: copy)
        }
        frames.show(source, in: copy)
    }

    private func pose(of source: UIImageView) -> TwinPose {
        let radius = crop?.cornerRadius ?? radius(of: source)
        return TwinPose(of: source, at: geometry, croppedTo: crop, cornerRadius: radius, alpha: emptiedPlace.alpha)
    }

    private func radius(of source: UIImageView) -> CGFloat {
        source.effectiveCornerRadius(in: emptiedPlace.shownLayer ?? source.layer)
    }
}

/// The values of a twin that may change with every frame: the geometry, the crop and the alpha.
struct TwinPose: Equatable {
    private let geometry: ViewGeometry
    private let contentMode: UIView.ContentMode
    /// The layer's contents gravity, which may differ from the content mode.
    private let contentsGravity: CALayerContentsGravity
    private let clips: Bool
    private let cornerRadius: CGFloat
    private let alpha: CGFloat

    /// - Parameter crop: The outline of the crop in the original's coordinates, or `nil` for the outline of the original.
    @MainActor init(of source: UIImageView, at place: ViewGeometry, croppedTo crop: Outline?, cornerRadius: CGFloat, alpha: CGFloat) {
        geometry = crop.map { ViewGeometry(bounds: $0.rect, toSuperview: place.toSuperview) } ?? place
        contentMode = crop == nil ? source.contentMode : .scaleAspectFill
        contentsGravity = crop == nil ? source.layer.contentsGravity : .resizeAspectFill
        clips = crop != nil || source.clipsToBounds
        self.cornerRadius = cornerRadius
        self.alpha = alpha
    }

    @MainActor func apply(to twin: UIImageView) {
        geometry.apply(to: twin)
        if twin.contentMode != contentMode { twin.contentMode = contentMode }
        if twin.layer.contentsGravity != contentsGravity { twin.layer.contentsGravity = contentsGravity }
        if twin.clipsToBounds != clips { twin.clipsToBounds = clips }
        if twin.layer.cornerRadius != cornerRadius { twin.layer.cornerRadius = cornerRadius }
        if twin.alpha != alpha { twin.alpha = alpha }
    }
}
#endif
