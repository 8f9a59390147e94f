import UIKit

/// A view controller that shows photos on the whole screen, one per page.
///
/// A swipe turns the page, a pinch or a double tap zooms, and a tap hides or shows the bars. Pages run in reading direction. A photo is
/// fitted into the whole screen, under bars and notch, and keeps its zoom while it's shown and the screen keeps its size.
///
/// Push the pager onto a navigation controller, or present it. In a navigation controller it fades the bars; presented without one it has a
/// close button of its own. It's presented in full screen, unless you set `modalPresentationStyle`.
public final class PhotoPagerViewController: UIViewController {
    /// The data source that provides the photos. The pager keeps a weak reference to it, and shows no photos without it.
    public private(set) weak var dataSource: (any PhotoPagerDataSource)?

    /// The delegate that is notified of paging and of the bars. The pager keeps a weak reference to it.
    public weak var delegate: (any PhotoPagerDelegate)?

    /// The factor by which a photo can be zoomed, as a multiple of the size at which it fits the screen. The default is 3.
    ///
    /// A value of 1 turns zooming off. With a larger one, a photo with more pixels can be zoomed further, until one photo pixel is one
    /// screen pixel. A photo that is zoomed further than a maximum that you set goes back to that at once.
    ///
    /// The range is 1 to 1000; if you set another value, the log names it, and the default is used instead.
    public var maximumZoomScale: CGFloat = 3 {
        didSet {
            maximumZoomScale = FieldCheck.usable(
                "maximumZoomScale",
                of: PhotoPagerViewController.self,
                maximumZoomScale,
                in: 1...1000,
                default: 3
            )
            pages.maximumZoomScaleDidChange()
        }
    }

    /// The words that the pager shows and that VoiceOver speaks. The default is the words of ``Phrases/init()``.
    ///
    /// Pages that are shown use new words when they're next loaded.
    public var phrases = Phrases() {
        didSet {
            closeButton.accessibilityLabel = phrases.close
            thumbnails?.updateWords()
        }
    }

    /// A Boolean value that indicates whether the bars are hidden.
    ///
    /// A tap hides the navigation bar, the toolbar, the close button, the status bar, captions, thumbnails and ``overlayView``. Another tap
    /// shows them again.
    public private(set) var isChromeHidden = false

    /// A container above all pages and their captions, for views of your own.
    ///
    /// Add subviews to it and lay them out by its `safeAreaLayoutGuide`, which excludes the strip of thumbnails. They fade with the bars,
    /// and with the screen when the photo is dragged away. Touches that no subview takes go through to the photos. The close button lies
    /// above the container.
    public let overlayView: UIView = PassThroughView()

    /// A Boolean value that determines whether a strip of thumbnails lies at the bottom. The default is `false`.
    ///
    /// A drag along the strip shows one photo after the other at once; a tap shows the one that it's on. The thumbnails are those of
    /// ``PhotoPagerDataSource/photoPager(_:thumbnailAt:)``. The strip fades with the bars, and isn't there for a single photo.
    public var showsThumbnails = false {
        didSet { if oldValue != showsThumbnails { updateThumbnails() } }
    }

    /// Called when the pager is no longer on the screen.
    var didDisappear: @MainActor () -> Void = {}
    /// Called when pages have reached their goal, or no longer move to it.
    var didStopPaging: @MainActor () -> Void = {}
    /// The current page, and the motion of the pages. The pages and the strip of thumbnails read it.
    private(set) var position: PagePosition
    let pages = PhotoPagesView()
    /// The strip of thumbnails, if there is one.
    var thumbnails: ThumbnailsView?
    private(set) lazy var closeButton = PagerCloseButton(action: UIAction { [weak self] _ in self?.close() })
    private var gestures: PageGestures?
    private var menus: PageMenus?
    /// Whether the screen is the pager's, so that the navigation bar is its to fade.
    private(set) var isShown = false

    /// Creates a pager that shows the photos of a data source.
    ///
    /// - Parameters:
    ///   - dataSource: The data source that provides the photos. Keep a strong reference to it.
    ///   - currentIndex: The index of the photo to show first, or the nearest one if there is none there. The default is 0.
    public init(dataSource: any PhotoPagerDataSource, currentIndex: Int = 0) {
        self.dataSource = dataSource
        position = PagePosition(index: currentIndex)
        super.init(nibName: nil, bundle: nil)
        pages.pager = self
        modalPresentationStyle = .fullScreen
        extendedLayoutIncludesOpaqueBars = true
    }

