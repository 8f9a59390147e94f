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
        /// The view flies itself, so that what plays or loads in it goes on. Its place keeps its size meanwhile, and the scroll views around it
        /// stand still. Nothing has to be set up further out: see <doc:PhotosInSwiftUI>.
        ///
        /// A configuration that cannot be used is logged with the name of the field, and the view does not lift.
        ///
        /// - Parameters:
        ///   - configuration: How the zoom looks and feels. A change counts from the next zoom on.
        ///   - isEnabled: A Boolean value that indicates whether the view responds to pinches. False puts a view that is up back at once.
        ///   - onChange: Called when the view lifts and each time it moves, and with nil when it is back in its place.
        ///   - onOpen: Called when fingers let go above the configuration's ``PinchZoomConfiguration/openingScale``: show the photo's own screen.
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
        @State private var zoom = HostedZoom { NSLog("%@", "pinchZoomable(_:isEnabled:onChange:onOpen:) does not lift: \($0)") }

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
