// The documentation's snippets of shared views and of cells that grow, compiled. `DocumentationTests` compares them;
// `TransitionSnippetTests` runs them.
import PinchZoomOverlay
import UIKit

/// A place, as a screen of its own, which shares its photo and its title with the screen below.
final class PlaceViewController: UIViewController, SharedViewTransitionScreen {
    let photoView = UIImageView(frame: CGRect(x: 0, y: 100, width: 390, height: 390))
    let titleLabel = UILabel(frame: CGRect(x: 20, y: 510, width: 350, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(photoView)
        view.addSubview(titleLabel)
    }

    func sharedViews(with other: UIViewController) -> [SharedView] {
        [SharedView("title", titleLabel), SharedView("photo", photoView)]
    }
}

/// The screen from which the place is opened.
final class MapViewController: UIViewController, SharedViewTransitionScreen {
    private let shared = SharedViewTransitionController()
    let thumbnailView = UIImageView(frame: CGRect(x: 20, y: 600, width: 80, height: 80))
    let nameLabel = UILabel(frame: CGRect(x: 120, y: 620, width: 200, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(thumbnailView)
        view.addSubview(nameLabel)
    }

    func sharedViews(with other: UIViewController) -> [SharedView] {
        [SharedView("title", nameLabel), SharedView("photo", thumbnailView)]
    }

    func push(_ place: PlaceViewController) {
        if let navigationController { shared.push(place, in: navigationController) }
    }

    func present(_ place: PlaceViewController) {
        place.modalPresentationStyle = .fullScreen
        place.transitioningDelegate = shared
        present(place, animated: true)
    }
}

/// A screen into which a cell grows.
final class StoryViewController: UIViewController, GrowTransitionDestination {
    private let story: Int
    var growTransitionItem: AnyHashable? { story }

    init(story: Int) {
        self.story = story
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

/// The list out of which the screen grows.
final class StoriesViewController: UICollectionViewController {
    private let grow = GrowTransitionController()

    override func viewDidLoad() {
        super.viewDidLoad()
        grow.source = self
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "story")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath)
        cell.backgroundColor = .gray
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        push(indexPath.item)
    }

    func push(_ story: Int) {
        if let navigationController { grow.push(StoryViewController(story: story), in: navigationController) }
    }

    func present(_ story: Int) {
        let screen = StoryViewController(story: story)
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = grow
        present(screen, animated: true)
    }
}

extension StoriesViewController: GrowTransitionSource {
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        guard let story = item as? Int else { return nil }
        return collectionView.cellForItem(at: IndexPath(item: story, section: 0))
    }

    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {
        guard let story = item as? Int else { return }
        let path = IndexPath(item: story, section: 0)
        guard !collectionView.indexPathsForVisibleItems.contains(path) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}
