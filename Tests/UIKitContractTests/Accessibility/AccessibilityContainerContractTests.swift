import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiaccessibilityelement, …/uiaccessibilitycontainer and the headers
/// UIAccessibility.h, UIAccessibilityElement.h and UIAccessibilityContainer.h.
@MainActor @Suite("Accessibility containers", timeLimit(minutes: 20)) struct AccessibilityContainerContractTests {
    // UIAccessibilityElement.h and the page of accessibilityFrameInContainerSpace: "The default value of this property is CGRectNull."
    @Test("An element knows its container without keeping it, and has no place in it until one is set")
    func element() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        #expect(element.accessibilityContainer == nil, "nobody else keeps that one")
        let view = UIView()
        element.accessibilityContainer = view
        #expect(element.accessibilityContainer === view && element.accessibilityFrameInContainerSpace.isNull)
    }

    // UIAccessibilityContainer.h: accessibilityElements, "default == nil", is "an alternative to implementing the dynamic methods";
    // accessibilityElementAtIndex:, "default == nil"; indexOfAccessibilityElement:, "default == NSNotFound".
    @Test("A view has no elements of its own, or those that it is given, in their order")
    func elements() {
        let view = UIView()
        #expect(view.accessibilityElements == nil && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
        let (first, second) = (UIAccessibilityElement(accessibilityContainer: view), UIView())
        view.accessibilityElements = [second, first]
        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as AnyObject? === first)
        #expect([second, first].map { view.index(ofAccessibilityElement: $0) } == [0, 1])
    }

    // UIAccessibility.h: isAccessibilityElement, accessibilityElementsHidden, accessibilityViewIsModal and
    // shouldGroupAccessibilityChildren, "default == NO"; accessibilityScroll:, accessibilityPerformMagicTap, "default == NO".
    @Test("A view is no element, hides nothing, groups nothing and handles no gesture unless it is told to")
    func defaults() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && !view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren)
        #expect(!view.accessibilityScroll(.next) && !view.accessibilityPerformMagicTap() && !view.accessibilityActivate())
    }

    // UIAccessibility.h, accessibilityActivationPoint: "default == Mid-point of the accessibilityFrame".
    @Test("An element is activated in its middle, or at the point that it is given")
    func activationPoint() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        element.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(element.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        element.accessibilityActivationPoint = CGPoint(x: 11, y: 21)
        #expect(element.accessibilityActivationPoint == CGPoint(x: 11, y: 21))
    }

    // UIAccessibility.h, accessibilityRespondsToUserInteraction: "an element with UIAccessibilityTraitNotEnabled returns NO".
    @Test("An element that isn't enabled doesn't respond to the user, unless it says so")
    func responds() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        element.accessibilityTraits = [.button, .notEnabled]
        #expect(!element.accessibilityRespondsToUserInteraction)
        element.accessibilityRespondsToUserInteraction = true
        #expect(element.accessibilityRespondsToUserInteraction)
    }
}
