import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the row of stories above the posts, in both lists.
@MainActor @Suite("The row of stories", .timeLimit(.minutes(20)), .phones) struct StoriesRowTests {
    /// Returns the visible stories, without those that are only kept ready.
    private func stories(_ phone: FeedPhone) -> [StoryRingView] {
        phone.feed.list.scrollView.descendants.compactMap { $0 as? StoryRingView }.filter { story in
            !sequence(first: story as UIView, next: \.superview).contains { $0.isHidden }
        }
    }

    /// Returns the story with a number, counted from the beginning of the row.
    private func story(_ number: Int, _ phone: FeedPhone) throws -> StoryRingView {
        try #require(stories(phone).first { $0.accessibilityLabel == "Story of \(Feed.stories[number])" })
    }

    @Test("Fingers that go sideways scroll the row, and the feed stays where it is", arguments: DemoSettings.FeedStyle.allCases)
    func sideways(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let list = phone.feed.list.scrollView
            // The third story stays visible after the first ones have left the screen.
            let third = try story(2, phone)
            let before = try phone.frame(third)
            let offset = list.contentOffset
            let finger = phone.device.drag(from: CGPoint(x: 320, y: before.midY), to: CGPoint(x: 220, y: before.midY + 4))
            let after = try phone.frame(third)
            #expect(after.minX < before.minX - 50 && after.minY == before.minY)
            #expect(list.contentOffset == offset)
            finger.lift()
            phone.device.advance(by: 1)
            #expect(list.contentOffset == offset)
        }
    }

    @Test("Fingers that go up on the row scroll the feed, and not the row", arguments: DemoSettings.FeedStyle.allCases)
    func upwards(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let list = phone.feed.list.scrollView
            let first = try story(0, phone)
            let before = try phone.frame(first)
            let offset = list.contentOffset
            let finger = phone.device.drag(from: CGPoint(x: 200, y: before.midY), to: CGPoint(x: 203, y: before.midY - 60))
            #expect(list.contentOffset.y > offset.y + 20)
            #expect(try phone.frame(first).minX == before.minX)
            finger.lift()
            phone.device.advance(by: 1)
        }
    }

    @Test("Where reading goes from right to left the row begins at the right", arguments: DemoSettings.FeedStyle.allCases)
    func rightToLeft(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            try #expect(phone.frame(story(0, phone)).minX == 8)
            phone.device.setLayoutDirection(.rightToLeft)
            phone.device.advance(by: 0.2)
            try #expect(phone.frame(story(0, phone)).maxX == 382)
        }
    }

    @Test("All have their names, and somebody who hears them their label", arguments: DemoSettings.FeedStyle.allCases)
    func labels(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let labels = stories(phone).map(\.accessibilityLabel)
            #expect(labels.count > 4 && Set(labels).isSubset(of: Feed.stories.map { "Story of \($0)" }))
        }
    }
}
