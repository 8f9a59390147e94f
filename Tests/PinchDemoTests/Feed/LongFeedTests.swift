import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of a feed of a hundred thousand posts.
@MainActor @Suite("A long feed", .timeLimit(.minutes(20))) struct LongFeedTests {
    @Test("A hundred thousand posts scroll to their end as sixteen do, with a handful of cells", arguments: DemoSettings.FeedStyle.allCases)
    func scrollsToTheEnd(_ style: DemoSettings.FeedStyle) throws {
        try FeedPhone.run(style, itemCount: 100_000) { phone in
            let list = phone.feed.list
            // The set retains the posts. Without this, a later post could have the same identity.
            var posts: Set<PostView> = []
            for item in stride(from: 0, to: 100_000, by: 4_000) {
                list.scroll(to: item)
                phone.device.advanceFrames(2)
                #expect(list.postView(item) != nil && list.displayedPosts.count < 6)
                posts.formUnion(list.displayedPosts)
            }
            // Scrolls to the very end, which moves while posts on the way get their real heights.
            for _ in 0..<5 {
                list.scrollView.contentOffset.y =
                    list.scrollView.contentSize.height + list.scrollView.adjustedContentInset.bottom - list.scrollView.bounds.height
                phone.device.advanceFrames(2)
                posts.formUnion(list.displayedPosts)
            }
            let last = try #require(list.postView(99_999))
            #expect(try phone.frame(last).maxY <= 844)
            #expect(list.item(of: last) == 99_999)
            // The feed needs a post for each post on the screen, of each of six kinds, and a few that are kept ready.
            #expect(posts.count < 40)
        }
    }
}
