// The snippets of the recipe for SDWebImage, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

final class AnimatedPhotoCell: UICollectionViewCell, PinchZoomable {
    let photoView = SDAnimatedImageView()
    var photo: RemotePhoto? { didSet { photoView.sd_setImage(with: photo?.thumbnailURL) } }
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}

extension RemotePhoto {
    @MainActor var pageBySDWebImage: PhotoPage {
        let thumbnail = SDImageCache.shared.imageFromMemoryCache(forKey: thumbnailURL.absoluteString)
        return .photo(.loader { .image(try await load($0)) }, placeholder: thumbnail, size: size)
    }

    @MainActor private func load(_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage {
        let images = AsyncThrowingStream<UIImage, any Error> { continuation in
            nonisolated(unsafe) let operation = SDWebImageManager.shared.loadImage(with: url, options: []) {
                @Sendable received, expected, _ in
                if expected > 0 { progress(Double(received) / Double(expected)) }
            } completed: { @Sendable image, _, error, _, _, _ in
                if let image { continuation.yield(image) }
                continuation.finish(throwing: error)
            }
            continuation.onTermination = { _ in operation?.cancel() }
        }
        for try await image in images { return image }
        throw CancellationError()
    }
}

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, *)
struct WebImageFeedView: View {
    let photos: [RemotePhoto]
    @State private var shownPhoto: RemotePhoto?

    var body: some View {
        List(photos) { photo in
            WebImage(url: photo.thumbnailURL) { image in
                image.resizable().scaledToFit()
            } placeholder: {
                Color.gray.aspectRatio(photo.aspectRatio, contentMode: .fit)
            }
            .pinchZoomable()
            .photoPagerSource(photo.id)
            .onTapGesture { shownPhoto = photo }
        }
        .photoPager(item: $shownPhoto, items: photos) { $0.pageBySDWebImage }
    }
}
#endif
