import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The usual card: an image view with round corners, in a view with a shadow.
@MainActor @Suite("Cards", .timeLimit(.minutes(20)), .phones) struct CardTests {
    /// The view whose layer has the shadow.
    enum Owner: CaseIterable { case wrapper, cell }

    /// The view that is lifted.
    enum Lifted: CaseIterable { case photo, wrapper }

    @MainActor private struct Card {
        let cell = UIView(frame: CGRect(x: 75, y: 60, width: 240, height: 160))
        let wrapper = UIView()
        let photo = UIImageView(image: TestImages.make(size: CGSize(width: 480, height: 320), hue: 0.1))

        init(on screen: UIView, shadow: Owner?, path: Bool) {
            wrapper.frame = cell.bounds
            photo.frame = wrapper.bounds
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            photo.layer.cornerRadius = 20
            screen.backgroundColor = .white
            screen.addSubview(cell)
            cell.addSubview(wrapper)
            wrapper.addSubview(photo)
            guard let shadow else { return }
            let layer = (shadow == .cell ? cell : wrapper).layer
            layer.shadowOpacity = 0.6
            layer.shadowRadius = 6
            layer.shadowOffset = CGSize(width: 0, height: 4)
            if path { layer.shadowPath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 20).cgPath }
        }
    }

    private func run(
        shadow: Owner?,
        path: Bool = false,
        _ body: (HeadlessDevice, Card, UIWindow, _ overlay: UIView) throws -> Void
    ) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let controller = UIViewController()
            let card = Card(on: controller.view, shadow: shadow, path: path)
            let window = device.show(controller)
            device.advanceFrames(2)
            let overlay = UIView(frame: window.bounds)
            try body(device, card, window, overlay)
            overlay.removeFromSuperview()
        }
    }

    private func move(_ lift: Lift, down distance: CGFloat) {
        lift.move(to: Placement(center: CGPoint(x: lift.placeCenter.x, y: lift.placeCenter.y + distance)))
    }

    @Test(
        "A shadow flies with its photo: nothing changes at the lift and at the landing, and no shadow stays behind",
        arguments: Owner.allCases.flatMap { owner in [false, true].map { (owner, $0) } },
        Lifted.allCases
    )
    func shadow(card ownerAndPath: (Owner, Bool), lifted: Lifted) throws {
        let (owner, path) = ownerAndPath
        try run(shadow: owner, path: path) { device, card, window, overlay in
            let before = device.screenshot()
            let lift = try #require(Lift(of: lifted == .photo ? card.photo : card.wrapper))
            #expect(lift.flyingView is ImageTwin)
            window.addSubview(overlay)
            lift.takeOff(into: overlay)
            lift.uncover(0)
            #expect(largestDifference(before, device.screenshot()) <= 6)
            move(lift, down: 230)
            let flown = device.screenshot()
            // A point below the center of the place, and a point below the center of the photo. Both are within the shadow.
            let (place, photo) = (flown.color(at: CGPoint(x: 195, y: 224)), flown.color(at: CGPoint(x: 195, y: 454)))
            #expect(place.red == 255 && place.blue == 255, "an empty shadow: \(place)")
            #expect(photo.red < 230, "no shadow in flight: \(photo)")
            lift.move(to: Placement(center: lift.placeCenter))
            lift.land()
            #expect(device.screenshot() == before)
        }
    }

    @Test("The shadow of a card that shows more than the photo stays with the card", arguments: [false, true])
    func cardWithBackground(path: Bool) throws {
        try run(shadow: .cell, path: path) { device, card, window, overlay in
            card.cell.backgroundColor = .white
            card.cell.frame.size.height = 200
            card.cell.layer.shadowPath = path ? UIBezierPath(rect: card.cell.bounds).cgPath : nil
            device.advanceFrames()
            let before = device.screenshot()
            let lift = try #require(Lift(of: card.photo))
            window.addSubview(overlay)
            lift.takeOff(into: overlay)
            lift.uncover(0)
            #expect(largestDifference(before, device.screenshot()) <= 6)
            move(lift, down: 240)
            let below = CGPoint(x: 90, y: 264)
            #expect(device.screenshot().color(at: below) == before.color(at: below) && before.color(at: below).red < 230)
            lift.land()
            #expect(device.screenshot() == before)
        }
    }

    // MARK: Views that an image view fills

    @Test("A wrapper that constraints hold flies as its image view, sharp, and cut as the wrapper cuts")
    func wrapper() throws {
        try run(shadow: nil) { device, card, window, overlay in
            card.photo.layer.cornerRadius = 0
            card.photo.clipsToBounds = false
            card.wrapper.clipsToBounds = true
            card.wrapper.layer.cornerRadius = 24
            card.wrapper.backgroundColor = .lightGray
            card.photo.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                card.photo.topAnchor.constraint(equalTo: card.wrapper.topAnchor),
                card.photo.bottomAnchor.constraint(equalTo: card.wrapper.bottomAnchor),
                card.photo.leadingAnchor.constraint(equalTo: card.wrapper.leadingAnchor),
                card.photo.trailingAnchor.constraint(equalTo: card.wrapper.trailingAnchor),
            ])
            device.advanceFrames(2)
            let before = device.screenshot()
            let lift = try #require(Lift(of: card.wrapper))
            #expect(lift.flyingView is ImageTwin && lift.takesFullSize)
            window.addSubview(overlay)
            lift.takeOff(into: overlay)
            lift.uncover(0)
            #expect(largestDifference(before, device.screenshot()) <= 6)
            #expect(!Lift.canLift(card.wrapper) && lift.refresh())
            move(lift, down: 230)
            // The wrapper's own background must not leave a hole in the place.
            #expect(device.screenshot().color(at: CGPoint(x: 195, y: 140)).red == 255)
            lift.land()
            #expect(device.screenshot() == before && Lift.canLift(card.wrapper))
        }
    }

    /// The content of a wrapper besides the image view, or another property that rules out a twin.
    enum Extra: CaseIterable { case badge, border, margin, fittedPicture, noImage }

    @Test("A wrapper that shows more than its image view flies as a picture, which looks the same", arguments: Extra.allCases)
    func picture(extra: Extra) throws {
        try run(shadow: nil) { device, card, window, overlay in
            card.wrapper.backgroundColor = .yellow
            switch extra {
            case .badge:
                let badge = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
                badge.backgroundColor = .red
                card.wrapper.addSubview(badge)
            case .border: card.wrapper.layer.borderWidth = 4
            case .margin: card.photo.frame = card.wrapper.bounds.insetBy(dx: 8, dy: 8)
            case .fittedPicture: card.photo.contentMode = .scaleAspectFit
            case .noImage: card.photo.image = nil
            }
            device.advanceFrames(2)
            let before = device.screenshot()
            let lift = try #require(Lift(of: card.wrapper))
            #expect(lift.flyingView is ViewSnapshot)
            window.addSubview(overlay)
            lift.takeOff(into: overlay)
            lift.uncover(0)
            #expect(largestDifference(before, device.screenshot()) <= 6)
            lift.land()
            #expect(device.screenshot() == before)
        }
    }
}
