import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uilayoutguide, /uiview/safearealayoutguide, /layoutmarginsguide,
/// /readablecontentguide, /uiscrollview/contentlayoutguide and /framelayoutguide, and Technical Note TN2154 on scroll views.
@MainActor @Suite("Layout guides", .timeLimit(.minutes(20))) struct LayoutGuideTests {
    /// Another test may have left its phone on, with settings of its own.
    init() throws {
        try HeadlessDevice().shutDown()
    }

    @Test("A guide has an owner, an identifier and a frame by constraints in the owner's coordinates")
    func custom() {
        let guide = UILayoutGuide()
        #expect(guide.owningView == nil && guide.identifier.isEmpty && guide.layoutFrame == .zero)
        guide.identifier = "gap"
        let (one, two) = (NaturalView(10, 10), NaturalView(20, 10))
        let box = box(100, 50, holding: one, two)
        box.addLayoutGuide(guide)
        #expect(guide.owningView === box && box.layoutGuides == [guide])
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: box.leadingAnchor), guide.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            two.leadingAnchor.constraint(equalTo: guide.trailingAnchor), two.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            guide.topAnchor.constraint(equalTo: one.bottomAnchor), one.topAnchor.constraint(equalTo: box.topAnchor),
            guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.2),
            two.topAnchor.constraint(equalTo: guide.centerYAnchor), two.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 80),
        ])
        box.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 70, height: 14))
        #expect(two.frame.minY == 17)
        #expect(!guide.hasAmbiguousLayout)
    }

    @Test("A guide that is removed takes its constraints along")
    func removed() {
        let guide = UILayoutGuide()
        let view = UIView()
        let box = box(holding: view)
        box.addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(equalTo: view.trailingAnchor), guide.widthAnchor.constraint(equalToConstant: 3),
        ]
        NSLayoutConstraint.activate(constraints)
        box.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && box.layoutGuides.isEmpty && !constraints.contains { $0.isActive })
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

    @Test("Centres within margins")
    func centresWithinMargins() {
        let view = NaturalView(10, 10)
        let box = box(100, 100, holding: view)
        box.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        for (attribute, margin) in [(.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins)]
            as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]
        {
            NSLayoutConstraint(
                item: view,
                attribute: attribute,
                relatedBy: .equal,
                toItem: box,
                attribute: margin,
                multiplier: 1,
                constant: 0
            )
            .isActive = true
        }
        box.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 40, y: 40))
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

    @Test("Margins lie within the safe area unless the view says otherwise; a root view's sides have the system's margins")
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

    @Test("The readable guide is as wide as the margins on a phone, and no wider than lines of text read well")
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

    // MARK: Scroll views

    @Test("Constraints to the content guide decide contentSize; the frame guide stays where it is while the content moves")
    func scrollGuides() {
        let (content, badge) = (NaturalView(500, 900), NaturalView(10, 10))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        for view in [content, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        let (area, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            area.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
            area.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            badge.topAnchor.constraint(equalTo: frame.topAnchor, constant: 3),
            badge.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 500, height: 915))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 500, height: 900))
        #expect(badge.frame.origin == CGPoint(x: 190, y: 3))
        scrollView.contentOffset = CGPoint(x: 20, y: 100)
        scrollView.layoutIfNeeded()
        #expect(content.frame.origin == CGPoint(x: 0, y: 10))
        #expect(badge.frame.origin == CGPoint(x: 210, y: 103))
        content.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 200)
    }

    @Test("A scroll view's own edges are its content's for what lies in it, and its width and centre are its frame's")
    func scrollEdges() {
        let content = NaturalView(UIView.noIntrinsicMetric, 900)
        let beside = NaturalView(10, 10)
        let scrollView = UIScrollView()
        let box = box(200, 300, holding: scrollView, beside)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        pin(scrollView, 20)
        pin(content)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            beside.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
            beside.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 20, y: 20, width: 160, height: 260))
        #expect(scrollView.contentSize == CGSize(width: 160, height: 900))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 160, height: 900))
        #expect(beside.frame.origin == CGPoint(x: 20, y: 280))
    }

    @Test("A constraint across a scroll view's border holds its view in place while the content moves")
    func acrossScrollView() {
        let sticky = NaturalView(10, 10)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 300))
        let box = box(200, 400)
        box.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        sticky.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(sticky)
        NSLayoutConstraint.activate([
            sticky.topAnchor.constraint(equalTo: box.topAnchor, constant: 60), sticky.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        ])
        box.layoutIfNeeded()
        #expect(sticky.frame.minY == 10)
        scrollView.contentOffset.y = 500
        box.layoutIfNeeded()
        #expect(sticky.frame.minY == 510)
    }
}

private final class MarginView: UIView {
    var changes = 0

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
    }
}
