import UIKit

/// The zoom action that an interaction offers, and the element that has it.
@MainActor struct OfferedZoomAction {
    let action: UIAccessibilityCustomAction
    weak var element: UIView?
    /// Whether the interaction made the view an accessibility element.
    let isElementMade: Bool
}

extension PinchZoomInteraction {
    /// Offers the zoom action while the interaction is enabled.
    ///
    /// The action is on the accessibility element that is the photo or contains it, or else on the view that the interaction is added to.
    /// The photo element, which represents a photo that is no accessibility element, has the action, too.
    ///
    /// An image view that the interaction is added to becomes an accessibility element. It has no subviews that this would hide.
    ///
    /// The action is a custom one, because no object can implement `accessibilityZoomIn(at:)` for another. The photo element implements
    /// that method, too.
    func updateAccessibility() {
        removeAccessibility()
        guard isEnabled, offersAction, let element = elementOfAction else { return }
        let action = UIAccessibilityCustomAction(name: configuration.phrases.zoomIn) { [weak self] _ in self?.zoomIn() ?? false }
        let makesElement = element is UIImageView && !element.isAccessibilityElement
        if makesElement { element.isAccessibilityElement = true }
        offeredAction = OfferedZoomAction(action: action, element: element, isElementMade: makesElement)
        element.accessibilityCustomActions = (element.accessibilityCustomActions ?? []) + [action]
        photoElement.accessibilityCustomActions = [action]
    }

    /// Removes the action, and leaves the app's actions as they are.
    func removeAccessibility() {
        guard let offeredAction else { return }
        self.offeredAction = nil
        photoElement.accessibilityCustomActions = nil
        guard let element = offeredAction.element else { return }
        let others = element.accessibilityCustomActions?.filter { $0 !== offeredAction.action } ?? []
        element.accessibilityCustomActions = others.isEmpty ? nil : others
        if offeredAction.isElementMade { element.isAccessibilityElement = false }
    }

    /// Adds the photo element to a cell. Another view may lay out all of its subviews, and would leave room for the element.
    func addPhotoElement(to view: UIView) {
        guard view is UICollectionViewCell || view is UITableViewCell else { return }
        view.addSubview(photoElement)
    }

    func makePhotoElement() -> PhotoElement {
        PhotoElement(
            photo: { [weak self] in self.flatMap { $0.isEnabled ? $0.targetView : nil } },
            zoomIn: { [weak self] in self?.zoomIn(at: $0) ?? false },
            didEnterWindow: { [weak self] in self?.photoElementDidEnterWindow() }
        )
    }

    /// Offers the action again if the app has changed its accessibility elements since the interaction was added.
    private func photoElementDidEnterWindow() {
        if let offeredAction, offeredAction.element !== elementOfAction { updateAccessibility() }
    }

    private var elementOfAction: UIView? {
        guard let view, view.window != nil, let targetView else { return view }
        let around = sequence(first: targetView) { $0 === view ? nil : $0.superview }
        return around.first(where: \.isAccessibilityElement) ?? view
    }

    /// The element that gets VoiceOver's focus when the photo has landed.
    var elementAtRest: UIView? {
        guard let view, view.window != nil else { return nil }
        return targetView?.elementOfPhoto ?? view
    }
}
