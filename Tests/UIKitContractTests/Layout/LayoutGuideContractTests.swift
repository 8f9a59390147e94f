import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uilayoutguide, /uiview/safearealayoutguide, /layoutmarginsguide,
/// /readablecontentguide, /uiscrollview/contentlayoutguide and /framelayoutguide, and Technical Note TN2154 on scroll views.
@MainActor @Suite("Layout guides", timeLimit(minutes: 20)) struct LayoutGuideContractTests {
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
