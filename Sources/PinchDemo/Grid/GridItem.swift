/// The content of a cell of the grid, and of its page.
struct GridItem: Hashable, Sendable {
    enum Media: Hashable, Sendable {
        /// A photo that is there.
        case photo(Photo)
        /// A photo that comes over the network.
        case largePhoto(LargePhoto)
        /// An image that moves by itself.
        case animation
        /// A film, over and over.
        case film
    }

    /// The identity of the item, even if others are gone.
    let number: Int
    let media: Media

    /// The photo that its cell shows; nil for what moves.
    var photo: Photo? {
        switch media {
        case .photo(let photo): photo
        case .largePhoto(let photo): photo.photo
        case .animation, .film: nil
        }
    }

    /// The description of the item.
    var name: String {
        switch media {
        case .photo(let photo): photo.name
        case .largePhoto(let photo): photo.name
        case .animation: "the moon and its phases"
        case .film: "a boat at sea"
        }
    }

    /// Photos that are there, over and over, and from the fourth row on among them large ones, films and animated images.
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
