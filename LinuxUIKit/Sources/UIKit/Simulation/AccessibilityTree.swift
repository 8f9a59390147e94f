internal import PhoneBehavior

/// The elements that assistive technologies find on the screen.
///
/// An element hides the elements inside it. A container's own elements replace the elements of its subviews. A modal view hides its
/// siblings.
@MainActor package struct AccessibilityTree {
    private let platform: Platform

    package init(of platform: Platform) {
        self.platform = platform
    }

    /// The elements in VoiceOver's order. The elements of the frontmost window come first.
    package var elements: [UIResponder] {
        let windows = platform.application.allWindows.filter(isVisible)
        let modal = windows.last { $0.accessibilityViewIsModal }
        return (modal.map { [$0] } ?? windows.reversed()).flatMap(elements(in:))
    }

    /// Returns the elements in a view.
    package func elements(in view: UIView) -> [UIResponder] {
        let isMirrored = platform.application.userInterfaceLayoutDirection == .rightToLeft
        return AccessibilityNode.group(nodes(of: view), isOrdered: false).elements(isMirrored: isMirrored)
    }

    /// VoiceOver's element: the element to which it was sent, or else the first element inside, or the element around it, or the first
    /// element of all.
    package var focusedElement: UIResponder? {
        let elements = elements
        guard let target = platform.accessibility.focus else { return elements.first }
        return elements.first { $0 === target } ?? elements.first { isElement($0, in: target) }
            ?? elements.first { isElement(target, in: $0) } ?? elements.first
    }

    /// Returns whether a view or element is another one, or lies in it.
    package func isElement(_ element: UIResponder, in other: UIResponder) -> Bool {
        sequence(first: element, next: container(of:)).contains { $0 === other }
    }

    /// Returns the superview or the container of an element.
    private func container(of element: UIResponder) -> UIResponder? {
        (element as? UIView)?.superview ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder
    }

    private func nodes(of object: Any) -> [AccessibilityNode] {
        guard let responder = object as? UIResponder, !responder.accessibilityElementsHidden else { return [] }
        let view = responder as? UIView
        if let view, !isVisible(view) { return [] }
        if responder.isAccessibilityElement { return isFound(responder) ? [.element(responder)] : [] }
        if let listed = listedElements(of: responder) { return [.group(listed.flatMap(nodes(of:)), isOrdered: true)] }
        guard let view else { return [] }
        let modal = view.subviews.last { isVisible($0) && $0.accessibilityViewIsModal }
        let nodes = (modal.map { [$0] } ?? view.subviews).flatMap(nodes(of:))
        return view.shouldGroupAccessibilityChildren ? [.group(nodes, isOrdered: false)] : nodes
    }

    private func listedElements(of container: UIResponder) -> [Any]? {
        let count = container.accessibilityElementCount()
        return count == NSNotFound ? nil : (0..<max(count, 0)).compactMap(container.accessibilityElement(at:))
    }

    private func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= 0.01 && !view.accessibilityElementsHidden
    }

    /// Returns whether an element is on the screen and has a size.
    private func isFound(_ element: UIResponder) -> Bool {
        if platform.behavior.elementsWithoutSize == .notFound, (element as? UIView)?.bounds.size == .zero { return false }
        let frame = element.accessibilityFrame
        return frame.width > 0 && frame.height > 0 && frame.intersects(platform.screen.bounds)
    }
}
