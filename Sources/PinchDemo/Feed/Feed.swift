import UIKit

/// A feed of any length, made of the sample posts over and over.
struct Feed: Sendable {
    /// The number of posts.
    let count: Int

    /// The post of an item.
    func post(_ item: Int) -> Post {
        Post.samples[item % Post.samples.count]
    }

    /// Whose stories wait to be seen.
    static let stories = ["chelsea", "nasa.archive", "wanderer", "aurora", "deep.field", "garden.notes", "launchpad", "lav.v"]
}
