import UIKit

/// The zoom action that an interaction offers, and where.
@MainActor struct OfferedZoomAction {
    let action: UIAccessibilityCustomAction
    weak var element: UIView?
    /// Whether it was no element before.
    let isElementMade: Bool
}

extension PinchZoomInteraction {
    /// Offers the zoom action while pinches are looked for: on the view that the interaction is added to, or on an element in it that the
    /// photo is or is in. And on the element that stands for a photo that is none.
    ///
    /// An image view that the interaction is added to becomes an element, as it begins to take touches: there is nothing in it that this
    /// would hide.
    ///
    /// A custom action on every system: nothing lets one object implement `accessibilityZoomIn(at:)` for another. The element that stands
    /// for a photo answers that as well.
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

    /// Takes the action away again and leaves those of others.
    func removeAccessibility() {
        guard let offeredAction else { return }
        self.offeredAction = nil
        photoElement.accessibilityCustomActions = nil
        guard let element = offeredAction.element else { return }
        let others = element.accessibilityCustomActions?.filter { $0 !== offeredAction.action } ?? []
        element.accessibilityCustomActions = others.isEmpty ? nil : others
        if offeredAction.isElementMade { element.isAccessibilityElement = false }
    }

    /// Only cells are known to bear a subview that they know nothing of: other views may arrange whatever is in them.
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

    /// By now the app has made of its views what they are to be.
    private func photoElementDidEnterWindow() {
        if let offeredAction, offeredAction.element !== elementOfAction { updateAccessibility() }
    }

    private var elementOfAction: UIView? {
        guard let view, view.window != nil, let targetView else { return view }
        let around = sequence(first: targetView) { $0 === view ? nil : $0.superview }
        return around.first(where: \.isAccessibilityElement) ?? view
    }

    /// The element that gets VoiceOver's focus when the photo is back.
    var elementAtRest: UIView? {
        guard let view, view.window != nil else { return nil }
        return targetView?.elementOfPhoto ?? view
    }
}
