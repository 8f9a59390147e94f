import UIKit

/// A feed of any length that repeats the sample posts.
struct Feed: Sendable {
    /// The number of posts.
    let count: Int

    /// Returns the post at a position in the feed. The first position is 0.
    func post(_ item: Int) -> Post {
        Post.samples[item % Post.samples.count]
    }

    /// The authors of the stories.
    static let stories = ["chelsea", "nasa.archive", "wanderer", "aurora", "deep.field", "garden.notes", "launchpad", "lav.v"]
}
