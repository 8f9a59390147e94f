import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// The elements that VoiceOver finds: UIAccessibility.h and the pages of its members. The order, the tolerance of lines and the
/// visibility of views are as they were reported: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser.
@MainActor @Suite("What VoiceOver finds", .timeLimit(.minutes(20))) struct AccessibilityTreeTests {
    // UIAccessibility.h, shouldGroupAccessibilityChildren: "By default, VoiceOver will navigate those items in horizontal rows. If
    // shouldGroupAccessibilityChildren is set on a parent view of the items in the vertical column, VoiceOver will navigate the order
    // correctly."
    @Test("Elements come in rows from the top, in the reading direction; those of a group come together", arguments: [false, true])
    func order(isRightToLeft: Bool) throws {
        try HeadlessDevice.run { device in
            if isRightToLeft { device.setLayoutDirection(.rightToLeft) }
            let columns = [("b", "d"), ("a", "c")].map { top, bottom in
                let column = UIView(frame: CGRect(x: top == "a" ? 0 : 200, y: 100, width: 100, height: 300))
                column.addSubview(Spot(bottom, CGRect(x: 0, y: 200, width: 60, height: 40)))
                column.addSubview(Spot(top, CGRect(x: 0, y: 0, width: 60, height: 40)))
                return column
            }
            device.show(columns)
            #expect(device.spokenLabels == (isRightToLeft ? ["b", "a", "d", "c"] : ["a", "b", "c", "d"]))
            columns.forEach { $0.shouldGroupAccessibilityChildren = true }
            #expect(device.spokenLabels == (isRightToLeft ? ["b", "d", "a", "c"] : ["a", "c", "b", "d"]))
        }
    }

    // cashapp/AccessibilitySnapshot, pull request 242: frames "with an origin.y delta of less than 8" are in one line.
    @Test("An element that begins less than 8 points lower is in the same row", arguments: [7, 8])
    func row(step: CGFloat) throws {
        try HeadlessDevice.run { device in
            device.show([
                Spot("right", CGRect(x: 200, y: 100, width: 60, height: 40)),
                Spot("left", CGRect(x: 0, y: 100 + step, width: 60, height: 40)),
            ])
            #expect(device.spokenLabels == (step < 8 ? ["left", "right"] : ["right", "left"]))
        }
    }

    // UIAccessibility.h, accessibilityElementsHidden: "Marks all the accessible elements contained within as hidden."
    @Test("What is hidden, transparent or off the screen isn't found, nor what is in it")
    func hidden() throws {
        try HeadlessDevice.run { device in
            let (parent, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), Spot("a"))
            parent.addSubview(box)
            device.show([parent])
            for view in [parent, box] {
                #expect(device.spokenLabels == ["a"])
                view.isHidden = true
                #expect(device.spokenLabels == [])
                view.isHidden = false
                view.alpha = 0
                #expect(device.spokenLabels == [])
                view.alpha = 1
                view.accessibilityElementsHidden = true
                #expect(device.spokenLabels == [])
                view.accessibilityElementsHidden = false
                view.frame.origin.x = 400
                #expect(device.spokenLabels == [])
                view.frame.origin.x = 0
            }
            box.isAccessibilityElement = false
            #expect(device.spokenLabels == [])
        }
    }

    // UIAccessibilityContainer.h: "Accessibility containers MUST return NO to -isAccessibilityElement."
    @Test("What is in an element isn't found")
    func inElement() throws {
        try HeadlessDevice.run { device in
            let (outer, inner) = (Spot("outer", CGRect(x: 0, y: 0, width: 200, height: 200)), Spot("inner"))
            outer.addSubview(inner)
            outer.accessibilityElements = [inner]
            device.show([outer])
            #expect(device.spokenLabels == ["outer"])
            outer.isAccessibilityElement = false
            #expect(device.spokenLabels == ["inner"])
        }
    }

    // UIAccessibilityContainer.h and UIAccessibilityElement.h.
    @Test("A container's own elements come instead of its subviews', in its order, and move with it")
    func container() throws {
        try HeadlessDevice.run { device in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
            scroll.contentSize = CGSize(width: 390, height: 900)
            let (button, ignored) = (Spot("button", CGRect(x: 0, y: 0, width: 60, height: 40)), Spot("ignored"))
            let drawn = UIAccessibilityElement(accessibilityContainer: scroll)
            drawn.accessibilityLabel = "drawn"
            drawn.accessibilityFrameInContainerSpace = CGRect(x: 100, y: 200, width: 50, height: 60)
            [button, ignored].forEach(scroll.addSubview)
            scroll.accessibilityElements = [drawn, button]
            device.show([scroll])
            #expect(device.spokenLabels == ["drawn", "button"])
            #expect(drawn.accessibilityFrame == CGRect(x: 100, y: 300, width: 50, height: 60))
            scroll.contentOffset.y = 30
            #expect(drawn.accessibilityFrame == CGRect(x: 100, y: 270, width: 50, height: 60))
            drawn.accessibilityElementsHidden = true
            button.isHidden = true
            #expect(device.spokenLabels == [])
        }
    }

    // UIAccessibilityContainer.h: the methods "can be overridden to vend individual elements that are managed by a single UIView".
    @Test("A container may answer with methods, and contain containers")
    func dynamicContainer() throws {
        final class Dial: UIView {
            lazy var marks = ["12", "3"].map { name in
                let mark = UIAccessibilityElement(accessibilityContainer: self)
                mark.accessibilityLabel = name
                mark.accessibilityFrame = CGRect(x: 10, y: name == "12" ? 200 : 100, width: 10, height: 10)
                return mark
            }
            override func accessibilityElementCount() -> Int { marks.count }
            override func accessibilityElement(at index: Int) -> Any? { marks[index] }
            override func index(ofAccessibilityElement element: Any) -> Int {
                marks.firstIndex { $0 === element as AnyObject } ?? NSNotFound
            }
        }
        try HeadlessDevice.run { device in
            let (dial, outer) = (Dial(), UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 300)))
            let box = Spot("box")
            [dial, box].forEach(outer.addSubview)
            outer.accessibilityElements = [dial, box]
            device.show([outer])
            #expect(device.spokenLabels == ["12", "3", "box"])
            let (hands, seconds) = (UIAccessibilityElement(accessibilityContainer: dial), UIAccessibilityElement())
            hands.isAccessibilityElement = false
            seconds.accessibilityContainer = hands
            seconds.accessibilityLabel = "seconds"
            seconds.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
            hands.accessibilityElements = [seconds]
            dial.marks = [hands]
            #expect(device.spokenLabels == ["seconds", "box"])
        }
    }

    // The page of accessibilityViewIsModal: the elements in a modal view's siblings are ignored; those beside an ancestor of it aren't.
    @Test("A modal view hides its siblings, unless it is hidden itself, and not the siblings of its superview")
    func modal() throws {
        try HeadlessDevice.run { device in
            let (outside, panel) = (Spot("outside"), UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)))
            let (beside, dialog) = (Spot("beside"), UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)))
            dialog.addSubview(Spot("dialog"))
            [dialog, beside].forEach(panel.addSubview)
            device.show([outside, panel])
            #expect(device.spokenLabels == ["outside", "beside", "dialog"])
            dialog.accessibilityViewIsModal = true
            #expect(device.spokenLabels == ["outside", "dialog"])
            dialog.isHidden = true
            #expect(device.spokenLabels == ["outside", "beside"])
            dialog.isHidden = false
            panel.accessibilityViewIsModal = true
            #expect(device.spokenLabels == ["dialog"])
        }
    }

    // Reported of other presentations than full-screen ones: openradar 29384356; IcaliaLabs/Presentr, issue 51. Of sheets it is a choice.
    @Test(
        "A screen over another hides it, if it takes it away, is a sheet or is modal",
        .chosen,
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen]
    )
    func presented(style: UIModalPresentationStyle) throws {
        try HeadlessDevice.run { device in
            let (lower, upper) = (UIViewController(), UIViewController())
            lower.view.addSubview(Spot("lower", CGRect(x: 0, y: 200, width: 60, height: 40)))
            upper.view.addSubview(Spot("upper", CGRect(x: 0, y: 300, width: 60, height: 40)))
            device.show(lower)
            upper.modalPresentationStyle = style
            lower.present(upper, animated: false)
            try device.advanceUntilIdle()
            #expect(device.spokenLabels == (style == .overFullScreen ? ["lower", "upper"] : ["upper"]))
            upper.view.accessibilityViewIsModal = true
            #expect(device.spokenLabels == ["upper"])
            lower.dismiss(animated: false)
            try device.advanceUntilIdle()
            #expect(device.spokenLabels == ["lower"])
        }
    }

    @Test("The elements of the front window come first; a modal window is alone", .chosen)
    func windows() throws {
        try HeadlessDevice.run { device in
            device.show([Spot("back", CGRect(x: 0, y: 0, width: 60, height: 40))])
            let front = UIWindow(windowScene: device.scene)
            front.windowLevel = .alert
            front.addSubview(Spot("front", CGRect(x: 0, y: 200, width: 60, height: 40)))
            front.isHidden = false
            #expect(device.spokenLabels == ["front", "back"])
            front.accessibilityViewIsModal = true
            #expect(device.spokenLabels == ["front"])
            front.isHidden = true
            #expect(device.spokenLabels == ["back"])
        }
    }

    // UIAccessibility.h, isAccessibilityElement: "default == NO, default on UIKit controls == YES". The page of UIAccessibility has labels
    // as well.
    @Test("Labels and controls are elements; image views, cells of collection views and plain views aren't")
    func standardViews() throws {
        try HeadlessDevice.run { device in
            let (label, button) = (UILabel(), UIButton(type: .system))
            label.text = "label"
            button.setTitle("button", for: .normal)
            let control = UISegmentedControl(items: ["first", "second"])
            let views = [UIControl(), label, button, UISlider(), control, UIImageView(), UICollectionViewCell(), UIView()]
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: 60 + 60 * CGFloat(index), width: 200, height: 40)
            }
            device.show(views)
            #expect(device.spokenLabels == ["", "label", "button", "", "first", "second"])
        }
    }

    @Test(
        "An element without a size is found by its frame, or isn't",
        .chosen,
        arguments: HeadlessDevice.Behavior.ElementsWithoutSize.allCases
    )
    func withoutSize(behavior: HeadlessDevice.Behavior.ElementsWithoutSize) throws {
        try HeadlessDevice.run(.behaving { $0.elementsWithoutSize = behavior }) { device in
            let box = Spot("box", .zero)
            device.show([box])
            #expect(device.spokenLabels == [], "it has no frame either")
            box.accessibilityFrame = CGRect(x: 10, y: 10, width: 30, height: 30)
            #expect(device.spokenLabels == (behavior == .found ? ["box"] : []))
            box.bounds.size.width = 1
            #expect(device.spokenLabels == ["box"])
        }
    }

    // The page of accessibilityRespondsToUserInteraction, and of the SwiftUI modifier of that name: inferred from traits and actions.
    @Test("Switch Control finds the elements that respond to the user")
    func switchControl() throws {
        try HeadlessDevice.run { device in
            #expect(!UIAccessibility.isSwitchControlRunning)
            var posted = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.switchControlStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { posted += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            device.isSwitchControlRunning = true
            #expect(UIAccessibility.isSwitchControlRunning && posted == 1)
            let (label, button, photo) = (
                UILabel(frame: CGRect(x: 0, y: 100, width: 90, height: 40)), UIButton(type: .system), Spot("photo")
            )
            button.frame = CGRect(x: 0, y: 200, width: 90, height: 40)
            button.setTitle("button", for: .normal)
            label.text = "label"
            device.show([label, button, photo])
            #expect(device.switchControlElements == [button])
            button.isEnabled = false
            photo.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Zoom") { _ in true }]
            #expect(device.switchControlElements == [photo])
            label.accessibilityRespondsToUserInteraction = true
            #expect(device.switchControlElements == [photo, label])
        }
    }

    // The pages of UIAccessibility.Notification.screenChanged and layoutChanged: "the accessibility element for VoiceOver to move to after
    // processing the notification". What it does without one, or with a view that is no element, is a choice.
    @Test("VoiceOver goes to the element that is named, to one in it or around it, or to the first one of a new screen", .chosen)
    func focus() throws {
        try HeadlessDevice.run { device in
            let (first, parent, inner) = (Spot("first"), UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200)), Spot("inner"))
            let part = UIView()
            parent.addSubview(inner)
            inner.addSubview(part)
            device.show([first, parent])
            #expect(device.focusedAccessibilityElement === first && UIAccessibility.focusedElement(using: nil) == nil)
            device.isVoiceOverRunning = true
            for named in [inner, parent, part] {
                UIAccessibility.post(notification: .layoutChanged, argument: named)
                #expect(device.focusedAccessibilityElement === inner && inner.accessibilityElementIsFocused())
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
                #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject? === inner)
                UIAccessibility.post(notification: .screenChanged, argument: nil)
                #expect(device.focusedAccessibilityElement === first && !inner.accessibilityElementIsFocused())
            }
            #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        }
    }
}

/// An element with a label.
private final class Spot: UIView {
    init(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 20, width: 60, height: 40)) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
