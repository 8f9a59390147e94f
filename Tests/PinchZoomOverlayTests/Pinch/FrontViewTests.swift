import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Views over a photo don't vanish in the frame of the lift, and don't pop in at the landing.
@MainActor @Suite("Views over the photo", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct FrontViewTests {
    enum Over: CaseIterable {
        case nothing, caption, badge, translucent, blur, border, header, floatingButton, turned, raised, nested, several
        case inRoundCard, inMaskedCard, beyondRoundCorners, fitted, fittedInCard, overflowing, overflowingContent, roundBorder,
            turnedBorder, raisedOverAnother, centeredInRoundPhoto, maskedPhoto

        /// The largest difference of a channel. At the edge of a clip, the photo shines through the view over it by up to a quarter,
        /// because both are cut off by themselves.
        var limit: Int {
            switch self {
            case .inRoundCard, .inMaskedCard: 100
            case .turnedBorder: 64
            case .beyondRoundCorners, .centeredInRoundPhoto, .maskedPhoto: 20
            default: 12
            }
        }
    }

    /// A red photo in a card, with a view over the photo.
    private final class Screen: UIViewController {
        let card = UIView(frame: CGRect(x: 75, y: 150, width: 240, height: 180))
        let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 240, height: 180))
        let zoom = PinchZoomInteraction()

        init(_ over: Over) {
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .white
            photo.image = UIGraphicsImageRenderer(size: photo.bounds.size).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 240, height: 180))
            }
            card.addSubview(photo)
            view.addSubview(card)
            photo.addInteraction(zoom)
            lay(over)
        }

        required init?(coder: NSCoder) { nil }

        private func box(_ frame: CGRect, _ color: UIColor = .black) -> UIView {
            let box = UIView(frame: frame)
            box.backgroundColor = color
            return box
        }

        private func lay(_ over: Over) {
            let badge = box(CGRect(x: 190, y: 10, width: 40, height: 24))
            switch over {
            case .nothing: break
            case .caption:
                let caption = UILabel(frame: CGRect(x: 10, y: 140, width: 220, height: 30))
                (caption.text, caption.textColor) = ("A caption", .white)
                card.addSubview(caption)
            case .badge: card.addSubview(badge)
            case .translucent:
                badge.alpha = 0.5
                card.addSubview(badge)
            case .blur:
                let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
                blur.frame = CGRect(x: 0, y: 130, width: 240, height: 50)
                card.addSubview(blur)
            case .border: (card.layer.borderWidth, card.layer.borderColor) = (6, UIColor.blue.cgColor)
            case .header: view.addSubview(box(CGRect(x: 0, y: 0, width: 390, height: 190), .blue))
            case .floatingButton: view.addSubview(box(CGRect(x: 280, y: 290, width: 56, height: 56), .green))
            case .turned:
                card.transform = CGAffineTransform(rotationAngle: 0.3)
                card.addSubview(badge)
            case .raised:
                badge.layer.zPosition = 2
                card.insertSubview(badge, at: 0)
            case .nested:
                let wrapper = UIView(frame: card.bounds)
                wrapper.addSubview(badge)
                card.addSubview(wrapper)
            case .inRoundCard:
                (card.clipsToBounds, card.layer.cornerRadius) = (true, 40)
                card.addSubview(box(CGRect(x: 0, y: 0, width: 240, height: 30)))
            case .inMaskedCard:
                let oval = CAShapeLayer()
                oval.path = UIBezierPath(ovalIn: card.bounds).cgPath
                card.layer.mask = oval
                card.addSubview(box(CGRect(x: 0, y: 0, width: 240, height: 60)))
            case .beyondRoundCorners:
                (card.clipsToBounds, card.layer.cornerRadius) = (true, 40)
                view.addSubview(box(CGRect(x: 75, y: 150, width: 240, height: 30), UIColor(white: 0, alpha: 0.4)))
            case .roundBorder:
                (card.layer.borderWidth, card.layer.borderColor, card.layer.cornerRadius) = (4, UIColor.blue.cgColor, 60)
                photo.frame = photo.frame.insetBy(dx: 8, dy: 8)
            case .fittedInCard:
                (photo.contentMode, photo.frame.size.height) = (.scaleAspectFit, 120)
                let lifted = UIView(frame: photo.frame)
                photo.removeInteraction(zoom)
                lifted.addSubview(photo)
                card.addSubview(lifted)
                lifted.addInteraction(zoom)
                card.addSubview(box(CGRect(x: 0, y: 80, width: 240, height: 40), UIColor(white: 0, alpha: 0.4)))
            case .fitted:
                (photo.contentMode, photo.frame.size.height) = (.scaleAspectFit, 120)
                card.addSubview(box(CGRect(x: 0, y: 80, width: 240, height: 40), UIColor(white: 0, alpha: 0.4)))
            case .overflowing:
                (photo.contentMode, photo.frame) = (.scaleAspectFill, CGRect(x: 0, y: 40, width: 240, height: 60))
                card.addSubview(badge)
            case .overflowingContent:
                photo.contentMode = .scaleAspectFill
                photo.removeInteraction(zoom)
                let container = PinchZoomContainerView(frame: CGRect(x: 0, y: 40, width: 240, height: 60))
                container.contentView = photo
                container.addInteraction(zoom)
                card.addSubview(container)
                card.addSubview(badge)
            case .turnedBorder:
                (card.layer.borderWidth, card.layer.borderColor) = (6, UIColor.blue.cgColor)
                card.transform = CGAffineTransform(rotationAngle: 0.3)
                photo.frame = CGRect(x: 50, y: 0, width: 140, height: 180)
            case .centeredInRoundPhoto:
                (photo.contentMode, photo.clipsToBounds, photo.layer.cornerRadius) = (.center, true, 40)
                photo.frame = CGRect(x: 0, y: 0, width: 260, height: 160)
                card.addSubview(box(CGRect(x: 0, y: 120, width: 260, height: 40), UIColor(white: 0, alpha: 0.4)))
            case .maskedPhoto:
                let oval = CAShapeLayer()
                oval.path = UIBezierPath(ovalIn: photo.bounds).cgPath
                photo.layer.mask = oval
                card.addSubview(box(CGRect(x: 0, y: 0, width: 240, height: 60), UIColor(white: 0, alpha: 0.4)))
            case .raisedOverAnother:
                badge.layer.zPosition = 1
                card.addSubview(badge)
                card.addSubview(box(CGRect(x: 180, y: 5, width: 30, height: 40), .yellow))
            case .several:
                card.addSubview(badge)
                card.addSubview(box(CGRect(x: 180, y: 5, width: 30, height: 40), .yellow))
                view.addSubview(box(CGRect(x: 60, y: 300, width: 60, height: 60), .green))
            }
        }
    }

    @Test("The first frame after the lift and the last frame before the landing look as the feed does", arguments: Over.allCases)
    func steps(over: Over) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = Screen(over)
            let window = device.show(screen)
            device.advance(by: 0.1)
            let viewCount = window.descendants.count
            expectNoStep(of: screen.zoom, on: device, within: over.limit, "\(over)") {
                // The overlay, its backdrop, the carrier, the replica, the twin and the element for VoiceOver.
                if over == .nothing { #expect(window.descendants.count - viewCount == 6, "nothing over the photo adds no view") }
            }
            #expect(window.descendants.count == viewCount)
        }
    }

    /// Lifts a photo in its place and lands it, and compares the frames before and after both.
    private func expectNoStep(
        of zoom: PinchZoomInteraction,
        on device: HeadlessDevice,
        within limit: Int = 12,
        _ name: Comment,
        lifted: () -> Void = {}
    ) {
        zoom.configuration.accessibilityZoomScale = 1
        let before = device.screenshot()
        #expect(zoom.zoomIn())
        lifted()
        device.advanceFrames()
        #expect(largestDifference(before, device.screenshot()) <= limit, name)
        zoom.end()
        var last = before
        while zoom.state != .idle {
            last = device.screenshot()
            device.advanceFrames()
        }
        #expect(largestDifference(last, device.screenshot()) <= limit && device.screenshot() == before, name)
    }

    @Test("A badge fades within 0.15 seconds while the photo flies above it, and comes back within 0.15 seconds at the landing")
    func fades() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = Screen(.badge)
            device.show(screen)
            device.advance(by: 0.1)
            let point = CGPoint(x: 285, y: 172)
            @MainActor func red() -> Int { Int(device.screenshot().color(at: point).red) }
            #expect(red() == 0)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 60, scale: 1.5, duration: 0.05)
            #expect(screen.zoom.state == .zooming)
            device.advance(by: 0.15)
            #expect(red() == 255)
            device.lift(fingers)
            var reds: [Int] = []
            while screen.zoom.state != .idle {
                reds.append(red())
                device.advanceFrames()
            }
            #expect(reds.first == 255 && reds.last ?? 255 <= 12, "\(reds)")
            #expect(zip(reds, reds.dropFirst()).allSatisfy { $1 <= $0 && $0 - $1 < 90 }, "no step: \(reds)")
            let duration = Double(reds.count { (12..<250).contains($0) }) / Double(device.configuration.framesPerSecond)
            #expect(duration <= 0.15, "\(reds)")
        }
    }

    @Test("A view over the photo that is scaled down from a size that no bitmap has")
    func scaledDown() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let (screen, wide) = (Screen(.nothing), UIView(frame: CGRect(x: 0, y: 0, width: 40_000, height: 4000)))
            wide.backgroundColor = .black
            wide.center = CGPoint(x: 120, y: 60)
            wide.transform = CGAffineTransform(scaleX: 0.002, y: 0.002)
            screen.card.addSubview(wide)
            device.show(screen)
            device.advance(by: 0.1)
            expectNoStep(of: screen.zoom, on: device, "a view of 40,000 points")
        }
    }

    @Test("A badge doesn't stand alone over the empty place, and its alpha stays the app's")
    func fadesInPlace() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = Screen(.badge)
            device.show(screen)
            device.advance(by: 0.1)
            let badge = try #require(screen.card.subviews.last)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 60, scale: 1.5, duration: 0.05)
            device.advance(by: 0.2)
            for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 150)) }
            device.advanceFrames()
            let color = device.screenshot().color(at: CGPoint(x: 285, y: 172))
            #expect(color.red == color.green && color.red > 40, "the dimmed screen, and not the black badge: \(color)")
            #expect(badge.alpha == 1 && !badge.isHidden)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.screenshot().color(at: CGPoint(x: 285, y: 172)).red == 0 && badge.layer.animationKeys() == nil)
        }
    }

    enum BarLook: CaseIterable { case opaque, translucent, transparentAtEdge, opaqueItem }

    @Test("A bar over a photo looks the same in the frames of the lift and of the landing", arguments: BarLook.allCases)
    func bars(look: BarLook) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(size: CGSize(width: 390, height: 480), scale: 2)) { device in
            let (controller, list) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 480)))
            let photo = UIImageView(image: TestImages.make(size: CGSize(width: 390, height: 260), hue: 0.1))
            photo.frame = CGRect(x: 0, y: 0, width: 390, height: 260)
            list.contentSize = CGSize(width: 390, height: 1000)
            list.addSubview(photo)
            controller.view.addSubview(list)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            let navigation = UINavigationController(rootViewController: controller)
            let (bar, solid) = (navigation.navigationBar, UINavigationBarAppearance())
            solid.configureWithOpaqueBackground()
            switch look {
            case .opaque: (bar.standardAppearance, bar.scrollEdgeAppearance) = (solid, solid)
            case .translucent: break
            case .transparentAtEdge:
                // The photo lies under the bar, whose background is transparent there.
                list.contentInsetAdjustmentBehavior = .never
                bar.standardAppearance = solid
            case .opaqueItem: controller.navigationItem.standardAppearance = solid
            }
            device.show(navigation)
            if look != .transparentAtEdge { list.contentOffset.y += 60 }
            device.advance(by: 0.5)
            expectNoStep(of: zoom, on: device, "\(look)")
        }
    }

    @Test("A badge that changes in flight comes back with its new look")
    func changed() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = Screen(.badge)
            device.show(screen)
            device.advance(by: 0.1)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 60, scale: 1.5)
            screen.card.subviews.last?.backgroundColor = .green
            device.advance(by: 0.1)
            device.lift(fingers)
            var last = device.screenshot()
            while screen.zoom.state != .idle {
                last = device.screenshot()
                device.advanceFrames()
            }
            #expect(largestDifference(last, device.screenshot()) <= 12)
        }
    }
}
