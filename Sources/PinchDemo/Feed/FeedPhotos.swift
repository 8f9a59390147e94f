/// The position of a photo in a feed: the post, and the photo's number in the post.
struct FeedPhoto: Hashable, Sendable {
    /// The post's number in the feed, from 0.
    let item: Int
    /// The photo's number in its post, from 0, in reading order.
    let place: Int
}

/// All photos of a feed, in order. The sample posts repeat, so indices are computed instead of stored.
struct FeedPhotos: Sendable {
    private static let cycle = Post.samples.enumerated().flatMap { item, post in
        post.photos.indices.map { FeedPhoto(item: item, place: $0) }
    }

    /// The number of photos.
    let count: Int
    private let feed: Feed

    init(_ feed: Feed) {
        self.feed = feed
        let (cycles, rest) = feed.count.quotientAndRemainder(dividingBy: Post.samples.count)
        count = cycles * FeedPhotos.cycle.count + FeedPhotos.cycle.prefix { $0.item < rest }.count
    }

    /// Returns the photo at an index, which must be below ``count``.
    subscript(index: Int) -> FeedPhoto {
        let (cycle, place) = index.quotientAndRemainder(dividingBy: FeedPhotos.cycle.count)
        let sample = FeedPhotos.cycle[place]
        return FeedPhoto(item: sample.item + cycle * Post.samples.count, place: sample.place)
    }

    /// Returns the index of a photo; nil if the feed has no such photo.
    func index(of photo: FeedPhoto) -> Int? {
        let (cycle, sample) = photo.item.quotientAndRemainder(dividingBy: Post.samples.count)
        guard photo.item < feed.count, let place = FeedPhotos.cycle.firstIndex(of: FeedPhoto(item: sample, place: photo.place)) else {
            return nil
        }
        return cycle * FeedPhotos.cycle.count + place
    }

    /// Returns the demo's photo at a position in the feed.
    func picture(_ photo: FeedPhoto) -> Photo {
        feed.post(photo.item).photos[photo.place]
    }
}
