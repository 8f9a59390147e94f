import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Views with constraints, during a flight and after landing.
@MainActor @Suite("Lifted views that constraints hold", .timeLimit(.minutes(20)), .phones) struct ConstrainedViewTests {
    /// Pinches a view above a line, and expects that the line keeps its place and that the view lands in its own.
    private func expectRoomIsKept(_ constrain: (_ view: UIView, _ line: UIView, _ box: UIView) -> Void) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let (view, line) = (ConstrainedZoomView(), UIView())
            let controller = UIViewController()
            let box: UIView = controller.view
            for view in [view, line] {
                view.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(view)
            }
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor, constant: 40),
                view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                line.topAnchor.constraint(equalTo: view.bottomAnchor),
                line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                line.heightAnchor.constraint(equalToConstant: 2),
                line.widthAnchor.constraint(equalTo: box.widthAnchor),
            ])
            constrain(view, line, box)
            view.enablePinchZoom()
            device.show(controller)
            device.advance(by: 0.1)
            let (frame, lineFrame) = (view.frame, line.frame)
            #expect(frame.height == 200 && lineFrame.minY == frame.maxY)
            let fingers = device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 60, scale: 2)
            #expect(view.pinchZoomInteraction?.state == .zooming)
            device.advanceFrames(2)
            #expect(line.frame == lineFrame)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(view.frame == frame && line.frame == lineFrame && view.superview === box)
            // The constraints of the view still hold after landing.
            device.rotate(to: .landscapeRight, animated: false)
            device.advanceFrames(2)
            #expect(view.bounds.width == box.bounds.width && line.frame.minY == view.frame.maxY)
            #expect(device.constraintMessages == [])
        }
    }

    @Test("Its place keeps its room where a constant gives it its height")
    func constant() throws {
        try expectRoomIsKept { view, _, _ in view.heightAnchor.constraint(equalToConstant: 200).isActive = true }
    }

    @Test("Its place keeps its room where its height follows from its own width")
    func ratio() throws {
        try expectRoomIsKept { view, _, _ in
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 200 / 390).isActive = true
        }
    }

    @Test("Its place keeps its room where constraints of the app's own class hold it, as those of layout libraries")
    func ownClass() throws {
        try expectRoomIsKept { view, _, _ in
            LibraryConstraint(
                item: view,
                attribute: .height,
                relatedBy: .equal,
                toItem: nil,
                attribute: .notAnAttribute,
                multiplier: 1,
                constant: 200
            ).isActive = true
        }
    }

    @Test("Views that are tied to each other fly at the same time, and land one after the other")
    func tiedToEachOther() throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let views = [UIView(), UIView()]
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(view)
            }
            NSLayoutConstraint.activate([
                views[0].topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
                views[0].widthAnchor.constraint(equalToConstant: 100),
                views[0].heightAnchor.constraint(equalToConstant: 20),
                views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
                views[1].widthAnchor.constraint(equalToConstant: 100),
                views[1].heightAnchor.constraint(equalToConstant: 20),
            ])
            let window = device.show(controller)
            device.advanceFrames()
            let constraints = controller.view.constraints
            let lifts = views.compactMap { Lift(of: $0) }
            #expect(lifts.count == 2)
            for lift in lifts { lift.takeOff(into: window) }
            device.advanceFrames()
            #expect(views.map(\.shownAlpha) == [0, 0])
            for lift in lifts { lift.land() }
            device.advanceFrames()
            #expect(views.map(\.frame.minY) == [100, 120] && views.allSatisfy { $0.superview === controller.view && $0.shownAlpha == 1 })
            #expect(controller.view.constraints == constraints)
        }
    }

    @Test("A view that its frame holds stays where it is for a line that is tied to it", arguments: [true, false])
    func tiedTo(isWithin: Bool) throws {
        try HeadlessDevice.run { device in
            let (controller, view, line, part) = (UIViewController(), ConstrainedZoomView(), UIView(), UIView())
            let box: UIView = controller.view
            view.frame = CGRect(x: 50, y: 200, width: 200, height: 150)
            part.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
            view.addSubview(part)
            line.translatesAutoresizingMaskIntoConstraints = false
            for member in [view, line] { box.addSubview(member) }
            NSLayoutConstraint.activate([
                line.topAnchor.constraint(equalTo: (isWithin ? part : view).bottomAnchor),
                line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                line.widthAnchor.constraint(equalToConstant: 100),
                line.heightAnchor.constraint(equalToConstant: 2),
            ])
            view.enablePinchZoom()
            device.show(controller)
            device.advanceFrames(2)
            let constraints = box.constraints
            let fingers = device.pinch(at: CGPoint(x: 150, y: 275), spread: 60, scale: 2)
            #expect(view.pinchZoomInteraction?.state == .zooming && view.superview === box)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(box.constraints == constraints)
            view.frame.origin.y += 100
            device.advanceFrames(2)
            #expect(line.frame.minY == (isWithin ? 370 : 450))
        }
    }

    /// When a view moves into a window, UIKit checks that its controller is the child of the right parent. Some phones also check when a
    /// view moves within a window.
    @Test("A view around the view of a child controller lifts, and the controller stays its parent's child")
    func childController() throws {
        try HeadlessDevice.run { device in
            let (controller, child, host) = (UIViewController(), UIViewController(), ConstrainedZoomView())
            host.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
            controller.view.addSubview(host)
            controller.addChild(child)
            child.view.frame = host.bounds
            host.addSubview(child.view)
            child.didMove(toParent: controller)
            host.enablePinchZoom()
            device.show(controller)
            device.advance(by: 0.1)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 200), spread: 60, scale: 2)
            #expect(host.pinchZoomInteraction?.state == .zooming && host.superview === controller.view && host.shownAlpha == 0)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(host.shownAlpha == 1 && child.view.superview === host && child.parent === controller)
        }
    }
}

/// A view that can be pinched.
private final class ConstrainedZoomView: UIView, PinchZoomable {
    var pinchZoomView: UIView { self }
}
