import UIKit

/// A post in the feed.
struct Post: Hashable, Sendable {
    enum Media: Hashable, Sendable {
        /// A photo from edge to edge.
        case photo(Photo)
        /// A photo in a rounded card with margins.
        case card(Photo)
        /// Photos side by side.
        case gallery([Photo])
        /// A drawing that moves.
        case drawing
        /// An animated image.
        case animation
        /// A film that plays in a loop.
        case video
        /// The view of a child view controller.
        case route
    }

    let author: String
    let media: Media
    let likes: Int
    let caption: String

    /// Whether the post is in a rounded card with margins.
    var isCard: Bool {
        if case .card = media { true } else { false }
    }

    /// The photos, in reading order; empty for all other media.
    var photos: [Photo] {
        switch media {
        case .photo(let photo), .card(let photo): [photo]
        case .gallery(let photos): photos
        case .drawing, .animation, .video, .route: []
        }
    }

    /// The larger version of the post's photo, which replaces the photo while two fingers hold it; nil if the post has none.
    var largePhoto: LargePhoto? { media == .card(.temple) ? LargePhoto.all.first : nil }

    /// The height of the media divided by its width.
    var aspectRatio: CGFloat {
        switch media {
        case .photo(let photo), .card(let photo): photo.aspectRatio
        case .gallery: 0.5
        case .drawing, .animation, .route: 0.625
        case .video: 0.5625
        }
    }

    /// The sample posts, which the feed repeats. A feed of a hundred thousand posts needs no more memory than the samples.
    static let samples = [
        Post(
            author: "pikolo.espresso",
            media: .photo(.coffee),
            likes: 1204,
            caption:
                "Flat white, second of the day. The beans came in on Tuesday from a small farm near Huila, and they taste of red apple."
        ),
        Post(author: "chelsea", media: .photo(.cat), likes: 88_310, caption: "I keep watch while you work."),
        Post(
            author: "nasa.archive",
            media: .photo(.astronaut),
            likes: 40_962,
            caption: "Eileen Collins, first woman to pilot and to command a Space Shuttle. She had 6,751 hours in thirty types of aircraft."
        ),
        Post(
            author: "wanderer",
            media: .card(.temple),
            likes: 731,
            caption: "Morning at the temple, before the first boats. Two fingers on the roof: every tile is there."
        ),
        Post(
            author: "deep.field",
            media: .photo(.hubble),
            likes: 15_007,
            caption: "Ten thousand galaxies in a piece of sky as large as a grain of sand held at arm's length. Pinch any of them."
        ),
        Post(
            author: "three.at.once",
            media: .gallery([.dahlia, .coffee, .photographer]),
            likes: 52,
            caption: "Three photos side by side, and each zooms by itself."
        ),
        Post(author: "garden.notes", media: .card(.dahlia), likes: 318, caption: "The dahlias are out."),
        Post(
            author: "aurora",
            media: .drawing,
            likes: 9,
            caption: "No photo at all: a drawing that goes on moving while you hold it up."
        ),
        Post(author: "launchpad", media: .photo(.rocket), likes: 6_120, caption: "DSCOVR leaves for a place between Earth and Sun."),
        Post(author: "lav.v", media: .photo(.photographer), likes: 2_048, caption: "He has waited for this light all day."),
        Post(
            author: "out.at.sea",
            media: .video,
            likes: 4_417,
            caption: "A film that plays while you hold it, at whatever size you hold it."
        ),
        Post(
            author: "full.moon",
            media: .animation,
            likes: 29,
            caption: "A month in four seconds: an animated image, and it goes on in your hand."
        ),
        Post(author: "run.club", media: .route, likes: 112, caption: "Around the lake. The view of a child view controller."),
    ]
}
