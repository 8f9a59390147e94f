import UIKit

final class FeedViewController: UICollectionViewController {
    private let photos: [UIImage]

    init(photos: [UIImage]) {
        self.photos = photos
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 340, height: 240)
        layout.minimumLineSpacing = 24
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    required init?(coder: NSCoder) { nil }
}
