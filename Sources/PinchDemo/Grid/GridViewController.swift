import PinchZoomOverlay
import UIKit

/// Photos in columns; a tap opens the pager, which the photo flies into and comes back from.
final class GridViewController: UIViewController {
    /// The delegate of this screen's navigation controller, and of what it presents.
    let zoom = ZoomTransitionController()
    private(set) weak var pager: PhotoPagerViewController?
    private static let spacing: CGFloat = 2
    private let photos: [Photo]
    /// Whether the pager is presented on the whole screen instead of pushed.
    private var presentsPager = false
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ReadingFlowLayout())

    /// - Parameter count: how many photos there are: the demo's own, over and over.
    init(count: Int = 60) {
        photos = (0..<count).map { Photo.all[$0 % Photo.all.count] }
        super.init(nibName: nil, bundle: nil)
        title = "Grid"
        zoom.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.minimumInteritemSpacing = GridViewController.spacing
            layout.minimumLineSpacing = GridViewController.spacing
        }
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(PhotoGridCell.self, forCellWithReuseIdentifier: PhotoGridCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        updateWayButton()
        // The navigation controller has its delegate by now, which has switched the swipe back off.
        if let navigationController { zoom.enableSwipeBack(in: navigationController) }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionView.collectionViewLayout.invalidateLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { collectionView.reloadData() }
    }

    /// Shows a photo in the pager.
    func open(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, index: index)
        pager.delegate = self
        self.pager = pager
        updateTitle(of: pager)
        if presentsPager {
            pager.transitioningDelegate = zoom
            present(pager, animated: true)
        } else {
            navigationController?.pushViewController(pager, animated: true)
        }
    }

    private func updateWayButton() {
        let title = presentsPager ? "Push" : "Present"
        let change = UIAction(title: title) { [weak self] _ in
            self?.presentsPager.toggle()
            self?.updateWayButton()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: title, primaryAction: change)
        navigationItem.rightBarButtonItem?.accessibilityLabel = presentsPager ? "Push the pager" : "Present the pager"
    }

    private func updateTitle(of pager: PhotoPagerViewController) {
        pager.title = "\(pager.currentIndex + 1) of \(photos.count)"
    }
}

extension GridViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoGridCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? PhotoGridCell {
            cell.photoView.image = photos[indexPath.item].image
            cell.accessibilityLabel = photos[indexPath.item].name
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        open(indexPath.item)
    }

    /// Clear of the notch, where the phone lies on its side.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        sideInsets
    }

    /// Squares of whole pixels, three side by side on a phone that stands upright and more where there is room.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width - sideInsets.left - sideInsets.right
        let columns = max((width / 150).rounded(.down), 3)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let side = (width - (columns - 1) * GridViewController.spacing) / columns
        let whole = max((side / pixel).rounded(.down) * pixel, 1)
        return CGSize(width: whole, height: whole)
    }
}

extension GridViewController: PhotoPagerDataSource, PhotoPagerDelegate {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int {
        photos.count
    }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        photos[index].image
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        photos[index].name
    }

    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        updateTitle(of: pager)
    }
}

extension GridViewController: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        guard let index = item as? Int else { return nil }
        return (collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoGridCell)?.photoView
    }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        if let index = item as? Int { collectionView.bringIntoView(IndexPath(item: index, section: 0)) }
    }
}

#if canImport(SwiftUI)
    @available(iOS 17, *)
    #Preview("Grid") {
        UINavigationController(rootViewController: GridViewController())
    }
#endif
