#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view controller that shows photos on the whole screen, one per page.
///
/// A swipe turns the page, a pinch or a double tap zooms, and a tap hides or shows the bars, unless you set another ``tapAction``. Pages
/// follow the reading direction. A photo fits into the whole screen, including the areas behind the bars and the notch. A long photo, such
/// as a screenshot of a whole conversation, opens as wide as the screen, at its top. A photo keeps its zoom until its page leaves the
/// screen or the screen's size changes.
///
/// Push the pager onto a navigation controller, or present the pager. In a navigation controller, the pager hides the navigation bar and
/// the toolbar. If you present the pager without a navigation controller, the pager has its own close button. The presented pager covers
/// the full screen, unless you set `modalPresentationStyle`.
public final class PhotoPagerViewController: UIViewController {
    /// The data source that provides the photos. The pager keeps a weak reference to the data source. When the data source is gone, the
    /// pager gets no more photos.
    public private(set) weak var dataSource: (any PhotoPagerDataSource)?

    /// The delegate that is notified of paging, zooming, loading, the bars and the close. The pager keeps a weak reference to the delegate.
    public weak var delegate: (any PhotoPagerDelegate)?

    /// The maximum zoom scale, as a multiple of the size at which a photo fits the screen. The default is 3.
    ///
    /// A value of 1 turns zooming off. With a larger value, a photo with many pixels can be zoomed further, until one pixel of the photo is
    /// one pixel of the screen. If a photo is zoomed further than a new maximum allows, the photo goes back to the new maximum at once. For
    /// a long photo, the maximum is a multiple of the size at which the photo opens. If zooming is off, a long photo fits the screen.
    ///
    /// The range is 1 to 1000. If you set another value, the pager reports the value in the system's log, and uses the nearest value
    /// instead.
    public var maximumZoomScale: CGFloat = 3 {
        didSet {
            maximumZoomScale = maximumZoomScale.limited(to: 1...1000, as: "PhotoPagerViewController.maximumZoomScale")
            pages.zoomSettingsDidChange()
        }
    }

    /// The action of a single tap on a photo. The default is ``TapAction/togglesChrome``.
    ///
    /// A single tap waits until a second tap can no longer follow, unless ``doubleTapScales`` is empty. Taps on controls and captions don't
    /// count.
    public var tapAction = TapAction.togglesChrome

    /// The zoom scales that double taps go through, as multiples of the size at which a photo fits the screen. The default is `nil`.
    ///
    /// If the value is `nil`, double taps go through fit, fill and full pixels. With scales of your own, each double tap zooms to the next
    /// scale that is larger than the present one by more than a tenth. If there is no such scale, the double tap zooms back to fit. A scale
    /// above the photo's maximum counts as the maximum. Scales that aren't finite are ignored. VoiceOver's action that zooms in goes
    /// through the same scales. For a long photo, the scales are multiples of the size at which the photo opens.
    ///
    /// If the array is empty, double taps are off, and a single tap acts at once. Zooming with one finger is then off too, because it
    /// begins with a tap.
    public var doubleTapScales: [CGFloat]? {
        didSet { pages.zoomSettingsDidChange() }
    }

    /// The words that the pager shows and that VoiceOver speaks. The default is the result of ``Phrases/init()``.
    ///
    /// The close button and the strip of thumbnails use new phrases at once. A page uses new phrases when the page is next loaded.
    public var phrases = Phrases() {
        didSet {
            closeButton.accessibilityLabel = phrases.close
            thumbnails?.updateWords()
        }
    }

    /// A Boolean value that indicates whether the bars are hidden.
    ///
    /// A tap hides the navigation bar, the toolbar, the close button, the status bar, the home indicator, captions, thumbnails and
    /// ``overlayView``. Another tap shows everything again.
    public private(set) var isChromeHidden = false

    /// A Boolean value that determines whether photos keep clear of the safe area's edges. The default is `false`.
    ///
    /// If the value is `true`, a photo fits into the safe area, below the navigation bar and above the toolbar and the strip of thumbnails.
    /// While the bars are hidden, the photo stays where it is. A photo that is zoomed in still extends to the edges of the screen. For
    /// ``zoomScale``, ``visibleRect``, double taps and long photos, the safe area takes the place of the screen.
    ///
    /// If you change the value while a photo is zoomed in, the photo fits again.
    public var keepsPhotosInSafeArea = false {
        didSet { if oldValue != keepsPhotosInSafeArea, isViewLoaded { layOutChrome() } }
    }

