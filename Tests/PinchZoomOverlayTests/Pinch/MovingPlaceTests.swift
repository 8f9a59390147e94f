import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A photo lifts and lands where and as the screen shows it, also while an animation of the app moves, resizes or fades it.
@MainActor @Suite("Places that are animated", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct MovingPlaceTests {
    enum Motion: CaseIterable {
        case shrink, turn, drop, grow, fadeCard, fadePhoto, slidePhoto, shrinkInside, scroll

        var isFade: Bool { self == .fadeCard || self == .fadePhoto }
    }

    /// A red photo in a wrapper in a card on a white screen.
    @MainActor final class Screen {
        let controller = UIViewController()
        let card = UIView(frame: CGRect(x: 75, y: 150, width: 240, height: 180))
        let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 180))
        let photo = UIImageView(frame: CGRect(x: 20, y: 10, width: 200, height: 160))
        let zoom = PinchZoomInteraction()

        init() {
            controller.view.backgroundColor = .white
            photo.image = UIGraphicsImageRenderer(size: photo.bounds.size).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 200, height: 160))
            }
            for view in [wrapper, photo] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            controller.view.addSubview(card)
            card.addSubview(wrapper)
            wrapper.addSubview(photo)
            photo.addInteraction(zoom)
            zoom.configuration.accessibilityZoomScale = 1
        }

        func start(_ motion: Motion) {
            if motion == .fadePhoto { photo.alpha = 0.2 }
            UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) { [self] in
                switch motion {
                case .shrink: card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                case .turn: wrapper.transform = CGAffineTransform(rotationAngle: 0.4)
                case .drop: card.center.y += 60
                case .grow: card.frame.size.height += 40
                case .fadeCard: card.alpha = 0.3
                case .fadePhoto: photo.alpha = 1
                case .slidePhoto: photo.frame.origin.x += 50
                case .shrinkInside:
                    card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
                    photo.transform = CGAffineTransform(translationX: 0, y: 20)
                case .scroll: controller.view.bounds.origin.y = 40
                }
            }
        }
    }

    private typealias Look = (frame: CGRect, paleness: Int)

    /// The frame of the red pixels, in points, and the green of the pixel at their center.
    private static func look(_ picture: Picture) -> Look {
        let frame = picture.box(ofRedAboveGreenBy: 30)
        let pixel = picture[Int(frame.midX), Int(frame.midY)]
        return (CGRect(x: frame.minX / 2, y: frame.minY / 2, width: frame.width / 2, height: frame.height / 2), Int(pixel.green))
    }

    private static func step(_ one: CGRect, _ two: CGRect) -> CGFloat {
        max(abs(one.minX - two.minX), abs(one.maxX - two.maxX), abs(one.minY - two.minY), abs(one.maxY - two.maxY))
    }

    @Test("The first frame after the lift shows the photo as the last frame in its place", arguments: Motion.allCases, [3, 12])
    func lift(motion: Motion, frame: Int) throws {
        var looks: [[Look]] = []
        for isLifted in [false, true] {
            try HeadlessDevice.run(LookFeed.phone) { device in
                let screen = Screen()
                device.show(screen.controller)
                device.advance(by: 0.1)
                screen.start(motion)
                device.advanceFrames(frame)
                var seen = [Self.look(device.screenshot())]
                if isLifted { #expect(screen.zoom.zoomIn()) }
                for _ in 0..<4 {
                    device.advanceFrames()
                    seen.append(Self.look(device.screenshot()))
                }
                looks.append(seen)
                screen.zoom.end()
                try device.advanceUntilIdle()
            }
        }
        let (still, lifted) = (looks[0], looks[1])
        for index in 1...4 {
            let step = Self.step(lifted[index].frame, lifted[index - 1].frame)
            let own = Self.step(still[index].frame, still[index - 1].frame)
            #expect(step <= own + 1, "\(motion), frame \(index): \(lifted[index - 1].frame) -> \(lifted[index].frame)")
            let fade = abs(lifted[index].paleness - lifted[index - 1].paleness)
            // On a screen with 120 frames per second, the overlay's first update may follow after two frames.
            let ownFade = abs(still[index].paleness - still[max(index - 3, 0)].paleness)
            #expect(fade <= ownFade + 3, "\(motion), frame \(index): \(lifted[index - 1].paleness) -> \(lifted[index].paleness)")
        }
    }

    @Test("The last frame of the return shows the photo as the first frame in its place", arguments: Motion.allCases, [0.1, 0.4])
    func landing(motion: Motion, delay: TimeInterval) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = Screen()
            device.show(screen.controller)
            device.advance(by: 0.1)
            let fingers = device.pinch(at: CGPoint(x: 195, y: 240), spread: 60, scale: 1.4)
            #expect(screen.zoom.state == .zooming)
            device.lift(fingers)
            device.advance(by: delay)
            screen.start(motion)
            var (last, seen) = (device.screenshot(), device.screenshot())
            while screen.zoom.state != .idle {
                last = seen
                device.advanceFrames()
                seen = device.screenshot()
            }
            let (before, landed) = (Self.look(last), Self.look(seen))
            device.advanceFrames()
            let own = Self.look(device.screenshot())
            #expect(Self.step(landed.frame, before.frame) <= Self.step(own.frame, landed.frame) * 1.5 + 1, "\(before) -> \(landed)")
            #expect(
                abs(landed.paleness - before.paleness) <= abs(own.paleness - landed.paleness) * 3 / 2 + 3,
                "\(before) -> \(landed)"
            )
            try device.advanceUntilIdle()
        }
    }

    // MARK: A card that is pressed

    enum Press: CaseIterable { case animated, sudden }

    /// A cell with a photo and a caption, which is lifted as a picture, and dims while a finger rests on it.
    private final class Cell: UICollectionViewCell, PinchZoomable {
        static var press = Press.animated
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
        var pinchZoomView: UIView { contentView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            let caption = UILabel(frame: CGRect(x: 0, y: 160, width: 300, height: 40))
            (photo.backgroundColor, caption.text) = (.red, "A caption")
            contentView.addSubview(photo)
            contentView.addSubview(caption)
            enablePinchZoom()
        }

        required init?(coder: NSCoder) { nil }

        override var isHighlighted: Bool {
            didSet {
                let dim = { self.photo.alpha = self.isHighlighted ? 0.4 : 1 }
                if Cell.press == .animated { UIView.animate(withDuration: 0.2, animations: dim) } else { dim() }
            }
        }
    }

    private final class Feed: UICollectionViewController {
        convenience init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 200)
            self.init(collectionViewLayout: layout)
            collectionView.backgroundColor = .white
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    @Test("A pressed card flies without its press, after the color that the press showed", arguments: Press.allCases)
    func pressedCard(press: Press) throws {
        Cell.press = press
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = Feed()
            device.show(feed)
            device.advance(by: 0.1)
            let cell = try #require(feed.collectionView.visibleCells.first as? Cell)
            let center = CGPoint(x: 195, y: 80)
            @MainActor func paleness() -> Int { Int(device.screenshot().color(at: center).green) }
            let first = device.touchDown(at: CGPoint(x: 155, y: 80))
            device.advance(by: 0.4)
            let pressed = paleness()
            #expect(pressed > 100 && cell.isHighlighted)
            let second = device.touchDown(at: CGPoint(x: 235, y: 80))
            var seen = [pressed]
            for step in 1...30 {
                device.move([(first, CGPoint(x: 155 - step, y: 80)), (second, CGPoint(x: 235 + step, y: 80))])
                device.advanceFrames()
                seen.append(paleness())
            }
            let zoom = try #require(cell.pinchZoomInteraction)
            #expect(zoom.state == .zooming && !cell.isHighlighted)
            #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($0 - $1) < 40 }, "\(seen)")
            #expect(seen.last == 0, "\(seen)")
            device.lift([first, second])
            while zoom.state != .idle {
                device.advanceFrames()
                #expect(paleness() == 0)
            }
            try device.advanceUntilIdle()
        }
    }
}
