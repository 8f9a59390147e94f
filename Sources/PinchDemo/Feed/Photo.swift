import UIKit

/// A photo that comes with the demo; Resources/Photos/LICENSES.md has its rights.
struct Photo: Hashable, Sendable {
    /// The name of its file.
    let name: String
    /// The width and the height in pixels, each a number: before iOS 18 `CGSize` is not `Hashable`.
    private let width, height: CGFloat

    /// A photo of a name and a size in pixels.
    init(name: String, size: CGSize) {
        self.name = name
        width = size.width
        height = size.height
    }

    /// The size in pixels.
    var size: CGSize { CGSize(width: width, height: height) }

    static let coffee = Photo(name: "coffee", size: CGSize(width: 600, height: 400))
    static let cat = Photo(name: "cat", size: CGSize(width: 451, height: 300))
    static let astronaut = Photo(name: "astronaut", size: CGSize(width: 512, height: 512))
    static let temple = Photo(name: "temple", size: CGSize(width: 640, height: 427))
    static let hubble = Photo(name: "hubble", size: CGSize(width: 1000, height: 872))
    static let dahlia = Photo(name: "dahlia", size: CGSize(width: 640, height: 427))
    static let rocket = Photo(name: "rocket", size: CGSize(width: 640, height: 427))
    static let photographer = Photo(name: "photographer", size: CGSize(width: 512, height: 512))

    /// All of them.
    static let all = [temple, coffee, hubble, cat, dahlia, astronaut, rocket, photographer]

    /// Height by width, kept between 1 : 1.91 and 5 : 4 as in Instagram's feed: beyond, the photo is cropped.
    var aspectRatio: CGFloat { min(max(size.height / size.width, 1 / 1.91), 5.0 / 4) }

    /// The picture; nil if its file is missing or no picture. Pictures stay in memory while somebody shows them, and a few besides.
    @MainActor var image: UIImage? {
        if let image = Photo.images.object(forKey: name as NSString) { return image }
        guard let image = readImage() else { return nil }
        Photo.images.setObject(image, forKey: name as NSString)
        return image
    }

    /// Reads the picture from its file, on any thread.
    func readImage() -> UIImage? {
        DemoResources.url(name, extension: "png", folder: "Photos").flatMap { UIImage(contentsOfFile: $0.path) }
    }

    @MainActor private static let images = NSCache<NSString, UIImage>()
}
