// The snippets of the recipe for Nuke, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

final class LazyPhotoCell: UICollectionViewCell, PinchZoomable {
    let photoView = LazyImageView()
    var photo: RemotePhoto? { didSet { photoView.url = photo?.thumbnailURL } }
    var pinchZoomView: UIView { photoView.imageView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photoView.imageView.contentMode = .scaleAspectFill
        photoView.imageView.clipsToBounds = true
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }

    var pinchZoomFullSize: PhotoSource? {
        photo.map { photo in .loader { _ in .image(try await ImagePipeline.shared.image(for: photo.url)) } }
    }
}

@MainActor final class NukePages {
    let photos: [RemotePhoto] = []
}

extension NukePages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let photo = photos[index]
        let thumbnail = ImagePipeline.shared.cache[photo.thumbnailURL]?.image
        let source = PhotoSource.loader { progress in
            let request = ImageRequest(url: photo.url, options: .skipDecompression)
            let task = ImagePipeline.shared.imageTask(with: request)
            for await part in task.progress { progress(Double(part.fraction)) }
            return .image(try await task.image)
        }
        return .photo(source, placeholder: thumbnail, size: photo.size)
    }
}
