import UIKit

/// A photo that comes with the demo. Resources/Photos/LICENSES.md lists the rights to each photo.
struct Photo: Hashable, Sendable {
    /// The file's name, without the extension.
    let name: String
    /// The width and the height in pixels, as two numbers because `CGSize` is not `Hashable` before iOS 18.
    private let width, height: CGFloat

    init(name: String, size: CGSize) {
        self.name = name
        width = size.width
        height = size.height
    }

    /// The size, in pixels.
    var size: CGSize { CGSize(width: width, height: height) }

    static let coffee = Photo(name: "coffee", size: CGSize(width: 600, height: 400))
    static let cat = Photo(name: "cat", size: CGSize(width: 451, height: 300))
    static let astronaut = Photo(name: "astronaut", size: CGSize(width: 512, height: 512))
    static let temple = Photo(name: "temple", size: CGSize(width: 640, height: 427))
    static let hubble = Photo(name: "hubble", size: CGSize(width: 1000, height: 872))
    static let dahlia = Photo(name: "dahlia", size: CGSize(width: 640, height: 427))
    static let rocket = Photo(name: "rocket", size: CGSize(width: 640, height: 427))
    static let photographer = Photo(name: "photographer", size: CGSize(width: 512, height: 512))

    /// All photos of the demo.
    static let all = [temple, coffee, hubble, cat, dahlia, astronaut, rocket, photographer]

    /// The height divided by the width, from 1 / 1.91 to 5 / 4 as in Instagram's feed. A photo beyond these limits is cropped.
    var aspectRatio: CGFloat { min(max(size.height / size.width, 1 / 1.91), 5.0 / 4) }

    /// The image; nil if the file is missing or not an image. A cache stores the images, until the system needs the memory.
    @MainActor var image: UIImage? {
        if let image = Photo.images.object(forKey: name as NSString) { return image }
        guard let image = readImage() else { return nil }
        Photo.images.setObject(image, forKey: name as NSString)
        return image
    }

    /// Reads the image from its file. Any thread may call this method.
    func readImage() -> UIImage? {
        DemoResources.url(name, extension: "png", folder: "Photos").flatMap { UIImage(contentsOfFile: $0.path) }
    }

    @MainActor private static let images = NSCache<NSString, UIImage>()
}
