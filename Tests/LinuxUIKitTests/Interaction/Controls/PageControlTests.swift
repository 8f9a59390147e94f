import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uipagecontrol: "When a user taps a page control to move to the next or previous
/// page, the control sends the valueChanged event".
@MainActor @Suite("A page control", .timeLimit(.minutes(20))) struct PageControlTests {
    private func show(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (HeadlessDevice, UIPageControl, () -> Int) throws -> Void
    ) throws {
        try HeadlessDevice.run(.init(size: CGSize(width: 200, height: 200), scale: 1, safeAreaInsets: .zero)) { device in
            device.setLayoutDirection(direction)
            let control = UIPageControl(frame: CGRect(x: 50, y: 80, width: 100, height: 40))
            control.numberOfPages = 3
            control.currentPage = 1
            var changes = 0
            control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            root.backgroundColor = .black
            root.addSubview(control)
            device.show(root)
            try body(device, control, { changes })
        }
    }

    @Test("A tap on the half in reading direction goes on, one on the other half back, and each sends valueChanged")
    func taps() throws {
        try show { device, control, changes in
            device.tap(at: CGPoint(x: 140, y: 100))
            #expect(control.currentPage == 2 && changes() == 1)
            device.tap(at: CGPoint(x: 140, y: 100))
            #expect(control.currentPage == 2 && changes() == 1, "there is no further page")
            device.tap(at: CGPoint(x: 60, y: 100))
            device.tap(at: CGPoint(x: 60, y: 100))
            #expect(control.currentPage == 0 && changes() == 3)
        }
        try show(.rightToLeft) { device, control, changes in
            device.tap(at: CGPoint(x: 60, y: 100))
            #expect(control.currentPage == 2 && changes() == 1)
        }
    }

    @Test("A disabled control stays as it is")
    func disabled() throws {
        try show { device, control, changes in
            control.isEnabled = false
            device.tap(at: CGPoint(x: 140, y: 100))
            #expect(control.currentPage == 1 && changes() == 0)
        }
    }

    @Test("The current page's dot has its tint, and the others have theirs")
    func tints() throws {
        try show { device, control, _ in
            control.pageIndicatorTintColor = .red
            control.currentPageIndicatorTintColor = .green
            device.advanceFrames()
            let picture = device.screenshot()
            func dots(_ color: Picture.Pixel) -> [Int] { (50..<150).filter { picture[$0, 100] == color } }
            let (red, green) = (dots(Ink.red), dots(Ink.green))
            #expect(!red.isEmpty && !green.isEmpty)
            #expect(green.allSatisfy { (95..<105).contains($0) }, "the second of three dots is in the middle")
            #expect(red.contains { $0 < 95 } && red.contains { $0 > 105 })
        }
    }

    @Test("A single page's dot is seen unless hidesForSinglePage", arguments: [true, false])
    func single(_ hides: Bool) throws {
        try show { device, control, _ in
            control.numberOfPages = 1
            control.hidesForSinglePage = hides
            control.currentPageIndicatorTintColor = .green
            device.advanceFrames()
            #expect((device.screenshot()[100, 100] == Ink.green) == !hides)
        }
    }

    @Test("Assistive technologies adjust the page, and read it as a value")
    func accessibility() throws {
        try show { _, control, changes in
            #expect(control.isAccessibilityElement && control.accessibilityTraits.contains(.adjustable))
            #expect(control.accessibilityValue == "page 2 of 3")
            control.accessibilityIncrement()
            #expect(control.currentPage == 2 && changes() == 1)
            control.accessibilityDecrement()
            #expect(control.currentPage == 1 && changes() == 2)
        }
    }
}
