import UIKit

/// A photo that fingers zoom and pan: at scale 1 it is fitted into the whole view, whatever bars and notches cover.
final class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
    let photoView = UIImageView()

    /// How far fingers zoom, as a multiple of fit; a photo of more pixels goes on until each is one of the screen's.
    var leastMaximumScale: CGFloat = 3 {
        didSet { if oldValue != leastMaximumScale { updateLimit() } }
    }

    /// Called when the photo has been zoomed, is at fit again, or may be zoomed otherwise.
    var zoomDidChange: @MainActor () -> Void = {}

    /// What the photo was fitted into last.
    private var fit: PhotoFit?
    private var fittedSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        photoView.contentMode = .scaleAspectFit
        addSubview(photoView)
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The photo; nil for none, and for one without area. Another of the same proportions, as when a thumbnail gives way, stays zoomed.
    var photo: UIImage? {
        get { photoView.image }
        set {
            let size = newValue?.size ?? .zero
            photoView.image = size.width > 0 && size.height > 0 ? newValue : nil
            if let fit, PhotoFit(photo: size, page: bounds.size) == fit {
                updateLimit()
            } else {
                fitPhoto()
            }
        }
    }

    /// Whether the photo is larger than it fits.
    var isZoomed: Bool { zoomScale > minimumZoomScale * 1.001 }

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

    /// Shows the photo at fit, at once.
    func fitPhoto() {
        fittedSize = bounds.size
        cancelFingers()
        setZoomScale(minimumZoomScale, animated: false)
        fit = PhotoFit(photo: photoView.image?.size ?? .zero, page: bounds.size)
        let size = fit?.size ?? .zero
        photoView.bounds = CGRect(origin: .zero, size: size)
        contentSize = size
        centre()
        contentOffset = .zero
        updateLimit()
    }

    /// What fingers were doing was meant for the photo as it lay before.
    private func cancelFingers() {
        for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
            guard let recognizer, recognizer.state == .began || recognizer.state == .changed else { continue }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }

    private func updateLimit() {
        var limit = max(1, leastMaximumScale)
        if let fit, let image = photoView.image, limit > 1 {
            limit = max(limit, image.size.width * image.scale / (fit.size.width * max(traitCollection.displayScale, 1)))
        }
        maximumZoomScale = fit == nil ? 1 : limit
        // A lower limit moves nothing by itself.
        if zoomScale > maximumZoomScale { setZoomScale(maximumZoomScale, animated: false) }
        zoomDidChange()
    }

    /// A photo that is smaller than the view lies in its middle.
    private func centre() {
        photoView.center = CGPoint(x: max(contentSize.width, bounds.width) / 2, y: max(contentSize.height, bounds.height) / 2)
    }

    // MARK: Zooming without a pinch

    /// Zooms in so that a point, of the photo at fit, stays where it is as far as the photo reaches; or back to fit.
    ///
    /// - Returns: false if there is nothing to zoom.
    @discardableResult func toggleZoom(at point: CGPoint? = nil) -> Bool {
        guard let fit, maximumZoomScale > minimumZoomScale else { return false }
        if isZoomed {
            setZoomScale(minimumZoomScale, animated: true)
        } else {
            // Twice the size, or until the photo fills the page.
            let scale = min(max(2, fit.fillingScale), maximumZoomScale)
            let point = point ?? CGPoint(x: fit.size.width / 2, y: fit.size.height / 2)
            zoom(to: fit.part(at: scale, keeping: point), animated: true)
        }
        return true
    }

    // MARK: UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centre()
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        zoomDidChange()
    }
}