    /// A container above all pages and their captions, for views of your own.
    ///
    /// Add subviews to this view, and lay out the subviews in the view's `safeAreaLayoutGuide`. The guide excludes the strip of thumbnails.
    /// The subviews fade with the bars, and with the screen when the photo is dragged away. If no subview responds to a touch, the touch
    /// goes through to the photos. The close button is above the container.
    public let overlayView: UIView = PassThroughView()

    /// A Boolean value that determines whether the pager shows a strip of thumbnails at the bottom. The default is `false`.
    ///
    /// A drag along the strip shows one photo after the other, without an animation. A tap on a thumbnail shows its photo. The method
    /// ``PhotoPagerDataSource/photoPager(_:thumbnailAt:)`` provides the thumbnails. The strip fades with the bars, and is hidden if there
    /// are fewer than two photos.
    public var showsThumbnails = false {
        didSet { if oldValue != showsThumbnails { updateThumbnails() } }
    }

    /// A Boolean value that indicates whether the tab bar and the toolbar are hidden while a pushed pager is shown.
    ///
    /// The default is `true`. If the pager has toolbar items, the default is `false`, because UIKit hides both bars or neither. UIKit
    /// reads the value when the pager is pushed, moves the bars, and leaves the safe area of the list below the pager as it is.
    public override var hidesBottomBarWhenPushed: Bool {
        get { chosenHidesBottomBar ?? (toolbarItems ?? []).isEmpty }
        set { chosenHidesBottomBar = newValue }
    }

    /// The value of `hidesBottomBarWhenPushed` that the app has set.
    private var chosenHidesBottomBar: Bool?

    /// Called when the pager is no longer on the screen.
    var didDisappear: @MainActor () -> Void = {}
    /// A closure that leaves the screen that the pager is part of, or `nil` if UIKit shows the pager.
    ///
    /// If the closure is set, SwiftUI manages the screen. The pager then leaves the bars to SwiftUI. Without this, SwiftUI would show a
    /// hidden bar again with its next update.
    var leaveAction: (@MainActor () -> Void)?
    /// Called when an animation of the pages has ended, at its goal or before.
    var didStopPaging: @MainActor () -> Void = {}
    /// The current page, the number of pages, and the motion of the pages. `PhotoPagesView` and `ThumbnailsView` read the position from
    /// this property.
    private(set) var position: PagePosition
    let pages = PhotoPagesView()
    /// The strip of thumbnails, if there is one.
    var thumbnails: ThumbnailsView?
    private(set) lazy var closeButton = CloseButton(action: UIAction { [weak self] _ in self?.close(for: .closeButton) })
    private(set) var gestures: PageGestures?
    private var menus: PageMenus?
    private var observers: [NotificationObserver] = []
    /// The safe area with the bars, from the moment at which the bars begin to hide until they are back.
    var safeAreaWithBars: SafeArea?
    /// The part of `additionalSafeAreaInsets` that replaces the insets of the hidden bars.
    var insetsOfHiddenBars = UIEdgeInsets.zero
    /// The reason of a close that has been requested or has begun. Without a request, the pager doesn't know the reason.
    var closingReason: ClosingReason?
    /// Whether the opening turns around, because of a finger or a key, and the pager hasn't disappeared yet.
    var isOpeningCanceled = false
    /// The transition that opens the pager, if the transition is one of this package.
    weak var opening: TransitionRun?
    /// The reason of a close that has been requested while the pager appeared, and begins when the pager has appeared.
    var postponedClosing: ClosingReason?
    /// The responder from which the pager has taken the keys.
    weak var formerResponder: UIResponder?
    /// The observer of the screen that the pager presents, if that screen has taken the keys.
    weak var presentationObserver: WindowObserver?
    /// The states of the pager between its appearance and its disappearance.
    enum Visibility {
        case hidden, appearing, open
    }

    private(set) var visibility = Visibility.hidden
    /// Whether the pager is appearing or on the screen. In all other states, the pager doesn't hide the navigation bar and the toolbar.
    var isShown: Bool { visibility != .hidden }
    /// Whether the pager's way back has begun, or its way in has been canceled.
    private var isLeaving = false
    /// The bars of the navigation controller that the pager has hidden.
    var hiddenBars: HiddenNavigationBars?

    /// Creates a pager that shows the photos of a data source.
    ///
    /// - Parameters:
    ///   - dataSource: The data source that provides the photos. Keep a strong reference to the data source.
    ///   - currentIndex: The index of the photo to show first. If no photo has this index, the pager shows the nearest photo. The default
    ///     is 0.
    public init(dataSource: any PhotoPagerDataSource, currentIndex: Int = 0) {
        self.dataSource = dataSource
        position = PagePosition(index: currentIndex)
        super.init(nibName: nil, bundle: nil)
        pages.pager = self
        modalPresentationStyle = .fullScreen
        extendedLayoutIncludesOpaqueBars = true
        // After a list with large titles, the bar would otherwise show the title in large letters over the photo.
        navigationItem.largeTitleDisplayMode = .never
    }

