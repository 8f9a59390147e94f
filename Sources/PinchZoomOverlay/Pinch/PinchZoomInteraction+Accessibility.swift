#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The zoom action that an interaction offers to VoiceOver, and the accessibility element with the action.
@MainActor struct OfferedZoomAction {
    let action: UIAccessibilityCustomAction
    weak var element: UIView?
    /// Whether the interaction has made `element` an accessibility element.
    let isElementMade: Bool
}

extension PinchZoomInteraction {
    /// Offers the zoom action to VoiceOver and other assistive technologies as long as the interaction is on its view.
    func addAccessibility() {
        guard offersAction || target.isImageViews else { return }
        assistiveObserver = AccessibilityNeed.assistiveTechnology.observe { [weak self] in
            self?.updatePhotoElement()
            self?.elementMayHaveChanged()
            if self?.target.isImageViews ?? false { self?.updateAccessibility() }
        }
        updateAccessibility()
        updatePhotoElement()
        followIntoWindow()
    }

    /// Removes everything that ``addAccessibility()`` has added.
    func removeAccessibility() {
        assistiveObserver = nil
        listElements?.end()
        listElements = nil
        removeAction()
        photoElement?.removeFromSuperview()
        photoElement = nil
    }

    /// Offers the zoom action if the interaction is enabled. A former action is removed first.
    ///
    /// The action is on the photo's accessibility element: the photo, or the outermost view around the photo that is an element, such as a
    /// table's cell while VoiceOver runs. If there is no such view, the action is on the interaction's view.
    ///
    /// If the interaction is added to an image view, the image view becomes an accessibility element. VoiceOver then skips the subviews,
    /// but an image view has no subviews.
    ///
    /// If the photo isn't an element, a ``PhotoElement`` in the cell represents the photo, and has the action, too. The photo element also
    /// implements `accessibilityZoomIn(at:)`. An interaction can't implement a method of the app's views, so the app's views have only the
    /// action.
    func updateAccessibility() {
        listElements?.end()
        listElements = nil
        if target.isImageViews, isEnabled, view != nil, AccessibilityNeed.assistiveTechnology.isPresent {
            listElements = ListPhotoElements(of: self)
        }
        removeAction()
        guard isEnabled, offersAction, let element = elementOfAction else { return }
        let action = UIAccessibilityCustomAction(name: configuration.phrases.zoomIn) { [weak self] _ in self?.zoomIn() ?? false }
        let makesElement = element is UIImageView && !element.isAccessibilityElement
        if makesElement { element.isAccessibilityElement = true }
        offeredAction = OfferedZoomAction(action: action, element: element, isElementMade: makesElement)
        element.accessibilityCustomActions = element.storedCustomActions + [action]
        photoElement?.accessibilityCustomActions = [action]
    }

    /// Removes the action, and leaves the app's actions as they are.
    private func removeAction() {
        guard let offeredAction else { return }
        self.offeredAction = nil
        photoElement?.accessibilityCustomActions = nil
        guard let element = offeredAction.element else { return }
        element.removeCustomAction(offeredAction.action)
        if offeredAction.isElementMade { element.isAccessibilityElement = false }
    }

    /// Adds a photo element to the interaction's view while an assistive technology runs, if the view is a cell. A view of any other kind
    /// may lay out all its subviews, and would then leave an empty space for the element.
    private func updatePhotoElement() {
        guard AccessibilityNeed.assistiveTechnology.isPresent, offersAction, let view,
            view is UICollectionViewCell || view is UITableViewCell
        else {
            photoElement?.removeFromSuperview()
            photoElement = nil
            return
        }
        guard photoElement == nil else { return }
        let element = PhotoElement(
            photo: { [weak self] in self.flatMap { $0.isEnabled ? $0.targetView : nil } },
            zoomIn: { [weak self] in self?.zoomIn(at: $0) ?? false },
            didEnterWindow: { [weak self] in self?.elementMayHaveChanged() }
        )
        element.accessibilityCustomActions = offeredAction.map { [$0.action] }
        photoElement = element
        view.addSubview(element)
    }

    /// Offers the action again if the accessibility elements around the photo have changed since the action was offered. The cells of a
    /// table are elements only while VoiceOver runs.
    private func elementMayHaveChanged() {
        if let offeredAction, offeredAction.element !== elementOfAction { updateAccessibility() }
    }

    /// While an assistive technology runs, waits until a view that isn't in a cell yet is in a window. The cell may be the element with the
    /// action.
    private func followIntoWindow() {
        guard AccessibilityNeed.assistiveTechnology.isPresent, photoElement == nil, let view, view.window == nil else { return }
        // An app that makes a view shows the view in the same turn of the run loop, or soon afterward.
        FrameLink.wait { [weak self] in
            self?.view?.window != nil
        } then: { [weak self] _ in
            self?.elementMayHaveChanged()
        }
    }

    private var elementOfAction: UIView? {
        guard let view, view.window != nil, let targetView else { return view }
        return targetView.outermostElement ?? view
    }

    /// The element that gets VoiceOver's focus when the photo has landed.
    var elementAtRest: UIView? {
        guard let view, view.window != nil else { return nil }
        return targetView?.elementOfPhoto ?? view
    }
}

extension UIView {
    /// The custom actions that the app has set, without actions that the view makes anew each time.
    ///
    /// The cells of a list may add the list's swipe actions to their custom actions. If such actions were set as the cell's own, VoiceOver
    /// would offer them twice, and would go on offering them after the list has changed its swipe actions.
    var storedCustomActions: [UIAccessibilityCustomAction] {
        let others = accessibilityCustomActions ?? []
        return (accessibilityCustomActions ?? []).filter { action in others.contains { $0 === action } }
    }

    /// Removes a custom action, and leaves the app's actions as they are.
    func removeCustomAction(_ action: UIAccessibilityCustomAction) {
        let others = storedCustomActions.filter { $0 !== action }
        accessibilityCustomActions = others.isEmpty ? nil : others
    }
}
#endif
