import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview, "Laying out subviews", and CALayer's layoutIfNeeded.
@MainActor @Suite("Layout", .timeLimit(.minutes(20))) struct LayoutTests {
    @Test("setNeedsLayout lays out once, before the next frame, however often it is called")
    func coalesced() throws {
        try HeadlessDevice.run { device in
            let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            device.show(view)
            let before = view.layouts
            view.setNeedsLayout()
            view.setNeedsLayout()
            #expect(view.layouts == before)
            device.advanceFrames()
            #expect(view.layouts == before + 1)
            device.advanceFrames()
            #expect(view.layouts == before + 1)
        }
    }

    @Test("The safe area reaches a view as far as it lies under it")
    func safeArea() throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))) { device in
            let full = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let high = UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 100))
            let low = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 730))
            full.addSubview(high)
            full.addSubview(low)
            device.show(full)
            #expect(full.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            #expect(high.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
            #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        }
    }

    // PinLayout's `SafeAreaSpec`, which passes on Apple's systems.
    @Test("A view that sticks out of its superview has no more of an edge than the superview has")
    func safeAreaOutside() throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))) { device in
            let full = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let high = UIView(frame: CGRect(x: -10, y: -20, width: 100, height: 100))
            let low = UIView(frame: CGRect(x: 300, y: 800, width: 100, height: 100))
            full.addSubview(high)
            full.addSubview(low)
            device.show(full)
            #expect(high.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
            #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        }
    }

    // Apple's answer in https://developer.apple.com/forums/thread/671541: propagation to a view with a transform is not supported.
    @Test("A view with a transform keeps the safe area that it had")
    func safeAreaUnderTransform() throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))) { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let screen = UIView(frame: root.bounds)
            root.addSubview(screen)
            device.show(root)
            let insets = screen.safeAreaInsets
            screen.transform = CGAffineTransform(translationX: -117, y: 200)
            root.setNeedsLayout()
            screen.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(screen.safeAreaInsets == insets)
            screen.transform = .identity
            screen.frame.origin.y = 20
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(screen.safeAreaInsets.top == insets.top - 20)
        }
    }
}

@MainActor private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
