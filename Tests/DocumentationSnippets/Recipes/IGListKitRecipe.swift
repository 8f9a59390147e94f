// The snippets of the recipe for IGListKit, compiled. `DocumentationTests` compares them.
import PinchZoomOverlay
import UIKit

/// A photo that is an object of a list.
final class ListedPhoto: NSObject {
    let id: Int
    let image: UIImage

    init(id: Int, image: UIImage) {
        self.id = id
        self.image = image
    }
}

final class PhotoSectionController: ListSectionController {
    private var photo: ListedPhoto?

    override func didUpdate(to object: Any) {
        photo = object as? ListedPhoto
    }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
        let cell = collectionContext?.dequeueReusableCell(of: PhotoCell.self, for: self, at: index)
        guard let cell = cell as? PhotoCell else { return UICollectionViewCell() }
        cell.photoView.image = photo?.image
        return cell
    }

    override func didSelectItem(at index: Int) {
        guard let photo else { return }
        (viewController as? ListedPhotosViewController)?.open(photo)
    }
}

final class ListedPhotosViewController: UIViewController {
    let adapter = ListAdapter()
    var photos: [ListedPhoto] = []

    func open(_ photo: ListedPhoto) {
        guard let index = photos.firstIndex(of: photo) else { return }
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (photo: ListedPhoto) in
            (self?.adapter.visibleCells(for: photo).first as? PhotoCell)?.photoView
        }
        navigationController?.pushViewController(pager, animated: true)
    }
}

extension ListedPhotosViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index].image }
    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable { photos[index] }
}
