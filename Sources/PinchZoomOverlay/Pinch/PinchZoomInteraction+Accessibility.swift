import UIKit

extension PinchZoomInteraction {
    /// Offers the zoom action on the view that the interaction is added to, while pinches are looked for.
    ///
    /// A custom action on every system: nothing lets one object implement `accessibilityZoomIn(at:)` for another.
    func updateAccessibility() {
        removeAccessibility()
        guard isEnabled, let element = view else { return }
        let action = UIAccessibilityCustomAction(name: configuration.phrases.zoomIn) { [weak self] _ in self?.zoomIn() ?? false }
        accessibilityAction = action
        element.accessibilityCustomActions = (element.accessibilityCustomActions ?? []) + [action]
    }

    /// Takes the action away again and leaves those of others.
    func removeAccessibility() {
        guard let action = accessibilityAction, let view else { return }
        accessibilityAction = nil
        let others = view.accessibilityCustomActions?.filter { $0 !== action } ?? []
        view.accessibilityCustomActions = others.isEmpty ? nil : others
    }
}
