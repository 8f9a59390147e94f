import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Pages with photos from all kinds of sources.
extension StormBase {
    /// Returns an image or a file. A file may be damaged, and an image may be empty or of a size that suits no screen.
    func makePhoto(from server: AlbumServer) -> PhotoSource {
        if chance(6) { return .file(server.file) }
        if chance(3), let file = pick(AlbumPhotos.files) { return .data(file) }
        let photo = pick(AlbumPhotos.images).flatMap { model in
            model.cgImage.map { UIImage(cgImage: $0, scale: model.scale, orientation: .up) }
        }
        return .image(chance(8) ? UIImage() : photo ?? UIImage())
    }

    /// Returns the loads of a pager.
    func loads(of pager: PhotoPagerViewController) -> [PhotoLoad] {
        (0..<max(pager.pages.count, 0)).compactMap { pager.pages.loads.load(at: $0) }
    }

    func loadsUnderWay(in pagers: [PhotoPagerViewController]) -> [PhotoLoad] {
        pagers.flatMap(loads).filter { if case .loading = $0.state { true } else { false } }
    }

    /// Returns whether a pager decodes a photo or its tiles.
    func isDecoding(_ pager: PhotoPagerViewController) -> Bool {
        guard pager.isViewLoaded else { return false }
        return pager.pages.loads.isDecoding || pager.pages.visiblePages.contains { $0.zoomView.tiles?.isDecoding ?? false }
    }

    /// The number of endless animations of progress rings. A ring turns as long as the progress of its photo is unknown.
    var turningRingCount: Int {
        let rings = window.descendants.filter { $0 is ProgressRingView }
        let layers = rings.flatMap { $0.layer.sublayers ?? [] }
        return layers.reduce(0) { count, layer in
            let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
            return count + animations.filter { $0.repeatCount == .infinity }.count
        }
    }

    /// Checks that a page shows the state of its photo.
    func checkStatus(of page: PhotoPageCell, in pager: PhotoPagerViewController, _ place: String) {
        let load = pager.pages.loads.load(at: pager.currentIndex)
        if page.needsLoad { return trouble("the photo of the page that is shown was never asked for \(place)") }
        let ring = page.descendants.first { $0 is ProgressRingView }
        let ringAlpha = ring.map { CGFloat(($0.layer.presentation() ?? $0.layer).opacity) } ?? 0
        let isMessageShown = page.descendants.contains { $0 is LoadingFailureView && !$0.isHidden }
        let (wantsRing, wantsMessage) =
            switch load?.progress {
            case .underWay: (true, false)
            case .failed: (false, true)
            case .done, nil: (false, false)
            }
        if ringAlpha != (wantsRing ? 1 : 0) || isMessageShown != wantsMessage {
            let state = load.map { "\($0.progress)" } ?? "without a load"
            trouble("a page that is \(state) shows a ring of \(ringAlpha), \(isMessageShown ? "a" : "no") message \(place)")
        }
        guard let load else {
            let ofAlbum = (0..<8).map(TestImages.photo) + [TestImages.long]
            let isOfAlbum = page.zoomView.photo.map { photo in ofAlbum.contains { $0 === photo } } ?? true
            if !isOfAlbum { trouble("a photo that came for another page is shown \(place)") }
            return
        }
        let image = load.image.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
        if page.zoomView.photo !== image {
            trouble("a page shows \(String(describing: page.zoomView.photo)), not \(String(describing: image)) \(place)")
        }
    }
}
