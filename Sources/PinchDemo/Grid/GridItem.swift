import UIKit

/// The content of a grid cell and of its page in the pager.
struct GridItem: Hashable, Sendable {
    enum Media: Hashable, Sendable {
        /// A photo from the app's own files.
        case photo(Photo)
        /// A large photo that is loaded over the simulated network.
        case largePhoto(LargePhoto)
        /// An animated image. The cell has the image in memory, and the page reads its file.
        case animation
        /// A film that plays in a loop.
        case film

        /// The thumbnail, which comes with the app.
        @MainActor var thumbnail: UIImage? {
            switch self {
            case .photo(let photo): photo.image
            case .largePhoto(let photo): photo.thumbnail
            case .animation: MoonPhases.image?.images?.first
            case .film: VideoView.poster
            }
        }
    }

    /// The item's number, which never changes.
    let number: Int
    let media: Media

    /// The item's description, for captions and VoiceOver.
    var name: String {
        switch media {
        case .photo(let photo): photo.name
        case .largePhoto(let photo): photo.name
        case .animation: "the moon and its phases"
        case .film: "a boat at sea"
        }
    }

    /// Returns items with the demo's photos in a repeating order. From the tenth item on, some items are large photos, films or animated
    /// images instead.
    static func items(count: Int) -> [GridItem] {
        var large = LargePhoto.all[...]
        return (0..<count).map { number in
            let media: Media
            switch number {
            case 10, 34: media = .film
            case 12, 30: media = .animation
            case 9... where number < 15 || !number.isMultiple(of: 2):
                media = large.popFirst().map(Media.largePhoto) ?? .photo(photo(number))
            default: media = .photo(photo(number))
            }
            return GridItem(number: number, media: media)
        }
    }

    private static func photo(_ number: Int) -> Photo { Photo.all[number % Photo.all.count] }
}
