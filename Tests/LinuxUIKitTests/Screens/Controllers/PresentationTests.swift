import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

// UIViewController's page, "Presenting a view controller", and the pages of present, dismiss and modalPresentationStyle.
@Suite("Presentation", .timeLimit(.minutes(20))) @MainActor struct PresentationTests {
    private let log = LifeLog()

    private func probe(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> ControllerProbe {
        let controller = ControllerProbe(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    // Who hears first of the end, Apple does not say. "LifeCycle in Modal" (velog.io/@rudin_) saw viewDidAppear before viewDidDisappear.
    @Test(
        "A full-screen presentation tells both, then calls back; so does its end",
        arguments: [false, true],
        HeadlessDevice.Behavior.PresentationEnd.allCases
    )
    func fullScreen(animated: Bool, end: HeadlessDevice.Behavior.PresentationEnd) throws {
        try HeadlessDevice.run(.phone(where: \.presentationEnd, is: end)) { device in
            let (a, b) = (probe("A"), probe("B"))
            device.show(a)
            _ = log.take()
            a.present(b, animated: animated) { [log] in log.add("presented") }
            #expect(a.presentedViewController === b)
            #expect(b.presentingViewController === a)
            try device.advanceUntilIdle()
            device.advanceFrames()
            let ends = end == .appearedFirst ? ["B didAppear", "A didDisappear"] : ["A didDisappear", "B didAppear"]
            #expect(log.take() == ["A willDisappear", "B didLoad", "B willAppear", "B isAppearing"] + ends + ["presented"])
            #expect(a.view.window == nil)
            #expect(b.view.window === device.windows.first)
            #expect(b.view.frame.size == CGSize(width: 390, height: 844))

            b.dismiss(animated: animated) { [log] in log.add("dismissed") }
            try device.advanceUntilIdle()
            device.advanceFrames()
            let returns = end == .appearedFirst ? ["A didAppear", "B didDisappear"] : ["B didDisappear", "A didAppear"]
            #expect(log.take() == ["B willDisappear", "A willAppear", "A isAppearing"] + returns + ["dismissed"])
            #expect(a.presentedViewController == nil)
            #expect(b.presentingViewController == nil)
            #expect(b.view.window == nil)
            #expect(a.view.window === device.windows.first)
        }
    }

    @Test(
        "Where the presenting view stays, its controller hears of nothing",
        .chosen,
        arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .automatic]
    )
    func staying(style: UIModalPresentationStyle) throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B", style))
            device.show(a)
            _ = log.take()
            a.present(b, animated: true)
            try device.advanceUntilIdle()
            #expect(log.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
            #expect(a.view.window != nil)
            a.dismiss(animated: true)
            try device.advanceUntilIdle()
            #expect(log.take() == ["B willDisappear", "B didDisappear"])
        }
    }

    @Test("A child presents by its outermost container")
    func child() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            let navigation = UINavigationController(rootViewController: a)
            device.show(navigation)
            a.present(b, animated: false)
            device.advanceFrames()
            #expect(b.presentingViewController === navigation)
            #expect(a.presentedViewController === b)
            #expect(navigation.presentedViewController === b)
            a.dismiss(animated: false)
            device.advanceFrames()
            #expect(a.presentedViewController == nil)
        }
    }

    @Test("A second presentation is refused while there is one", .chosen)
    func second() throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (probe("A"), probe("B"), probe("C"))
            device.show(a)
            a.present(b, animated: false)
            device.advanceFrames()
            _ = log.take()
            a.present(c, animated: false) { [log] in log.add("never") }
            device.advanceFrames()
            #expect(log.lines.isEmpty)
            #expect(a.presentedViewController === b)
            #expect(c.presentingViewController == nil)
        }
    }

    /// The log line is the one in jaredsinclair/JTSImageViewController, issue 43.
    @Test("A controller whose view is in no window presents nothing")
    func withoutWindow() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B"))
            _ = a.view
            a.present(b, animated: false)
            device.advanceFrames()
            #expect(a.presentedViewController == nil)
            #expect(!b.isViewLoaded)
        }
    }

    // dismiss(animated:completion:)'s page: everything above goes too, and the topmost alone is seen to go.
    @Test("Dismissing what lies lowest takes all above it away", .given(\.presentationEnd, .disappearedFirst), arguments: [false, true])
    func dismissChain(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (probe("A"), probe("B"), probe("C"))
            device.show(a)
            a.present(b, animated: false)
            device.advanceFrames()
            b.present(c, animated: false)
            device.advanceFrames()
            _ = log.take()
            a.dismiss(animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(log.take() == ["C willDisappear", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear"])
            #expect(a.presentedViewController == nil)
            #expect(b.presentingViewController == nil && b.presentedViewController == nil)
            #expect(c.presentingViewController == nil)
            #expect(device.windows.first?.subviews.count == 1 && a.view.superview === device.windows.first)
        }
    }

    @Test("A controller that presents another dismisses that one, not itself")
    func dismissOwn() throws {
        try HeadlessDevice.run { device in
            let (a, b, c) = (probe("A"), probe("B"), probe("C"))
            device.show(a)
            a.present(b, animated: false)
            device.advanceFrames()
            b.present(c, animated: false)
            device.advanceFrames()
            b.dismiss(animated: false)
            device.advanceFrames()
            #expect(a.presentedViewController === b)
            #expect(b.presentedViewController == nil)
            #expect(b.view.window != nil)
        }
    }

    @Test("A dismissed controller that nobody holds goes", .chosen)
    func deallocation() throws {
        try HeadlessDevice.run { device in
            let a = UIViewController()
            device.show(a)
            weak var presented: UIViewController?
            do {
                let controller = UIViewController()
                presented = controller
                a.present(controller, animated: true)
            }
            try device.advanceUntilIdle()
            #expect(presented != nil)
            a.dismiss(animated: true)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(presented == nil)
        }
    }

    @Test("A sheet lies under the status bar, and has no safe area at its top", .chosen)
    func sheet() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (probe("A"), probe("B", .pageSheet))
            let window = device.show(a)
            a.present(b, animated: true)
            try device.advanceUntilIdle()
            let frame = b.view.convert(b.view.bounds, to: window)
            #expect(frame.minY > 47 && frame.maxY == 844 && frame.width == 390)
            #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        }
    }

    @Test("What is presented from a controller that defines the context covers that one alone")
    func context() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), probe("B", .overCurrentContext))
            let child = UIViewController()
            child.definesPresentationContext = true
            a.addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            a.view.addSubview(child.view)
            child.didMove(toParent: a)
            let window = device.show(a)
            child.present(b, animated: false)
            device.advanceFrames()
            #expect(b.presentingViewController === child)
            #expect(b.view.convert(b.view.bounds, to: window) == CGRect(x: 0, y: 100, width: 390, height: 300))
        }
    }

    /// From https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events, "Altering the
    /// responder chain".
    @Test("The presented controller's responder chain goes on with the presenting one")
    func responders() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (UIViewController(), UIViewController())
            device.show(a)
            a.present(b, animated: false)
            device.advanceFrames()
            #expect(b.next === a)
        }
    }

    // modalTransitionStyle's page.
    @Test("A presented view comes up from below, or fades in")
    func transitionStyles() throws {
        try HeadlessDevice.run(.init(scale: 1)) { device in
            let a = UIViewController()
            a.view.backgroundColor = .white
            device.show(a)
            for style in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
                let b = UIViewController()
                b.view.backgroundColor = .black
                b.modalPresentationStyle = .fullScreen
                b.modalTransitionStyle = style
                a.present(b, animated: true)
                device.advance(by: 0.2)
                let picture = device.screenshot()
                let (top, bottom) = (picture.pixels[0], picture.pixels[picture.pixels.count - 4])
                if style == .coverVertical {
                    #expect(top == 255 && bottom == 0)
                } else {
                    #expect(top == bottom && (1...254).contains(top))
                }
                try device.advanceUntilIdle()
                a.dismiss(animated: false)
                device.advanceFrames()
            }
        }
    }
}
