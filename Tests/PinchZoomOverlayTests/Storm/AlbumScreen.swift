import PinchZoomOverlay
import UIKit

/// A grid of photos that opens them by tap or pinch, as an app might write it, whose answers a storm spoils.
final class AlbumScreen: UIViewController {
    /// What is told of where a photo is.
    enum Answer: CaseIterable {
        case truth, nothing, another, detached, notANumber, infinite, empty, elsewhere

        /// What is said instead of nil.
        var frame: CGRect? {
            switch self {
            case .truth, .nothing, .another, .detached: nil
            case .notANumber: CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)
            case .infinite: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity)
            case .empty: CGRect(x: 100, y: 100, width: 0, height: 0)
            case .elsewhere: CGRect(x: -300, y: 1200, width: 40, height: 90)
            }
        }
    }

    var zoom: ZoomTransitionController?
    /// The names of the photos, in order; each is a photo of `TestImages`.
    var names = Array(0..<40)
    /// What has become of some photos: another image, or none.
    var images: [Int: UIImage?] = [:]
    var answer = Answer.truth
    weak var storm: TransitionStorm?
    var record: AppearanceRecord?
    let list: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 128, height: 128)
        layout.minimumInteritemSpacing = 3
        layout.minimumLineSpacing = 3
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        title = "Album"
        renewZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func renewZoom() {
        let zoom = ZoomTransitionController()
        zoom.source = self
        self.zoom = zoom
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        list.backgroundColor = .white
        list.register(AlbumCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.delegate = self
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    var cells: [AlbumCell] { list.visibleCells.compactMap { $0 as? AlbumCell } }

    func image(of name: Int) -> UIImage? { images[name] ?? TestImages.photo(name) }

    fileprivate func photoView(_ name: Int) -> UIImageView? {
        guard let index = names.firstIndex(of: name) else { return nil }
        return (list.cellForItem(at: IndexPath(item: index, section: 0)) as? AlbumCell)?.photoView
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record?.willAppear(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record?.didAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record?.willDisappear(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record?.didDisappear()
    }
}

extension AlbumScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? AlbumCell, names.indices.contains(indexPath.item) else { return cell }
        cell.photoView.image = image(of: names[indexPath.item])
        cell.pinchZoomDelegate = self
        storm?.note(cell)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        storm?.open(indexPath.item)
    }
}

extension AlbumScreen: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { names.count }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        names.indices.contains(index) ? image(of: names[index]) : nil
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        names.indices.contains(index) ? names[index] : -1
    }
}

extension AlbumScreen: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        switch answer {
        case .nothing: nil
        case .another: cells.first?.contentView
        case .detached: UIImageView(image: TestImages.photo(1))
        default: (item as? Int).flatMap { photoView($0) }
        }
    }

    func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect? { answer.frame }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        guard let name = item as? Int, let index = names.firstIndex(of: name), list.numberOfItems(inSection: 0) > index else { return }
        let path = IndexPath(item: index, section: 0)
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        guard let frame = list.layoutAttributesForItem(at: path)?.frame, !visible.contains(frame) else { return }
        list.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}

extension AlbumScreen: PinchZoomDelegate {
    func pinchZoomWillBegin(_ zoomable: any PinchZoomable) { storm?.told(true, zoomable) }

    func pinchZoomDidEnd(_ zoomable: any PinchZoomable) { storm?.told(false, zoomable) }

    func pinchZoomOpen(_ zoomable: any PinchZoomable) -> Bool {
        guard let cell = zoomable as? AlbumCell, let path = list.indexPath(for: cell) else { return false }
        return storm?.openByPinch(path.item) ?? false
    }
}

/// A square photo with round corners that can be pinched.
final class AlbumCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(photoView)
        var configuration = PinchZoomConfiguration()
        configuration.openingScale = 1.5
        try? enablePinchZoom(configuration)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
