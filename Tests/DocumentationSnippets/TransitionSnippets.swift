// The documentation's snippets of transitions, compiled. `DocumentationTests` compares them; `TransitionSnippetTests` runs them.
import PinchZoomOverlay
import UIKit

final class GridViewController: UIViewController {
    private let zoom = ZoomTransitionController()
    let collectionView: UICollectionView
    let likeButton = UIButton()
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
    }

    func open(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        if let navigationController { zoom.push(pager, in: navigationController) }
    }

    func present(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.transitioningDelegate = zoom
        present(pager, animated: true)
    }

    func presentByAssignment(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        }
        present(pager, animated: true)
    }

    func presentInNavigationController(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        let navigation = UINavigationController(rootViewController: pager)
        navigation.modalPresentationStyle = .fullScreen
        navigation.transitioningDelegate = zoom
        present(navigation, animated: true)
    }

    func configureDrag() {
        zoom.configuration = .classic
        zoom.configuration.drag.dismissalDistance = 1.0 / 4
        zoom.configuration.allowsDismissalByPinching = false
    }

    func assignConfigured(to pager: PhotoPagerViewController) {
        let zoom = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        }
        zoom.delegate = self
        zoom.configuration = .classic
        pager.zoomTransition = zoom
    }

    func showWithoutAnimation(_ pager: PhotoPagerViewController) {
        let zoom = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        }
        pager.zoomTransition = zoom
        present(pager, animated: false)
        zoom.enableDismissalGestures(of: pager)
    }
}

extension GridViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index] }
}

extension GridViewController: ZoomTransitionSource {
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
}

extension GridViewController: TransitionControllerDelegate {
    func transitionController(_ controller: TransitionController, didProgress transition: ScreenTransition) {
        let presence = transition.direction == .opening ? transition.progress : 1 - transition.progress
        likeButton.alpha = 1 - presence
    }

    func transitionController(_ controller: TransitionController, didEnd transition: ScreenTransition, completed: Bool) {
        likeButton.alpha = completed == (transition.direction == .closing) ? 1 : 0
    }
}

extension GridViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
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

/// An app that has transitions of several kinds.
final class TransitionRouter: NSObject, UINavigationControllerDelegate {
    private let controllers: [TransitionController]

    init(controllers: [TransitionController]) {
        self.controllers = controllers
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        for controller in controllers {
            let animator = controller.navigationController(
                navigationController,
                animationControllerFor: operation,
                from: fromVC,
                to: toVC
            )
            if let animator { return animator }
        }
        return nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        for controller in controllers {
            let interaction = controller.navigationController(navigationController, interactionControllerFor: animationController)
            if let interaction { return interaction }
        }
        return nil
    }
}

/// A screen of an app's own, into which a photo flies.
final class PhotoViewController: UIViewController {
    private let index: Int
    private let photoView = UIImageView()
    private let captionLabel = UILabel()

    init(photo: UIImage, index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
        photoView.image = photo
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photoView.contentMode = .scaleAspectFit
        for subview in [photoView, captionLabel] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photoView.frame = view.bounds
        captionLabel.frame = CGRect(x: 0, y: view.bounds.maxY - 100, width: view.bounds.width, height: 50)
    }
}

extension PhotoViewController: ZoomTransitionDestination {
    var zoomTransitionItem: AnyHashable? { index }
    var zoomTransitionView: UIView? { photoView }
    var zoomTransitionOverlyingViews: [UIView] { [captionLabel] }
}

extension GridViewController {
    func openOwnScreen(_ index: Int, photo: UIImage) {
        let screen = PhotoViewController(photo: photo, index: index)
        screen.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        }
        present(screen, animated: true)
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
        zoom.push(pager, in: navigationController)  // pushed and popped
        pager.transitioningDelegate = zoom  // or presented and dismissed
    }

    static func openByPinch(_ cell: PhotoCell) {
        cell.enablePinchZoom { $0.openingScale = 2 }
    }
}
