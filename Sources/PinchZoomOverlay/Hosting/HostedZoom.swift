#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The zoom of a hosted SwiftUI view. The parameters of the zoom may change with every update.
@MainActor final class HostedZoom: PinchZoomInteractionDelegate {
    /// The interaction, created at its first use. SwiftUI creates a `HostedZoom` each time it creates the modifier, and discards most of
    /// these objects.
    private(set) lazy var interaction = makeInteraction()
    private var configuration = PinchZoomConfiguration()
    private var onChange: ((PinchZoomChange?) -> Void)?
    private var onOpen: (() -> Void)?
    private var isEnabled = true
    private let viewUpdate = ViewUpdate()
    private let offersAction: Bool

    /// - Parameter offersAction: Whether the interaction offers VoiceOver's zoom action. If not, the SwiftUI modifier offers the action, on
    ///   the accessibility element that SwiftUI makes for the view.
    init(offersAction: Bool = false) {
        self.offersAction = offersAction
    }

    /// Stores the current closures of the app. They need no update of the view, unless `onOpen` becomes `nil` or is no longer `nil`.
    func take(onChange: ((PinchZoomChange?) -> Void)?, onOpen: (() -> Void)?) {
        (self.onChange, self.onOpen) = (onChange, onOpen)
    }

    /// Applies the current parameters of the view.
    ///
    /// If the view is lifted, the new configuration is applied when the view has landed. If `isEnabled` is `false`, a lifted view is put
    /// back at once, unless the view waits for a transition.
    func update(_ configuration: PinchZoomConfiguration, isEnabled: Bool, of container: UIView) {
        viewUpdate.perform {
            (self.configuration, self.isEnabled) = (configuration, isEnabled)
            if interaction.view !== container { container.addInteraction(interaction) }
            if interaction.state == .idle { takeConfiguration() }
            updateInteraction()
        }
    }

    /// Removes the interaction from a container. Has no effect if the interaction has moved to another container.
    func end(of container: UIView) {
        guard interaction.view === container else { return }
        viewUpdate.perform { container.removeInteraction(interaction) }
    }

    /// Lifts the view without fingers.
    func zoomIn() { interaction.zoomIn() }

    private func makeInteraction() -> PinchZoomInteraction {
        let interaction = PinchZoomInteraction()
        interaction.delegate = self
        // Otherwise, VoiceOver would offer the zoom of most views twice.
        interaction.offersAction = offersAction
        return interaction
    }

    private func updateInteraction() {
        // An app often disables the zoom in the same update in which it opens the photo's screen. Without this condition, the photo would
        // jump back into its place before the transition can continue the flight.
        guard interaction.isEnabled != isEnabled, isEnabled || !interaction.isAwaitingTransition else { return }
        interaction.isEnabled = isEnabled
    }

    private func takeConfiguration() {
        var configuration = configuration.usable()
        // If the app sets no opening scale, the opening scale is 2, because people who only look at a photo use much smaller scales.
        // If the maximum scale is below 2, the opening scale is the maximum scale, but never below 1.
        if onOpen != nil, configuration.openingScale == nil { configuration.openingScale = max(1, min(2, configuration.maximumScale)) }
        interaction.configuration = configuration
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { notifyApp() }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) { notifyApp() }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        onOpen?()
        return onOpen != nil
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        takeConfiguration()
        updateInteraction()
        notifyApp()
    }

    private func notifyApp() {
        // The closure retains this object. Without this, an app would never hear that the zoom of a removed row has ended, and would keep its
        // bars hidden.
        viewUpdate.afterwards { [self] in onChange?(interaction.state == .idle ? nil : interaction.current) }
    }
}
#endif
