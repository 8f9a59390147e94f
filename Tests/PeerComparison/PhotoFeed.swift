import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// A list of photos in a window of its own, with a contestant on its cells.
@MainActor
package final class PhotoFeed: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let contestant: Contestant
    package let scale: FeedScale
    private let itemCount: Int
    private let photo: UIImage
    private var offset: CGFloat = 0
    package let window: UIWindow
    package let list = CountingList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    package init(
        _ contestant: Contestant,
        scale: FeedScale = .ordinary,
        itemCount: Int? = nil,
        photo: UIImage,
        on device: HeadlessDevice
    ) {
        self.contestant = contestant
        self.scale = scale
        self.itemCount = itemCount ?? scale.itemCount
        self.photo = photo
        window = CountingWindow(windowScene: device.scene)
        window.frame.size = scale.windowSize
        super.init(nibName: nil, bundle: nil)
        window.rootViewController = self
        window.makeKeyAndVisible()
        device.advanceFrames()
        window.isHidden = true
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        nil
    }

    package override func loadView() {
        view = CountingView()
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        if let layout = list.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            layout.sectionInset = UIEdgeInsets(top: 0, left: scale.sideMargin, bottom: 0, right: scale.sideMargin)
        }
        list.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        list.dataSource = self
        list.delegate = self
        contestant.prepareList(list)
        view.addSubview(list)
    }

    /// Shows the feed's window alone while a closure runs.
    package func whileShown(_ body: () -> Void) {
        window.isHidden = false
        // Libraries put their views into the key window.
        window.makeKey()
        body()
        window.isHidden = true
    }

    /// The cell in the middle of the screen.
    package var cell: PhotoCell? { list.cellForItem(at: IndexPath(item: scale.middleItem, section: 0)) as? PhotoCell }

    /// The middle of that cell's photo, in points of the window.
    var middle: CGPoint {
        guard let photoView = cell?.photoView else { return .zero }
        return photoView.convert(CGPoint(x: photoView.bounds.midX, y: photoView.bounds.midY), to: nil)
    }

    /// The image view that shows a photo outside the cells, or `nil` if no photo is lifted.
    package var flyingPhoto: UIImageView? { window.imageViewOutsideCells }

    /// A Boolean value that indicates whether a photo is lifted, or a recognizer on the cell in the middle has a pinch under way.
    package var isPinched: Bool {
        flyingPhoto != nil || cell?.gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } ?? false
    }

    /// Scrolls down by 37 points, within the length of a hundred items.
    package func scroll() {
        offset = offset > 20_000 ? 0 : offset + 37
        list.contentOffset.y = offset
        list.layoutIfNeeded()
    }

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

    package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        let isNew = cell.add(contestant.makePhotoView, scale, photo: photo)
        cell.photoView.image = photo
        cell.captionLabel.text = "Photo \(indexPath.item)"
        if isNew { contestant.prepareCell(cell, self) }
        contestant.reuseCell(cell, self)
        return cell
    }

    package func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { scale.cellSize }
}

extension PhotoFeed: PinchZoomInteractionDelegate {}

/// A photo with round corners in a card, with a caption beneath it.
public final class PhotoCell: UICollectionViewCell, PinchZoomable {
    /// The view that shows the photo.
    public private(set) var photoView = UIImageView()
    /// The view to lift.
    public var pinchZoomView: UIView { photoView }
    package let card = CountingView()
    package let captionLabel = UILabel()
    /// The image views besides the photo that zoom, too.
    package private(set) var furtherPhotoViews: [UIImageView] = []
    private var scale: FeedScale?

    /// Creates a cell without a photo.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        card.addSubview(captionLabel)
        contentView.addSubview(card)
    }

    /// Cells aren't created from archives.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    /// Adds the photo's view and the other contents of a cell of a scale. Returns whether the cell had no photo before.
    fileprivate func add(_ makePhotoView: () -> UIImageView, _ scale: FeedScale, photo: UIImage) -> Bool {
        guard self.scale == nil else { return false }
        self.scale = scale
        photoView = makePhotoView()
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        card.addSubview(photoView)
        furtherPhotoViews = scale.fill(card, width: scale.cellSize.width, photo: photo)
        return true
    }

    /// Lays out the card, the photo and the caption.
    public override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
        card.frame = contentView.bounds
        let width = card.bounds.width
        photoView.frame = scale?.photoFrame(inWidth: width) ?? .zero
        let top = width / 1.5
        captionLabel.frame = CGRect(x: 16, y: top, width: width - 32, height: card.bounds.height - top)
    }
}

extension UIView {
    /// This view, or the first visible view in it, that shows an image and is in no cell.
    fileprivate var imageViewOutsideCells: UIImageView? {
        if isHidden || self is UICollectionViewCell { return nil }
        if let imageView = self as? UIImageView, imageView.image != nil { return imageView }
        return subviews.lazy.compactMap(\.imageViewOutsideCells).first
    }
}
