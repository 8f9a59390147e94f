import UIKit

/// An action of the user of VoiceOver on the element with VoiceOver's focus.
public enum VoiceOverAction: Equatable, Sendable {
    /// A double tap: `accessibilityActivate()`, or a tap at the element's activation point.
    case activate
    /// One of the element's custom actions, by its name.
    case custom(String)
    /// A scrub with two fingers: `accessibilityPerformEscape()` of the element or its ancestors.
    case escape
    /// A double tap with two fingers: `accessibilityPerformMagicTap()` of the element or its ancestors.
    case magicTap
    /// A flick up on an adjustable element.
    case increment
    /// A flick down on an adjustable element.
    case decrement
    /// A flick with three fingers: `accessibilityScroll(_:)` of the element or its ancestors. If none of these handles the flick, the
    /// scroll view around the element scrolls by a page.
    case scroll(UIAccessibilityScrollDirection)
    /// The zoom-in action of an element that supports zooming, at a point of the screen.
    case zoomIn(at: CGPoint)
    /// The zoom-out action of an element that supports zooming, at a point of the screen.
    case zoomOut(at: CGPoint)

    /// Performs the action, and returns whether it was handled.
    @MainActor func perform(on element: UIResponder) -> Bool {
        let chain = sequence(first: element, next: \.next)
        switch self {
        case .activate:
            return element.accessibilityActivate()
        case .custom(let name):
            guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
            return action.actionHandler?(action) ?? false
        case .escape:
            return chain.contains { $0.accessibilityPerformEscape() }
        case .magicTap:
            return chain.contains { $0.accessibilityPerformMagicTap() }
        case .increment, .decrement:
            guard element.accessibilityTraits.contains(.adjustable) else { return false }
            if self == .increment { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
            return true
        case .scroll(let direction):
            return chain.contains { $0.accessibilityScroll(direction) || ($0 as? UIScrollView)?.scrollByPage(direction) ?? false }
        case .zoomIn(let point):
            return element.accessibilityTraits.contains(.supportsZoom) && element.accessibilityZoomIn(at: point)
        case .zoomOut(let point):
            return element.accessibilityTraits.contains(.supportsZoom) && element.accessibilityZoomOut(at: point)
        }
    }
}

extension UIScrollView {
    /// Scrolls by a page as VoiceOver does, and returns whether there was more content in that direction.
    fileprivate func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let page = bounds.inset(by: adjustedContentInset).size
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -page.width : page.width
        let target =
            switch direction {
            case .right: CGPoint(x: contentOffset.x + page.width, y: contentOffset.y)
            case .left: CGPoint(x: contentOffset.x - page.width, y: contentOffset.y)
            case .next: CGPoint(x: contentOffset.x + forward, y: contentOffset.y)
            case .previous: CGPoint(x: contentOffset.x - forward, y: contentOffset.y)
            case .down: CGPoint(x: contentOffset.x, y: contentOffset.y + page.height)
            case .up: CGPoint(x: contentOffset.x, y: contentOffset.y - page.height)
            }
        let offset = clamped(target)
        guard abs(offset.x - contentOffset.x) > 0.5 || abs(offset.y - contentOffset.y) > 0.5 else { return false }
        setContentOffset(offset, animated: true)
        return true
    }
}
