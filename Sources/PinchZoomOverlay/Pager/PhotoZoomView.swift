import UIKit

/// A photo or another view that fingers zoom and pan. At scale 1 it fits into the whole page, under bars and notches as well.
final class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
    let photoView = UIImageView()
    /// The container of a view that isn't a photo.
    private(set) lazy var container = BorrowingContainerView()

    /// The maximum zoom scale, as a multiple of fit. A photo with more pixels zooms further, until one photo pixel is one screen pixel.
    var leastMaximumScale: CGFloat = 3 {
        didSet { if oldValue != leastMaximumScale { updateLimit() } }
    }

    /// Called when the photo has been zoomed, is at fit again, or may be zoomed otherwise.
    var zoomDidChange: @MainActor () -> Void = {}

    /// The content of the page.
    private enum Content {
        case nothing
        /// An image, fitted as one of a size.
        case photo(UIImage, size: CGSize)
        /// A view, of a size if it has one.
        case view(UIView, size: CGSize?)
    }

    private var content = Content.nothing
    /// The last fit of the content.
    private(set) var fit: PhotoFit?
    private var fittedSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        photoView.contentMode = .scaleAspectFit
        if #available(iOS 17, *) { photoView.preferredImageDynamicRange = .high }
        addSubview(photoView)
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // MARK: What it shows

    /// The photo; nil where none is shown.
    var photo: UIImage? { photoView.image }

    /// The view that shows something; nil if nothing is shown.
    var shownView: UIView? {
        switch content {
        case .nothing: nil
        case .photo: photoView
        case .view: container
        }
    }

    /// Shows a photo, or nothing for `nil` or an image without area. A photo with the same aspect ratio keeps the zoom.
    ///
    /// - Parameters:
    ///   - size: The size with the aspect ratio to show, if it isn't the photo's own.
    ///   - isSame: Whether the photo replaces its own placeholder. The zoom is then kept, and so is the position if the aspect ratios differ
    ///     by no more than a thumbnail's do.
    func show(_ photo: UIImage?, size: CGSize? = nil, isSame: Bool = false) {
        let photo = photo.flatMap { $0.size.hasArea ? $0 : nil }
        let size = size.flatMap { $0.hasArea ? $0 : nil } ?? photo?.size
        if case .view = content { clear() }
        photoView.image = photo
        guard let photo, let size else { return clear() }
        content = .photo(photo, size: size)
        let new = PhotoFit(photo: size, page: bounds.size)
        if let fit, let new, fit == new || isSame && isHeld && new.isClose(to: fit) {
            updateLimit()
        } else if isSame, isZoomed, new != nil {
            fitPhotoKeepingZoom()
        } else {
            fitPhoto()
        }
    }

    /// Shows a view as a photo of a size.
    func show(_ view: UIView, size: CGSize?) {
        if case .view(view, size: size) = content { return }
        clear()
        content = .view(view, size: size)
        container.wantedView = view
        addSubview(container)
        fitPhoto()
    }

    /// Shows nothing.
    func clear() {
        photoView.image = nil
        if case .view = content {
            container.wantedView = nil
            container.removeFromSuperview()
        }
        content = .nothing
        fitPhoto()
    }

    /// Whether the photo is larger than it fits.
    var isZoomed: Bool { zoomScale > minimumZoomScale * 1.001 }

    /// Whether it does not lie as it was fitted, or fingers are about to change that.
    private var isHeld: Bool { isZoomed || isTracking || isZooming }

    /// The size of the content, or else of the whole page.
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
        if bounds.size != fittedSize { fitPhoto() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Another screen may have other pixels.
        if window != nil { updateLimit() }
    }

    /// Fits the photo into the page, without an animation.
    func fitPhoto() {
        fittedSize = bounds.size
        cancelFingers()
        setZoomScale(minimumZoomScale, animated: false)
        fit = PhotoFit(photo: naturalSize, page: bounds.size)
        let size = fit?.size ?? .zero
        let view = shownView ?? photoView
        view.bounds = CGRect(origin: .zero, size: size)
        contentSize = size
        centre()
        contentOffset = .zero
        updateLimit()
    }

    /// Fits the photo into the page, and zooms to the former scale about the point that was in the middle of the page.
    private func fitPhotoKeepingZoom() {
        let (scale, former) = (zoomScale, photoView.frame)
        let middle = CGPoint(
            x: (bounds.midX - former.minX) / max(former.width, 1),
            y: (bounds.midY - former.minY) / max(former.height, 1)
        )
        fitPhoto()
        setZoomScale(min(scale, maximumZoomScale), animated: false)
        let frame = photoView.frame
        contentOffset = CGPoint(
            x: (frame.minX + middle.x * frame.width - bounds.width / 2).clamped(to: 0...max(0, contentSize.width - bounds.width)),
            y: (frame.minY + middle.y * frame.height - bounds.height / 2).clamped(to: 0...max(0, contentSize.height - bounds.height))
        )
    }

    /// Cancels the fingers on the page. They were meant for the photo in its former position.
    private func cancelFingers() {
        for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
            guard let recognizer, recognizer.state == .began || recognizer.state == .changed else { continue }
            recognizer.cancelGesture()
        }
    }

    /// The scale at which a pixel of the photo is a pixel of the screen. 1 if there is no photo.
    var pixelScale: CGFloat {
        guard let fit, case .photo(let image, let size) = content else { return 1 }
        // A placeholder has fewer pixels than its photo.
        let width = max(image.size.width * image.scale, size.width)
        return width / (fit.size.width * max(traitCollection.displayScale, 1))
    }

    private func updateLimit() {
        let limit = max(1, leastMaximumScale)
        maximumZoomScale = fit == nil ? 1 : limit > 1 ? max(limit, pixelScale) : 1
        // A lower maximum doesn't change the zoom scale. Without this, the photo stays beyond the limit.
        if zoomScale > maximumZoomScale { setZoomScale(maximumZoomScale, animated: false) }
        zoomDidChange()
    }

    /// Centers content that is smaller than the view.
    private func centre() {
        let view = shownView ?? photoView
        view.center = CGPoint(x: max(contentSize.width, bounds.width) / 2, y: max(contentSize.height, bounds.height) / 2)
    }

    // MARK: UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { shownView ?? photoView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centre()
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        zoomDidChange()
    }
}

extension CGSize {
    /// Whether the size is finite and not empty.
    fileprivate var hasArea: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
