// The documentation's lists of all the methods that a screen may implement, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

/// A screen of posts that is everything's delegate.
final class PostsViewController: UIViewController {
    @MainActor struct Item {
        let id: Int
        var image: UIImage?
        var thumbnail: UIImage?
        var text: String?
        var url = URL(fileURLWithPath: "/")
        var player: PlayerView?
        var menu: UIMenu?
    }

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let captionLabel = UILabel()
    let likeButton = UIButton()
    var posts: [Item] = []

    func open(_ index: Int) {
        navigationController?.pushViewController(PhotoPagerViewController(dataSource: self, currentIndex: index), animated: true)
    }

    func captionView(of post: Item) -> UIView? {
        let caption = CaptionView()
        caption.label.text = post.text
        return caption
    }

    func drawingView(of post: Item) -> UIView { UIView() }
}

extension PostsViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
        !collectionView.isDragging
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        likeButton.alpha = 0
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {
        captionLabel.alpha = 1 - change.progress
    }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        guard let cell = interaction.view as? PhotoCell, let path = collectionView.indexPath(for: cell) else { return false }
        open(path.item)
        return true
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        UIView.animate(withDuration: 0.2) { self.likeButton.alpha = 1 }
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        likeButton.alpha = 1
        captionLabel.alpha = 1
    }
}

extension PostsViewController: TransitionControllerDelegate {
    func transitionController(_ controller: TransitionController, willBegin transition: ScreenTransition) {
        likeButton.isEnabled = false
    }

    func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {
        likeButton.alpha = transition.direction == .opening ? 1 - transition.progress : transition.progress
    }

    func transitionController(_ controller: TransitionController, willEnd transition: ScreenTransition, completed: Bool) {
        let isOpen = completed == (transition.direction == .opening)
        likeButton.alpha = isOpen ? 0 : 1
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        likeButton.isEnabled = true
    }
}

extension PostsViewController: PhotoPagerDelegate {
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        pager.title = posts[index].text
    }

    func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) {
        photoView.addSubview(drawingView(of: posts[index]))
    }

    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {
        likeButton.alpha = isHidden ? 0 : 1
    }

    func photoPagerDidZoom(_ pager: PhotoPagerViewController) {
        likeButton.isHidden = pager.isZoomed
    }

    func photoPager(_ pager: PhotoPagerViewController, didLoadPhotoAt index: Int) {
        likeButton.isEnabled = true
    }

    func photoPager(_ pager: PhotoPagerViewController, didFailToLoadPhotoAt index: Int, error: (any Error)?) {
        captionLabel.text = error?.localizedDescription
    }

    func photoPagerWillClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
        likeButton.isEnabled = false
    }

    func photoPagerDidClose(_ pager: PhotoPagerViewController, reason: PhotoPagerViewController.ClosingReason) {
        captionLabel.text = nil
    }
}

extension PostsViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { posts.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { posts[index].image }
    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { posts[index].player.map { .view($0) } }
    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { captionView(of: posts[index]) }
    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? { posts[index].thumbnail }
    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { posts[index].id }
    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? { posts[index].text }
    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? { posts[index].menu }
    func photoPager(_ pager: PhotoPagerViewController, activityItemsAt index: Int) -> [Any]? { [posts[index].url] }
}
