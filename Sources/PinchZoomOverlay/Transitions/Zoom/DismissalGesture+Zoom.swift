import UIKit

/// What the gestures have in common that leave the screen of a photo.
extension DismissalGesture {
    /// The controller, and the screen that it opened, where its photo may go now by a gesture that the configuration allows.
    func zoom(
        allowedBy gesture: KeyPath<ZoomTransitionConfiguration, Bool>
    ) -> (controller: ZoomTransitionController, destination: any ZoomTransitionDestination)? {
        guard let destination = screen as? any ZoomTransitionDestination, let controller = starter as? ZoomTransitionController,
            controller.mayDismiss(destination, by: gesture)
        else { return nil }
        return (controller, destination)
    }
}
