import HeadlessDevice
import Testing
import UIKit

/// From UIDevice.h and https://developer.apple.com/documentation/uikit/uidevice.
@MainActor @Suite("UIDevice", .timeLimit(.minutes(20))) struct UIDeviceTests {
    @Test("It is a phone")
    func phone() {
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone" && device.localizedModel == "iPhone")
        #expect(device.name == "iPhone" && device.systemName == "iOS")
        #expect((Int(device.systemVersion.prefix { $0 != "." }) ?? 0) >= 15)
        #expect(UIDevice.current === device)
    }

    // UIDevice.h: unknown unless notifications are generated; beginning them is nestable.
    @Test("How it is held is known, and posted, while that is asked for; whether the interface follows does not matter")
    func orientation() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        try HeadlessDevice.run { phone in
            phone.show(Upright())
            let device = UIDevice.current
            nonisolated(unsafe) var posts = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification,
                object: device,
                queue: nil
            ) { _ in posts += 1 }
            #expect(device.orientation == .unknown)
            device.beginGeneratingDeviceOrientationNotifications()
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(device.orientation == .portrait && posts == 0)
            // The interface is turned against the device: UIInterfaceOrientation's page.
            phone.rotate(to: .landscapeLeft, animated: false)
            #expect(device.orientation == .landscapeRight && posts == 1 && phone.scene.interfaceOrientation == .portrait)
            device.endGeneratingDeviceOrientationNotifications()
            #expect(device.orientation == .landscapeRight)
            device.endGeneratingDeviceOrientationNotifications()
            phone.rotate(to: .portrait, animated: false)
            #expect(device.orientation == .unknown && posts == 1)
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("Orientations that stand, lie and are flat")
    func kinds() {
        #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.portraitUpsideDown.isPortrait)
        #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
        #expect(UIDeviceOrientation.portrait.isValidInterfaceOrientation && !UIDeviceOrientation.unknown.isValidInterfaceOrientation)
    }
}
