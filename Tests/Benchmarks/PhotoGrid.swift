import HeadlessDevice
import PeerComparison
import PinchZoomOverlay
import UIKit

/// A grid of photos under a navigation bar, in a window of its own, whose photos open a pager.
@MainActor final class PhotoGrid: UIViewController {
    let window: UIWindow
    let zoom = ZoomTransitionController()
    let scale: FeedScale
    let itemCount: Int
    private let photo: UIImage
    let list: CountingList
    private(set) weak var pager: PhotoPagerViewController?

    init(_ scale: FeedScale = .ordinary, itemCount: Int? = nil, photo: UIImage, on device: HeadlessDevice) {
        self.scale = scale
        self.itemCount = itemCount ?? scale.itemCount
        self.photo = photo
        window = CountingWindow(windowScene: device.scene)
        window.frame.size = scale.windowSize
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: scale.gridCellSide, height: scale.gridCellSide)
        layout.sectionInset = UIEdgeInsets(top: 0, left: scale.sideMargin, bottom: 0, right: scale.sideMargin)
        layout.minimumInteritemSpacing = 3
        layout.minimumLineSpacing = 3
        list = CountingList(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        zoom.source = self
        window.rootViewController = UINavigationController(rootViewController: self)
        window.makeKeyAndVisible()
        device.advanceFrames(2)
        window.isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = CountingView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(GridCell.self, forCellWithReuseIdentifier: "photo")
        list.dataSource = self
        view.addSubview(list)
    }

    /// Whether photos fly. If not, the screens come and go by UIKit's own transition.
    var flies: Bool {
        get { navigationController?.delegate != nil }
        set { navigationController?.delegate = newValue ? zoom : nil }
    }

    /// Makes a pager for the fifth photo and lays it out.
    func makePager() -> PhotoPagerViewController {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: 4)
        pager.view.frame = view.bounds
        pager.view.layoutIfNeeded()
        self.pager = pager
        return pager
    }
}

extension PhotoGrid: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? GridCell else { return cell }
        cell.photoView.image = photo
        cell.prepare(scale, photo: photo)
        return cell
    }
}

extension PhotoGrid: PhotoPagerDataSource, ZoomTransitionSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { itemCount }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photo }

    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        guard let item = item as? Int else { return nil }
        return (list.cellForItem(at: IndexPath(item: item, section: 0)) as? GridCell)?.photoView
    }
}

/// A square photo with round corners.
final class GridCell: UICollectionViewCell {
    let photoView = UIImageView()
    private var isPrepared = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        photoView.frame = contentView.bounds
        contentView.addSubview(photoView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func prepare(_ scale: FeedScale, photo: UIImage) {
        guard !isPrepared else { return }
        isPrepared = true
        for imageView in scale.fill(contentView, width: scale.gridCellSide, photo: photo) {
            imageView.addInteraction(PinchZoomInteraction())
        }
    }

    override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
    }
}
