// The snippets of the recipe for the photo library, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

#if canImport(Photos)
import Photos
#endif

final class AssetCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }
    private var request = PHInvalidImageRequestID

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ asset: PHAsset, size: CGSize) {
        PHImageManager.default().cancelImageRequest(request)
        photoView.image = nil
        request = PHImageManager.default().requestImage(for: asset, targetSize: size, contentMode: .aspectFill, options: nil) {
            [weak self] image, _ in
            if let image { self?.photoView.image = image }
        }
    }
}

@MainActor final class LibraryPages {
    let assets: PHFetchResult<PHAsset>
    let collectionView: UICollectionView

    init(assets: PHFetchResult<PHAsset>, collectionView: UICollectionView) {
        self.assets = assets
        self.collectionView = collectionView
    }
}

extension LibraryPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { assets.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let asset = assets.object(at: index)
        let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? AssetCell
        let size = CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
        return .photo(.loader { .data(try await asset.photo($0)) }, placeholder: cell?.photoView.image, size: size)
    }
}

extension PHAsset {
    @MainActor func photo(_ progress: @escaping @Sendable (Double) -> Void) async throws -> Data {
        let photos = AsyncThrowingStream<Data, any Error> { continuation in
            let options = PHImageRequestOptions()
            options.isNetworkAccessAllowed = true
            options.progressHandler = { @Sendable fraction, _, _, _ in progress(fraction) }
            let request = PHImageManager.default().requestImageDataAndOrientation(for: self, options: options) {
                @Sendable data, _, _, info in
                if let data { continuation.yield(data) }
                continuation.finish(throwing: info?[PHImageErrorKey] as? any Error)
            }
            continuation.onTermination = { _ in PHImageManager.default().cancelImageRequest(request) }
        }
        for try await photo in photos { return photo }
        throw CocoaError(.fileReadUnknown)
    }
}
