import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@testable import PinchDemo
@testable import TouchRecorder

/// A phone that shows the demo's tabs.
@MainActor struct DemoPhone {
    /// The phone, with a screen of 390 × 844 points.
    let device: HeadlessDevice
    let tabs: DemoTabBarController
    let settings: DemoSettings
    let window: TouchRecordingWindow

    static func run(_ screen: DemoScreen, pinchOpensPhoto: Bool = false, _ body: (DemoPhone) throws -> Void) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let phone = DemoPhone(screen, pinchOpensPhoto: pinchOpensPhoto, on: device)
            try body(phone)
            try phone.end()
        }
    }

    /// Runs a test that waits for photos.
    static func runAsynchronously(_ screen: DemoScreen, _ body: @MainActor (DemoPhone) async throws -> Void) async throws {
        try await HeadlessDevice.runAsynchronously(HeadlessDevice.Configuration(scale: 1)) { device in
            let phone = DemoPhone(screen, pinchOpensPhoto: false, on: device)
            try await body(phone)
            try phone.end()
            await device.runTasks()
        }
    }

    private init(_ screen: DemoScreen, pinchOpensPhoto: Bool, on device: HeadlessDevice) {
        self.device = device
        settings = DemoSettings(pinchOpensPhoto: pinchOpensPhoto)
        tabs = DemoTabBarController(feed: Feed(count: 16), settings: settings)
        window = TouchRecordingWindow(windowScene: device.scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settings.recordingWindow = window
        tabs.show(screen)
        device.advance(by: 0.3)
    }

    private func end() throws {
        tabs.dismiss(animated: false)
        // Without this, the phone would never be at rest: the feed's drawing post draws for as long as its screen exists.
        window.rootViewController = UIViewController()
        try device.advanceUntilIdle()
    }

    /// Lets time pass frame by frame, and waits for photos in each frame.
    func advance(by duration: TimeInterval) async throws {
        for _ in 0..<Int((duration * Double(device.configuration.framesPerSecond)).rounded()) {
            device.advanceFrames()
            try await device.finishTasks()
        }
    }

    var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }
    var top: UIViewController? { navigation?.topViewController }
    var pager: PhotoPagerViewController? { tabs.presentedViewController as? PhotoPagerViewController ?? top as? PhotoPagerViewController }

    /// Waits long enough for any transition.
    func wait() {
        device.advance(by: 1.5)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        device.tap(at: CGPoint(x: x, y: y))
        wait()
    }

    func tapBack() {
        tap(24, 69)
    }

    /// Drags down from the middle, far enough to dismiss.
    func dragDown() {
        device.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 205, y: 620)).lift()
        wait()
    }

    /// Taps a tab, from 0 to 2.
    func tapTab(_ index: Int) {
        tap(CGFloat(index) * 130 + 65, 785)
    }

    /// Returns a view's frame in points of the window.
    func frame(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: nil)
    }
}