    /// Creates a pager from an archive. This initializer isn't available, because a pager needs a data source.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Loading

    /// The number of pages on each side of the current page that the pager loads ahead. The default is 2.
    ///
    /// The photos of these pages can be ready when someone turns the page. The pager cancels the loading of photos farther away. Negative
    /// numbers count as 0.
    public var preloadedPageCount = 2 {
        didSet { if oldValue != preloadedPageCount { pages.updateLoads() } }
    }

    // MARK: Position

    /// Changes the position, and updates everything that depends on the position: the pages, the strip of thumbnails, the loads and the
    /// app.
    ///
    /// - Parameters:
    ///   - change: The change of the position.
    ///   - isOtherPhoto: Whether another photo is the current photo, even if the current index stays the same.
    ///   - photosChange: Whether photos were reloaded, inserted, removed or moved, so that the strip and the loads change.
    ///   - updatePages: Updates the pages, and calls its parameter exactly once, at the moment at which the position changes. If fingers or
    ///     an animation have moved the pages, they need no update.
    func changePosition(
        _ change: @escaping (inout PagePosition) -> Void,
        isOtherPhoto: Bool = false,
        photosChange: Bool = false,
        during updatePages: (_ changeNow: @escaping () -> Void) -> Void = { $0() }
    ) {
        var (former, new) = (position, position)
        updatePages { [self] in
            former = position
            change(&position)
            new = position
        }
        // A strip that has just stopped moves to the current page with an animation. Without this check, the strip would jump to the page.
        if !former.isScrubbing || new.isScrubbing { thumbnails?.follow() }
        if former.goal != nil, new.goal == nil { didStopPaging() }
        let showsOther = isOtherPhoto || new.currentIndex != former.currentIndex
        if showsOther || photosChange || new.isScrubbing != former.isScrubbing { pages.updateLoads() }
        if photosChange { reloadStrip() }
        // The delegate is called last, because the app may change the position again in the call.
        if showsOther, position.hasPages { delegate?.photoPager(self, didShowPhotoAt: currentIndex) }
        pages.reportPhotoView()
    }

    // MARK: Chrome

