import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The rows of *Wrapping cells* that say what flies, and what people see over and around it, as pictures: the place, the first frame after
/// the lift, two frames of the zoom, the last frame of the return, and the place again.
@MainActor @Suite("Wrapping cells: looks", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct WrappingCellsLookTests {
    enum Row: String, CaseIterable {
        case imageView, roundCard, loader, container, cardWithCaption, viewsOver, border, translucentBar, opaqueBar, mask, translucentCell
        case pressedCard, covered
    }

    /// A card with a photo on a screen with a bar.
    @MainActor private final class Screen {
        static let size = CGSize(width: 180, height: 200)

        let controller = UIViewController()
        let card = UIControl(frame: CGRect(x: 20, y: 56, width: 140, height: 110))
        let photo = UIImageView(image: TestImages.photo(0))
        var flying: UIView
        private(set) lazy var zoom = PinchZoomInteraction(lifting: .view { [weak self] in self?.flying })

        init(_ row: Row) {
            flying = photo
            controller.view.backgroundColor = UIColor(white: 0.93, alpha: 1)
            card.backgroundColor = .white
            photo.frame = CGRect(x: 10, y: 10, width: 120, height: 90)
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            card.addSubview(photo)
            controller.view.addSubview(card)
            dress(for: row)
            card.addInteraction(zoom)
        }

        private func dress(for row: Row) {
            switch row {
            case .imageView: break
            case .roundCard:
                wrap(clips: true)
                flying.layer.cornerRadius = 24
            case .loader: wrap(clips: false)
            case .container:
                photo.removeFromSuperview()
                let container = PinchZoomContainerView(contentView: photo)
                container.frame = CGRect(x: 10, y: 10, width: 120, height: 90)
                (container.layer.borderWidth, container.layer.cornerRadius, container.clipsToBounds) = (3, 12, true)
                card.addSubview(container)
                flying = container
            case .cardWithCaption:
                photo.frame.size.height = 70
                add("A caption", in: CGRect(x: 10, y: 84, width: 120, height: 20), .black, .clear)
                add("3", in: CGRect(x: 122, y: -10, width: 26, height: 26), .white, .red)
                (card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.cornerRadius) = (0.5, 6, 10)
                flying = card
            case .viewsOver:
                add("1/4", in: CGRect(x: 96, y: 16, width: 28, height: 18), .white, .black)
                add("A caption", in: CGRect(x: 10, y: 78, width: 120, height: 22), .white, UIColor(white: 0, alpha: 0.5))
                add("▶", in: CGRect(x: 55, y: 40, width: 30, height: 30), .black, .white)
            case .border:
                photo.frame = card.bounds
                (card.layer.borderWidth, card.layer.cornerRadius, card.clipsToBounds) = (4, 20, true)
            case .translucentBar, .opaqueBar:
                let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: Screen.size.width, height: 84))
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: row == .opaqueBar ? 1 : 0.6)
                (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance, appearance)
                controller.view.addSubview(bar)
            case .mask:
                let mask = CAShapeLayer()
                mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 140, height: 110)).cgPath
                card.layer.mask = mask
                photo.frame = card.bounds
            case .translucentCell:
                card.alpha = 0.5
                add("1/4", in: CGRect(x: 110, y: 76, width: 28, height: 18), .white, .black)
            case .pressedCard:
                flying = card
                add("A caption", in: CGRect(x: 10, y: 78, width: 120, height: 22), .white, UIColor(white: 0, alpha: 0.5))
            case .covered: add("Sensitive", in: CGRect(x: 10, y: 10, width: 120, height: 90), .white, .gray)
            }
        }

        /// Fades the card, as an app does while a finger rests on it.
        func fade(to alpha: CGFloat) {
            card.isHighlighted = alpha < 1
            UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) { self.card.alpha = alpha }
        }

        /// Puts the photo into a view that it fills, and that is lifted.
        private func wrap(clips: Bool) {
            let wrapper = UIView(frame: photo.frame)
            photo.frame = wrapper.bounds
            wrapper.clipsToBounds = clips
            wrapper.addSubview(photo)
            card.addSubview(wrapper)
            flying = wrapper
        }

        private func add(_ text: String, in frame: CGRect, _ color: UIColor, _ background: UIColor) {
            let label = UILabel(frame: frame)
            (label.text, label.textColor, label.backgroundColor, label.textAlignment) = (text, color, background, .center)
            label.font = .systemFont(ofSize: 13)
            card.addSubview(label)
        }
    }

    private let kept = KeptPictures()

    @Test("Looks as the article says", arguments: Row.allCases)
    func look(row: Row) throws {
        try HeadlessDevice.run(HeadlessDevice.Configuration(size: Screen.size, scale: 1, safeAreaInsets: .zero)) { device in
            let screen = Screen(row)
            device.show(screen.controller)
            device.advance(by: 0.1)
            var pictures = [device.screenshot()]
            let arms = { (length: CGFloat) in [CGPoint(x: 90 - length, y: 110), CGPoint(x: 90 + length, y: 110)] }
            let fingers = device.touchDown(at: arms(20))
            if row == .pressedCard {
                screen.fade(to: 0.6)
                device.advance(by: 0.15)
            }
            for length in 21...29 where screen.zoom.state == .idle { device.move(Array(zip(fingers, arms(CGFloat(length))))) }
            #expect(screen.zoom.state == (row == .covered ? .idle : .zooming))
            device.advanceFrames()
            pictures.append(device.screenshot())
            if row == .pressedCard { screen.fade(to: 1) }
            device.advance(by: 0.07)
            pictures.append(device.screenshot())
            device.move(Array(zip(fingers, arms(36))))
            device.advance(by: 0.4)
            pictures.append(device.screenshot())
            device.lift(fingers)
            var last = device.screenshot()
            while screen.zoom.state != .idle {
                last = device.screenshot()
                device.advanceFrames()
            }
            pictures += [last, device.screenshot()]
            try #expect(kept.fault(of: Self.strip(pictures), named: "wrapping-\(row.rawValue)") == nil)
            try device.advanceUntilIdle()
        }
    }

    private static func strip(_ pictures: [Picture]) throws -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let width = Screen.size.width + 4
        let size = CGSize(width: width * CGFloat(pictures.count), height: Screen.size.height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            for (index, picture) in pictures.enumerated() { picture.image.draw(at: CGPoint(x: width * CGFloat(index), y: 0)) }
        }
        return try #require(Picture(image))
    }
}
