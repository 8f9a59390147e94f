import UIKit

/// The zoom of a view that says with each update, and at any moment, how it is to zoom: a SwiftUI view.
@MainActor final class HostedZoom: PinchZoomInteractionDelegate {
    let interaction = PinchZoomInteraction()
    private var configuration = PinchZoomConfiguration()
    private var onChange: ((PinchZoomChange?) -> Void)?
    private var onOpen: (() -> Void)?
    /// The complaint that was logged last: an update is no news.
    private var loggedError: PinchZoomConfigurationError?
    private var isUsable = true
    private var isWanted = true
    /// Whether the view is being updated: what it tells of waits until that is over.
    private var isUpdating = false
    private let complain: @MainActor (PinchZoomConfigurationError) -> Void

    /// - Parameter complain: Called with what is wrong with a configuration, once for each.
    init(complain: @escaping @MainActor (PinchZoomConfigurationError) -> Void) {
        self.complain = complain
    }

    /// Takes what is said of the zoom of a view now. What is up stays up, unless it is disabled, and takes its configuration when it has landed.
    func update(
        _ configuration: PinchZoomConfiguration,
        isEnabled: Bool,
        of container: UIView,
        onChange: ((PinchZoomChange?) -> Void)?,
        onOpen: (() -> Void)?
    ) {
        isUpdating = true
        defer { isUpdating = false }
        (self.configuration, self.onChange, self.onOpen) = (configuration, onChange, onOpen)
        isWanted = isEnabled
        if interaction.view !== container {
            interaction.delegate = self
            container.addInteraction(interaction)
        }
        if interaction.state == .idle { takeConfiguration() }
        enable()
    }

    /// Lets go of the view, which is no more.
    func end() {
        isUpdating = true
        defer { isUpdating = false }
        interaction.view?.removeInteraction(interaction)
    }

    /// Lifts the view without fingers.
    func zoomIn() { interaction.zoomIn() }

    private func enable() {
        let isEnabled = isWanted && isUsable
        if interaction.isEnabled != isEnabled { interaction.isEnabled = isEnabled }
    }

    private func takeConfiguration() {
        do {
            try interaction.setConfiguration(configuration)
            (isUsable, loggedError) = (true, nil)
        } catch {
            isUsable = false
            if error != loggedError { complain(error) }
            loggedError = error
        }
    }

    private func tell(_ change: PinchZoomChange?) {
        guard let onChange else { return }
        // SwiftUI's state does not change while its views update.
        if isUpdating { Task { @MainActor in onChange(change) } } else { onChange(change) }
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { tell(interaction.current) }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) { tell(change) }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        onOpen?()
        return onOpen != nil
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        takeConfiguration()
        enable()
        tell(nil)
    }
}
