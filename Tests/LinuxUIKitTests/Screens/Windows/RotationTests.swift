import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

@Suite("Rotation", .timeLimit(.minutes(20))) @MainActor struct RotationTests {
    private final class Controller: UIViewController {
        var log: [String] = []
        var orientations = UIInterfaceOrientationMask.all

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("traits \(newCollection.verticalSizeClass)")
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
            coordinator.animate { [self] _ in
                log.append("along \(Int(view.bounds.width))")
            } completion: { [self] _ in
                log.append("done")
            }
        }
    }

    // UIContentContainer's page: the new traits, the new size, what goes along, the end.
    @Test("Controllers hear of the new traits and size beforehand, and of the end", arguments: [false, true])
    func order(animated: Bool) throws {
        try HeadlessDevice.run { device in
            let root = Controller()
            device.show(root)
            device.rotate(to: .landscapeRight, animated: animated)
            #expect(root.log.prefix(3) == ["traits compact", "size 844 from 390", "along 844"])
            try device.advanceUntilIdle()
            #expect(root.log == ["traits compact", "size 844 from 390", "along 844", "done"])
        }
    }

    @Test("Screen, window and root view take the new size; the orientation is the scene's", .chosen)
    func sizes() throws {
        try HeadlessDevice.run { device in
            let root = Controller()
            let window = device.show(root)
            device.rotate(to: .landscapeLeft, animated: false)
            let bounds = CGRect(x: 0, y: 0, width: 844, height: 390)
            #expect(UIScreen.main.bounds == bounds)
            #expect(window.frame == bounds)
            #expect(root.view.frame == bounds)
            #expect(device.scene.interfaceOrientation == .landscapeLeft)
            device.rotate(to: .portrait, animated: false)
            #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    @Test("A lying phone has its notch's room at both sides and 21 points at the bottom", .chosen)
    func safeArea() throws {
        try HeadlessDevice.run { device in
            let root = Controller()
            device.show(root)
            device.rotate(to: .landscapeLeft, animated: false)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        }
    }

    // "Adaptivity and layout" of the Human Interface Guidelines: a lying phone is compact both ways.
    @Test("The size classes follow, and controllers are told")
    func traits() throws {
        try HeadlessDevice.run { device in
            let root = Controller()
            device.show(root)
            #expect(root.traitCollection.verticalSizeClass == .regular)
            device.rotate(to: .landscapeLeft, animated: false)
            #expect(root.traitCollection.horizontalSizeClass == .compact)
            #expect(root.traitCollection.verticalSizeClass == .compact)
        }
    }

    // supportedInterfaceOrientations' page.
    @Test("An orientation that the screen does not support changes nothing")
    func unsupported() throws {
        try HeadlessDevice.run { device in
            let root = Controller()
            root.orientations = .portrait
            device.show(root)
            device.rotate(to: .landscapeLeft)
            #expect(root.log.isEmpty)
            #expect(device.scene.interfaceOrientation == .portrait)
        }
    }

    @Test("The bar is lower where the height is compact, and the screen under it follows", .chosen)
    func navigation() throws {
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            device.show(navigation)
            device.rotate(to: .landscapeLeft, animated: false)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
            #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
            #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:) and
    /// …/size(forchildcontentcontainer:withparentcontainersize:).
    @Test("Children that fill their container hear of its new size")
    func children() throws {
        try HeadlessDevice.run { device in
            let child = Controller()
            device.show(UINavigationController(rootViewController: child))
            device.rotate(to: .landscapeLeft, animated: false)
            device.advanceFrames()
            #expect(child.log == ["traits compact", "size 844 from 390", "along 844", "done"])
        }
    }

    @Test("A controller under a full-screen one has the new size when it comes back", .chosen)
    func covered() throws {
        try HeadlessDevice.run { device in
            let (a, b) = (Controller(), Controller())
            b.modalPresentationStyle = .fullScreen
            device.show(a)
            a.present(b, animated: false)
            device.advanceFrames()
            device.rotate(to: .landscapeLeft, animated: false)
            #expect(b.view.bounds.size == CGSize(width: 844, height: 390))
            b.dismiss(animated: false)
            device.advanceFrames()
            #expect(a.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        }
    }

    // A finished animation leaves the model's value, as the last setter has set it.
    @Test("What has changed since a rotation began stays as it is when the next one cuts it short", .chosen, arguments: [false, true])
    func cutShort(isCut: Bool) throws {
        try HeadlessDevice.run { device in
            let (root, box) = (UIViewController(), UIView())
            device.show(root)
            box.frame = root.view.bounds
            box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(box)
            device.rotate(to: .landscapeLeft)
            device.advance(by: 0.1)
            let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            box.frame = frame
            if isCut { device.rotate(to: .landscapeRight) }
            try device.advanceUntilIdle()
            #expect(box.frame == frame && root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        }
    }

    @Test(
        "A presentation that has not begun when the phone is turned is over when it is dismissed then",
        .chosen,
        arguments: [false, true]
    )
    func presentationToCome(animated: Bool) throws {
        try HeadlessDevice.run(.phone(where: \.transitionStart, is: .late)) { device in
            let (root, cover) = (Controller(), Controller())
            let window = device.show(root)
            cover.modalPresentationStyle = .fullScreen
            root.present(cover, animated: true)
            device.rotate(to: .landscapeLeft, animated: animated)
            root.dismiss(animated: animated)
            try device.advanceUntilIdle()
            device.advanceFrames()
            #expect(root.presentedViewController == nil && cover.view.window == nil)
            #expect(window.subviews == [root.view])
        }
    }
}
