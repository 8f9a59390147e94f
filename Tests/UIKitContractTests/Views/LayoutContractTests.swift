import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview, "Laying out subviews", and CALayer's layoutIfNeeded.
@MainActor @Suite("Layout", timeLimit(minutes: 20)) struct LayoutContractTests {
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
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
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
