import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the feed's look in dark and light, from right to left, in large type and in landscape orientation, in both lists.
@MainActor @Suite("The feed's look", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct FeedLookTests {
    private let kept = KeptPictures()

    enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, largeType, landscape

        var testDescription: String { rawValue }

        @MainActor func set(on device: HeadlessDevice) {
            switch self {
            case .light: break
            case .dark: device.setUserInterfaceStyle(.dark)
            case .rightToLeft: device.setLayoutDirection(.rightToLeft)
            case .largeType: device.setContentSizeCategory(.accessibilityExtraLarge)
            case .landscape: device.rotate(to: .landscapeRight, animated: false)
            }
            device.advance(by: 0.2)
        }
    }

    @Test(
        "Nothing overlaps, and it looks as it did when somebody last looked at it",
        arguments: DemoSettings.FeedStyle.allCases,
        Look.allCases
    )
    func look(_ style: DemoSettings.FeedStyle, _ look: Look) throws {
        try FeedPhone.run(style) { phone in
            look.set(on: phone.device)
            try expectLook("top", style, look, on: phone)
            // The cards and the gallery. Moving posts have their own tests.
            phone.feed.list.scroll(to: 3)
            phone.device.advance(by: 0.2)
            try expectLook("cards", style, look, on: phone)
        }
    }

    private func expectLook(_ place: String, _ style: DemoSettings.FeedStyle, _ look: Look, on phone: FeedPhone) throws {
        for post in phone.feed.list.displayedPosts { expectNothingOverlaps(in: post) }
        try #expect(kept.fault(of: phone.picture(), named: "feed-\(style)-\(place)-\(look)") == nil)
    }

    private func expectNothingOverlaps(in post: PostView) {
        let card = post.subviews[0]
        let parts = card.subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
        #expect(parts.count >= 6)
        for (index, part) in parts.enumerated() {
            #expect(card.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame), "\(part)")
            for other in parts[(index + 1)...] {
                let shared = part.frame.intersection(other.frame)
                #expect(shared.isNull || shared.width < 0.5 || shared.height < 0.5, "\(part) and \(other)")
            }
        }
    }
}
