import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uilayoutguide, /uiview/safearealayoutguide, /layoutmarginsguide,
/// /readablecontentguide, /uiscrollview/contentlayoutguide and /framelayoutguide, and Technical Note TN2154 on scroll views.
@MainActor @Suite("Layout guides", .timeLimit(.minutes(20))) struct LayoutGuideTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("A guide is ambiguous until constraints decide where it is")
    func ambiguity() {
        let (guide, box) = (UILayoutGuide(), box())
        box.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: box.topAnchor), guide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            guide.heightAnchor.constraint(equalToConstant: 3),
        ])
        #expect(guide.hasAmbiguousLayout)
        width.isActive = true
        #expect(!guide.hasAmbiguousLayout)
    }

    @Test("The guides of the view's own are not among its layoutGuides, and are the same each time")
    func own() {
        let view = UIView()
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide && view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.layoutGuides.isEmpty)
        #expect(view.layoutMarginsGuide.owningView === view)
        #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
    }

    @Test("Margins: 8 points, then what is set, in the direction of reading; attributes and guide agree")
    func margins() {
        let (one, two) = (UIView(), UIView())
        let box = box(100, 100, holding: one, two)
        #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let guide = box.layoutMarginsGuide
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: guide.leadingAnchor), one.topAnchor.constraint(equalTo: guide.topAnchor),
            one.trailingAnchor.constraint(equalTo: guide.trailingAnchor), one.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        for (edge, margin) in pairs {
            NSLayoutConstraint(item: two, attribute: edge, relatedBy: .equal, toItem: box, attribute: margin, multiplier: 1, constant: 0)
                .isActive = true
        }
        box.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 8, y: 8, width: 84, height: 84) && two.frame == one.frame && guide.layoutFrame == one.frame)
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        box.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 2, y: 1, width: 94, height: 96) && two.frame == one.frame && guide.layoutFrame == one.frame)
        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        box.semanticContentAttribute = .forceRightToLeft
        box.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 4, y: 1, width: 94, height: 96) && two.frame == one.frame)
        #expect(box.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("preservesSuperviewLayoutMargins: at least as far in as the superview's margins")
    func preserved() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let box = box(100, 100)
        box.addSubview(view)
        box.layoutMargins = UIEdgeInsets(top: 30, left: 15, bottom: 15, right: 50)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 10))
    }

    @Test("Margins lie within the safe area unless the view says otherwise; a root view's sides have the system's margins", .chosen)
    func safeAreaMargins() throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))) { device in
            let controller = UIViewController()
            let view = UIView(frame: controller.view.bounds)
            controller.view.addSubview(view)
            device.show(controller)
            #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            controller.viewRespectsSystemMinimumLayoutMargins = false
            controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 0))
        }
    }

    @Test("layoutMarginsDidChange is told of margins that are set, and of a safe area that counts in them")
    func marginCallbacks() {
        let view = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutMargins.left = 20
        #expect(view.changes == 1)
        view.layoutMargins.left = 20
        #expect(view.changes == 1)
    }

    @Test("The safe area's guide follows it")
    func safeArea() throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))) { device in
            let controller = UIViewController()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            let guide = controller.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.widthAnchor.constraint(equalTo: guide.widthAnchor),
            ])
            device.show(controller)
            #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
            #expect(guide.layoutFrame == view.frame && view.frame.minY == 47)
            controller.additionalSafeAreaInsets.top = 10
            device.advanceFrames()
            #expect(view.frame.minY == 57)
        }
    }

    @Test("The readable guide is as wide as the margins on a phone, and no wider than lines of text read well", .chosen)
    func readable() {
        let view = UIView()
        let box = box(300, 100, holding: view)
        let guide = box.readableContentGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(view.frame.minX == 8 && view.frame.maxX == 292)
        box.frame.size.width = 1200
        box.layoutIfNeeded()
        #expect(view.frame.width < 1000 && view.frame.midX == 600)
        #expect(abs(guide.layoutFrame.minX - view.frame.minX) <= 0.5)
    }
}

private final class MarginView: UIView {
    var changes = 0

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
    }
}
