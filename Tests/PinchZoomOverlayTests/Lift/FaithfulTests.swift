import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Faithful": a photo in flight looks the same as in the feed.
@MainActor @Suite("Faithful", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct FaithfulTests {
    /// The look of a photo in its cell.
    enum Look: String, CaseIterable, CustomTestStringConvertible {
        case plain, roundedCorners, twoRoundedCorners, border, background, tintedTemplate, inheritedTint, shadow, shadowPath, translucent
        case aspectFit, top, unclippedFill, highlighted, flipped, turnedByAnEighth
        case roundedCard, croppingHeader, turnedAncestor, ancestorTurnedByAnEighth, mirroredAncestor, scaledAncestor, shiftedBounds
        case translucentAncestor, nestedTurns, anchorPoint
        case pictureClippedByCard, pictureClippedByCarousel, insetPictureClippedByWrapper, centeredPictureClippedByStack
        case subviewClippedByCard, sublayerClippedByCard, shapeClippedByCard, shadowClippedByCard
        case shadowOfCardWithBackground, shadowOfCardWithPlaceholder
        case darkInLight, subviewsOnImage, inheritedTintOfLoan, drawnView, label, stackMember, wholeCell, roundInCard, pageOfCarousel

        var testDescription: String { rawValue }
    }

    @Test("The frame in which it lifts, and the one in which it is back, look as the feed does", arguments: Look.allCases)
    func liftsUnchanged(_ look: Look) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(look)
            let window = device.show(feed.view)
            device.advanceFrames()
            let before = device.screenshot()
            let zoom = feed.zoom
            let target = feed.target
            let frame = target.convert(target.bounds, to: nil)
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            let fingers = device.touchDown(at: [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)])
            var arm: CGFloat = 20
            while zoom.state == .idle, arm < 60 {
                arm += 2
                device.move([(fingers[0], CGPoint(x: middle.x - arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm, y: middle.y))])
            }
            try #require(zoom.state == .zooming)
            #expect(window.subviews.count == 2)
            let lifted = device.screenshot()
            // The edges of a view may lie between pixels. A view drawn on its own layer then rounds its edges differently, by a few levels.
            #expect(largestDifference(before, lifted) <= 6, "\(look)")
            arm *= 2
            device.move([(fingers[0], CGPoint(x: middle.x - arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm, y: middle.y))])
            #expect(device.screenshot() != before)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle)
            #expect(device.screenshot() == before, "\(look)")
        }
    }

    @Test(
        "In flight the corners stay round, those of the photo and those of the card around it",
        arguments: [Look.roundedCorners, .roundedCard]
    )
    func cornersInFlight(_ look: Look) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(look)
            device.show(feed.view)
            device.advanceFrames()
            let frame = feed.target.convert(feed.target.bounds, to: nil)
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            let fingers = device.pinch(at: middle, spread: 40, scale: 2)
            let scale = feed.zoom.pose.scale
            let corner = CGPoint(x: middle.x - frame.width / 2 * scale, y: middle.y - frame.height / 2 * scale)
            let picture = device.screenshot()
            // With a radius of 24 points, the corner of the square is (√2 − 1)·24 ≈ 10 points from the arc, times the scale.
            let outside = picture.color(at: CGPoint(x: corner.x + 3 * scale, y: corner.y + 3 * scale))
            let inside = picture.color(at: CGPoint(x: corner.x + 13 * scale, y: corner.y + 13 * scale))
            #expect(outside.red == outside.green && outside.green == outside.blue, "the dimmed white: \(outside)")
            #expect(inside.red != inside.blue, "the photo: \(inside)")
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("A photo that the feed crops keeps its crop at every scale")
    func cropIsKept() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            cell.photoView.image = TestImages.make(size: CGSize(width: 390, height: 780), hue: 0.6)
            let fingers = phone.device.pinch(at: phone.home, spread: 60, scale: 1.6)
            let pose = try phone.zoom().pose
            let half = CGSize(width: 195 * pose.scale, height: 130 * pose.scale)
            let picture = phone.device.screenshot()
            let above = picture.color(at: CGPoint(x: 195, y: phone.home.y - half.height + 3))
            let below = picture.color(at: CGPoint(x: 195, y: phone.home.y + half.height + 3))
            #expect(above.blue > above.red, "the photo up to its edge")
            #expect(below.red > below.blue, "and the next photo beyond")
            phone.device.lift(fingers)
        }
    }

    @Test("What flies reads from the side that the photo reads from, whatever is around it")
    func readingDirection() throws {
        try FeedPhone.run { phone in
            let photo = try phone.feed.cell(0).photoView
            photo.semanticContentAttribute = .forceRightToLeft
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            let flying = try #require(phone.overlays.first?.descendants.first { $0 is UIImageView })
            #expect(flying.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            phone.device.lift(fingers)
        }
    }

    @Test("An image that is replaced meanwhile is replaced in flight too, with the next frame", .given(\.frames, .regular))
    func imageIsReplaced() throws {
        try FeedPhone.run { phone in
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            let photo = try phone.feed.cell(0).photoView
            let green = TestImages.make(size: CGSize(width: 390, height: 260), hue: 1.0 / 3)
            let point = CGPoint(x: phone.home.x + 70, y: phone.home.y + 75)
            let before = phone.device.screenshot().color(at: point)
            photo.image = green
            phone.device.advanceFrames()
            let after = phone.device.screenshot().color(at: point)
            #expect(before.red > before.green && after.green > after.red)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(photo.image === green)
        }
    }

    @Test("Hiding the source changes nobody's layout: a stack view does not collapse", arguments: [true, false])
    func stackViewKeepsItsLayout(isImage: Bool) throws {
        try HeadlessDevice.run { device in
            let stack = UIStackView(frame: CGRect(x: 20, y: 200, width: 350, height: 300))
            stack.axis = .vertical
            stack.spacing = 8
            let above = UILabel()
            above.text = "Above"
            let below = UILabel()
            below.text = "Below"
            let member: UIView = isImage ? UIImageView(image: TestImages.make(size: CGSize(width: 350, height: 180), hue: 0)) : DrawnView()
            for view in [above, member, below] { stack.addArrangedSubview(view) }
            stack.setCustomSpacing(20, after: member)
            let zoom = PinchZoomInteraction()
            member.addInteraction(zoom)
            device.show(stack)
            device.advanceFrames()
            let frames = stack.arrangedSubviews.map(\.frame)
            let order = stack.arrangedSubviews
            let middle = member.convert(CGPoint(x: member.bounds.midX, y: member.bounds.midY), to: nil)
            let fingers = device.pinch(at: middle, spread: 60, scale: 2)
            #expect(zoom.state == .zooming)
            stack.setNeedsLayout()
            device.advanceFrames(3)
            #expect(stack.arrangedSubviews.map(\.frame) == frames)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(stack.arrangedSubviews == order && stack.arrangedSubviews.map(\.frame) == frames)
            #expect(stack.customSpacing(after: member) == 20)
        }
    }

    @Test("The app sees the alpha that it has set, before, meanwhile and afterwards")
    func alphaComesBack() throws {
        try FeedPhone.run { phone in
            let photo = try phone.feed.cell(0).photoView
            photo.alpha = 0.37
            let exact = photo.alpha
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            try phone.device.advanceUntilIdle()
            #expect(photo.alpha == exact)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(photo.alpha == exact && photo.shownAlpha == 0)
            photo.alpha = 1
            phone.device.advanceFrames()
            #expect(photo.alpha == 1 && photo.shownAlpha == 0, "it is up")
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(photo.shownAlpha == 1)
        }
    }
}
