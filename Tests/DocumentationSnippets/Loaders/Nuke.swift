// Stand-ins for Nuke 13.2.0 and NukeUI: the declarations that the recipe needs, with Nuke's signatures. They load nothing.
import Foundation
import UIKit

typealias PlatformImage = UIImage

struct ImageRequest: Sendable {
    struct Options: OptionSet, Sendable {
        let rawValue: UInt16
        static let skipDecompression = Options(rawValue: 1 << 5)
    }

    let url: URL?

    init(url: URL?, options: Options = []) {
        self.url = url
    }
}

struct ImageContainer: Sendable {
    var image: UIImage
}

final class ImagePipeline: Sendable {
    enum Error: Swift.Error {
        case cancelled
    }

    struct Cache: Sendable {
        subscript(url: URL) -> ImageContainer? { nil }
    }

    static let shared = ImagePipeline()
    var cache: Cache { Cache() }

    func imageTask(with request: ImageRequest) -> ImageTask { ImageTask() }
    func image(for url: URL) async throws(ImagePipeline.Error) -> PlatformImage { throw .cancelled }
}

final class ImageTask: Sendable {
    struct Progress: Hashable, Sendable {
        let completed: Int64
        let total: Int64
        var fraction: Float { total > 0 ? Float(completed) / Float(total) : 0 }
    }

    enum Event: Sendable {
        case progress(Progress)
    }

    var progress: AsyncCompactMapSequence<AsyncStream<Event>, Progress> {
        AsyncStream<Event> { $0.finish() }.compactMap { event in
            switch event {
            case .progress(let progress): progress
            }
        }
    }

    var image: PlatformImage {
        get async throws(ImagePipeline.Error) { throw .cancelled }
    }
}

/// An image view that, like Nuke's, is hidden until it has a photo.
final class LazyImageView: UIView {
    let imageView = UIImageView()
    var url: URL?

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.isHidden = true
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }
}
