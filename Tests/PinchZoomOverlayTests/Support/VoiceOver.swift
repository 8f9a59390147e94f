import UIKit

/// What VoiceOver finds, as the pages of UIAccessibility have it: an element hides what is in it (`isAccessibilityElement`), some views say that
/// all in them is hidden (`accessibilityElementsHidden`), and beside a modal view there is nothing (`accessibilityViewIsModal`).
@MainActor enum VoiceOver {
    /// The elements in a view, from back to front.
    static func elements(in view: UIView) -> [UIView] {
        guard isSeen(view) else { return [] }
        if view.isAccessibilityElement { return [view] }
        let modal = view.subviews.last { isSeen($0) && $0.accessibilityViewIsModal }
        return (modal.map { [$0] } ?? view.subviews).flatMap(elements)
    }

    /// Those of them that offer an action.
    static func elements(in view: UIView, offering name: String) -> [UIView] {
        elements(in: view).filter { $0.accessibilityCustomActions?.contains { $0.name == name } ?? false }
    }

    /// Does what the action of an element does; false if it has none of that name.
    static func perform(_ name: String, on element: UIView) -> Bool {
        guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
        return action.actionHandler?(action) ?? false
    }

    private static func isSeen(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden
    }
}
