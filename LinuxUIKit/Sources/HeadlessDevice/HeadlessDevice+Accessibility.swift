import UIKit

extension HeadlessDevice {
    /// The announcements that VoiceOver was asked to speak, in order.
    public var announcements: [String] { platform.accessibility.announcements }

    /// The element that VoiceOver was last sent to, by a change of the screen or of the layout.
    public var accessibilityFocus: UIResponder? { platform.accessibility.focus }

    /// The number of notifications to VoiceOver that the screen or the layout has changed.
    public var accessibilityChangeCount: Int { platform.accessibility.changeCount }

    /// The elements that VoiceOver finds on the screen, in the order in which it goes through them.
    ///
    /// A view that is hidden, transparent or off the screen isn't found, and neither is what `accessibilityElementsHidden` hides, what lies
    /// beside a modal view, or what lies in another element.
    public var accessibilityElements: [UIResponder] {
        requireSwitchedOn()
        return AccessibilityTree(of: platform).elements
    }

    /// The elements that Switch Control finds: those of `accessibilityElements` that respond to the user.
    public var switchControlElements: [UIResponder] {
        accessibilityElements.filter(\.accessibilityRespondsToUserInteraction)
    }

    /// The element that VoiceOver is at: the one that it was last sent to, or, if it finds no such element, one in it or around it; or else
    /// the first one.
    public var focusedAccessibilityElement: UIResponder? {
        requireSwitchedOn()
        return AccessibilityTree(of: platform).focusedElement
    }

    /// Does with an element what VoiceOver does for a gesture of its user, and lets the run loop turn.
    ///
    /// - Parameters:
    ///   - action: what the user does.
    ///   - element: the element that VoiceOver is at.
    /// - Returns: whether anybody has handled it; false if VoiceOver doesn't find the element.
    @discardableResult public func perform(_ action: VoiceOverAction, on element: UIResponder) -> Bool {
        guard accessibilityElements.contains(where: { $0 === element }) else { return false }
        let isHandled = platform.turn { action.perform(on: element) }
        guard action == .activate, !isHandled else { return isHandled }
        // VoiceOver taps where the element says.
        let point = element.accessibilityActivationPoint
        guard UIScreen.main.bounds.contains(point) else { return false }
        tap(at: point)
        return true
    }
}
