#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    @available(iOS 16.0, *)
    extension View {
        /// Lifts this view above everything in its window under two fingers; it follows them and springs back into its place.
        ///
        /// ```swift
        /// AsyncImage(url: photo.url) { image in
        ///     image.resizable().scaledToFit()
        /// } placeholder: {
        ///     Color.gray.aspectRatio(photo.aspectRatio, contentMode: .fit)
        /// }
        /// .pinchZoomable()
        /// ```
        /// The view itself flies, so what plays or loads in it goes on. Its place keeps its size meanwhile, and the scroll views around it
        /// stand still. You don't set up anything further out. See <doc:PhotosInSwiftUI>.
        ///
        /// If a value of the configuration can't be used, the log names the field, and the field has its default value instead.
        ///
        /// - Parameters:
        ///   - configuration: The configuration that determines how the zoom looks and feels. A change counts from the next zoom on.
        ///   - isEnabled: A Boolean value that indicates whether the view responds to pinches. When it becomes `false`, a view that's up
        ///     goes back at once, unless its own screen is about to open.
        ///   - onChange: A closure that is called when the view lifts and each time it moves, and with `nil` when it's back in its place.
        ///   - onOpen: A closure that is called when fingers let go at or above the configuration's
        ///     ``PinchZoomConfiguration/openingScale``, or at twice the size if it has none. Show the photo's own screen in it.
        @MainActor public func pinchZoomable(
            _ configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
            isEnabled: Bool = true,
            onChange: ((PinchZoomChange?) -> Void)? = nil,
            onOpen: (() -> Void)? = nil
        ) -> some View {
            modifier(PinchZoomableModifier(configuration: configuration, isEnabled: isEnabled, onChange: onChange, onOpen: onOpen))
        }
    }

    /// Hosts a view that zooms, and offers the zoom to VoiceOver.
    @available(iOS 16.0, *)
    @MainActor private struct PinchZoomableModifier: ViewModifier {
        let configuration: PinchZoomConfiguration
        let isEnabled: Bool
        let onChange: ((PinchZoomChange?) -> Void)?
        let onOpen: (() -> Void)?
        @State private var zoom = HostedZoom()

        func body(content: Content) -> some View {
            HostedView(content: content.accessibilityActions { action }, zoom: zoom) { container in
                zoom.update(configuration, isEnabled: isEnabled, of: container, onChange: onChange, onOpen: onOpen)
            }
        }

        @ViewBuilder private var action: some View {
            if isEnabled { Button(configuration.phrases.zoomIn) { zoom.zoomIn() } }
        }
    }
#endif
