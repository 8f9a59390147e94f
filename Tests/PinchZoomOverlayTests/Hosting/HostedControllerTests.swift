import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Hosted content with a view controller, such as a player.
@MainActor @Suite("Hosted view controllers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct HostedControllerTests {
    /// A stand-in for a hosting controller with a player in it.
    private final class Player: AppearanceNotingScreen {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .red
        }
    }

    private static let appearance = ["willAppear", "didAppear"]
    private static let disappearance = ["willDisappear", "didDisappear"]

    /// A screen with the container.
    @MainActor private final class Stage {
        let device: HeadlessDevice
        let screen = UIViewController()
        let container = HostingContainerView()
        let player = Player()

        init(device: HeadlessDevice) {
            self.device = device
            screen.view.backgroundColor = .white
            container.frame = CGRect(x: 45, y: 200, width: 300, height: 200)
            container.controller = player
            screen.view.addSubview(container)
        }

        /// Returns a zoom with which people can pinch the container.
        func makeZoom(onChange: ((PinchZoomChange?) -> Void)? = nil) -> HostedZoom {
            let zoom = HostedZoom()
            zoom.take(onChange: onChange, onOpen: nil)
            zoom.update(PinchZoomConfiguration(), isEnabled: true, of: container)
            return zoom
        }

        func pinch() -> [Finger] { device.pinch(at: CGPoint(x: 195, y: 300), spread: 60, scale: 2) }
    }

    /// Runs a test with the container on a screen, and checks at the end that nothing of a zoom is left.
    private func run(isPushed: Bool = false, _ body: (Stage) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let stage = Stage(device: device)
            let (player, screen) = (stage.player, stage.screen)
            #expect(player.parent == nil && player.viewIfLoaded?.superview == nil, "it waits for a window")
            let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : screen)
            device.show(navigation)
            if isPushed { navigation.pushViewController(screen, animated: false) }
            try device.advanceUntilIdle()
            #expect(player.appearances == Self.appearance && player.parent === screen)
            #expect(player.view.superview === stage.container && player.view.frame == stage.container.bounds)
            try body(stage)
            try device.advanceUntilIdle()
            #expect(!device.windows.flatMap(\.descendants).contains { $0 is PinchOverlayView })
        }
    }

    @Test("Outside a window it is no child, and back in one it's a child of the nearest controller; each callback comes once")
    func moves() throws {
        try run { stage in
            let (device, screen, player, container) = (stage.device, stage.screen, stage.player, stage.container)
            container.removeFromSuperview()
            device.advanceFrames(2)
            #expect(player.appearances == Self.appearance + Self.disappearance && player.parent == nil && screen.children.isEmpty)
            let nested = UIViewController()
            screen.addChild(nested)
            screen.view.addSubview(nested.view)
            nested.didMove(toParent: screen)
            nested.view.addSubview(container)
            device.advanceFrames(2)
            #expect(player.parent === nested && player.view.superview === container)
            #expect(player.appearances == Self.appearance + Self.disappearance + Self.appearance)
        }
    }

    @Test("It goes along into another window, at once or by way of none")
    func otherWindow() throws {
        for isAtOnce in [true, false] {
            try run { stage in
                let (device, screen, player, container) = (stage.device, stage.screen, stage.player, stage.container)
                let window = UIWindow(windowScene: device.scene)
                let other = UIViewController()
                window.rootViewController = other
                window.isHidden = false
                device.advanceFrames(2)
                if !isAtOnce { container.removeFromSuperview() }
                other.view.addSubview(container)
                device.advanceFrames(3)
                #expect(player.parent === other && player.view.window === window && screen.children.isEmpty)
                #expect(player.appearances.suffix(4) == Self.disappearance + Self.appearance)
                container.removeFromSuperview()
                device.advanceFrames(2)
                window.isHidden = true
                screen.view.addSubview(container)
                device.advanceFrames(2)
                container.controller = nil
                #expect(player.parent == nil && player.view.superview == nil)
            }
        }
    }

    @Test("When its screen is popped, it's notified of the whole disappearance, once")
    func popped() throws {
        try run(isPushed: true) { stage in
            let (device, screen, player) = (stage.device, stage.screen, stage.player)
            screen.navigationController?.popViewController(animated: true)
            try device.advanceUntilIdle()
            #expect(player.appearances == Self.appearance + Self.disappearance && player.parent == nil)
        }
    }

    @Test("Two fingers lift a picture; the controller and its view stay, and are notified of nothing until the picture has landed")
    func pinch() throws {
        var changes: [PinchZoomChange?] = []
        try run { stage in
            let (device, screen, player, container) = (stage.device, stage.screen, stage.player, stage.container)
            let (zoom, before) = (stage.makeZoom { changes.append($0) }, device.screenshot())
            let fingers = stage.pinch()
            #expect(zoom.interaction.state == .zooming && container.shownAlpha == 0)
            #expect(player.view.superview === container && player.parent === screen && player.appearances == Self.appearance)
            let color = device.screenshot().color(at: CGPoint(x: 195, y: 180))
            #expect(color.red > 200 && color.green < 50, "the picture is larger than the place: \(color)")
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.interaction.state == .idle && container.shownAlpha == 1 && player.appearances == Self.appearance)
            #expect(device.screenshot() == before && changes.last == .some(nil))
        }
    }

    @Test("A row that goes while it is lifted takes the controller along")
    func removedWhileLifted() throws {
        try run { stage in
            let (device, screen, player, container) = (stage.device, stage.screen, stage.player, stage.container)
            let (zoom, place) = (stage.makeZoom(), HostedPlace())
            place.use(zoom, in: container)
            let fingers = stage.pinch()
            #expect(zoom.interaction.state == .zooming)
            container.removeFromSuperview()
            place.end(container)
            #expect(player.parent == nil && screen.children.isEmpty)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(player.appearances == Self.appearance + Self.disappearance)
        }
    }

    @Test("Where no length is proposed, it's as long as its content needs, or 10 points if the content takes any length")
    func sizes() {
        let container = HostingContainerView()
        container.controller = Player()
        container.controllerSize = { CGSize(width: $0.width, height: $0.width / 2) }
        #expect(container.size(proposedWidth: 300, height: nil) == CGSize(width: 300, height: 150))
        #expect(container.size(proposedWidth: .nan, height: nil) == nil)
        container.controllerSize = { $0 }
        #expect(container.size(proposedWidth: 300, height: nil) == CGSize(width: 300, height: 10))
        #expect(container.size(proposedWidth: .infinity, height: 100) == CGSize(width: CGFloat.infinity, height: 100))
    }
}
