#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// A pager of photos, with one photo per page.
///
/// A swipe turns the page, a pinch or a double tap zooms, and a tap hides or shows the bars. Present the pager with
/// ``SwiftUI/View/photoPager(item:transition:pager:)``, or use it as the destination of a navigation stack:
///
/// ```swift
/// .navigationDestination(for: FeedPhoto.ID.self) { id in
///     PhotoPager(photos, startingAt: id) { photo in
///         .image(photo.original)
///     }
///     .caption { photo in
///         Text(photo.title).padding()
///     }
/// }
/// ```
///
/// The pager fills its screen. As a destination, it hides the navigation bar of the stack and the status bar together with its own
/// views. In a cover, it has a close button.
///
/// Pass the items as an array that you keep, such as a stored property of your model. While the array is the same, an update of the
/// view takes the same time for any number of items.
///
/// The pager calls your closures outside SwiftUI's updates, so that the closures may change your state.
@available(iOS 16.0, *)
@MainActor public struct PhotoPager<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    /// A closure that returns how a view of an item is shown with an environment.
    private typealias ItemHosting = @MainActor (EnvironmentValues) -> PagerContent<Items>.ItemHosting

    private var content: PagerContent<Items>
    private var caption: ItemHosting?
    private var overlay: ItemHosting?
    private var zoom: Binding<PhotoPagerZoom>?
    private var item: Binding<Items.Element?>?
    @State private var shownID: Items.Element.ID?
    @State private var isChromeHidden = false

    /// Creates a pager.
    ///
    /// - Parameters:
    ///   - items: The items of all pages, in reading order.
    ///   - id: The identifier of the item to show first. The default is `nil`, which stands for the first item. A later change has no
    ///     effect. If you present the pager with `photoPager(item:transition:pager:)`, the binding determines the first item.
    ///   - page: A closure that returns the content of an item's page, or `nil` for an empty page.
    public init(_ items: Items, startingAt id: Items.Element.ID? = nil, page: @escaping @MainActor (Items.Element) -> PhotoPage?) {
        content = PagerContent(items: items, page: page)
        _shownID = State(initialValue: id)
    }

    /// Creates a pager that shows the item of a binding.
    ///
    /// When someone turns the page, the binding changes to the new item. If you set another item, the pager shows the page of that
    /// item. If the binding is `nil`, the pager sets it to the current item.
    ///
    /// - Parameters:
    ///   - items: The items of all pages, in reading order.
    ///   - item: A binding to the item that's shown.
    ///   - page: A closure that returns the content of an item's page, or `nil` for an empty page.
    public init(_ items: Items, item: Binding<Items.Element?>, page: @escaping @MainActor (Items.Element) -> PhotoPage?) {
        self.init(items, startingAt: nil, page: page)
        self.item = item
    }

    /// The pager, on the whole screen.
    public var body: some View {
        EmbeddedPagerView(pager: self, id: item.map { $0.wrappedValue?.id } ?? shownID) { shown in
            shownID = shown.id
            item?.wrappedValue = shown
        } willSetChromeHidden: { isHidden in
            withAnimation { isChromeHidden = isHidden }
        }
        .ignoresSafeArea()
        .statusBarHidden(isChromeHidden)
        .persistentSystemOverlays(isChromeHidden ? .hidden : .automatic)
        .toolbar(isChromeHidden ? .hidden : .automatic, for: .navigationBar, .bottomBar)
    }

    /// Shows a caption at the bottom of each page.
    ///
    /// The caption is as wide as the safe area, and as high as its content, up to half of the page. It moves with its page and fades
    /// with the bars. Give the caption a background on which people can read it. The caption receives the touches on it; to let them
    /// through to the photo, use `allowsHitTesting(false)`.
    ///
    /// - Parameter content: A closure that returns the caption of an item. Without any views, the page has no caption.
    public func caption(@ViewBuilder _ content: @escaping @MainActor (Items.Element) -> some View) -> Self {
        changed { $0.caption = PhotoPager.hosting(content) }
    }

    /// Shows a view over all photos, such as a button.
    ///
    /// The view has its natural size, and is aligned in the safe area. It fades with the bars. Touches beside the view go to the photo.
    /// When another photo is the current one, the view changes to that of its item.
    ///
    /// - Parameters:
    ///   - alignment: The position of the view in the safe area. The default is the top trailing corner, because a presented pager has
    ///     its close button in the top leading corner.
    ///   - content: A closure that returns the view for the current item.
    public func pagerOverlay(
        alignment: Alignment = .topTrailing,
        @ViewBuilder content: @escaping @MainActor (Items.Element) -> some View
    ) -> Self {
        changed {
            $0.overlay = PhotoPager.hosting(content)
            $0.content.overlayAnchor = alignment.anchor
        }
    }

    /// Shows a strip of thumbnails at the bottom, which scrubs through the photos.
    ///
    /// - Parameter thumbnail: A closure that returns the thumbnail of an item, or `nil` to show the page's image or placeholder. Return
    ///   a small image that is in memory. The image fills 40 by 40 points at most.
    public func thumbnail(_ thumbnail: @escaping @MainActor (Items.Element) -> UIImage?) -> Self {
        changed { $0.content.thumbnail = thumbnail }
    }

    /// Adds a context menu to each page.
    ///
    /// - Parameter menu: A closure that returns the menu of an item, or `nil` for none.
    public func menu(_ menu: @escaping @MainActor (Items.Element) -> UIMenu?) -> Self {
        changed { $0.content.menu = menu }
    }

    /// Sets the items to share for each photo. Without this modifier, the pager shares the photo as it was loaded.
    ///
    /// To share, call ``PhotoPagerViewController/share(from:)-(UIView?)`` of the controller that you find in the environment, as
    /// ``PhotoPagerProxy`` describes.
    ///
    /// - Parameter items: A closure that returns the items to share, such as the URL of the photo's file, or `nil` to share the photo.
    public func shareItems(_ items: @escaping @MainActor (Items.Element) -> [Any]?) -> Self {
        changed { $0.content.shareItems = items }
    }

    /// Sets the words with which VoiceOver describes each photo. Without a label, VoiceOver says only that the photo is an image.
    ///
    /// - Parameter label: A closure that returns the accessibility label of an item's photo.
    public func photoLabel(_ label: @escaping @MainActor (Items.Element) -> String?) -> Self {
        changed { $0.content.photoLabel = label }
    }

    /// Connects a binding with the zoom of the current photo.
    ///
    /// The binding changes while someone zooms, and when another photo is the current one. If you set the scale, the photo is zoomed
    /// around the middle of its visible part; inside `withAnimation(_:_:)`, with an animation of the pager's own. A zoom that you set
    /// before a photo is visible has no effect.
    ///
    /// - Parameter zoom: A binding to the zoom of the current photo.
    public func zoom(_ zoom: Binding<PhotoPagerZoom>) -> Self {
        changed { $0.zoom = zoom }
    }

    /// Adds an action to perform when the photo of a page has loaded. The pager also loads photos ahead.
    ///
    /// - Parameter action: A closure that is called with the item of the photo.
    public func onLoad(_ action: @escaping @MainActor (Items.Element) -> Void) -> Self {
        changed { $0.content.didLoad = action }
    }

    /// Adds an action to perform when the photo of a page has failed to load. The page shows a message and a button to try again.
    ///
    /// - Parameter action: A closure that is called with the item of the photo, and with the error that the loader has thrown. Without
    ///   an error, the loader has returned an image without a size.
    public func onLoadFailure(_ action: @escaping @MainActor (Items.Element, (any Error)?) -> Void) -> Self {
        changed { $0.content.didFailToLoad = action }
    }

    /// Adds an action to perform when the pager has closed.
    ///
    /// - Parameter action: A closure that is called with a constant that indicates what has closed the pager.
    public func onClose(_ action: @escaping @MainActor (PhotoPagerViewController.ClosingReason) -> Void) -> Self {
        changed { $0.content.didClose = action }
    }

    /// Adds an action that sets up the pager's view controller before the pager shows its first photo.
    ///
    /// Use the action for the properties that have no modifier here, such as ``PhotoPagerViewController/phrases`` and
    /// ``PhotoPagerViewController/tapAction``. Don't set the controller's `delegate`, `transitioningDelegate` or
    /// `modalPresentationStyle`.
    ///
    /// - Parameter action: A closure that is called once with each view controller.
    public func configure(_ action: @escaping @MainActor (PhotoPagerViewController) -> Void) -> Self {
        changed { $0.content.configure = action }
    }

    private func changed(_ change: (inout PhotoPager) -> Void) -> PhotoPager {
        var copy = self
        change(&copy)
        return copy
    }

    private static func hosting(_ content: @escaping @MainActor (Items.Element) -> some View) -> ItemHosting {
        { environment in { item, container in container.host(content(item), in: environment) } }
    }

    /// Returns the items and closures for the pager's view controller.
    ///
    /// - Parameters:
    ///   - environment: The environment of all hosted views.
    ///   - isAnimated: Whether a zoom that the app has set is animated.
    ///   - controller: A closure that returns the view controller of the pager.
    func content(
        in environment: EnvironmentValues,
        isAnimated: Bool,
        controller: @escaping @MainActor @Sendable () -> PhotoPagerViewController?
    ) -> PagerContent<Items> {
        var (content, environment) = (content, environment)
        environment.photoPager = PhotoPagerProxy(find: controller)
        content.page = { [page = content.page, environment] item in
            let page = page(item)
            if case .view(let view as HostedPageView<EnvironmentValues>, _) = page { view.environment = environment }
            return page
        }
        content.caption = caption?(environment)
        content.overlay = overlay?(environment)
        content.zoom = zoom.map { zoom in
            PagerContent.BoundZoom(value: zoom.wrappedValue, isAnimated: isAnimated) { zoom.wrappedValue = $0 }
        }
        return content
    }
}

