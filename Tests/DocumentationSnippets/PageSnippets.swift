// The documentation's snippets of a pager's pages, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

/// The content of a feed's post, in an app.
@MainActor struct Post {
    var thumbnail: UIImage?
    var photo: UIImage?
    var size = CGSize.zero
    var photoSize = CGSize.zero
    var photoURL = URL(fileURLWithPath: "/")
    var fileURL = URL(fileURLWithPath: "/")
    var playerView: UIView?
    var text: String?
    var loadPhoto: @MainActor (_ progress: @escaping @Sendable (Double) -> Void) async throws -> UIImage
}

extension ImageLoader {
    func image(at url: URL, progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws -> UIImage { UIImage() }
}

@MainActor final class PostPages {
    let posts: [Post] = []
}

extension PostPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let post = posts[index]
        if let player = post.playerView { return .view(player, size: post.size) }
        return .photo(.loader { .image(try await post.loadPhoto($0)) }, placeholder: post.thumbnail, size: post.size)
    }
}

@MainActor final class LoadedPages {
    let posts: [Post] = []
}

extension LoadedPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let post = posts[index]
        let photo = PhotoSource.loader { progress in
            .image(try await ImageLoader.shared.image(at: post.photoURL, progress: progress))
        }
        return .photo(photo, placeholder: post.thumbnail, size: post.photoSize)
    }
}

@MainActor final class FilePages {
    let posts: [Post] = []
}

extension FilePages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        let post = posts[index]
        return .photo(.file(post.fileURL), placeholder: post.thumbnail, size: post.photoSize)
    }
}

@MainActor enum AnimatedPages {
    static func photo(at animationURL: URL, placeholder firstFrame: UIImage) -> PhotoPage {
        .photo(.file(animationURL), placeholder: firstFrame)
    }
}

/// The caption of an app.
final class CaptionView: UIView {
    let label = UILabel()
}

@MainActor final class CaptionedPages {
    let posts: [Post] = []
    let shareButton = UIButton()

    func addShareButton(to pager: PhotoPagerViewController) {
        let overlay = pager.overlayView
        shareButton.translatesAutoresizingMaskIntoConstraints = false
        overlay.addSubview(shareButton)
        NSLayoutConstraint.activate([
            shareButton.topAnchor.constraint(equalTo: overlay.safeAreaLayoutGuide.topAnchor, constant: 12),
            shareButton.trailingAnchor.constraint(equalTo: overlay.safeAreaLayoutGuide.trailingAnchor, constant: -12),
        ])
    }
}

extension CaptionedPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { posts[index].photo }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? {
        guard let text = posts[index].text else { return nil }
        let caption = CaptionView()
        caption.label.text = text
        return caption
    }

    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? {
        posts[index].thumbnail
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        posts[index].text
    }
}

/// An app whose photos change while they are shown.
@MainActor final class ChangingPages {
    var photos: [String] = []

    func show(_ newPhotos: [String], in pager: PhotoPagerViewController) {
        let changes = newPhotos.difference(from: photos).inferringMoves()
        photos = newPhotos
        pager.updatePages(by: changes, animated: true)
    }

    func setTaps(of pager: PhotoPagerViewController) {
        pager.tapAction = .closes
        pager.doubleTapScales = [2]
    }

    func setDrags(of pager: PhotoPagerViewController) {
        pager.zoomTransition?.configuration.drag.directions = .down
    }

    func showWholePhoto(in pager: PhotoPagerViewController) {
        pager.setZoomScale(1, animated: true)
    }

    func keepPhotosInSafeArea(in pager: PhotoPagerViewController) {
        pager.keepsPhotosInSafeArea = true
    }

    func addShareItem(to pager: PhotoPagerViewController) {
        pager.navigationItem.rightBarButtonItem = pager.makeShareButtonItem()
    }
}

/// An app that adds an interaction to each photo.
@MainActor final class InteractivePages: PhotoPagerDelegate {
    let photos: [UIImage]
    let interaction: (UIImage) -> any UIInteraction

    init(photos: [UIImage], interaction: @escaping (UIImage) -> any UIInteraction) {
        self.photos = photos
        self.interaction = interaction
    }

    func interaction(for photo: UIImage) -> any UIInteraction { interaction(photo) }

    func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) {
        photoView.addInteraction(interaction(for: photos[index]))
    }
}

/// Photos with names of their own, in a pager whose paging and bars an app follows.
@MainActor final class AlbumPages {
    struct Photo {
        let id: String
        let image: UIImage
    }

    let photos: [Photo]
    let counterLabel = UILabel()
    var dragCount = 0

    init(photos: [Photo]) {
        self.photos = photos
    }
}

extension AlbumPages: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index].image }
    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { photos[index].id }
}

extension AlbumPages: PhotoPagerDelegate {
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        pager.title = "\(index + 1) of \(photos.count)"
    }

    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {
        counterLabel.alpha = isHidden ? 0 : 1
    }

    func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
        if case .drag = reason { dragCount += 1 }
    }
}

/// An app that shows which part of a photo is visible.
@MainActor final class ZoomedPages {
    final class MapView: UIView {
        var visiblePart = CGRect.zero
    }

    let mapView = MapView()
    let scaleLabel = UILabel()
}

extension ZoomedPages: PhotoPagerDelegate {
    func photoPagerDidZoom(_ pager: PhotoPagerViewController) {
        mapView.visiblePart = pager.visibleRect
        scaleLabel.text = "\(Int(pager.zoomScale * 100)) %"
    }

    func showFace(at point: CGPoint, in pager: PhotoPagerViewController) {
        pager.setZoomScale(3, at: point, animated: true)
    }
}

/// Images that an app loads by itself, and that come while the pager is shown.
final class LateImages: PhotoPagerDataSource {
    private var images: [UIImage?]
    weak var pager: PhotoPagerViewController?

    init(count: Int) {
        images = Array(repeating: nil, count: count)
    }

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { images.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { images[index] }

    func imageDidLoad(_ image: UIImage, at index: Int) {
        images[index] = image
        pager?.reloadPhoto(at: index)
    }
}
