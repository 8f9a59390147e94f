import HeadlessDevice
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide, /bottomlayoutguide and
/// https://developer.apple.com/documentation/uikit/uilayoutsupport.
@MainActor @Suite("Layout guides of controllers", .timeLimit(.minutes(20))) struct LayoutSupportTests {
    @available(*, deprecated, message: "The properties are deprecated")
    @Test("The guides are as high as the safe area leaves at the top and at the bottom, and constraints hold to their edges and heights")
    func rooms() throws {
        try HeadlessDevice.run(.init(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))) { device in
            let controller = UIViewController()
            let view: UIView = controller.view
            let (content, high, low) = (UIView(), UIView(), UIView())
            for subview in [content, high, low] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 3),
                content.bottomAnchor.constraint(equalTo: bottom.topAnchor),
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.widthAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: high,
                    attribute: .top,
                    relatedBy: .equal,
                    toItem: top,
                    attribute: .top,
                    multiplier: 1,
                    constant: 0
                ),
                high.heightAnchor.constraint(equalTo: top.heightAnchor), high.widthAnchor.constraint(equalToConstant: 10),
                high.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                low.topAnchor.constraint(equalTo: bottom.topAnchor), low.bottomAnchor.constraint(equalTo: bottom.bottomAnchor),
                low.leadingAnchor.constraint(equalTo: view.leadingAnchor), low.widthAnchor.constraint(equalToConstant: 10),
            ])
            device.show(controller)
            #expect(top.length == 47 && bottom.length == 34)
            #expect(content.frame == CGRect(x: 0, y: 50, width: 10, height: 844 - 34 - 50))
            #expect(high.frame == CGRect(x: 0, y: 0, width: 10, height: 47))
            #expect(low.frame == CGRect(x: 0, y: 810, width: 10, height: 34))
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
            device.advanceFrames()
            #expect(top.length == 57 && content.frame == CGRect(x: 0, y: 60, width: 10, height: 844 - 40 - 60))
            #expect(controller.topLayoutGuide === top && view.layoutGuides.isEmpty)
        }
    }

    // Apple's pages say nothing of it. Unit tests of EasyPeasy (nakiostudio/EasyPeasy on GitHub) count the constraints of the
    // controller's view, and pass on iOS.
    @available(*, deprecated, message: "The properties are deprecated")
    @Test("Two constraints in the controller's view hold each guide")
    func constraints() throws {
        try HeadlessDevice.run { _ in
            let controller = UIViewController()
            let view: UIView = controller.view
            #expect(view.constraints.isEmpty)
            let top = controller.topLayoutGuide
            #expect(view.constraints.count == 2 && view.constraints.allSatisfy { $0.firstItem === top && $0.isActive })
            let bottom = controller.bottomLayoutGuide
            #expect(view.constraints.count == 4 && view.constraints.suffix(2).allSatisfy { $0.firstItem === bottom && $0.isActive })
        }
    }
}