    /// Creates a pager from an archive. This initializer isn't available, because a pager needs a data source.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Photos

    /// The index of the photo that fills most of the screen, or 0 if there are no photos.
    ///
    /// The index changes while pages move.
    public var currentIndex: Int { position.currentIndex }

    /// Shows another photo.
    ///
    /// Animated, ``currentIndex`` follows the pages as they move.
    ///
    /// You can call this method at any time, also in ``PhotoPagerDelegate/photoPager(_:didShowPhotoAt:)``. If fingers are turning pages, or
    /// drag the strip of thumbnails, that ends: the pages go from where they are to the photo that you set. But if that photo is the
    /// current one already, the fingers go on, so that your app can set the index that it's just been told.
    ///
    /// - Parameters:
    ///   - index: The index of the photo; the nearest one is shown if there is none there.
    ///   - animated: A Boolean value that determines whether to animate the change.
    public func setCurrentIndex(_ index: Int, animated: Bool) {
        let isCurrent = position.nearestIndex(to: index) == currentIndex
        if isCurrent, position.isScrubbing || pages.isMovedByFinger { return }
        thumbnails?.stop()
        show(index, animated: animated)
    }

    /// Reloads all photos from the data source.
    ///
    /// The current index stays where it is, or is the last one if there are fewer photos now. The photo is shown at fit. Before the view is
    /// loaded, calling this method does nothing.
    public func reloadData() {
        guard isViewLoaded else { return }
        reloadPages()
    }

    /// Reloads a photo from the data source.
    ///
    /// Call this method when you have a better image of a photo, for example. The photo stays zoomed if its proportions are those of the
    /// former image.
    ///
    /// - Parameter index: The index of the photo.
    public func reloadPhoto(at index: Int) {
        pages.reloadPhoto(at: index)
    }

    /// The image view that shows the current photo, or `nil` if there is none or the page shows another view.
    ///
    /// After a call to `view.layoutIfNeeded()` the view's frame is final, even before the pager has been on the screen.
    public var photoView: UIImageView? { pageView as? UIImageView }

    /// The view that shows the current page, or `nil` if there is nothing to show.
    ///
    /// This is ``photoView``, or a view around the one that the data source returned.
    public var pageView: UIView? { pages.currentPage?.zoomView.shownView }

    /// The number of pages on each side of the current one that the pager loads ahead. The default is 2.
    ///
    /// Their photos are then ready when someone turns the page. Loading of photos further away is canceled. Negative numbers count as 0.
    public var preloadedPageCount = 2 {
        didSet { if oldValue != preloadedPageCount { pages.updateLoads() } }
    }

    /// The number of bytes that the decoded photos of all pages may have together. The default is 268,435,456 bytes, which is 256 MiB.
    ///
    /// A decoded photo takes 4 bytes for each pixel: one of 8064 × 6048 pixels, which are 48 megapixels, takes 195,084,288 bytes, or 186
    /// MiB. The limit applies to the photos that a ``LoadablePhoto`` loads. They're decoded on other threads, at the size at which they're
    /// shown, which at fit takes some 4 MB on most phones, and up to all of a photo's pixels while it's zoomed in.
    ///
    /// If the limit leaves nothing for a neighbor, its placeholder shows until it's the current photo. The current photo is shown at fit in
    /// any case. While a larger picture replaces a smaller one, both are in memory.
    public var decodedByteLimit = 256 << 20 {
        didSet { if oldValue != decodedByteLimit { pages.decodePhotos() } }
    }

    /// A Boolean value that indicates whether the current photo is zoomed in beyond the size at which it fits the screen.
    public var isZoomed: Bool { pages.currentPage?.zoomView.isZoomed ?? false }

    /// The index of the current photo, if the data source has a photo with that index.
    var indexOfCurrentPhoto: Int? {
        let count = position.count ?? dataSource?.numberOfPhotos(in: self) ?? 0
        return count > 0 ? min(currentIndex, count - 1) : nil
    }

