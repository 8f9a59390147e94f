#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A page: a photo or a view that zooms, the status of loading, and half of the space to each neighboring page.
final class PhotoPageCell: UICollectionViewCell {
    static let reuseIdentifier = "photo"

    enum Content {
        /// An image that the data source has returned, or `nil` for an empty page.
        case image(UIImage?)
        /// A photo that is loading, is loaded, or has failed to load.
        case load(PhotoLoad)
        /// The placeholder of a photo. Loading begins when the page appears on the screen.
        case placeholder(UIImage?, size: CGSize?)
        case view(UIView, size: CGSize?)
    }

    let zoomView = PhotoZoomView(frame: .zero)
    /// The container of the caption, or `nil` if the page has never had a caption.
    var captionView: PageCaptionView?
    private lazy var statusView = PageStatusView { [weak self] in self?.load?.retry() }
    /// The view with the ring or the message, or `nil` if neither is visible.
    var shownStatusView: UIView? { load != nil && statusView.isShowing ? statusView : nil }
    /// The load of the page's photo. The reference is weak: the pager retains the load, and a page that waits for reuse must retain no
    /// photo.
    private weak var load: PhotoLoad?
    /// Whether the page shows a photo whose loading hasn't begun, or was canceled.
    var needsLoad: Bool { showsLoad && load == nil }
    private var showsLoad = false
    /// Whether the app has received the image view, and may have added interactions to the image view.
    private var isPhotoViewReported = false
    /// The position of the photo among all photos, such as "2 of 10", for VoiceOver.
    var spokenPosition: String? {
        didSet { if oldValue != spokenPosition { updateElement() } }
    }
    private var phrases = PhotoPagerViewController.Phrases()

    /// Returns the page's context menu, or `nil` while the page isn't on the screen.
    var menu: @MainActor () -> UIMenu? = { nil }

    /// Called after the content has been zoomed or fitted, and after an update of the maximum zoom scale.
    var zoomDidChange: @MainActor () -> Void = {}

    /// Half of the space between two photos, in points.
    var margin: CGFloat = 0 {
        didSet { if oldValue != margin { setNeedsLayout() } }
    }

    /// The insets of the area in which photos are fitted, in points.
    var photoInsets = UIEdgeInsets.zero {
        didSet {
            guard oldValue != photoInsets else { return }
            zoomView.outsets = photoInsets
            // Without this, a photo that is zoomed in would lie over the neighboring pages.
            contentView.clipsToBounds = photoInsets != .zero
            setNeedsLayout()
        }
    }

    /// The frame of the page, without the space to its neighbors.
    var pageFrame: CGRect { bounds.insetBy(dx: margin, dy: 0) }

