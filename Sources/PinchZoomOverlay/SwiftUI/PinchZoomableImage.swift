#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

/// A photo that lifts above everything in its window when two fingers pinch it, and springs back when the fingers lift.
///
/// ```swift
/// PinchZoomableImage(uiImage: photo.image)
/// ```
///
/// The photo sizes itself as `Image` does with `resizable()` and an aspect ratio. A `UIImageView` shows the photo, without a hosting
/// view. Use this view for photos, because it costs least in a list, and its photo is sharp at every scale. For any other view, use
/// `pinchZoomable(_:isEnabled:onChange:onOpen:)`.
@available(iOS 16.0, *)
@MainActor public struct PinchZoomableImage: View {
    private let source: PhotoSource?
    private let id: AnyHashable?
    private let placeholder: UIImage?
    private let contentMode: ContentMode
    private let configuration: PinchZoomConfiguration
    private let isEnabled: Bool
    private let fullSize: PhotoSource?
    private let onChange: ((PinchZoomChange?) -> Void)?
    private let onOpen: (() -> Void)?
    @State private var zoom = HostedZoom(offersAction: true)
    @State private var loaded: (id: AnyHashable?, image: UIImage)?

    /// Creates a photo that shows an image.
    ///
    /// - Parameters:
    ///   - uiImage: The image of the photo, or `nil` while your app loads the image. Without an image, the view takes the proposed size.
    ///   - contentMode: A constant that determines whether the photo fits into the proposed size, or fills and is clipped to it. The
    ///     default is `fit`.
    ///   - configuration: The configuration that determines how the zoom looks and feels. A change applies to the next zoom. If a
    ///     field's value can't be used, the nearest usable value is used instead, and the system's log names the field.
    ///   - isEnabled: A Boolean value that indicates whether the photo responds to pinches. If the value becomes `false`, a lifted photo
    ///     is put back at once, unless the photo's own screen is about to open.
    ///   - fullSize: The source of a larger version of the photo, or `nil` if there is none. The larger photo is loaded once for each
    ///     zoom. See ``PinchZoomInteraction/fullSize``.
    ///   - onChange: A closure that is called with the state of the zoom when the photo lifts and each time the photo moves, and with
    ///     `nil` when the photo is back in its place.
    ///   - onOpen: A closure that is called when the fingers release the photo at or above the configuration's
    ///     ``PinchZoomConfiguration/openingScale``, which is 2 by default here. Show the photo's own screen in the closure.
    public init(
        uiImage: UIImage?,
        contentMode: ContentMode = .fit,
        configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        isEnabled: Bool = true,
        fullSize: PhotoSource? = nil,
        onChange: ((PinchZoomChange?) -> Void)? = nil,
        onOpen: (() -> Void)? = nil
    ) {
        self.init(
            uiImage.map(PhotoSource.image),
            contentMode: contentMode,
            configuration: configuration,
            isEnabled: isEnabled,
            fullSize: fullSize,
            onChange: onChange,
            onOpen: onOpen
        )
    }

    /// Creates a photo that comes from a source, such as a closure.
    ///
    /// ```swift
    /// PinchZoomableImage(photo.thumbnailSource, id: photo.id, fullSize: photo.source)
    ///     .aspectRatio(photo.aspectRatio, contentMode: .fit)
    /// ```
    ///
    /// The photo loads its image when it appears, and cancels the loading when it disappears. If the loading fails, the placeholder
    /// stays. Without a placeholder, give the photo an aspect ratio, so that the list doesn't jump when the image arrives.
    ///
    /// A file is decoded at a size for lists. To show all of its pixels under the fingers, also pass it as `fullSize`.
    ///
    /// - Parameters:
    ///   - source: The source of the photo, or `nil` to show the placeholder.
    ///   - id: The identity of the photo, such as its URL. If the identity changes, the photo loads again. With `nil`, the default, the
    ///     photo loads its image once.
    ///   - placeholder: The image to show until the image has arrived. The default is `nil`.
    ///   - contentMode: See ``init(uiImage:contentMode:configuration:isEnabled:fullSize:onChange:onOpen:)``, also for the parameters that
    ///     follow.
    public init(
        _ source: PhotoSource?,
        id: AnyHashable? = nil,
        placeholder: UIImage? = nil,
        contentMode: ContentMode = .fit,
        configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        isEnabled: Bool = true,
        fullSize: PhotoSource? = nil,
        onChange: ((PinchZoomChange?) -> Void)? = nil,
        onOpen: (() -> Void)? = nil
    ) {
        (self.source, self.id, self.placeholder, self.contentMode) = (source, id, placeholder, contentMode)
        (self.configuration, self.isEnabled, self.fullSize) = (configuration, isEnabled, fullSize)
        (self.onChange, self.onOpen) = (onChange, onOpen)
    }

    /// The photo in an image view.
    public var body: some View {
        if let source, source.image == nil {
            imageView(showing: loaded.flatMap { $0.id == id ? $0.image : nil } ?? placeholder)
                .task(id: id) { await load(source) }
        } else {
            imageView(showing: source?.image ?? placeholder)
        }
    }

    private func imageView(showing image: UIImage?) -> HostedImage {
        HostedImage(image: image, contentMode: contentMode, zoom: zoom) { view in
            zoom.interaction.fullSize = fullSize
            zoom.take(onChange: onChange, onOpen: onOpen)
            zoom.update(configuration, isEnabled: isEnabled, of: view)
        }
    }

    private func load(_ source: PhotoSource) async {
        // A list may show the photo again. Without this check, the photo would be loaded each time.
        if let loaded, loaded.id == id { return }
        if let image = await source.thumbnail() { loaded = (id, image) }
    }

    /// Makes this photo the place of an item that the modifier `photoPager(item:items:page:)` opens.
    ///
    /// The photo flies out of the image view, and returns to it. If other modifiers come first, the photo needs a hosting view.
    ///
    /// - Parameter id: The identifier of the item.
    public func photoPagerSource(_ id: some Hashable) -> some View {
        environment(\.pagerItem, AnyHashable(id))
    }
}

/// An image view in SwiftUI.
@available(iOS 16.0, *)
private struct HostedImage: UIViewRepresentable {
    let image: UIImage?
    let contentMode: ContentMode
    let zoom: HostedZoom
    /// A closure that updates the zoom of the image view.
    let update: @MainActor (HostedImageView) -> Void

    func makeCoordinator() -> HostedPlace { HostedPlace() }

    func makeUIView(context: Context) -> HostedImageView {
        let view = HostedImageView()
        view.clipsToBounds = true
        return view
    }

    func updateUIView(_ view: HostedImageView, context: Context) {
        if view.image !== image { view.image = image }
        view.contentMode = contentMode == .fit ? .scaleAspectFit : .scaleAspectFill
        context.coordinator.use(zoom, in: view)
        context.coordinator.stand(for: context.environment.pagerItem, among: context.environment.pagerSources, by: view)
        update(view)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView view: HostedImageView, context: Context) -> CGSize? {
        view.size(proposedWidth: proposal.width, height: proposal.height)
    }

    static func dismantleUIView(_ view: HostedImageView, coordinator: HostedPlace) {
        coordinator.end(view)
    }
}
#endif
