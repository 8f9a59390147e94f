import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// The simulated phone for the gestures, with a screen opened on it. It has 402 × 874 points at 3 pixels each, and 120 frames a second.
@MainActor struct FeelPhone {
    /// The screens from which the gestures go back.
    enum Screen {
        /// A photo in its pager, in the middle column of the grid's third row.
        case photo
        /// A screen that shares no views with the screen below.
        case page
    }

    static let item = 7

    let device: HeadlessDevice
    let grid = FeelGrid()
    let navigation: UINavigationController
    let window: UIWindow
    private let shared = SharedViewTransitionController()

    /// Runs a closure on a new phone that has opened a screen.
    static func run<Result>(_ screen: Screen, _ body: (FeelPhone) throws -> Result) throws -> Result {
        var configuration = HeadlessDevice.Configuration()
        configuration.size = CGSize(width: Measured.width, height: Measured.height)
        configuration.scale = 3
        configuration.safeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
        configuration.framesPerSecond = 120
        return try HeadlessDevice.run(configuration) { device in
            let phone = FeelPhone(device: device, screen: screen)
            try device.advanceUntilIdle()
            let result = try body(phone)
            try device.advanceUntilIdle()
            return result
        }
    }

    private init(device: HeadlessDevice, screen: Screen) {
        self.device = device
        let root = screen == .photo ? grid : PlainScreen()
        navigation = UINavigationController(rootViewController: root)
        navigation.delegate = screen == .photo ? grid.zoom : shared
        window = device.show(navigation)
        device.advanceFrames(2)
        if screen == .page { navigation.pushViewController(PlainScreen(), animated: true) }
    }

    /// Opens the photo. UIKit begins the transition with the next frame.
    func open() {
        navigation.pushViewController(PhotoPagerViewController(dataSource: grid, currentIndex: FeelPhone.item), animated: true)
        device.advanceFrames()
    }

    /// Opens the photo and waits until it is open.
    func openAndWait() throws {
        open()
        try device.advanceUntilIdle()
    }

    /// Whether the opened screen is gone.
    var isBack: Bool { navigation.viewControllers.count == 1 }

    /// The frame of the flying photo on the screen, in points of the window, or `nil` if no photo flies.
    var flying: CGRect? {
        let overlay = window.all.first { String(describing: type(of: $0)) == "TransitionOverlayView" }
        return overlay?.subviews.first?.all.last { $0 is UIImageView }.map { PresentedLayer($0.layer).frame }
    }

    /// Records a quantity with each frame from now on, as long as there is a value. Time counts from now, or from the last frame in which
    /// the quantity had not moved. Fingers may lift between two frames.
    func record(for duration: TimeInterval, _ quantity: () -> Double?) -> Curve {
        var curve = Curve()
        let first = quantity()
        var start = device.now
        let end = start + duration
        while device.now < end {
            device.advanceFrames()
            guard let first, let value = quantity() else { continue }
            if curve.samples.isEmpty {
                if value == first {
                    start = device.now
                    continue
                }
                curve.append(first, at: 0)
            }
            curve.append(value, at: device.now - start)
        }
        return curve
    }
}

extension UIView {
    /// All descendants of the view, from the outside in.
    fileprivate var all: [UIView] { subviews + subviews.flatMap(\.all) }
}
