import PortableTestSupport
import UIKit

/// The kind of page that a pager shows for a photo of an album. The storm's seed and the photo's name decide the kind.
enum AlbumItem {
    /// A photo that needs no loading.
    case image
    /// A photo that is loaded, with or without a placeholder, and with the size that the app gives.
    case photo(hasPlaceholder: Bool, size: CGSize?)
    /// A live view that the cell shows and lends to the page.
    case lent(size: CGSize?)
    /// A live view that the data source makes, either once or for each request.
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

    /// The sizes that apps give: correct, missing or nonsensical.
    private static let sizes: [CGSize?] = [
        nil, nil, nil, CGSize(width: 390, height: 260), CGSize(width: 1600, height: 900), CGSize(width: 300, height: 1200), .zero,
        CGSize(width: -3, height: 2), CGSize(width: CGFloat.nan, height: 100), CGSize(width: CGFloat.infinity, height: .infinity),
        CGSize(width: 1e-9, height: 1e12),
    ]
}
