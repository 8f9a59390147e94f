import PinchZoomOverlay
import UIKit

final class FeedViewController: UICollectionViewController {
    private let photos: [UIImage]
    private let composeButton = UIBarButtonItem(systemItem: .compose)

    init(photos: [UIImage]) {
        self.photos = photos
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 340, height: 240)
        layout.minimumLineSpacing = 24
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = composeButton
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.photoView.image = photos[indexPath.item]
        cell.pinchZoomDelegate = self
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(indexPath.item)
    }

    private func open(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoView(at: index)
        }
        navigationController?.pushViewController(pager, animated: true)
    }

    private func photoView(at index: Int) -> UIView? {
        let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoCell
        return cell?.photoView
    }
}

extension FeedViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        composeButton.isEnabled = false
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        composeButton.isEnabled = true
    }
}

extension FeedViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int {
        photos.count
    }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        photos[index]
    }
}
