#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A scroll view in which fingers zoom and pan a photo or another view. At scale 1, which is called fit, the whole content is visible, as
/// large as the page allows. The page includes the areas behind bars and notches. A long photo opens as wide as the page, at its top.
final class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
    /// The view that zooms if the content is a photo.
    private let photoPlace = TiledPhotoView()
    var photoView: UIImageView { photoPlace.imageView }
    /// The container of a view that isn't a photo.
    private(set) lazy var container = BorrowingContainerView()

    /// The lower limit of the maximum zoom scale, relative to the opening scale. If a photo has many pixels, the photo's maximum is larger:
    /// the scale at which one photo pixel is one screen pixel. A value of 1 turns zooming off.
    var leastMaximumScale: CGFloat = 3 {
        didSet { if oldValue != leastMaximumScale { updateLimit() } }
    }

    /// The scales that steps go through, or `nil` for the steps of the fit.
    var stepScales: [CGFloat]? {
        didSet { if oldValue != stepScales { zoomDidChange() } }
    }

    /// The distances from the scroll view to the edges of the page, in points, or zero if the scroll view is as large as the page. A zoomed
    /// photo is visible in the whole page, and fingers zoom and pan it there.
    var outsets = UIEdgeInsets.zero {
        didSet { clipsToBounds = outsets == .zero }
    }

    /// Called after the content has been zoomed or fitted, and after an update of the maximum zoom scale.
    var zoomDidChange: @MainActor () -> Void = {}

    /// Called after the zoom scale has changed: with each movement of fingers that zoom, and once for any other change. When an animated
    /// zoom starts, the zoom scale has its final value already.
    var didZoom: @MainActor () -> Void = {}

    private enum Content {
        case nothing
        /// An image, which is fitted into the page with the aspect ratio of `size`.
        case photo(UIImage, size: CGSize)
        /// Any other view, which is fitted into the page with the aspect ratio of `size` or, if `size` is `nil`, of the view itself.
        case view(UIView, size: CGSize?)
    }

    private var content = Content.nothing
    /// The tiles over the photo, or `nil` if the photo is decoded as a whole.
    var tiles: PhotoTiles? { photoPlace.tiles }
    /// The player of the animated photo, or `nil` if the photo isn't animated.
    private(set) var player: PhotoPlayer?
    /// Whether an animated photo plays.
    var isPlaying = false {
        didSet { player?.isPaused = !isPlaying }
    }
    /// Whether a zoom is under way, by fingers or in an animation.
    private var zoomIsUnderWay = false
    /// Whether a change that consists of several steps is in progress.
    private var isChangingZoom = false
    /// The zoom scale at the last call of `didZoom`.
    private var reportedScale: CGFloat = 1
    /// The fit of the content, or `nil` if the content or the page has no area.
    private(set) var fit: PhotoFit?
    private var fittedSize = CGSize.zero
    /// The size of the page at the last fit.
    private var fittedPageSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        hideEdgeEffects()
        // Otherwise, a tap on the status bar would move the zoomed photo, or an app's list around the pager would ignore the tap.
        scrollsToTop = false
        photoPlace.accessibilityIgnoresInvertColors = true
        preparePhotoView()
        addSubview(photoPlace)
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private func preparePhotoView() {
        let photoView = photoPlace.imageView
        photoView.zoomIn = { [weak self] in
            guard let self, nextStep != nil else { return false }
            return stepZoom(at: $0)
        }
        photoView.zoomOut = { [weak self] in
            guard let self, isZoomed else { return false }
            zoomOut()
            return true
        }
        if #available(iOS 17, *) { photoView.preferredImageDynamicRange = .high }
    }

    /// Replaces the image view, because the page is about to show another photo.
    func renewPhotoView() {
        photoPlace.renewImageView()
        preparePhotoView()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { pageBounds.contains(point) }

    /// The bounds of the page, in the scroll view's coordinates.
    private var pageBounds: CGRect {
        bounds.inset(by: UIEdgeInsets(top: -outsets.top, left: -outsets.left, bottom: -outsets.bottom, right: -outsets.right))
    }

    // MARK: Content

    /// The photo or its placeholder, or `nil` if neither is shown. Of an animated photo, this is the first frame.
    var photo: UIImage? { if case .photo(let image, _) = content { image } else { nil } }

    /// The view that shows the content, or `nil` if there is no content.
    var shownView: UIView? {
        switch content {
        case .nothing: nil
        case .photo: photoView
        case .view: container
        }
    }

    /// The view that zooms: the container of the content, or a view around the photo and its tiles.
    var zoomingView: UIView { if case .view = content { container } else { photoPlace } }

    /// Shows a photo. If the photo is `nil` or has no area, nothing is shown. If the new fit equals the former fit, the zoom scale doesn't
    /// change.
    ///
    /// - Parameters:
    ///   - size: A size with the aspect ratio for the fit, or `nil` for the photo's own size.
    ///   - isSame: Whether the new and the former image show the same photo, for example if the photo replaces its placeholder. If `true`,
    ///     a zoomed photo stays zoomed. If the fits of the two images also differ by 2 % at most, a drag or a pinch isn't interrupted.
    func show(_ photo: UIImage?, size: CGSize? = nil, isSame: Bool = false) {
        let photo = photo.flatMap { $0.size.hasArea ? $0 : nil }
        let size = size.flatMap { $0.hasArea ? $0 : nil } ?? photo?.size
        if case .view = content { clear() }
        // Without this, an animated photo would show its first frame for a moment when it's decoded at another size.
        photoView.image = isSame ? player?.image ?? photo : photo
        guard let photo, let size else { return clear() }
        content = .photo(photo, size: size)
        // A decoded picture has whole pixels. If it fitted into the photo's frame, the frame's edges would be visible beside the picture. If it
        // filled the frame, a zoomed panorama would lie up to three pixels beside its tiles.
        photoView.contentMode = photo.pixelSize.isRounded(size) ? .scaleToFill : .scaleAspectFit
        player?.pixels = photo.pixelSize
        let new = PhotoFit(photo: size, page: bounds.size)
        if let fit, let new, fit == new || isSame && isHeld && new.isClose(to: fit) {
            updateLimit()
        } else if isSame, isZoomed, new != nil {
            fitPhotoKeepingZoom()
        } else if isSame {
            fitPhoto()
        } else {
            reset()
        }
    }

    /// Shows the tiles of a file over the photo, or no tiles if the file is `nil`. Tiles of the same file stay.
    func showTiles(of file: PhotoFile?) {
        photoPlace.showTiles(of: file)
        tiles?.focus = { [weak self] in self?.fingersInPhoto }
        tiles?.setNeedsUpdate()
    }

    /// Plays an animated photo, or shows the photo at rest if the animation is `nil`. The same animation plays on.
    func play(_ animation: PhotoAnimation?) {
        if player?.animation.playback !== animation?.playback {
            player = animation.map { PhotoPlayer(of: $0, in: photo?.pixelSize ?? CGSize(width: 1, height: 1), over: photoView) }
            player?.isPaused = !isPlaying
        }
        player?.setNeedsUpdate()
    }

    /// The point between the fingers that pinch or drag the photo, in the photo's coordinates, or `nil` if there are no such fingers.
    private var fingersInPhoto: CGPoint? {
        let recognizers = [pinchGestureRecognizer, panGestureRecognizer].compactMap { $0 }
        return recognizers.first { $0.state == .began || $0.state == .changed }?.location(in: photoView)
    }

    /// Shows a view in the page, fitted and zoomable like a photo. The fit uses the aspect ratio of the size, or of the view if the size is
    /// `nil`. If the page shows this view already, takes the view back from the app, and fits its new size.
    func show(_ view: UIView, size: CGSize?) {
        if case .view(view, size: size) = content {
            container.takeBack()
            if fit != PhotoFit(photo: naturalSize, page: bounds.size) { fitPhoto() }
            return
        }
        clear()
        content = .view(view, size: size)
        container.wantedView = view
        addSubview(container)
        fitPhoto()
    }

    /// Removes the content.
    func clear() {
        removeZoomAnimation()
        photoView.image = nil
        if case .view = content {
            // Otherwise, the container would stay enlarged, and show its next view so.
            changeZoom { setZoomScale(minimumZoomScale, animated: false) }
            container.wantedView = nil
            container.removeFromSuperview()
        }
        content = .nothing
        fitPhoto()
    }

    /// Whether the photo is zoomed in beyond fit, by more than a rounding error of 0.1 %.
    var isZoomed: Bool { zoomScale > minimumZoomScale * 1.001 }

    /// Whether the photo is zoomed in beyond the scale at which it opens.
    var isMagnified: Bool { zoomScale > max(openingScale, minimumZoomScale) * 1.001 }

    /// Whether the photo has the scale at which it opens.
    private var isAtOpening: Bool { abs(zoomScale - openingScale) <= 0.001 * openingScale }

    /// Whether the photo is zoomed to another scale than the one at which it opens, or fingers hold or pinch the page.
    private var isHeld: Bool { isZoomed && !isAtOpening || isTracking || isZooming }

    /// The size of the content. A view that has neither a given size nor an intrinsic size has the size of the page.
    private var naturalSize: CGSize {
        switch content {
        case .nothing: return .zero
        case .photo(_, let size): return size
        case .view(let view, let size):
            if let size, size.hasArea { return size }
            return view.intrinsicContentSize.hasArea ? view.intrinsicContentSize : bounds.size
        }
    }

    // MARK: Fitting

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != fittedSize {
            // Bars that show change the part of the page in which photos are fitted, and not the page.
            if isZoomed, photo != nil, pageBounds.size == fittedPageSize { fitPhotoKeepingZoom() } else { fitPhoto() }
        }
        tiles?.setNeedsUpdate()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // The maximum zoom scale depends on the screen's pixels, and the new window may be on another screen.
        if window != nil { updateLimit() }
        tiles?.setNeedsUpdate()
        player?.setNeedsUpdate()
    }

    /// Fits the photo into the page, or opens a long photo at its top. Ends the animation of a zoom.
    func reset() {
        removeZoomAnimation()
        fitPhoto()
    }

    /// Ends the animation of a zoom. Otherwise, a page that is reset during an animated zoom would slide when the page is visible again.
    func removeZoomAnimation() {
        zoomIsUnderWay = false
        for layer in [layer, zoomingView.layer] {
            for key in layer.animationKeys() ?? [] {
                let path = (layer.animation(forKey: key) as? CAPropertyAnimation)?.keyPath ?? ""
                // Other animations continue, such as the frames of an animated image.
                if ["bounds", "position", "transform"].contains(where: path.hasPrefix) { layer.removeAnimation(forKey: key) }
            }
        }
    }

    /// Fits the photo into the page, or opens a long photo at its top, without an animation. If an animated zoom is under way, the
    /// animation continues on top of the new fit.
    func fitPhoto() {
        changeZoom {
            (fittedSize, fittedPageSize) = (bounds.size, pageBounds.size)
            cancelFingers()
            setZoomScale(minimumZoomScale, animated: false)
            fit = PhotoFit(photo: naturalSize, page: bounds.size)
            let size = fit?.size ?? .zero
            zoomingView.bounds = CGRect(origin: .zero, size: size)
            contentSize = size
            centre()
            contentOffset = .zero
            updateLimit()
            guard openingScale > minimumZoomScale else { return }
            setZoomScale(openingScale, animated: false)
            contentOffset = .zero
            zoomDidChange()
        }
    }

    /// Fits the photo into the page, and then restores the zoom scale and the point of the photo in the middle of the page. A long photo at
    /// its opening scale stays as wide as the page, and keeps the point at the page's upper edge.
    private func fitPhotoKeepingZoom() {
        let (former, opens) = (photoPlace.frame, isAtOpening)
        let scale = opens ? nil : zoomScale
        let anchor = CGPoint(x: bounds.width / 2, y: opens ? 0 : bounds.height / 2)
        let point = CGPoint(
            x: (bounds.minX + anchor.x - former.minX) / max(former.width, 1),
            y: (bounds.minY + anchor.y - former.minY) / max(former.height, 1)
        )
        changeZoom {
            fitPhoto()
            setZoomScale(scale.map { min($0, maximumZoomScale) } ?? openingScale, animated: false)
            let frame = photoPlace.frame
            contentOffset = CGPoint(
                x: (frame.minX + point.x * frame.width - anchor.x).clamped(to: 0...max(0, contentSize.width - bounds.width)),
                y: (frame.minY + point.y * frame.height - anchor.y).clamped(to: 0...max(0, contentSize.height - bounds.height))
            )
        }
    }

    /// Cancels a drag or a pinch on the page. Without this, a pinch would zoom the fitted photo at once when the fingers move again.
    func cancelFingers() {
        for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
            guard let recognizer, recognizer.state == .began || recognizer.state == .changed else { continue }
            recognizer.cancelGesture()
        }
    }

    /// The scale at which one pixel of the photo is one pixel of the screen, or 1 if there is no photo.
    var pixelScale: CGFloat {
        guard let fit, case .photo(let image, let size) = content else { return 1 }
        // The image may be a placeholder. If the photo's size is larger than the image, the photo's size counts.
        let width = max(image.size.width * image.scale, size.width)
        return width / (fit.size.width * max(traitCollection.displayScale, 1))
    }

    /// The scale at which the content opens: fit or, for a long photo, the scale at which the photo is as wide as the page. If zooming is
    /// off, a long photo opens at fit, too.
    var openingScale: CGFloat { min(unlimitedOpeningScale, maximumZoomScale) }

    private var unlimitedOpeningScale: CGFloat {
        if case .photo = content { fit?.openingScale ?? 1 } else { 1 }
    }

    private func updateLimit() {
        let limit = max(1, leastMaximumScale)
        maximumZoomScale = fit == nil ? 1 : limit > 1 ? max(limit * unlimitedOpeningScale, pixelScale) : 1
        // UIKit doesn't reduce the zoom scale when the maximum decreases. Without this, the photo would stay beyond the limit.
        if zoomScale > maximumZoomScale { setZoomScale(maximumZoomScale, animated: false) }
        zoomDidChange()
    }

    /// Centers content that is smaller than the view.
    private func centre() {
        zoomingView.center = CGPoint(x: max(contentSize.width, bounds.width) / 2, y: max(contentSize.height, bounds.height) / 2)
    }

    // MARK: Reading the zoom

    /// The part of the content in the scroll view's bounds, in unit coordinates, or an empty rectangle if there is no content.
    var visibleRect: CGRect { part(in: bounds) }

    private func part(in rect: CGRect) -> CGRect {
        guard fit != nil, shownView != nil else { return .zero }
        let frame = zoomingView.frame
        let part = rect.intersection(frame)
        guard !part.isNull else { return .zero }
        return CGRect(
            x: (part.minX - frame.minX) / frame.width,
            y: (part.minY - frame.minY) / frame.height,
            width: part.width / frame.width,
            height: part.height / frame.height
        )
    }

    /// The visible part of a long photo that is zoomed in, in unit coordinates, or `nil` for any other content. Only this part flies. A
    /// flight of the whole photo would show another part in the middle of the screen.
    var visiblePart: CGRect? {
        guard case .photo = content, fit?.isLong == true, isZoomed else { return nil }
        let part = part(in: pageBounds)
        return part.isEmpty ? nil : part
    }

    /// Makes a change that may set the zoom scale and the offset in several steps, and then calls `didZoom` if the zoom scale has changed.
    /// Without this, the app would read values of the steps between.
    func changeZoom(_ change: () -> Void) {
        let isStep = isChangingZoom
        isChangingZoom = true
        change()
        isChangingZoom = isStep
        reportZoom()
    }

    private func reportZoom() {
        guard !isChangingZoom, zoomScale != reportedScale else { return }
        reportedScale = zoomScale
        didZoom()
    }

    // MARK: UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomingView }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        zoomIsUnderWay = true
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centre()
        tiles?.setNeedsUpdate()
        reportZoom()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tiles?.setNeedsUpdate()
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        zoomIsUnderWay = false
        zoomDidChange()
    }

    /// The visible frame of the content during an animated zoom, in points of the window. The value is `nil` if the content is at rest or if
    /// fingers zoom the content.
    ///
    /// A double tap, a key and the bounce at a limit start such an animation. From then on, the view's properties have their final values.
    var frameDuringAnimation: CGRect? {
        guard zoomIsUnderWay, !isZooming, let shown = zoomingView.layer.presentation(), let page = layer.presentation() else { return nil }
        return convert(shown.frame.offsetBy(dx: bounds.minX - page.bounds.minX, dy: bounds.minY - page.bounds.minY), to: nil)
    }
}

extension CGSize {
    /// Returns whether the size has the aspect ratio of another size, apart from the rounding of the width and the height to whole numbers.
    fileprivate func isRounded(_ other: CGSize) -> Bool {
        abs(width * other.height - height * other.width) <= other.width + other.height
    }

    /// Whether the size is finite and not empty.
    fileprivate var hasArea: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
#endif
