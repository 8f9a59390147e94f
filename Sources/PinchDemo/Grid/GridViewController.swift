import PinchZoomOverlay
import UIKit

/// Photos and films in columns. A tap opens the pager. The tapped photo or film flies to its page and back.
final class GridViewController: RecordedViewController {
    /// The delegate of this screen's navigation controller, and the transitioning delegate of a presented pager.
    let zoom = ZoomTransitionController()
    private(set) weak var pager: PhotoPagerViewController?
    private static let spacing: CGFloat = 2
    /// The network over which large photos are loaded.
    let network: SimulatedNetwork
    var items: [GridItem]
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ReadingFlowLayout())
    /// Whether the pager is presented in full screen instead of pushed.
    private var presentsPager = false
    /// The films' views. A cell lends its film's view to the page.
    private var films: [GridItem: VideoView] = [:]

    /// - Parameter count: The number of items.
    init(network: SimulatedNetwork, count: Int = 60) {
        self.network = network
        items = GridItem.items(count: count)
        super.init(recordedAs: "grid")
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
        collectionView.register(FilmGridCell.self, forCellWithReuseIdentifier: FilmGridCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        updateWayButton()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionView.collectionViewLayout.invalidateLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.layoutDirection != traitCollection.layoutDirection else { return }
        collectionView.collectionViewLayout.invalidateLayout()
    }

    /// Pushes or presents the pager.
    func show(_ pager: PhotoPagerViewController) {
        self.pager = pager
        if presentsPager {
            pager.transitioningDelegate = zoom
            // With the dark style, all parts of the pager are dark, as usual for photos in full screen.
            pager.overrideUserInterfaceStyle = .dark
            present(pager, animated: true)
        } else if let navigationController {
            zoom.push(pager, in: navigationController)
        }
    }

    /// Goes back to the grid.
    func close(_ pager: PhotoPagerViewController) {
        if presentedViewController === pager {
            dismiss(animated: true)
        } else {
            navigationController?.popToViewController(self, animated: true)
        }
    }

    /// Returns the view of a film. The film's cell and its page show the same view.
    func film(_ item: GridItem) -> VideoView {
        if let film = films[item] { return film }
        let film = VideoView()
        films[item] = film
        return film
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
}

extension GridViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let item = items[indexPath.item]
        let identifier = item.media == .film ? FilmGridCell.reuseIdentifier : PhotoGridCell.reuseIdentifier
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if let photoView = (cell as? PhotoGridCell)?.photoView {
            // The thumbnail is a still, but the animation plays in its cell.
            photoView.image = item.media == .animation ? MoonPhases.image : item.media.thumbnail
        }
        (cell as? FilmGridCell)?.container.contentView = item.media == .film ? film(item) : nil
        cell.accessibilityLabel = item.name
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        open(indexPath.item)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrollView.noteCall("scrollViewWillBeginDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.noteCall("scrollViewDidEndDragging(willDecelerate: \(decelerate))")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        scrollView.noteCall("scrollViewDidEndDecelerating")
    }

    /// Returns the insets for notches, so that a notch covers no photo in landscape.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        sideInsets
    }

    /// Returns the size of a square, in whole pixels. A row has three squares on a phone in portrait, and more squares if there is room.
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

#if canImport(SwiftUI)
@available(iOS 17, *)
#Preview("Grid") {
    UINavigationController(rootViewController: GridViewController(network: SimulatedNetwork()))
}
#endif
