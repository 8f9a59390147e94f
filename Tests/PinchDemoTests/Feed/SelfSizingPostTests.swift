import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of cells that are as high as their content, at any text size.
@MainActor @Suite("Cells that size themselves", .timeLimit(.minutes(20))) struct SelfSizingPostTests {
    @Test(
        "Each post is as high as its constraints want it to be, and no text is cut off",
        arguments: DemoSettings.FeedStyle.allCases,
        [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
    )
    func heights(_ style: DemoSettings.FeedStyle, _ category: UIContentSizeCategory) throws {
        try FeedPhone.run(style) { phone in
            // The feed is on the screen, so the existing cells must change their height, too.
            phone.device.setContentSizeCategory(category)
            phone.device.advance(by: 0.2)
            #expect(phone.feed.view.cutOffTexts == [])
            for item in Post.samples.indices { try expectNaturalHeight(of: item, width: 390, on: phone) }
            #expect(phone.device.constraintMessages == [])
        }
    }

    @Test("On its side and upright again each post is as high as its constraints want it to be", arguments: DemoSettings.FeedStyle.allCases)
    func rotations(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            for (orientation, width) in [(UIInterfaceOrientation.landscapeRight, 750.0), (.portrait, 390)] {
                phone.device.rotate(to: orientation, animated: false)
                phone.device.advance(by: 0.2)
                for item in Post.samples.indices { try expectNaturalHeight(of: item, width: width, on: phone) }
            }
            #expect(phone.device.constraintMessages == [])
        }
    }

    private func expectNaturalHeight(of item: Int, width: CGFloat, on phone: FeedPhone) throws {
        let post = try phone.post(item)
        let wanted = post.systemLayoutSizeFitting(
            CGSize(width: post.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(abs(post.bounds.height - wanted.height) < 1, "\(item): \(post.bounds.height) instead of \(wanted.height)")
        let cell = try #require(post.superview?.superview)
        #expect(abs(cell.bounds.height - post.bounds.height) < 1 && post.bounds.width == width)
        #expect(phone.feed.view.cutOffTexts == [])
    }
}
