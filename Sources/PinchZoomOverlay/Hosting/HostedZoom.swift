import UIKit

/// The zoom of a view that says with each update, and at any moment, how it is to zoom: a SwiftUI view.
@MainActor final class HostedZoom: PinchZoomInteractionDelegate {
    /// Made when it is first needed: SwiftUI makes what a view keeps with each value of the view, and mostly for nothing.
    private(set) lazy var interaction = makeInteraction()
    private var configuration = PinchZoomConfiguration()
    private var onChange: ((PinchZoomChange?) -> Void)?
    private var onOpen: (() -> Void)?
    private var isEnabled = true
    private let viewUpdate = ViewUpdate()

    /// Takes what is said of the zoom of a view now. What is up stays up, unless it is disabled, and takes its configuration when it has
    /// landed.
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

    /// Lets go of a view that is no more, unless it has gone over to another.
    func end(of container: UIView) {
        guard interaction.view === container else { return }
        viewUpdate.perform { container.removeInteraction(interaction) }
    }

    /// Lifts the view without fingers.
    func zoomIn() { interaction.zoomIn() }

    private func makeInteraction() -> PinchZoomInteraction {
        let interaction = PinchZoomInteraction()
        interaction.delegate = self
        // SwiftUI offers it on the element that VoiceOver knows.
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
        // Twice its size is far beyond what a look at the photo takes. A photo with a maximum below its own size opens at its own.
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
