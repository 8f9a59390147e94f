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

    @Test("layoutIfNeeded lays out at once, and only if it is needed")
    func immediate() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.layouts == 1, "a new view needs its first layout")
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test("A new size asks for layout, a new position does not")
    func sizeAsks() {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.center = CGPoint(x: 50, y: 50)
        view.frame.origin = .zero
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.bounds.size.width = 11
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test("A subview that comes or goes asks its superview for layout")
    func subviewsAsk() {
        let view = CountingView()
        let child = UIView()
        view.layoutIfNeeded()
        view.addSubview(child)
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
        child.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.layouts == 3)
    }

    @Test("A superview lays out before its subviews, which see their new sizes")
    func outsideIn() {
        let parent = FillingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = CountingView()
        parent.addSubview(child)
        parent.layoutIfNeeded()
        #expect(child.sizesSeen == [CGSize(width: 50, height: 50)])
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
    var sizesSeen: [CGSize] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        sizesSeen.append(bounds.size)
    }
}

@MainActor private final class FillingView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}
