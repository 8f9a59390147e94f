import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// A screen with a list of photos, each 390 × 260 points with a caption of 40 points beneath, as an app's author would write it.
@MainActor
final class FeedScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, PinchZoomInteractionDelegate {
    static let photoHeight: CGFloat = 260
    static let captionHeight: CGFloat = 40
    static let cellHeight = photoHeight + captionHeight

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var itemCount: Int
    let record = ZoomRecord()
    /// The closure to call for each new cell, so that a test can change the cell.
    var prepareCell: (FeedCell) -> Void = { _ in }
    /// Whether the screen also locks its list itself, as the documentation shows.
    var locksItsList = true

    init(itemCount: Int = 20) {
        self.itemCount = itemCount
        super.init(nibName: nil, bundle: nil)
        title = "Feed"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .white
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
        collectionView.register(FeedCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? FeedCell else { return cell }
        if !cell.isPrepared {
            cell.isPrepared = true
            prepareCell(cell)
        }
        cell.photoView.image = TestImages.photo(indexPath.item)
        cell.captionLabel.text = "Photo \(indexPath.item)"
        cell.pinchZoomDelegate = self
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: FeedScreen.cellHeight) }

    /// Returns the cell of an item that is on the screen.
    func cell(_ item: Int) throws -> FeedCell {
        guard let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? FeedCell else {
            throw MissingCell(item: item)
        }
        return cell
    }

    struct MissingCell: Error {
        let item: Int
    }

    // MARK: PinchZoomInteractionDelegate

    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
        record.shouldBegin(interaction)
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        if locksItsList { collectionView.isScrollEnabled = false }
        record.willBegin(interaction)
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {
        record.didChange(interaction, change)
    }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        record.onOpen(interaction)
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        record.willEnd(interaction, targetFrame)
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        if locksItsList { collectionView.isScrollEnabled = true }
        record.didEnd(interaction)
    }
}

/// A photo with a caption beneath it.
final class FeedCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    let captionLabel = UILabel()
    var pinchZoomView: UIView { photoView }
    var isPrepared = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        contentView.addSubview(photoView)
        contentView.addSubview(captionLabel)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        photoView.frame = CGRect(x: 0, y: 0, width: width, height: FeedScreen.photoHeight)
        captionLabel.frame = CGRect(x: 16, y: FeedScreen.photoHeight, width: width - 32, height: FeedScreen.captionHeight)
    }
}
