import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// UIKit's own swipe back, which a delegate that gives transitions switches off, given back by one line.
@MainActor @Suite("UIKit's swipe back, given back", .timeLimit(.minutes(20)), .phones) struct SystemSwipeBackTests {
    /// Counts how often a recognizer begins.
    @MainActor private final class Count {
        private(set) var begun = 0

        init(of recognizer: UIGestureRecognizer?) {
            recognizer?.addHandler { [weak self] in if $0.state == .began { self?.begun += 1 } }
        }
    }

    private func push(_ screen: UIViewController, on phone: GridPhone) {
        screen.view.backgroundColor = .white
        phone.navigation.pushViewController(screen, animated: false)
        phone.device.advanceFrames(2)
    }

    @Test("It begins only where a back button is shown, and never on the first screen")
    func whereItBegins() throws {
        try GridPhone.run { phone in
            phone.grid.zoom.enableSwipeBack(in: phone.navigation)
            let count = Count(of: phone.navigation.interactivePopGestureRecognizer)
            @MainActor func swipe() throws {
                phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
                try phone.device.advanceUntilIdle()
            }
            try swipe()
            #expect(count.begun == 0)
            let plain = UIViewController()
            push(plain, on: phone)
            plain.navigationItem.hidesBackButton = true
            try swipe()
            plain.navigationItem.hidesBackButton = false
            plain.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
            try swipe()
            #expect(count.begun == 0 && phone.navigation.topViewController === plain)
            plain.navigationItem.leftItemsSupplementBackButton = true
            try swipe()
            #expect(count.begun == 1 && phone.isClosed)
        }
    }

    @Test("It outlives the controller that has given it back: without a delegate it would begin on the first screen")
    func outlives() throws {
        try GridPhone.run { phone in
            phone.grid.zoom.enableSwipeBack(in: phone.navigation)
            let count = Count(of: phone.navigation.interactivePopGestureRecognizer)
            weak let controller: TransitionController? = phone.grid.zoom
            phone.grid.loseZoom()
            #expect(controller == nil)
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            try phone.device.advanceUntilIdle()
            #expect(count.begun == 0)
            push(UIViewController(), on: phone)
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            try phone.device.advanceUntilIdle()
            #expect(count.begun == 1 && phone.isClosed)
        }
    }

    /// The one anywhere in the content is there from iOS 26 on; a pan recognizer stands for it here.
    private func withContentSwipe(_ phone: GridPhone, _ body: (Count) throws -> Void) throws {
        phone.grid.zoom.enableSwipeBack(in: phone.navigation)
        let swipe = try #require(phone.navigation.interactivePopGestureRecognizer?.delegate as? SystemSwipeBack)
        let pan = UIPanGestureRecognizer()
        phone.navigation.view.addGestureRecognizer(pan)
        swipe.takeOver(pan)
        try body(Count(of: pan))
    }

    @Test("In the content it begins with a drag towards the trailing side, in either reading direction", arguments: [false, true])
    func directions(isMirrored: Bool) throws {
        try GridPhone.run { phone in
            if isMirrored { phone.device.setLayoutDirection(.rightToLeft) }
            try withContentSwipe(phone) { count in
                push(UIViewController(), on: phone)
                let center = CGPoint(x: 195, y: 400)
                let trailing: CGFloat = isMirrored ? -1 : 1
                for (dx, dy) in [(-80, 0), (0, 80), (0, -80), (40, 60), (40, -60)] as [(CGFloat, CGFloat)] {
                    phone.device.drag(from: center, to: CGPoint(x: center.x + dx * trailing, y: center.y + dy)).lift()
                }
                #expect(count.begun == 0)
                phone.device.drag(from: center, to: CGPoint(x: center.x + 80 * trailing, y: center.y + 20)).lift()
                #expect(count.begun == 1)
            }
            phone.navigation.popViewController(animated: false)
            if isMirrored { phone.device.setLayoutDirection(.leftToRight) }
        }
    }

    @Test("In the content it leaves controls and what scrolls sideways their drags, and photos' screens theirs")
    func content() throws {
        try GridPhone.run { phone in
            try withContentSwipe(phone) { count in
                @MainActor func drag(at y: CGFloat) {
                    phone.device.drag(from: CGPoint(x: 195, y: y), to: CGPoint(x: 290, y: y)).lift()
                }
                drag(at: 400)
                #expect(count.begun == 0, "the first screen")
                let screen = UIViewController()
                let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
                row.contentSize = CGSize(width: 1000, height: 100)
                let column = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
                column.contentSize = CGSize(width: 390, height: 1000)
                let control = UIControl(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
                for view in [row, column, control] { screen.view.addSubview(view) }
                push(screen, on: phone)
                drag(at: 250)
                drag(at: 450)
                #expect(count.begun == 0)
                try phone.device.advanceUntilIdle()
                drag(at: 350)
                drag(at: 550)
                #expect(count.begun == 2)
                try phone.device.advanceUntilIdle()
                phone.navigation.popViewController(animated: false)
                phone.device.advanceFrames(2)
                try phone.open(0)
                drag(at: 400)
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen && count.begun == 2)
            }
        }
    }
}