@available(iOS 16.0, *)
extension Alignment {
    /// The alignment in unit coordinates of the reading direction.
    fileprivate var anchor: CGPoint {
        CGPoint(
            x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
            y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        )
    }
}

/// A pager as a part of a SwiftUI screen.
@available(iOS 16.0, *)
private struct EmbeddedPagerView<Items: RandomAccessCollection>: UIViewControllerRepresentable where Items.Element: Identifiable {
    let pager: PhotoPager<Items>
    let id: Items.Element.ID?
    let itemDidChange: @MainActor (Items.Element) -> Void
    let willSetChromeHidden: @MainActor (Bool) -> Void

    func makeCoordinator() -> EmbeddedPager<Items> { EmbeddedPager() }

    func makeUIViewController(context: Context) -> PhotoPagerViewController { context.coordinator.pager }

    func updateUIViewController(_ controller: PhotoPagerViewController, context: Context) {
        let (embedded, dismiss) = (context.coordinator, context.environment.dismiss)
        embedded.itemDidChange = itemDidChange
        embedded.pages.willSetChromeHidden = willSetChromeHidden
        controller.leaveAction = { dismiss() }
        let content = pager.content(
            in: context.environment,
            isAnimated: context.transaction.animation != nil,
            controller: { [weak controller] in controller }
        )
        embedded.update(id, of: content)
    }
}
#endif
