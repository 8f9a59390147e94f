import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// The actions of VoiceOver: UIAccessibility.h (UIAccessibilityAction) and the pages of its methods.
@MainActor @Suite("What VoiceOver does", .timeLimit(.minutes(20))) struct VoiceOverActionTests {
    // The page of accessibilityActivate(): "The accessibility system calls this method when a VoiceOver user double taps". For elements
    // that return false: UIAccessibility.h, accessibilityActivationPoint.
    @Test("It activates an element by its method, or else by a tap at its activation point")
    func activate() throws {
        try HeadlessDevice.run { device in
            let (knob, button) = (Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40)), UIButton(type: .system))
            button.frame = CGRect(x: 0, y: 200, width: 200, height: 40)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            device.show([knob, button])
            #expect(device.perform(.activate, on: knob) && knob.activations == 1)
            #expect(device.perform(.activate, on: button) && taps == 1)
            button.accessibilityActivationPoint = CGPoint(x: 300, y: 700)
            #expect(device.perform(.activate, on: button) && taps == 1, "nothing is there")
        }
    }

    // UIAccessibility.h, accessibilityCustomActions; the page of UIAccessibilityCustomAction.
    @Test("It performs the action of a name, and none on an element that it doesn't find")
    func custom() throws {
        try HeadlessDevice.run { device in
            let knob = Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            var performed: [String] = []
            knob.accessibilityCustomActions = ["Like", "Share"].map { name in
                UIAccessibilityCustomAction(name: name) { action in
                    performed.append(action.name)
                    return name == "Like"
                }
            }
            device.show([knob])
            #expect(device.perform(.custom("Like"), on: knob) && !device.perform(.custom("Share"), on: knob))
            #expect(!device.perform(.custom("Delete"), on: knob))
            #expect(performed == ["Like", "Share"])
            knob.isHidden = true
            #expect(!device.perform(.custom("Like"), on: knob) && !device.perform(.activate, on: knob) && performed.count == 2)
        }
    }

    // UIAccessibility.h: "Implement accessibilityPerformEscape on an element or containing view"; accessibilityPerformMagicTap "on an
    // element, or the application"; the page of that method: the responder chain.
    @Test("Escape and the magic tap go from the element to what is around it")
    func chain() throws {
        final class Screen: UIViewController {
            var calls: [String] = []
            override func accessibilityPerformEscape() -> Bool {
                calls.append("escape")
                return true
            }
            override func accessibilityPerformMagicTap() -> Bool {
                calls.append("magic")
                return true
            }
        }
        try HeadlessDevice.run { device in
            let (screen, knob) = (Screen(), Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
            let drawn = UIAccessibilityElement(accessibilityContainer: screen.view as Any)
            drawn.accessibilityFrame = CGRect(x: 0, y: 200, width: 10, height: 10)
            screen.view.addSubview(knob)
            screen.view.accessibilityElements = [knob, drawn]
            device.show(screen)
            device.advanceFrames()
            #expect(device.perform(.escape, on: knob) && device.perform(.magicTap, on: drawn))
            #expect(screen.calls == ["escape", "magic"])
            knob.escapes = true
            #expect(device.perform(.escape, on: knob) && screen.calls.count == 2)
            #expect(!device.perform(.escape, on: screen.view), "it is no element")
        }
    }

    // UIAccessibility.h, accessibilityIncrement: "If an element has the UIAccessibilityTraitAdjustable trait … accessibilityIncrement will
    // increase the value of a UISlider, and accessibilityDecrement will decrease the value."
    @Test("It adjusts what can be adjusted; a slider goes up and down, and says so")
    func adjust() throws {
        try HeadlessDevice.run { device in
            let (slider, knob) = (UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 40)), Knob())
            knob.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
            var changes: [Float] = []
            slider.value = 0.95
            slider.addAction(UIAction { [weak slider] _ in changes.append(slider?.value ?? -1) }, for: .valueChanged)
            device.show([slider, knob])
            #expect(device.perform(.increment, on: slider) && slider.value == 1)
            #expect(device.perform(.increment, on: slider) && slider.value == 1)
            #expect(device.perform(.decrement, on: slider) && slider.value < 1)
            #expect(changes.count == 2, "no change at its end")
            #expect(!device.perform(.increment, on: knob), "it isn't adjustable")
        }
    }

    // UIAccessibility.h, accessibilityScroll: "If the action failed, the method will be called on a view higher in the hierarchy." The
    // directions move the visible region: reported, airbnb/HorizonCalendar. That a scroll view scrolls by itself is documented for Unity's
    // elements on iOS: "standard scrolling, which is supported by default and does not trigger an accessibility event".
    @Test("It scrolls by the element's method, or by one around it, or else a page of the scroll view around it")
    func scroll() throws {
        try HeadlessDevice.run { device in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: 500)
            let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
            scroll.addSubview(knob)
            device.show([scroll])
            var offsets: [CGFloat] = []
            for direction in [UIAccessibilityScrollDirection.down, .down, .up] {
                #expect(device.perform(.scroll(direction), on: knob))
                try device.advanceUntilIdle()
                offsets.append(scroll.contentOffset.y)
            }
            #expect(offsets == [200, 300, 100])
            #expect(!device.perform(.scroll(.right), on: knob), "there is nothing")
            knob.scrolls = true
            #expect(device.perform(.scroll(.down), on: knob) && scroll.contentOffset.y == 100)
        }
    }

    // https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection: next and previous are logical directions, and right
    // and left are physical ones. Pages that are read from right to left go on to the left.
    @Test("The next page is on the other side where people read from right to left", arguments: [false, true])
    func nextPage(isRightToLeft: Bool) throws {
        try HeadlessDevice.run { device in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 900, height: 200)
            scroll.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let knob = Knob(frame: CGRect(x: 0, y: 0, width: 900, height: 200))
            scroll.addSubview(knob)
            device.show([scroll])
            scroll.contentOffset.x = 300
            var offsets: [CGFloat] = []
            for direction in [UIAccessibilityScrollDirection.next, .previous, .right, .left] {
                #expect(device.perform(.scroll(direction), on: knob))
                try device.advanceUntilIdle()
                offsets.append(scroll.contentOffset.x)
            }
            #expect(offsets == (isRightToLeft ? [0, 300, 600, 300] : [600, 300, 600, 300]))
        }
    }

    // UIAccessibility.h: "If an element has the UIAccessibilityTraitSupportsZoom trait, it must also implement the following methods."
    @Test("It zooms what supports zooming")
    func zoom() throws {
        try HeadlessDevice.run { device in
            let knob = Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            device.show([knob])
            #expect(!device.perform(.zoomIn(at: CGPoint(x: 3, y: 4)), on: knob) && knob.zoomPoints.isEmpty)
            knob.accessibilityTraits.insert(.supportsZoom)
            #expect(device.perform(.zoomIn(at: CGPoint(x: 3, y: 4)), on: knob) && knob.zoomPoints == [CGPoint(x: 3, y: 4)])
            #expect(!device.perform(.zoomOut(at: .zero), on: knob))
        }
    }

    // The page of UIAccessibility.Notification.pageScrolled: its argument is a string that describes the new position.
    @Test("The end of a scroll is said in the app's words")
    func pageScrolled() throws {
        try HeadlessDevice.run { device in
            UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
            #expect(device.announcements == ["Page 2 of 5"])
        }
    }
}

/// An element that counts what is done with it.
private final class Knob: UIView {
    var activations = 0
    var escapes = false
    var scrolls = false
    var zoomPoints: [CGPoint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }

    override func accessibilityPerformEscape() -> Bool { escapes }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrolls }

    override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        zoomPoints.append(point)
        return true
    }
}
