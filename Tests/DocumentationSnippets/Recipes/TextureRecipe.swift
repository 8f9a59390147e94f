// The snippets of the recipe for Texture, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

final class PhotoCellNode: ASCellNode {
    private let photoNode = ASDisplayNode { UIImageView() }
    private let photo: UIImage
    @MainActor var photoView: UIImageView? { photoNode.view as? UIImageView }

    init(_ photo: UIImage) {
        self.photo = photo
        super.init()
        automaticallyManagesSubnodes = true
    }

    override func didLoad() {
        super.didLoad()
        photoView?.image = photo
        photoView?.addInteraction(PinchZoomInteraction())
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASRatioLayoutSpec(ratio: photo.size.height / photo.size.width, child: photoNode)
    }
}

final class NodesViewController: UIViewController {
    let collectionNode = ASCollectionNode()
    var photos: [UIImage] = []

    func openPhoto(at index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            let node = self?.collectionNode.nodeForItem(at: IndexPath(item: index, section: 0))
            return (node as? PhotoCellNode)?.photoView
        }
        navigationController?.pushViewController(pager, animated: true)
    }
}

extension NodesViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index] }
}

@MainActor enum TextureSnippets {
    static func addInteraction(toListOfNodes collectionNode: ASCollectionNode) {
        collectionNode.view.addInteraction(PinchZoomInteraction(lifting: .imageViews))
    }
}
