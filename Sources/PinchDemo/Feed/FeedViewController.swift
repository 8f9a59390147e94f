import PinchZoomOverlay
import UIKit

/// A list of photos, each in its own aspect ratio.
final class FeedViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, PinchZoomDelegate {
    private let photos: [Photo]
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private static let cellIdentifier = "photo"

    init(photos: [Photo]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: FeedViewController.cellIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: FeedViewController.cellIdentifier, for: indexPath)
        if let cell = cell as? PhotoCell {
            cell.show(photos[indexPath.item])
            cell.pinchZoomDelegate = self
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let photo = photos[indexPath.item]
        let width = collectionView.bounds.width
        return CGSize(width: width, height: (width * photo.size.height / photo.size.width).rounded() + PhotoCell.captionHeight)
    }

    func pinchZoomWillBegin(_ zoomable: any PinchZoomable) {
        collectionView.isScrollEnabled = false
    }

    func pinchZoomDidEnd(_ zoomable: any PinchZoomable) {
        collectionView.isScrollEnabled = true
    }
}