    /// Changes the position, and brings everything that depends on the position in line with it.
    ///
    /// - Parameters:
    ///   - change: The change of the position.
    ///   - isOtherPhoto: Whether the current photo is another one, even if its index is the same.
    ///   - layOutPages: Lays the pages out at the new position. It isn't needed if the pages have moved by themselves.
    func changePosition(
        _ change: (inout PagePosition) -> Void,
        isOtherPhoto: Bool = false,
        layOutPages: () -> Void = {}
    ) {
        let former = position
        change(&position)
        let new = position
        layOutPages()
        // A strip that has just come to rest moves to the current page by itself, with an animation.
        if !former.isScrubbing || new.isScrubbing { thumbnails?.follow() }
        if former.goal != nil, new.goal == nil { didStopPaging() }
        let showsOther = isOtherPhoto || new.currentIndex != former.currentIndex
        if showsOther || new.isScrubbing != former.isScrubbing { pages.updateLoads() }
        // At the end, because the app may change the position again.
        if showsOther, new.hasPages { delegate?.photoPager(self, didShowPhotoAt: currentIndex) }
    }

    // MARK: Chrome

    /// Hides or shows the bars, as a tap does.
    ///
    /// - Parameters:
    ///   - isHidden: A Boolean value that determines whether the bars are hidden.
    ///   - animated: A Boolean value that determines whether the bars fade, which takes 0.25 seconds.
    public func setChromeHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden != isChromeHidden else { return }
        isChromeHidden = isHidden
        guard isViewLoaded else { return }
        changeChrome(animated: animated) { [self] in
            updateChrome()
            delegate?.photoPager(self, willSetChromeHidden: isHidden)
            setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// A Boolean value that indicates whether the status bar is hidden, which it is with the other bars.
    public override var prefersStatusBarHidden: Bool { isChromeHidden }

    /// The style of the status bar: light on a black background, otherwise the default.
    public override var preferredStatusBarStyle: UIStatusBarStyle { isOnBlack ? .lightContent : .default }

    // MARK: Life

    /// Adds the pages and the views that lie over them.
    public override func viewDidLoad() {
        super.viewDidLoad()
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        closeButton.accessibilityLabel = phrases.close
        view.addSubview(pages)
        view.addSubview(overlayView)
        view.addSubview(closeButton)
        view.clipsToBounds = true
        menus = PageMenus(on: pages) { [weak self] index in
            // A finger that rests after a tap is about to zoom.
            guard let self, gestures?.isFingerZooming != true else { return nil }
            return menu(at: index)
        }
        gestures = PageGestures(on: pages) { [weak self] in
            guard let self else { return }
            setChromeHidden(!isChromeHidden, animated: true)
        }
        updateChrome()
        reloadPages()
        updateThumbnails()
    }

    /// Lays out the close button in its corner, and captions and thumbnails at the bottom.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutChrome()
    }

    /// Takes over the navigation bar and the toolbar, which fade with the pager's own bars.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShown = true
        pages.beginPaging()
        for hidingView in barHidingViews where !hidingView.isDriven { hidingView.visibleFraction = 1 }
        updateChrome()
    }

    /// Shows the bars again, unless the navigation controller goes as well, and ends paging on the current page.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShown = false
        thumbnails?.stop()
        changePosition({ $0.stop() }, layOutPages: { pages.endPaging(animated: animated) })
        let hidingViews = barHidingViews.filter { !$0.isDriven }
        guard !hidingViews.isEmpty, !(navigationController?.isGoingAway ?? false) else { return }
        changeChrome(animated: animated) { hidingViews.forEach { $0.strength = 0 } }
    }

    /// Notifies what presents the pager that the pager has disappeared.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didDisappear()
    }

    /// Frees all photos but the current one. Its neighbors are loaded again when they're needed.
    public override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pages.freeMemory()
    }

    // MARK: Keyboard

    /// A Boolean value that indicates that the pager takes keys, which is `true`.
    ///
    /// The pager responds to keys while it's shown, unless a view of yours does.
    public override var canBecomeFirstResponder: Bool { true }

    /// The commands of a keyboard: arrows turn the page, escape closes the pager, +, − and 0 zoom, and the space bar hides or shows the
    /// bars.
    ///
    /// Their titles are among the ``phrases``.
    public override var keyCommands: [UIKeyCommand]? { makeKeyCommands() }

    /// Becomes the first responder, so that the pager responds to keys.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: Closing

    /// Closes the pager, for VoiceOver's escape gesture.
    ///
    /// - Returns: `true` if the pager closes. `false` if it's neither pushed nor presented or closes already; then nothing has changed.
    public override func accessibilityPerformEscape() -> Bool {
        // Up to iOS 18's SDK this method is declared without the main actor, on which UIKit calls it.
        MainActor.assumeIsolated { close() }
    }
}
