import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Image views whose picture changes without the app, during a flight and afterwards.
@MainActor @Suite("Image views that draw by themselves", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct SelfDrawingTests {
    /// The way in which an image view shows changing pictures.
    enum Kind: CaseIterable {
        /// A subclass that sets one picture after the other on its layer, as players of animated images do.
        case player
        /// The same subclass, with the first of its pictures as image.
        case playerWithPoster
        /// An image view with an animated image.
        case animatedImage
        /// An image view with `animationImages`.
        case animationImages
    }

    private static let frame = CGRect(x: 45, y: 140, width: 300, height: 200)
    private static let middle = CGPoint(x: 195, y: 240)
    private static let colors: [CGFloat] = [0, 0.25, 0.5, 0.75]

    private func makeView(_ kind: Kind) -> UIImageView {
        let images = SelfDrawingTests.colors.map { TestImages.make(size: CGSize(width: 300, height: 200), hue: $0) }
        let view: UIImageView
        switch kind {
        case .player, .playerWithPoster:
            let player = FramePlayer(frame: SelfDrawingTests.frame)
            player.frames = images.compactMap(\.cgImage)
            if kind == .playerWithPoster { player.image = images[0] }
            view = player
        case .animatedImage:
            view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
        case .animationImages:
            view = UIImageView(image: images[0])
            view.animationImages = images
            view.animationDuration = 1
            view.startAnimating()
        }
        view.frame = SelfDrawingTests.frame
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.isUserInteractionEnabled = true
        return view
    }

    /// Runs a test with a view in a window, and with the interaction that lifts the view.
    private func run(_ kind: Kind, _ body: (HeadlessDevice, UIImageView, PinchZoomInteraction) throws -> Void) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
            root.backgroundColor = .white
            let view = makeView(kind)
            root.addSubview(view)
            let zoom = PinchZoomInteraction()
            view.addInteraction(zoom)
            device.show(root)
            device.advance(by: 0.1)
            try body(device, view, zoom)
            // The player draws in every frame until the view leaves its window.
            view.removeFromSuperview()
            device.advanceFrames(2)
        }
    }

    /// Returns the colors beside the fingers' centroid in a second and a half.
    private func colors(on device: HeadlessDevice) -> Set<Picture.Pixel> {
        var colors: Set<Picture.Pixel> = []
        for _ in 0..<12 {
            device.advance(by: 0.125)
            colors.insert(device.screenshot().color(at: CGPoint(x: 260, y: 180)))
        }
        return colors
    }

    @Test("They go on while they are lifted, and afterwards, and are not moved for it", arguments: Kind.allCases)
    func goOn(kind: Kind) throws {
        try run(kind) { device, view, zoom in
            #expect(colors(on: device).count >= 4)
            let superview = view.superview
            let fingers = device.pinch(at: SelfDrawingTests.middle, spread: 60, scale: 1.6)
            #expect(zoom.state == .zooming && view.superview === superview)
            #expect(colors(on: device).count >= 4)
            #expect(view.alpha == 1 && !view.isHidden && view.shownAlpha == 0)
            device.lift(fingers)
            device.advance(by: 1.5)
            #expect(zoom.state == .idle && view.shownAlpha == 1)
            #expect(colors(on: device).count >= 4)
        }
    }

    @Test("The frame in which they lift shows what they showed", arguments: Kind.allCases)
    func liftsUnchanged(kind: Kind) throws {
        try run(kind) { device, view, zoom in
            // After this time, the view shows another picture than the first.
            device.advance(by: 0.55)
            let fingers = device.touchDown(at: [CGPoint(x: 175, y: 240), CGPoint(x: 215, y: 240)])
            var arm: CGFloat = 20
            var before = device.screenshot()
            while zoom.state == .idle, arm < 60 {
                before = device.screenshot()
                arm += 2
                device.move([(fingers[0], CGPoint(x: 195 - arm, y: 240)), (fingers[1], CGPoint(x: 195 + arm, y: 240))])
            }
            #expect(zoom.state == .zooming)
            if zoom.pose.scale == 1 { #expect(largestDifference(before, device.screenshot()) <= 6) }
            device.lift(fingers)
        }
    }

    @Test("One that loses its picture while it is lifted shows the last one until it lands", arguments: Kind.allCases)
    func losesPicture(kind: Kind) throws {
        try run(kind) { device, view, zoom in
            let fingers = device.pinch(at: SelfDrawingTests.middle, spread: 60, scale: 1.6)
            device.advance(by: 0.3)
            let before = device.screenshot()
            (view as? FramePlayer)?.frames = []
            view.stopAnimating()
            view.animationImages = nil
            view.image = nil
            view.layer.contents = nil
            device.advance(by: 0.3)
            #expect(zoom.state == .zooming && device.screenshot() == before)
            device.lift(fingers)
            device.advance(by: 1.5)
            #expect(zoom.state == .idle && device.screenshot().color(at: SelfDrawingTests.middle).isWhite)
        }
    }

    /// An image that an image view shows in another way than it is stored, or the package's own image view.
    enum ShownOtherwise: CaseIterable {
        case turned, template, hosted
    }

    private final class LoaderImageView: UIImageView {}

    @Test("A subclass that turns or colors its image flies as that image, whatever its layer shows", arguments: ShownOtherwise.allCases)
    func shownOtherwise(kind: ShownOtherwise) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let stored = TestImages.make(size: CGSize(width: 300, height: 200), hue: 0.25)
            let view = kind == .hosted ? HostedImageView(frame: SelfDrawingTests.frame) : LoaderImageView(frame: SelfDrawingTests.frame)
            switch kind {
            case .hosted: view.image = stored
            case .turned: view.image = try UIImage(cgImage: #require(stored.cgImage), scale: 1, orientation: .right)
            case .template: view.image = stored.withRenderingMode(.alwaysTemplate)
            }
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
            root.addSubview(view)
            device.show(root)
            device.advanceFrames(2)
            // The layer has a picture of UIKit's own format, which only UIKit can show.
            view.layer.contents = TestImages.make(size: CGSize(width: 30, height: 20), hue: 0.6).cgImage
            let lift = try #require(Lift(of: view))
            let overlay = UIView(frame: root.bounds)
            root.addSubview(overlay)
            lift.takeOff(into: overlay)
            let twin = try #require(overlay.descendants.lazy.compactMap { $0 as? UIImageView }.first)
            #expect(twin.image === view.image && twin.subviews.isEmpty)
            view.layer.contents = TestImages.make(size: CGSize(width: 30, height: 20), hue: 0.9).cgImage
            #expect(lift.refresh() && twin.image === view.image && twin.subviews.isEmpty)
            lift.land()
            overlay.removeFromSuperview()
        }
    }

    @Test("A stretchable picture that a view draws by itself stays stretchable in flight")
    func stretchable() throws {
        try run(.player) { device, view, zoom in
            view.layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            let fingers = device.pinch(at: SelfDrawingTests.middle, scale: 2)
            #expect(zoom.state == .zooming)
            let contents = try #require(view.layer.contents as AnyObject?)
            let copies = device.windows.flatMap(\.descendants).filter { $0 !== view && $0.layer.contents as AnyObject? === contents }
            #expect(copies.map(\.layer.contentsCenter) == [view.layer.contentsCenter])
            device.lift(fingers)
        }
    }

    @Test("One that has drawn nothing yet is not lifted")
    func empty() throws {
        try run(.player) { device, view, zoom in
            (view as? FramePlayer)?.frames = []
            view.layer.contents = nil
            device.lift(device.pinch(at: SelfDrawingTests.middle, scale: 2))
            #expect(zoom.state == .idle)
        }
    }
}

extension Picture.Pixel {
    fileprivate var isWhite: Bool { (red, green, blue) == (255, 255, 255) }
}

/// An image view that sets a new picture on its layer in each frame. As in SDWebImage's view, the pictures stop while the view is hidden,
/// transparent, or in no window.
private final class FramePlayer: UIImageView {
    var frames: [CGImage] = []
    private var link: CADisplayLink?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        link?.invalidate()
        link = nil
        guard window != nil else { return }
        let link = CADisplayLink { [weak self] link in self?.showFrame(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func showFrame(at time: CFTimeInterval) {
        guard !isHidden, alpha > 0, window != nil, !frames.isEmpty else { return }
        layer.contents = frames[Int(time * Double(frames.count)) % frames.count]
    }
}
