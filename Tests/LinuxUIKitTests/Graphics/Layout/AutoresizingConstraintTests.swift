import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints.
@MainActor @Suite("Frames as constraints", .timeLimit(.minutes(20))) struct AutoresizingConstraintTests {
    @Test("A mask resizes a view in one whose size constraints decide", arguments: masks)
    func autoresizing(_ mask: UIView.AutoresizingMask) {
        let (outer, plain) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (inner, sample) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        )
        let follower = NaturalView(5, 5)
        let box = box(holding: outer)
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalTo: outer.widthAnchor)])
        box.layoutIfNeeded()
        for (view, superview) in [(inner, outer), (sample, plain)] {
            view.autoresizingMask = mask
            superview.addSubview(view)
        }
        follower.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(follower)
        NSLayoutConstraint.activate([
            follower.leadingAnchor.constraint(equalTo: inner.trailingAnchor), follower.topAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        for size in [150, 90, 120] as [CGFloat] {
            width.constant = size
            plain.bounds.size = CGSize(width: size, height: size)
            box.layoutIfNeeded()
            #expect(abs(inner.frame.minX - sample.frame.minX) < 0.6 && abs(inner.frame.maxY - sample.frame.maxY) < 0.6, "\(size)")
            #expect(abs(follower.frame.minX - inner.frame.maxX) < 0.6 && abs(follower.frame.minY - inner.frame.maxY) < 0.6, "\(size)")
        }
    }

    @Test("A constraint that contradicts a frame is broken, and a log names it")
    func contradiction() {
        let device = HeadlessDevice()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let box = box()
        box.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.identifier = "fifty"
        width.isActive = true
        box.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(device.constraintMessages.count == 1)
        #expect(device.constraintMessages.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
        view.translatesAutoresizingMaskIntoConstraints = false
        box.layoutIfNeeded()
        #expect(view.bounds.width == 50, "nothing is in its way any more")
    }
}

private let masks: [UIView.AutoresizingMask] = [
    [], .flexibleWidth, [.flexibleWidth, .flexibleHeight], [.flexibleLeftMargin], [.flexibleRightMargin, .flexibleBottomMargin],
    [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin], [.flexibleTopMargin, .flexibleHeight],
    [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
]
