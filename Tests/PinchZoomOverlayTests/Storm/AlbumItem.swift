import PortableTestSupport
import UIKit

/// What a photo of an album is to a pager: a page of any kind. Which one follows from the storm's seed and the photo's name.
enum AlbumItem {
    /// A photo that is there.
    case image
    /// A photo that is loaded: whether something stands for it meanwhile, and how large the app says that it is.
    case photo(hasPlaceholder: Bool, size: CGSize?)
    /// A live view that the cell shows, and lends.
    case lent(size: CGSize?)
    /// A live view that the data source makes: once, or whenever it is asked.
    case made(isKept: Bool, size: CGSize?)

    init(_ name: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(bitPattern: Int64(name)))
        let isPlain = Bool.random(using: &random)
        let size = AlbumItem.sizes.randomElement(using: &random) ?? nil
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: self = .image
        case 3..<7: self = .photo(hasPlaceholder: !isPlain, size: size)
        case 7..<9: self = .lent(size: size)
        default: self = .made(isKept: isPlain, size: size)
        }
    }

    /// What apps say of sizes: the truth, nothing, nonsense.
    private static let sizes: [CGSize?] = [
        nil, nil, nil, CGSize(width: 390, height: 260), CGSize(width: 1600, height: 900), CGSize(width: 300, height: 1200), .zero,
        CGSize(width: -3, height: 2), CGSize(width: CGFloat.nan, height: 100), CGSize(width: CGFloat.infinity, height: .infinity),
        CGSize(width: 1e-9, height: 1e12),
    ]
}
