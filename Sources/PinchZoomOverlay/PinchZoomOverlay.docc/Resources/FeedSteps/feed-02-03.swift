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

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.photoView.image = photos[indexPath.item]
        return cell
    }
}
