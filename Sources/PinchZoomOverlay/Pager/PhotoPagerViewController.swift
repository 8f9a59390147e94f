import UIKit

/// Photos on the whole screen, one a page: a swipe pages, a pinch or a double tap zooms, a tap hides the bars.
///
/// Push it onto a navigation controller, whose bar it fades, or present it, in full screen unless `modalPresentationStyle` is set: then it
/// has a close button of its own. Pages run in reading direction. A photo is fitted into the whole screen, under bars and notch; it keeps its
/// zoom while it is shown and the screen keeps its size.
public final class PhotoPagerViewController: UIViewController {
    /// What gives the photos. The pager does not keep it; without it no photos come.
    public private(set) weak var dataSource: (any PhotoPagerDataSource)?

    /// What hears of paging and bars. The pager does not keep it.
    public weak var delegate: (any PhotoPagerDelegate)?

    /// How far a photo can be zoomed, as a multiple of its size on the screen at fit. The default is 3; at 1 photos do not zoom.
    ///
    /// A photo that has more pixels than that shows goes on until each of them is one of the screen's.
    public private(set) var maximumZoomScale: CGFloat = 3

    /// Changes how far a photo can be zoomed. What is zoomed further goes back to it at once.
    ///
    /// - Parameter scale: 1 to 1000.
    /// - Throws: ``PinchZoomConfigurationError`` if the scale is out of range; then nothing has changed.
    public func setMaximumZoomScale(_ scale: CGFloat) throws(PinchZoomConfigurationError) {
        try FieldCheck(of: "PhotoPagerViewController")("maximumZoomScale", scale, in: 1...1000)
        maximumZoomScale = scale
        pages.maximumZoomScaleDidChange()
    }

    /// What VoiceOver says; English unless set. Photos take theirs when they are next asked for.
    public var phrases = Phrases() {
        didSet {
            closeButton.accessibilityLabel = phrases.close
            thumbnails?.updateWords()
        }
    }

    /// Whether a tap has hidden the navigation bar, the toolbar, the close button, the status bar, and all that goes with them.
    public private(set) var isChromeHidden = false

    /// A container above all pages and their captions, for views of your own.
    ///
    /// Add subviews to it and lay them out by its `safeAreaLayoutGuide`, which the strip of thumbnails is not a part of. They fade with the bars,
    /// and with the screen when the photo is dragged away. Touches that no subview takes go through to the photos. The close button lies above.
    public let overlayView: UIView = PassThroughView()

    /// A Boolean value that indicates whether a strip of thumbnails lies at the bottom, which scrubs through the photos. The default is false.
    ///
    /// A drag along the strip shows one photo after the other at once; a tap shows that one. The thumbnails are those of
    /// ``PhotoPagerDataSource/photoPager(_:thumbnailAt:)``. The strip fades with the bars, and is not there for a single photo.
    public var showsThumbnails = false {
        didSet { if oldValue != showsThumbnails { updateThumbnails() } }
    }

    /// Called when the pager is no longer on the screen.
    var didDisappear: @MainActor () -> Void = {}
    let pages: PhotoPagesView
    /// The strip, where there is one.
    var thumbnails: ThumbnailsView?
    private(set) lazy var closeButton = PagerCloseButton(action: UIAction { [weak self] _ in self?.close() })
    private var gestures: PageGestures?
    private var menus: PageMenus?
    /// Whether the screen is the pager's, so that the navigation bar is its to fade.
    private(set) var isShown = false

    /// A pager that begins with a photo.
    ///
    /// - Parameters:
    ///   - dataSource: what gives the photos; the app keeps it.
    ///   - currentIndex: the first photo to show; the nearest one if there is none there.
    public init(dataSource: any PhotoPagerDataSource, currentIndex: Int = 0) {
        self.dataSource = dataSource
        pages = PhotoPagesView(index: currentIndex)
        super.init(nibName: nil, bundle: nil)
        pages.pager = self
        modalPresentationStyle = .fullScreen
        extendedLayoutIncludesOpaqueBars = true
    }

    /// Not available: a pager is made with its data source.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Photos

    /// The photo that is mostly on the screen. It changes while pages move; 0 if there are no photos.
    public var currentIndex: Int { pages.currentIndex }

    /// Shows another photo; the nearest one if there is none at the index. Animated, ``currentIndex`` follows the pages.
    public func setCurrentIndex(_ index: Int, animated: Bool) {
        pages.show(index, animated: animated)
    }

