import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// UIKit raises an exception if anything is added to a visual effect view itself.
@MainActor @Suite("Visual effect views that fly, or lie over what flies", .timeLimit(.minutes(20)), .phones)
struct VisualEffectViewTests {
    /// Returns the component's views inside an app's view. There must be none, even while a picture of the view flies.
    private func strangers(in view: UIVisualEffectView) -> [UIView] {
        view.descendants.filter { String(reflecting: type(of: $0)).hasPrefix("PinchZoomOverlay.") }
    }

    // MARK: Captions and overlying views

    /// Makes an app's usual caption: words on a blur.
    private func makeCaption() -> UIVisualEffectView {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
        let label = UILabel()
        label.text = "Half past four"
        label.translatesAutoresizingMaskIntoConstraints = false
        blur.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: blur.contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: blur.contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: blur.contentView.trailingAnchor, constant: -16),
        ])
        return blur
    }

    @Test(
        "A caption on a blur stays in its place while its photo opens, is dragged and closes",
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func caption(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            let caption = makeCaption()
            phone.grid.caption = { $0 == 4 ? caption : nil }
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.awaitFlight()
            phone.device.advance(by: 0.2)
            #expect(caption.shownAlpha == 0 && strangers(in: caption).isEmpty, "a picture stands for it")
            try phone.device.advanceUntilIdle()
            let frame = caption.shownFrame
            #expect(phone.isOpen && frame.maxY == 810 && frame.width == 390 && frame.height > 30)
            #expect(caption.shownAlpha == 1 && strangers(in: caption).isEmpty)
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 480), duration: 0.4)
            #expect(phone.flyingFrame != nil && caption.shownAlpha == 0)
            finger.move(to: CGPoint(x: 195, y: 310))
            phone.device.advance(by: 0.3)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && caption.shownFrame == frame && caption.shownAlpha == 1 && strangers(in: caption).isEmpty)
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && strangers(in: caption).isEmpty)
        }
    }

    /// A photo with a blur over it.
    private final class BlurScreen: UIViewController, ZoomTransitionDestination {
        private let photoView = UIImageView(image: TestImages.photo(4))
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        var zoomTransitionItem: AnyHashable? { 4 }
        var zoomTransitionView: UIView? { photoView }
        var zoomTransitionOverlyingViews: [UIView] { [blur] }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .black
            photoView.frame = CGRect(x: 0, y: 250, width: 390, height: 260)
            blur.frame = CGRect(x: 20, y: 440, width: 200, height: 50)
            for part in [photoView, blur] { view.addSubview(part) }
        }
    }

    @Test("A blur over the photo of a screen of the app's own stays over the photo that flies")
    func overlyingView() throws {
        try GridPhone.run { phone in
            let screen = BlurScreen()
            phone.navigation.pushViewController(screen, animated: true)
            try phone.awaitFlight()
            phone.device.advance(by: 0.2)
            #expect(screen.blur.shownAlpha == 0 && strangers(in: screen.blur).isEmpty)
            try phone.device.advanceUntilIdle()
            #expect(screen.blur.shownAlpha == 1 && strangers(in: screen.blur).isEmpty)
            let point = CGPoint(x: 120, y: 465)
            screen.blur.isHidden = true
            let bare = phone.device.screenshot().color(at: point)
            screen.blur.isHidden = false
            let rest = phone.device.screenshot().color(at: point)
            func difference(_ other: Picture.Pixel) -> Int {
                max(abs(Int(other.red) - Int(rest.red)), abs(Int(other.blue) - Int(rest.blue)))
            }
            try #require(difference(bare) > 60)
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 320), duration: 0.2)
            #expect(phone.flyingFrame != nil && screen.blur.shownAlpha == 0)
            let held = phone.device.screenshot().color(at: point)
            #expect(difference(held) < 60, "the blur is still seen over the photo: \(rest), \(held)")
            phone.device.advance(by: 0.3)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(screen.blur.shownAlpha == 1 && strangers(in: screen.blur).isEmpty)
            phone.navigation.popViewController(animated: false)
            phone.device.advanceFrames(2)
        }
    }

    @Test("A blur in an overlay as large as the screen stays a blur in flight, and no picture is as large as the screen")
    func blurInOverlay() throws {
        try GridPhone.run { phone in
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
            blur.frame = CGRect(x: 20, y: 600, width: 200, height: 50)
            phone.grid.willOpen = { pager in
                pager.loadViewIfNeeded()
                pager.overlayView.addSubview(blur)
            }
            @MainActor func pictures() -> [UIView] {
                let overlay = phone.window.descendants.first { $0 is TransitionOverlayView }
                return overlay?.subviews.dropFirst().flatMap(\.descendants) ?? []
            }
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            @MainActor func expectBlur() throws {
                let twin = try #require(pictures().lazy.compactMap { $0 as? UIVisualEffectView }.first)
                #expect(twin.effect != nil && twin.convert(twin.bounds, to: nil) == CGRect(x: 20, y: 600, width: 200, height: 50))
                let leaves = pictures().filter { $0.subviews.isEmpty && !$0.isDescendant(of: twin) }
                #expect(leaves.allSatisfy { $0.bounds.height < phone.window.bounds.height })
                #expect(strangers(in: blur).isEmpty)
            }
            try expectBlur()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.overlayView.shownAlpha == 1)
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 340), duration: 0.2)
            try expectBlur()
            phone.device.advance(by: 0.3)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && blur.superview === phone.pager?.overlayView && phone.pager?.overlayView.shownAlpha == 1)
            phone.navigation.popViewController(animated: false)
            phone.device.advanceFrames(2)
        }
    }

    // MARK: Shared views

    /// A screen that shares a blur with constraints.
    private final class SharingScreen: UIViewController, SharedViewTransitionScreen {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        private let top: CGFloat

        init(top: CGFloat) {
            self.top = top
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            blur.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(blur)
            NSLayoutConstraint.activate([
                blur.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
                blur.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                blur.widthAnchor.constraint(equalToConstant: top),
                blur.heightAnchor.constraint(equalToConstant: 100),
            ])
        }

        func sharedViews(with other: UIViewController) -> [SharedView] { [SharedView("blur", blur)] }
    }

    @Test("A blur that two screens share flies from one to the other and back")
    func sharedView() throws {
        try HeadlessDevice.run { device in
            let (near, far) = (SharingScreen(top: 150), SharingScreen(top: 300))
            let navigation = UINavigationController(rootViewController: near)
            let controller = SharedViewTransitionController()
            navigation.delegate = controller
            device.show(navigation)
            device.advanceFrames()
            for isOpening in [true, false] {
                if isOpening {
                    navigation.pushViewController(far, animated: true)
                } else {
                    navigation.popViewController(animated: true)
                }
                device.advance(by: 0.2)
                #expect([near.blur, far.blur].map(\.shownAlpha) == [0, 0])
                #expect((strangers(in: near.blur) + strangers(in: far.blur)).isEmpty)
                try device.advanceUntilIdle()
                #expect([near.blur, far.blur].map(\.shownAlpha) == [1, 1])
                #expect((strangers(in: near.blur) + strangers(in: far.blur)).isEmpty)
            }
        }
    }

    // MARK: Lifted views

    /// The way in which a lifted view is laid out.
    enum Holder: CaseIterable {
        case frame, constraints
    }

    @Test("Two fingers lift a blur, which lands where it was", arguments: Holder.allCases)
    func lifted(holder: Holder) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let blur = BlurZoomView(effect: UIBlurEffect(style: .dark))
            let frame = CGRect(x: 45, y: 200, width: 300, height: 200)
            blur.frame = frame
            controller.view.addSubview(blur)
            if holder == .constraints {
                blur.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    blur.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
                    blur.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 45),
                    blur.widthAnchor.constraint(equalToConstant: 300),
                    blur.heightAnchor.constraint(equalToConstant: 200),
                ])
            }
            blur.enablePinchZoom()
            device.show(controller)
            device.advanceFrames(2)
            let picture = device.screenshot()
            let fingers = device.pinch(at: CGPoint(x: 195, y: 300), spread: 60, scale: 2)
            #expect(blur.pinchZoomInteraction?.state == .zooming && !Lift.canLift(blur), "what is up cannot be lifted again")
            #expect(device.screenshot().color(at: CGPoint(x: 30, y: 300)).red < 200, "it is seen outside of its place")
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(blur.frame == frame && blur.superview === controller.view && blur.shownAlpha == 1 && strangers(in: blur).isEmpty)
            #expect(device.screenshot() == picture && Lift.canLift(blur))
        }
    }

    @Test("A blur that leaves its window while its picture is up is missed in the next frame")
    func leavesWindow() throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            blur.frame = CGRect(x: 45, y: 200, width: 300, height: 200)
            controller.view.addSubview(blur)
            let window = device.show(controller)
            device.advanceFrames()
            let lift = try #require(Lift(of: blur))
            lift.takeOff(into: window)
            device.advanceFrames()
            #expect(lift.refresh() && lift.isCurrent && blur.shownAlpha == 0)
            blur.removeFromSuperview()
            #expect(!lift.isCurrent && !lift.refresh())
            lift.land()
            #expect(blur.shownAlpha == 1 && strangers(in: blur).isEmpty)
        }
    }

    @Test("The content view of a blur stays in the blur while it is lifted")
    func contentView() throws {
        try HeadlessDevice.run { device in
            let controller = UIViewController()
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            blur.frame = CGRect(x: 45, y: 200, width: 300, height: 200)
            blur.contentView.backgroundColor = .red
            controller.view.addSubview(blur)
            let window = device.show(controller)
            device.advanceFrames()
            let lift = try #require(Lift(of: blur.contentView))
            lift.takeOff(into: window)
            device.advanceFrames()
            #expect(blur.contentView.superview === blur && blur.contentView.shownAlpha == 0)
            lift.land()
            #expect(blur.contentView.superview === blur && blur.contentView.shownAlpha == 1 && strangers(in: blur).isEmpty)
        }
    }
}

/// A blur that can be pinched.
private final class BlurZoomView: UIVisualEffectView, PinchZoomable {
    var pinchZoomView: UIView { self }
}
