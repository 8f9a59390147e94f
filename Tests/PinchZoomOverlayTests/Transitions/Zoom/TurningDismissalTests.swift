import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of a photo in landscape orientation over a screen that supports only portrait orientation. The photo's dismissal turns the
/// interface, and the system cancels the finger's touch.
@MainActor @Suite("Zoom transition: a dismissal that turns the interface", .timeLimit(.minutes(20)), .phones) struct TurningDismissalTests {
    private final class UprightTabs: UITabBarController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @MainActor private struct Stage {
        let device: HeadlessDevice
        let grid = GridScreen()
        let tabs = UprightTabs()
        let window: UIWindow

        init(_ device: HeadlessDevice) {
            self.device = device
            grid.way = .presented
            tabs.viewControllers = [UINavigationController(rootViewController: grid)]
            window = device.show(tabs)
            device.advanceFrames()
        }

        /// Opens a photo and turns the phone.
        func lie(_ orientation: UIInterfaceOrientation) throws {
            grid.open(4)
            try device.advanceUntilIdle()
            device.rotate(to: orientation)
            try device.advanceUntilIdle()
            #expect(window.bounds.size == CGSize(width: 844, height: 390))
        }

        var isUpright: Bool { device.scene.interfaceOrientation == .portrait && window.bounds.size == CGSize(width: 390, height: 844) }

        var flyingCenter: CGPoint? {
            let overlay = window.descendants.first { $0 is TransitionOverlayView }
            let copy = overlay?.descendants.last { $0 is UIImageView }
            return copy.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
        }

        var leftovers: [UIView] {
            window.descendants.filter { $0 is TransitionOverlayView || $0 is WindowObserver || $0.alpha != 1 && $0 is UIImageView }
        }
    }

    @Test(
        "It goes on where it was going: a flick, a drag and a slow drag end on the screen below, upright",
        arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight],
        [0.05, 0.3, 2]
    )
    func goesOn(orientation: UIInterfaceOrientation, duration: TimeInterval) throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            try stage.lie(orientation)
            let finger = device.drag(from: CGPoint(x: 422, y: 180), to: CGPoint(x: 422, y: 240), duration: duration)
            device.advanceFrames(2)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(stage.tabs.presentedViewController == nil)
            #expect(stage.isUpright)
            #expect(stage.leftovers == [])
            #expect(stage.tabs.view.frame == stage.window.bounds && stage.tabs.view.transform.isIdentity)
            #expect(stage.grid.photoView(4)?.alpha == 1)
            #expect(appearanceFaults(in: stage.grid.appearances) == [])
        }
    }

    @Test("The photo stays where it is on the glass as the interface turns, and flies upright from there", .given(\.touchSlop, .usual))
    func continuity() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            try stage.lie(.landscapeRight)
            let finger = device.touchDown(at: CGPoint(x: 422, y: 195))
            finger.move(to: CGPoint(x: 422, y: 214))
            try device.advanceFrames(while: stage.flyingCenter == nil, limit: 0.1)
            #expect(stage.isUpright)
            // The middle of the screen is still the middle after the turn.
            let center = try #require(stage.flyingCenter)
            #expect(abs(center.x - 195) < 40 && abs(center.y - 422) < 40, "\(center)")
            finger.lift()
            try device.advanceUntilIdle()
            #expect(stage.tabs.presentedViewController == nil && stage.leftovers == [])
        }
    }

    @Test("Where nothing turns, a finger that is taken away leaves the photo open")
    func withoutTurn() throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device)
            stage.grid.open(4)
            try device.advanceUntilIdle()
            device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500), duration: 0.2).cancel()
            try device.advanceUntilIdle()
            #expect(stage.tabs.presentedViewController != nil && stage.isUpright)
            #expect(stage.leftovers == [])
        }
    }
}
