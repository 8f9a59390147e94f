#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension View {
    /// Lifts this view above everything in its window when two fingers pinch it. The view follows the fingers, and springs back into
    /// its place when the fingers lift.
    ///
    /// ```swift
    /// AsyncImage(url: photo.url) { image in
    ///     image.resizable().scaledToFit()
    /// } placeholder: {
    ///     Color.gray.aspectRatio(photo.aspectRatio, contentMode: .fit)
    /// }
    /// .pinchZoomable()
    /// ```
    /// The view itself flies, so its animations and players continue. If the view contains a view controller, such as a `VideoPlayer`,
    /// also apply ``PinchZoomableView/containsViewController()``.
    ///
    /// During the flight, the place of the view keeps its size, and the scroll views around the view don't scroll. You don't need to
    /// change the views around this view. See <doc:PhotosInSwiftUI>.
    ///
    /// If a field's value in the configuration can't be used, the nearest usable value is used instead, and the system's log names
    /// the field.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that determines how the zoom looks and feels. A change applies to the next zoom.
    ///   - isEnabled: A Boolean value that indicates whether the view responds to pinches. If the value becomes `false`, a lifted view
    ///     is put back at once, unless the view's own screen is about to open.
    ///   - onChange: A closure that is called with the state of the zoom when the view lifts and each time the view moves, and with
    ///     `nil` when the view is back in its place.
    ///   - onOpen: A closure that is called when the fingers release the view at or above the configuration's
    ///     ``PinchZoomConfiguration/openingScale``. If `openingScale` is `nil`, the opening scale is 2. If the maximum scale is below
    ///     2, the opening scale is the maximum scale, but never below 1. Show the photo's own screen in the closure.
    @MainActor public func pinchZoomable(
        _ configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        isEnabled: Bool = true,
        onChange: ((PinchZoomChange?) -> Void)? = nil,
        onOpen: (() -> Void)? = nil
    ) -> PinchZoomableView<Self> {
        PinchZoomableView(content: self, configuration: configuration, isEnabled: isEnabled, onChange: onChange, onOpen: onOpen)
    }
}

/// A view that people can pinch.
///
/// You don't create this view. The modifier `pinchZoomable(_:isEnabled:onChange:onOpen:)` returns it.
@available(iOS 16.0, *)
@MainActor public struct PinchZoomableView<Content: View>: View {
    let content: Content
    let configuration: PinchZoomConfiguration
    let isEnabled: Bool
    let onChange: ((PinchZoomChange?) -> Void)?
    let onOpen: (() -> Void)?
    fileprivate var needsController = false
    @State private var zoom = HostedZoom()

    /// The view in a container that zooms, with the zoom action for VoiceOver.
    public var body: some View {
        let _ = zoom.take(onChange: onChange, onOpen: onOpen)
        HostedView(
            content: PinchableContent(content: content, zoom: zoom, action: isEnabled ? configuration.phrases.zoomIn : nil),
            pinch: HostedPinch(zoom: zoom, configuration: configuration, isEnabled: isEnabled, opens: onOpen != nil),
            needsController: needsController
        )
    }

    /// Shows a view that contains a view controller, such as a `VideoPlayer` or a `UIViewControllerRepresentable`.
    ///
    /// Without this modifier, SwiftUI shows a placeholder instead of such a view. With this modifier, a `UIHostingController` hosts the
    /// view, and a picture of the view flies. The view itself stays in its place, invisible: its player continues, and the view
    /// controller isn't notified of a disappearance. Give the view a size or an aspect ratio of its own.
    public func containsViewController() -> Self {
        var copy = self
        copy.needsController = true
        return copy
    }

    /// Makes this view the place of an item that the modifier `photoPager(item:items:page:)` opens.
    ///
    /// The container that zooms is also the place of the item. If other modifiers are between the two, a second container is created.
    ///
    /// - Parameter id: The identifier of the item.
    public func photoPagerSource(_ id: some Hashable) -> some View {
        environment(\.pagerItem, AnyHashable(id))
    }
}

/// A view with VoiceOver's action that zooms in.
@available(iOS 16.0, *)
private struct PinchableContent<Content: View>: View {
    let content: Content
    let zoom: HostedZoom
    /// The name of the action, or `nil` if the view can't be pinched.
    let action: String?

    var body: some View {
        content.accessibilityActions {
            if let action { Button(action) { zoom.zoomIn() } }
        }
    }
}
#endif