    /// Whether the page is on the screen. Only a page on the screen borrows a view and shows its caption.
    var isShown = false {
        didSet {
            updateContainer()
            if !isShown { captionView?.caption = nil }
            zoomView.isPlaying = isShown
            if isShown != oldValue { updateActions() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(zoomView)
        zoomView.zoomDidChange = { [weak self] in
            self?.updateActions()
            self?.zoomDidChange()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        zoomView.frame = pageFrame.inset(by: photoInsets)
        captionView?.frame = pageFrame
        if showsLoad { statusView.frame = zoomView.frame }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isShown = false
        forgetLoad()
        zoomView.clear()
        renewPhotoView()
    }

    func show(_ content: Content, accessibilityLabel: String?, phrases: PhotoPagerViewController.Phrases) {
        self.phrases = phrases
        if !isShowing(content) { renewPhotoView() }
        zoomView.photoView.accessibilityLabel = accessibilityLabel
        switch content {
        case .image(let image):
            forgetLoad()
            zoomView.show(image)
        case .view(let view, let size):
            forgetLoad()
            zoomView.show(view, size: size)
        case .placeholder(let image, let size):
            forgetLoad()
            showsLoad = true
            zoomView.show(image, size: size)
        case .load(let load):
            if load !== self.load { forgetLoad() }
            (self.load, showsLoad) = (load, true)
            load.page = self
            contentView.insertSubview(statusView, aboveSubview: zoomView)
            setNeedsLayout()
            zoomView.show(load.image, size: load.size)
            photoLoadDidChange()
        }
        updateElement()
        updateContainer()
    }

    /// Returns whether the page shows a photo already.
    private func isShowing(_ content: Content) -> Bool {
        switch content {
        case .image(let image): !showsLoad && image === zoomView.photo
        case .load(let load): load === self.load
        case .placeholder, .view: false
        }
    }

    /// Replaces an image view that the app has received. Without this, Live Text would show the texts of the former photo over the next one.
    private func renewPhotoView() {
        guard isPhotoViewReported else { return }
        isPhotoViewReported = false
        forgetLoad()
        zoomView.renewPhotoView()
    }

    /// Returns the image view for the app, as soon as it shows the photo itself and not a placeholder. Further calls return `nil`, until the
    /// page has another image view.
    func takePhotoView() -> UIImageView? {
        guard !isPhotoViewReported, zoomView.photo != nil, !showsLoad || load?.progress == .done else { return nil }
        isPhotoViewReported = true
        // Without this, a gesture that the app adds to the image view would never begin.
        zoomView.photoView.isUserInteractionEnabled = true
        return zoomView.photoView
    }

    private func forgetLoad() {
        guard showsLoad else { return }
        // Another cell may show the load's photo by now. Without this check, that cell would no longer be notified of progress.
        if let load, load.page === self { load.page = nil }
        (load, showsLoad) = (nil, false)
        zoomView.play(nil)
        zoomView.showTiles(of: nil)
        statusView.show(nil, phrases: phrases)
        statusView.removeFromSuperview()
    }

    /// Updates the photo and its status after a change of the load: progress, a loaded or decoded photo, or a failure.
    func photoLoadDidChange() {
        guard let load else { return }
        let picture = load.picture?.decoded == nil ? nil : load.picture
        zoomView.play(picture?.animation)
        // If only the progress has changed, the photo is still the same.
        if load.image !== zoomView.photo { zoomView.show(load.image, size: load.size, isSame: true) }
        zoomView.showTiles(of: picture?.tiledFile)
        statusView.show(load.progress, phrases: phrases)
        updateElement()
    }

    /// Shows the placeholder again, because the loading was canceled and the photo was released.
    func photoLoadWasGivenUp() {
        zoomView.play(nil)
        if let load { zoomView.show(load.placeholder, size: load.givenSize) }
        load = nil
        zoomView.showTiles(of: nil)
        statusView.show(nil, phrases: phrases)
        updateElement()
    }

    /// Lets the container of a live view borrow the view while the page is on the screen.
    func updateContainer() {
        if zoomView.shownView is BorrowingContainerView { zoomView.container.isShown = isShown }
    }

    // MARK: Accessibility

    private func updateElement() {
        zoomView.photoView.isAccessibilityElement = zoomView.photo != nil
        let isLoading = if case .underWay? = load?.progress { true } else { false }
        let values = [spokenPosition, isLoading ? phrases.loading : nil].compactMap { $0 }
        zoomView.photoView.accessibilityValue = values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Sets the trait for VoiceOver's zoom gestures, and VoiceOver's actions: to zoom in by a step, to zoom out to fit, and the actions of
    /// the page's menu.
    private func updateActions() {
        zoomView.photoView.accessibilityTraits = zoomView.maximumZoomScale > zoomView.minimumZoomScale ? .zoomablePhoto : .image
        var actions: [UIAccessibilityCustomAction] = []
        if zoomView.photo != nil, zoomView.nextStep != nil {
            actions.append(UIAccessibilityCustomAction(name: phrases.zoomIn) { [weak zoomView] _ in zoomView?.stepZoom() ?? false })
        }
        if zoomView.isZoomed {
            actions.append(
                UIAccessibilityCustomAction(name: phrases.zoomOut) { [weak zoomView] _ in
                    zoomView?.zoomOut()
                    return zoomView != nil
                }
            )
        }
        actions += PageMenus.accessibilityActions(of: menu())
        zoomView.photoView.accessibilityCustomActions = actions.isEmpty ? nil : actions
    }
}
#endif
