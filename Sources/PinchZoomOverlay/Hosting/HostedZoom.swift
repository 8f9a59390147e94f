import UIKit

/// The zoom of a hosted SwiftUI view, whose parameters may change with every update.
@MainActor final class HostedZoom: PinchZoomInteractionDelegate {
    /// Created when it's first needed. SwiftUI creates this object with each value of the view, and discards most of them.
    private(set) lazy var interaction = makeInteraction()
    private var configuration = PinchZoomConfiguration()
    private var onChange: ((PinchZoomChange?) -> Void)?
    private var onOpen: (() -> Void)?
    private var isEnabled = true
    private let viewUpdate = ViewUpdate()

    /// Applies the current parameters of the view. A lifted view stays lifted, unless it's disabled, and gets a new configuration when it
    /// has landed.
    func update(
        _ configuration: PinchZoomConfiguration,
        isEnabled: Bool,
        of container: UIView,
        onChange: ((PinchZoomChange?) -> Void)?,
        onOpen: (() -> Void)?
    ) {
        viewUpdate.perform {
            (self.configuration, self.onChange, self.onOpen) = (configuration, onChange, onOpen)
            self.isEnabled = isEnabled
            if interaction.view !== container { container.addInteraction(interaction) }
            if interaction.state == .idle { takeConfiguration() }
            updateInteraction()
        }
    }

    /// Ends the zoom of a container that SwiftUI has removed, unless the zoom belongs to another container now.
    func end(of container: UIView) {
        guard interaction.view === container else { return }
        viewUpdate.perform { container.removeInteraction(interaction) }
    }

    /// Lifts the view without fingers.
    func zoomIn() { interaction.zoomIn() }

    private func makeInteraction() -> PinchZoomInteraction {
        let interaction = PinchZoomInteraction()
        interaction.delegate = self
        // The modifier offers the action on the element that SwiftUI has made for VoiceOver.
        interaction.offersAction = false
        return interaction
    }

    private func updateInteraction() {
        // An app that opens a screen mostly disables the zoom in the same update. The transition is about to take the photo over.
        guard interaction.isEnabled != isEnabled, isEnabled || !interaction.isAwaitingTransition else { return }
        interaction.isEnabled = isEnabled
    }

    private func takeConfiguration() {
        var configuration = configuration.usable()
        // Twice the size is far beyond the scale at which people only look at a photo. If the maximum scale is below 1, the photo opens at
        // its own size.
        if onOpen != nil, configuration.openingScale == nil { configuration.openingScale = max(1, min(2, configuration.maximumScale)) }
        interaction.configuration = configuration
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { tell() }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) { tell() }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        onOpen?()
        return onOpen != nil
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        takeConfiguration()
        updateInteraction()
        tell()
    }

    private func tell() {
        viewUpdate.afterwards { [weak self] in
            guard let self else { return }
            onChange?(interaction.state == .idle ? nil : interaction.current)
        }
    }
}
