import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// Regions of a view: UIViewLayoutRegion.h, and the pages of UIView.LayoutRegion, layoutGuide(for:), edgeInsets(for:) and
/// directionalEdgeInsets(for:). The controls of a window lie in its leading top corner, and outside the safe area: "Elevate the design of
/// your iPad app" (WWDC25, session 208) and TimOliver/TOCropViewController, pull request 631.
@MainActor @Suite("Layout regions", .timeLimit(.minutes(20))) struct LayoutRegionTests {
    @Test("Without a corner to make way for, regions are the safe area, the margins and what is readable")
    func plain() throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            device.show(controller)
            let view = try #require(controller.view)
            #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets && view.safeAreaInsets.top == 47)
            #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == view.safeAreaInsets)
            #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
            for region in [UIView.LayoutRegion.safeArea(), .margins(), .readableContent(cornerAdaptation: .vertical)] {
                let guide = view.layoutGuide(for: region)
                #expect(guide === view.layoutGuide(for: region) && guide.owningView === view)
                #expect(guide.layoutFrame == view.bounds.inset(by: view.edgeInsets(for: region)))
            }
            #expect(view.layoutGuide(for: .readableContent()).layoutFrame == view.readableContentGuide.layoutFrame)
        }
    }

    @Test("A region makes way for the window's controls along its axis, the safe area does not", arguments: [false, true])
    func controls(isRightToLeft: Bool) throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))) { device in
            if isRightToLeft { device.setLayoutDirection(.rightToLeft) }
            let controller = UIViewController()
            device.show(controller)
            let view = try #require(controller.view)
            let boxes = [UIView.LayoutRegion.safeArea(), .safeArea(cornerAdaptation: .horizontal), .safeArea(cornerAdaptation: .vertical)]
                .map {
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    let guide = view.layoutGuide(for: $0)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: guide.topAnchor), box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    ])
                    return box
                }
            device.advanceFrames()
            let whole = CGRect(x: 0, y: 24, width: 390, height: 800)
            #expect(boxes.map(\.frame) == [whole, whole, whole])
            device.windowControlsSize = CGSize(width: 70, height: 40)
            device.advanceFrames()
            let narrow = CGRect(x: isRightToLeft ? 0 : 70, y: 24, width: 320, height: 800)
            #expect(boxes.map(\.frame) == [whole, narrow, CGRect(x: 0, y: 40, width: 390, height: 784)])
            #expect(view.safeAreaInsets.top == 24)
            #expect(view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .horizontal)).leading == 70)
            device.windowControlsSize = .zero
            device.advanceFrames()
            #expect(boxes.map(\.frame) == [whole, whole, whole])
        }
    }

    @Test("A view away from the corner has nothing to make way for, and a view that comes there has")
    func moved() throws {
        try HeadlessDevice.run { device in
            device.windowControlsSize = CGSize(width: 80, height: 60)
            let (view, box) = (UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200)), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            let guide = view.layoutGuide(for: .margins(cornerAdaptation: .horizontal))
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.topAnchor.constraint(equalTo: guide.topAnchor),
                box.trailingAnchor.constraint(equalTo: guide.trailingAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            ])
            device.show([view])
            #expect(box.frame.minX == 8)
            view.frame.origin.x = 20
            device.advanceFrames()
            #expect(box.frame.minX == 60 && box.frame.maxX == 192)
        }
    }
}
