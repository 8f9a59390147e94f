// The documentation's snippets of transitions, compiled. `DocumentationTests` compares them; `TransitionSnippetTests` runs them.
import PinchZoomOverlay
import UIKit

final class GridViewController: UIViewController, PhotoPagerDataSource, ZoomTransitionSource {
    private let zoom = ZoomTransitionController()
    let collectionView: UICollectionView
    private let photos: [UIImage]

    init(photos: [UIImage]) {
        self.photos = photos
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        zoom.source = self
        navigationController?.delegate = zoom
        if let navigationController { zoom.enableSwipeBack(in: navigationController) }
    }

    func open(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        navigationController?.pushViewController(pager, animated: true)
    }

    // Of the pager
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index] }

    // Of the flight
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        guard let index = item as? Int else { return nil }
        return (collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoCell)?.photoView
    }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        guard let index = item as? Int else { return }
        let path = IndexPath(item: index, section: 0)
        guard !collectionView.indexPathsForVisibleItems.contains(path) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }

    func present(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.transitioningDelegate = zoom
        present(pager, animated: true)
    }

    func configureDrag() throws {
        var configuration = ZoomTransitionConfiguration.system
        configuration.drag.dismissalDistance = 1.0 / 4
        configuration.landingSpring.dampingRatio = 1
        try zoom.setConfiguration(configuration)
    }
}

extension GridViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.photoView.frame = cell.contentView.bounds
        cell.photoView.image = photos[indexPath.item]
        return cell
    }
}

extension GridViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        guard let cell = interaction.view as? PhotoCell, let path = collectionView.indexPath(for: cell) else { return false }
        open(path.item)
        return true
    }
}

/// An app that is its navigation controller's delegate already.
final class Navigator: NSObject, UINavigationControllerDelegate {
    private let zoom: ZoomTransitionController

    init(zoom: ZoomTransitionController) {
        self.zoom = zoom
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        zoom.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        zoom.navigationController(navigationController, interactionControllerFor: animationController)
    }
}

/// Two screens that share a photo and a title.
final class PlaceViewController: UIViewController, SharedViewTransitionScreen {
    let photoView = UIImageView()
    let titleLabel = UILabel()

    func sharedViews(with other: UIViewController) -> [SharedView] {
        [SharedView("photo", photoView), SharedView("title", titleLabel)]
    }
}

/// A screen that a cell grows into.
final class StoryViewController: UIViewController, GrowTransitionDestination {
    var story = 0
    var growTransitionItem: AnyHashable? { story }
}

/// The list that it grows out of.
final class StoriesViewController: UIViewController, GrowTransitionSource {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        guard let story = item as? Int else { return nil }
        return collectionView.cellForItem(at: IndexPath(item: story, section: 0))
    }
}

/// The snippets that are statements.
@MainActor enum TransitionSnippets {
    static func use(
        _ zoom: ZoomTransitionController,
        of grid: GridViewController,
        in navigationController: UINavigationController,
        for pager: PhotoPagerViewController
    ) {
        zoom.source = grid
        navigationController.delegate = zoom  // pushed and popped
        pager.transitioningDelegate = zoom  // or presented and dismissed
    }

    static func enableSwipeBack(_ zoom: ZoomTransitionController, in navigationController: UINavigationController) {
        zoom.enableSwipeBack(in: navigationController)
    }

    static func openByPinch(_ cell: PhotoCell) throws {
        var configuration = PinchZoomConfiguration()
        configuration.openingScale = 2
        try cell.enablePinchZoom(configuration)
    }
}