    /// Asks the data source for everything anew. ``currentIndex`` stays where it is, as far as there are so many photos, and the photo is
    /// at fit.
    public func reloadData() {
        guard isViewLoaded else { return }
        pages.reload()
    }

    /// Asks for one photo anew, as when it has been loaded. It stays zoomed if it has the proportions of the former one.
    public func reloadPhoto(at index: Int) {
        pages.reloadPhoto(at: index)
    }

    /// The view that shows the current photo; nil if there is none, or the page shows something else. After `view.layoutIfNeeded()` it is in its
    /// place, also before the pager was ever on the screen.
    public var photoView: UIImageView? { pageView as? UIImageView }

    /// The view that shows the current page: ``photoView``, or one around the view that the data source gave. Nil if there is nothing to show.
    public var pageView: UIView? { pages.currentPage?.zoomView.shownView }

    /// How many pages on each side of the current one are asked for ahead, so that their photos are there when fingers page. The default is 2.
    ///
    /// What is being loaded for pages further away is cancelled. Negative numbers count as 0.
    public var preloadedPageCount = 2 {
        didSet { if oldValue != preloadedPageCount { pages.updateLoads() } }
    }

    /// How many bytes the decoded photos of all pages may have together. The default is 256 megabytes, of which a photo of 48 megapixels has 195.
    ///
    /// It counts for the photos that ``LoadablePhoto`` loads. They are decoded on other threads, in the size in which they are shown: at fit that
    /// is 4 megabytes on most phones, and up to all of a photo's pixels while it is zoomed in. Where the limit leaves nothing for a neighbour,
    /// its placeholder stands in for it until it is the current one; the current photo is shown at fit in any case. While a picture takes the place
    /// of a smaller one, both are there.
    public var decodedByteLimit = 256 << 20 {
        didSet { if oldValue != decodedByteLimit { pages.decodePhotos() } }
    }

    /// Whether the current photo is larger than it fits.
    public var isZoomed: Bool { pages.currentPage?.zoomView.isZoomed ?? false }

    /// The current photo's index, of which the data source may be asked; nil if there are no photos.
    var indexOfCurrentPhoto: Int? {
        let count = isViewLoaded ? pages.count : dataSource?.numberOfPhotos(in: self) ?? 0
        return count > 0 ? min(currentIndex, count - 1) : nil
    }

    func currentIndexDidChange() {
        pages.updateLoads()
        guard indexOfCurrentPhoto != nil else { return }
        delegate?.photoPager(self, didShowPhotoAt: currentIndex)
    }

    // MARK: Chrome

    /// Hides or shows the bars, as a tap does.
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

    /// Hidden with the bars.
    public override var prefersStatusBarHidden: Bool { isChromeHidden }

    /// Light on black.
    public override var preferredStatusBarStyle: UIStatusBarStyle { isOnBlack ? .lightContent : .default }

    // MARK: Life

    /// Puts the pages in, and what lies over them.
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
        pages.reload()
        updateThumbnails()
    }

    /// Keeps the close button in its corner, and captions and thumbnails at the bottom.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutChrome()
    }

    /// Takes over the navigation bar and the toolbar.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShown = true
        pages.beginPaging()
        for hidingView in barHidingViews where !hidingView.isDriven { hidingView.presence = 1 }
        updateChrome()
    }

    /// Gives the bars back, unless it goes as well, and stays on its page.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShown = false
        thumbnails?.stop()
        pages.endPaging(animated: animated)
        let hidingViews = barHidingViews.filter { !$0.isDriven }
        guard !hidingViews.isEmpty, !(navigationController?.isGoingAway ?? false) else { return }
        changeChrome(animated: animated) { hidingViews.forEach { $0.strength = 0 } }
    }

    /// Tells whoever presents it.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didDisappear()
    }

    /// Leaves only the photo that is seen; its neighbours are loaded again when they are needed.
    public override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pages.freeMemory()
    }

    // MARK: Keyboard

    /// True: keys are the pager's while it is shown, unless a view of yours takes them.
    public override var canBecomeFirstResponder: Bool { true }

    /// Arrows page, escape closes, +, − and 0 zoom, space hides the bars. Their titles are among ``phrases``.
    public override var keyCommands: [UIKeyCommand]? { makeKeyCommands() }

    /// Takes the keys.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // MARK: Closing

    /// Closes the pager. False, and nothing has changed, if it is neither pushed nor presented.
    public override func accessibilityPerformEscape() -> Bool {
        // Up to iOS 18's SDK it is declared without the main actor, on which it is called.
        MainActor.assumeIsolated { close() }
    }
}