    /// Hides or shows the bars, as a tap does.
    ///
    /// While VoiceOver or Switch Control runs, the bars stay. Otherwise, people who can't see the screen would lose the close button without
    /// noticing. Hidden bars appear again when one of these is turned on.
    ///
    /// - Parameters:
    ///   - isHidden: A Boolean value that determines whether the bars are hidden.
    ///   - animated: A Boolean value that determines whether the change is animated. Views over the photos fade in 0.25 seconds. UIKit
    ///     animates the navigation bar and the toolbar.
    public func setChromeHidden(_ isHidden: Bool, animated: Bool) {
        guard isHidden != isChromeHidden, !isHidden || !AccessibilityNeed.assistiveTechnology.isPresent else { return }
        isChromeHidden = isHidden
        guard isViewLoaded else { return }
        if isHidden { keepSafeArea() }
        changeChrome(animated: animated) { [self] in
            updateChrome(fades: true)
            delegate?.photoPager(self, willSetChromeHidden: isHidden)
            #if !os(visionOS)
            setNeedsStatusBarAppearanceUpdate()
            #endif
        } completion: { [weak self] in
            guard let self else { return }
            hideOverlay(isChromeHidden)
            if !isChromeHidden { releaseSafeArea() }
        }
        updateBars(animated: animated)
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    /// A Boolean value that indicates whether the status bar is hidden. The status bar is hidden with the other bars.
    public override var prefersStatusBarHidden: Bool { isChromeHidden }

    /// A Boolean value that indicates whether the system may hide the home indicator. The home indicator hides with the bars.
    public override var prefersHomeIndicatorAutoHidden: Bool { isChromeHidden }

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
            // A finger that has landed again after a tap may be about to zoom. Without this check, the menu would open instead.
            guard let self, gestures?.isFingerZooming != true else { return nil }
            return menu(at: index)
        }
        gestures = PageGestures(on: pages) { [weak self] in self?.performTapAction() }
        observers = [
            AccessibilityNeed.assistiveTechnology.observe { [weak self] in
                if AccessibilityNeed.assistiveTechnology.isPresent { self?.setChromeHidden(false, animated: true) }
            },
            AccessibilityNeed.solidBackgrounds.observe { [weak self] in self?.updateChrome() },
            // UIKit makes no other view the first responder when a text field resigns. Without this observer, the arrow keys would turn no
            // pages after a comment.
            NotificationObserver.ofEditingEnd { [weak self] in self?.takeKeys() },
        ]
        updateChrome()
        reloadPages()
        updateThumbnails()
    }

    /// Lays out the close button in the top leading corner, and captions and thumbnails at the bottom.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if let safeAreaWithBars, safeAreaWithBars.size != view.bounds.size { releaseSafeArea() }
        layOutChrome()
    }

    /// Keeps the safe area as large as it was with the bars while the bars are hidden, so that views over the photos don't move as they
    /// fade.
    public override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    /// Hides the navigation bar and the toolbar, if the pager's own views are hidden.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visibility = .appearing
        // If a finger has canceled the close, the pager appears again.
        closingReason = nil
        pages.beginPaging()
        updateChrome()
        // After a swipe back that was canceled, the bars have moved out of sight already. An animation would show them once more.
        updateBars(animated: animated && transitionCoordinator?.isCancelled != true)
    }

    /// Becomes the first responder, so that the pager responds to keys while it opens.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        takeKeysWhileAppearing()
    }

    /// Ends paging at the current page. Shows the bars again, unless the navigation controller disappears as well. If the pager closes,
    /// notifies the delegate.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isLeaving = isBeingRemoved || visibility == .appearing
        visibility = .hidden
        postponedClosing = nil
        beginClosing()
        thumbnails?.stop()
        changePosition({ $0.stop() }) {
            $0()
            pages.endPaging(animated: animated)
        }
        if navigationController?.isGoingAway != true { updateBars(animated: animated) }
    }

    /// Shows bars that are still hidden. If the pager has closed, notifies the delegate.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The navigation controller has disappeared, too. The app may use it again, without the pager.
        updateBars(animated: false)
        // If the pager appears again, it takes the keys by itself.
        presentationObserver?.end()
        if isLeaving { giveKeysBack() }
        endClosing()
        didDisappear()
    }

    /// Releases the photos of all pages that aren't visible. The pager loads these photos again when they're needed.
    public override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        pages.freeMemory()
    }

    // MARK: Keyboard

    /// A Boolean value that indicates whether the pager can become the first responder. The value is `true`.
    ///
    /// The pager becomes the first responder when it begins to appear. When the pager has closed, the former first responder gets the keys
    /// back, if its view is in the window and nothing else is the first responder.
    ///
    /// The pager becomes the first responder again when someone has stopped editing a text field or a text view, and when a screen is gone
    /// that you have presented over the pager, such as an alert. If a responder of your own takes over in another way, call
    /// `becomeFirstResponder()` of the pager afterwards.
    public override var canBecomeFirstResponder: Bool { true }

    /// Resigns as the first responder. If a screen over the pager takes the keys, the pager takes them back when that screen is gone.
    @discardableResult public override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        takeKeysAfterPresentation()
        return true
    }

    /// The commands of a keyboard: the arrow keys turn the page; Escape closes the pager; the keys +, − and 0 zoom; the space bar hides or
    /// shows the bars.
    ///
    /// While one of your views is the first responder, such as a text field, only Escape and the zoom keys with Command are left. While
    /// something has the keyboard's focus, the arrow keys and the space bar are left to the focus system. While the pager opens, Escape
    /// turns the photo around, or closes the pager as soon as it's open, and the other keys do nothing. While the pager closes, no key does
    /// anything. While the pager presents another screen, such as an alert, the value is `nil`.
    ///
    /// The titles of the commands are in ``phrases``.
    public override var keyCommands: [UIKeyCommand]? { presentedViewController == nil ? makeKeyCommands() : nil }

    /// Becomes the first responder, unless one of the pager's own views is. Reports the image view of the current photo to the delegate.
    /// Closes the pager if someone has closed it while it appeared.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        visibility = .open
        isOpeningCanceled = false
        if view.heldFirstResponder == nil { becomeFirstResponder() }
        pages.reportPhotoView()
        beginPostponedClosing()
        if animated, isMovingToParent { reportMissingZoom() }
    }

    // MARK: Closing

    /// Closes the pager, for VoiceOver's escape gesture.
    ///
    /// - Returns: `true` if the pager closes, or `false` if the pager is neither pushed nor presented, or is closing already.
    public nonisolated override func accessibilityPerformEscape() -> Bool {
        // SDKs up to iOS 18 declare this method without the main actor.
        onMainQueue(or: false) { close(for: .accessibilityEscape) }
    }
}
#endif
