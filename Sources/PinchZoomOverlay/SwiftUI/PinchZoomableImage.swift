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
    /// An image that the app loads.
    private struct Loader {
        let id: AnyHashable
        let load: @MainActor () async throws -> UIImage?
    }

    private let image: UIImage?
    private let loader: Loader?
    private let contentMode: ContentMode
    private let configuration: PinchZoomConfiguration
    private let isEnabled: Bool
    private let fullSizeImage: (@MainActor () async throws -> UIImage?)?
    private let fullSizeSource: PhotoSource?
    private let onChange: ((PinchZoomChange?) -> Void)?
    private let onOpen: (() -> Void)?
    @State private var zoom = HostedZoom(offersAction: true)
    @State private var loaded: (id: AnyHashable, image: UIImage)?

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
    ///   - fullSizeImage: A closure that returns a larger version of the image, or `nil` if there is none. The closure is called once
    ///     for each zoom. See ``PinchZoomInteraction/fullSizeImage``.
    ///   - onChange: A closure that is called with the state of the zoom when the photo lifts and each time the photo moves, and with
    ///     `nil` when the photo is back in its place.
    ///   - onOpen: A closure that is called when the fingers release the photo at or above the configuration's
    ///     ``PinchZoomConfiguration/openingScale``, which is 2 by default here. Show the photo's own screen in the closure.
    public init(
        uiImage: UIImage?,
        contentMode: ContentMode = .fit,
        configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        isEnabled: Bool = true,
        fullSizeImage: (@MainActor () async throws -> UIImage?)? = nil,
        onChange: ((PinchZoomChange?) -> Void)? = nil,
        onOpen: (() -> Void)? = nil
    ) {
        image = uiImage
        loader = nil
        self.contentMode = contentMode
        self.configuration = configuration
        self.isEnabled = isEnabled
        self.fullSizeImage = fullSizeImage
        fullSizeSource = nil
        self.onChange = onChange
        self.onOpen = onOpen
    }

    /// Creates a photo that loads its image.
    ///
    /// ```swift
    /// PinchZoomableImage(id: photo.url, placeholder: photo.thumbnail) {
    ///     try await ImageLoader.shared.image(at: photo.url)
    /// }
    /// .aspectRatio(photo.aspectRatio, contentMode: .fit)
    /// ```
    ///
    /// The photo loads its image when it appears, and cancels the loading when it disappears. If the loading fails, the placeholder
    /// stays. Without a placeholder, give the photo an aspect ratio, so that the list doesn't jump when the image arrives.
    ///
    /// - Parameters:
    ///   - id: The identity of the image, such as its URL. If the identity changes, the photo loads again.
    ///   - placeholder: The image to show until the image has arrived. The default is `nil`.
    ///   - contentMode: See ``init(uiImage:contentMode:configuration:isEnabled:fullSizeImage:onChange:onOpen:)``, also for the
    ///     parameters that follow.
    ///   - load: A closure that returns the image, or `nil` if there is none.
    public init(
        id: some Hashable,
        placeholder: UIImage? = nil,
        contentMode: ContentMode = .fit,
        configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        isEnabled: Bool = true,
        fullSizeImage: (@MainActor () async throws -> UIImage?)? = nil,
        onChange: ((PinchZoomChange?) -> Void)? = nil,
        onOpen: (() -> Void)? = nil,
        load: @escaping @MainActor () async throws -> UIImage?
    ) {
        image = placeholder
        loader = Loader(id: AnyHashable(id), load: load)
        self.contentMode = contentMode
        self.configuration = configuration
        self.isEnabled = isEnabled
        self.fullSizeImage = fullSizeImage
        fullSizeSource = nil
        self.onChange = onChange
        self.onOpen = onOpen
    }

    /// Creates a photo that a loader loads.
    ///
    /// ```swift
    /// PinchZoomableImage(photo, from: loader)
    ///     .aspectRatio(photo.aspectRatio, contentMode: .fit)
    /// ```
    ///
    /// The loader's thumbnail is shown, and the loader's photo replaces it during a zoom. If the thumbnail isn't in memory, it's loaded
    /// as in ``init(id:placeholder:contentMode:configuration:isEnabled:fullSizeImage:onChange:onOpen:load:)``.
    ///
    /// - Parameters:
    ///   - item: The item of the photo.
    ///   - loader: The loader that loads the thumbnail and the photo.
    ///   - contentMode: See ``init(uiImage:contentMode:configuration:isEnabled:fullSizeImage:onChange:onOpen:)``, also for the
    ///     parameters that follow.
    public init<Source: PhotoLoader>(
        _ item: Source.Item,
        from loader: Source,
        contentMode: ContentMode = .fit,
        configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        isEnabled: Bool = true,
        onChange: ((PinchZoomChange?) -> Void)? = nil,
        onOpen: (() -> Void)? = nil
    ) {
        let thumbnail = loader.thumbnail(of: item)
        image = thumbnail
        self.loader = Loader(id: AnyHashable(item)) {
            // Without this, a thumbnail in memory would be loaded again.
            if let thumbnail { return thumbnail }
            return try await loader.loadThumbnail(of: item)
        }
        self.contentMode = contentMode
        self.configuration = configuration
        self.isEnabled = isEnabled
        fullSizeImage = nil
        fullSizeSource = loader.source(of: item)
        self.onChange = onChange
        self.onOpen = onOpen
    }

    /// The photo in an image view.
    public var body: some View {
        if let loader {
            imageView(showing: loaded?.id == loader.id ? loaded?.image : image)
                .task(id: loader.id) { await load(loader) }
        } else {
            imageView(showing: image)
        }
    }

    private func imageView(showing image: UIImage?) -> HostedImage {
        HostedImage(image: image, contentMode: contentMode, zoom: zoom) { view in
            zoom.interaction.fullSizeImage = fullSizeImage
            zoom.interaction.fullSizeSource = fullSizeSource
            zoom.take(onChange: onChange, onOpen: onOpen)
            zoom.update(configuration, isEnabled: isEnabled, of: view)
        }
    }

    private func load(_ loader: Loader) async {
        // A list may show the photo again. Without this check, the photo would be loaded each time.
        guard loaded?.id != loader.id, let image = try? await loader.load(), !Task.isCancelled else { return }
        loaded = (loader.id, image)
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
