import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// The row of stories above the posts, in both lists.
@MainActor @Suite("The row of stories", .timeLimit(.minutes(20)), .phones) struct StoriesRowTests {
    private func stories(_ phone: FeedPhone) -> [StoryRingView] {
        phone.feed.list.scrollView.descendants.compactMap { $0 as? StoryRingView }
    }

    @Test("Fingers that go sideways scroll the row, and the feed stays where it is", arguments: DemoSettings.FeedStyle.allCases)
    func sideways(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let list = phone.feed.list.scrollView
            let first = try #require(stories(phone).min { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX })
            let before = try phone.frame(first)
            let offset = list.contentOffset
            let finger = phone.device.drag(from: CGPoint(x: 320, y: before.midY), to: CGPoint(x: 220, y: before.midY + 4))
            let after = try phone.frame(first)
            #expect(after.minX < before.minX - 50 && after.minY == before.minY)
            #expect(list.contentOffset == offset)
            finger.lift()
            phone.device.advance(by: 2)
            #expect(list.contentOffset == offset)
        }
    }

    @Test("Fingers that go up on the row scroll the feed, and not the row", arguments: DemoSettings.FeedStyle.allCases)
    func upwards(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let list = phone.feed.list.scrollView
            let first = try #require(stories(phone).first)
            let before = try phone.frame(first)
            let offset = list.contentOffset
            let finger = phone.device.drag(from: CGPoint(x: 200, y: before.midY), to: CGPoint(x: 203, y: before.midY - 60))
            #expect(list.contentOffset.y > offset.y + 20)
            #expect(try phone.frame(first).minX == before.minX)
            finger.lift()
            phone.device.advance(by: 2)
        }
    }

    @Test("Where reading goes from right to left the row begins at the right")
    func rightToLeft() throws {
        try FeedPhone.run(.table) { phone in
            #expect(try phone.frame(stories(phone).first).minX == 8)
            phone.device.setLayoutDirection(.rightToLeft)
            phone.device.advance(by: 0.2)
            let first = try #require(stories(phone).first)
            #expect(first.accessibilityLabel == "Story of chelsea")
            #expect(try phone.frame(first).maxX == 382)
        }
    }

    @Test("All have their names, and somebody who hears them their label", arguments: DemoSettings.FeedStyle.allCases)
    func labels(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style) { phone in
            let labels = stories(phone).filter { $0.window != nil }.map(\.accessibilityLabel)
            #expect(labels.contains("Story of chelsea") && Set(labels).isSubset(of: Feed.stories.map { "Story of \($0)" }))
        }
    }
}
