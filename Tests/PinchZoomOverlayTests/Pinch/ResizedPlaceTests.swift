import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A photo stays under resting fingers when its place gets another size, shape, scale or angle.
@MainActor @Suite("Places that resize", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct ResizedPlaceTests {
    enum Change: CaseIterable {
        case move, higher, lower, grid, scale, turn

        /// Whether the place keeps its aspect ratio.
        var keepsShape: Bool { self != .higher && self != .lower }
    }
    enum Photo: CaseIterable { case stretched, filling, fitting, opening, clippedByCard, container, card }
    enum State: CaseIterable { case held, staying, returning }

    @MainActor private final class Screen {
        let controller = UIViewController()
        let card = UIView(frame: CGRect(x: 120, y: 180, width: 150, height: 120))
        let target: UIView
        let zoom: PinchZoomInteraction

        init(_ photo: Photo, stays: Bool) {
            controller.view.backgroundColor = .white
            let imageView = UIImageView(frame: card.bounds)
            imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 150, height: 180)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 150, height: 180))
            }
            var configuration = PinchZoomConfiguration()
            switch photo {
            case .stretched: target = imageView
            case .filling, .opening, .clippedByCard:
                (imageView.contentMode, imageView.clipsToBounds) = (.scaleAspectFill, photo != .clippedByCard)
                if photo == .clippedByCard { (card.clipsToBounds, card.layer.cornerRadius) = (true, 12) }
                if photo == .opening { configuration.crop = .opens() }
                target = imageView
            case .fitting:
                imageView.contentMode = .scaleAspectFit
                target = imageView
            case .container:
                let container = PinchZoomContainerView(frame: card.bounds)
                let content = UIView()
                content.backgroundColor = .red
                container.contentView = content
                target = container
            case .card:
                let view = UIView(frame: card.bounds)
                view.backgroundColor = .red
                view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
                target = view
            }
            if stays { configuration.release = .stays(above: 1.2) }
            zoom = PinchZoomInteraction(configuration: configuration)
            target.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(card)
            card.addSubview(target)
            target.addInteraction(zoom)
        }

        func apply(_ change: Change) {
            switch change {
            case .move: card.frame.origin.y += 60
            case .higher: card.frame.size.height = 200
            case .lower: card.frame.size.height = 60
            case .grid: card.frame = CGRect(x: 10, y: 200, width: 75, height: 60)
            case .scale: card.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
            case .turn: card.transform = CGAffineTransform(rotationAngle: 0.5)
            }
        }
    }

    /// The frame of the red pixels in the middle row and column, in points.
    private static func frame(_ picture: Picture, about point: CGPoint) -> CGRect {
        let (row, column) = (Int(point.y * 2), Int(point.x * 2))
        let isRed = { (pixel: Picture.Pixel) in pixel.red > 150 && pixel.green < 100 }
        let (xs, ys) = ((0..<picture.width).filter { isRed(picture[$0, row]) }, (0..<picture.height).filter { isRed(picture[column, $0]) })
        guard let left = xs.first, let right = xs.last, let top = ys.first, let bottom = ys.last else { return .null }
        return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1).applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    private static func step(_ one: CGRect, _ two: CGRect) -> CGFloat {
        max(abs(one.minX - two.minX), abs(one.maxX - two.maxX), abs(one.minY - two.minY), abs(one.maxY - two.maxY))
    }

    @Test("No edge jumps, and the photo keeps its size", arguments: Change.allCases, Photo.allCases)
    func changes(change: Change, photo: Photo) throws {
        for (state, isAnimated) in [(State.held, false), (.held, true), (.staying, false), (.returning, true)] {
            try HeadlessDevice.run(LookFeed.phone) { device in
                try play(change, of: photo, in: state, isAnimated: isAnimated, on: device)
            }
        }
    }

    private func play(_ change: Change, of photo: Photo, in state: State, isAnimated: Bool, on device: HeadlessDevice) throws {
        let screen = Screen(photo, stays: state == .staying)
        device.show(screen.controller)
        device.advance(by: 0.1)
        let center = CGPoint(x: 195, y: 240)
        let fingers = device.pinch(at: center, spread: 60, scale: 1.6)
        device.advance(by: 0.2)
        if state != .held { device.lift(fingers) }
        if state == .returning { device.advance(by: 0.05) } else if state == .staying { device.advance(by: 1) }
        let name: Comment = "\(state), animated: \(isAnimated)"
        #expect(screen.zoom.state != .idle, name)
        let held = Self.frame(device.screenshot(), about: center)
        var (last, worst) = (held, CGFloat.zero)
        if isAnimated { UIView.animate(withDuration: 0.3) { screen.apply(change) } } else { screen.apply(change) }
        // A photo that returns moves by itself, and its middle may leave the center.
        for _ in 0..<(state == .returning ? 4 : isAnimated ? 36 : 20) {
            device.advanceFrames()
            let now = Self.frame(device.screenshot(), about: center)
            worst = max(worst, Self.step(now, last))
            last = now
        }
        #expect(worst <= (state == .returning ? 30 : 12), name)
        if change.keepsShape, photo != .opening, state != .returning { #expect(Self.step(last, held) <= 1, name) }
        if state == .held {
            // The fingers go on from the photo's present size.
            for finger in fingers { finger.move(by: CGVector(dx: 1, dy: 0)) }
            device.advanceFrames()
            #expect(Self.step(Self.frame(device.screenshot(), about: center), last) <= 2, name)
            device.lift(fingers)
        }
        if state == .staying { screen.zoom.end() }
        try device.advanceUntilIdle()
        #expect(screen.zoom.state == .idle, name)
    }
}
