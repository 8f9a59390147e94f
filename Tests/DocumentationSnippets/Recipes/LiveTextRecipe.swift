// The snippets of the recipe for Live Text and Live Photos, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

#if canImport(VisionKit)
import VisionKit
#endif
#if canImport(PhotosUI)
import Photos
import PhotosUI
#endif

@available(iOS 16, *) @MainActor final class TextPages: PhotoPagerDelegate {
    private let analyzer = ImageAnalyzer()

    func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) {
        guard ImageAnalyzer.isSupported, let photo = photoView.image else { return }
        let liveText = ImageAnalysisInteraction()
        liveText.preferredInteractionTypes = .textSelection
        photoView.addInteraction(liveText)
        Task {
            liveText.analysis = try? await analyzer.analyze(photo, configuration: ImageAnalyzer.Configuration([.text]))
        }
    }
}

@MainActor final class LivePhotoPages {
    let assets: PHFetchResult<PHAsset>

    init(assets: PHFetchResult<PHAsset>) {
        self.assets = assets
    }
}

extension LivePhotoPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { assets.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let asset = assets.object(at: index)
        let size = CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
        let view = PHLivePhotoView()
        PHImageManager.default().requestLivePhoto(for: asset, targetSize: size, contentMode: .aspectFit, options: nil) { photo, _ in
            view.livePhoto = photo
        }
        return .view(view, size: size)
    }
}
