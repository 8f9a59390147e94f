import UIKit

/// The zoom action that an interaction offers to VoiceOver, and the accessibility element with the action.
@MainActor struct OfferedZoomAction {
    let action: UIAccessibilityCustomAction
    weak var element: UIView?
    /// Whether the interaction has made `element` an accessibility element.
    let isElementMade: Bool
}

extension PinchZoomInteraction {
    /// Offers the zoom action if the interaction is enabled. A former action is removed first.
    ///
    /// The action is on the photo's accessibility element: the photo, or the nearest view around the photo that is an element. If there is
    /// no such view in the interaction's view, the action is on the interaction's view.
    ///
    /// If the interaction is added to an image view, the image view becomes an accessibility element. VoiceOver then skips the subviews,
    /// but an image view has no subviews.
    ///
    /// If the photo isn't an element, a ``PhotoElement`` in the cell represents the photo, and has the action, too. The photo element also
    /// implements `accessibilityZoomIn(at:)`. An interaction can't implement a method of the app's views, so the app's views have only the
    /// action.
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

    /// Adds the photo element to a view if the view is a cell. A view of any other kind may lay out all its subviews, and would then leave
    /// an empty space for the element.
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
