import UIKit

extension HeadlessDevice {
    /// The announcements for VoiceOver, in order.
    public var announcements: [String] { platform.accessibility.announcements }

    /// The element to which a change of the screen or of the layout last moved VoiceOver.
    public var accessibilityFocus: UIResponder? { platform.accessibility.focus }

    /// The number of notifications to VoiceOver about changes of the screen or the layout.
    public var accessibilityChangeCount: Int { platform.accessibility.changeCount }

    /// The elements that VoiceOver finds on the screen, in the order in which it goes through them.
    ///
    /// The list leaves out views that are hidden, transparent or off the screen. It also leaves out elements that are hidden by
    /// `accessibilityElementsHidden`, are beside a modal view, or are in another element.
    public var accessibilityElements: [UIResponder] {
        requireSwitchedOn()
        return AccessibilityTree(of: platform).elements
    }

    /// The elements that Switch Control finds: the `accessibilityElements` that respond to the user.
    public var switchControlElements: [UIResponder] {
        accessibilityElements.filter(\.accessibilityRespondsToUserInteraction)
    }

    /// The element that VoiceOver is at. Normally this is the element that VoiceOver was last moved to. If VoiceOver doesn't find that
    /// element, an element in it or around it is taken instead, or else the first element.
    public var focusedAccessibilityElement: UIResponder? {
        requireSwitchedOn()
        return AccessibilityTree(of: platform).focusedElement
    }

    /// Performs a VoiceOver user's action on an element, and lets the run loop turn.
    ///
    /// - Parameters:
    ///   - action: The action of the user.
    ///   - element: The element that VoiceOver is at.
    /// - Returns: Whether the action was handled. The result is false if VoiceOver doesn't find the element.
    @discardableResult public func perform(_ action: VoiceOverAction, on element: UIResponder) -> Bool {
        guard accessibilityElements.contains(where: { $0 === element }) else { return false }
        let isHandled = platform.turn { action.perform(on: element) }
        guard action == .activate, !isHandled else { return isHandled }
        // VoiceOver taps at the element's activation point.
        let point = element.accessibilityActivationPoint
        guard UIScreen.main.bounds.contains(point) else { return false }
        tap(at: point)
        return true
    }
}
