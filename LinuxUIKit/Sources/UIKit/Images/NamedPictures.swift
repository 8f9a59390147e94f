/// Finds pictures in bundles.
enum ImageFile {
    /// Returns the path of a picture. A file of the screen's own scale is preferred, then larger scales, then smaller scales.
    static func path(named name: String, in bundle: Bundle, scale: CGFloat) -> String? {
        guard !name.isEmpty else { return nil }
        let file = name as NSString
        let ending = file.pathExtension.isEmpty ? "png" : file.pathExtension
        let base = file.pathExtension.isEmpty ? name : file.deletingPathExtension
        let own = Int(scale.rounded())
        for candidate in [own] + [1, 2, 3].filter({ $0 > own }) + [3, 2, 1].filter({ $0 < own }) {
            let suffix = candidate == 1 ? "" : "@\(candidate)x"
            if let path = bundle.path(forResource: base + suffix, ofType: ending) { return path }
        }
        return nil
    }

    /// Returns the number of pixels for a point, by the file's name.
    static func scale(of path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
}

/// The pictures of bundles that are in use. Each picture is read once for any number of images: Apple's documentation of `init(named:)`
/// promises a cache. A picture is released together with its last image.
final class NamedPictures: @unchecked Sendable {
    static let shared = NamedPictures()

    private struct Entry {
        weak var picture: CGImage?
    }

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    func picture(at path: String) -> CGImage? {
        lock.withLock {
            if let known = entries[path]?.picture { return known }
            guard let data = FileManager.default.contents(atPath: path), let encoded = EncodedPicture(data) else { return nil }
            let picture = CGImage(of: encoded)
            entries[path] = Entry(picture: picture)
            return picture
        }
    }
}
