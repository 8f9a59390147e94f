import UIKit

/// The feed as a collection view, with a compositional layout, a diffable data source, and cell registrations. The cells size themselves.
final class FeedCollectionViewController: SelfSizingCollectionViewController, FeedList {
    var willDisplay: @MainActor (PostView) -> Void = { _ in }

    private enum Section: Hashable, Sendable {
        case stories, posts
    }

    private enum Item: Hashable, Sendable {
        case story(Int), post(Int)
    }

    private let feed: Feed
    private lazy var delegate = FeedCollectionDelegate(
        willDisplay: { [weak self] in self?.prepare($0) },
        didEndDisplaying: { [weak self] in self?.stop($0) }
    )
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

    init(feed: Feed) {
        self.feed = feed
        super.init(collectionViewLayout: FeedCollectionViewController.layout())
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.delegate = delegate
        dataSource = makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.stories, .posts])
        snapshot.appendItems(Feed.stories.indices.map(Item.story), toSection: .stories)
        snapshot.appendItems((0..<feed.count).map(Item.post), toSection: .posts)
        dataSource?.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Cells and layout

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let story = UICollectionView.CellRegistration<StoryRingCell, Int> { cell, _, index in cell.show(Feed.stories[index]) }
        // Each kind of post has its own registration, so that a cell is reused only for posts of the same kind.
        let posts = Dictionary(
            uniqueKeysWithValues: PostKind.allCases.map { kind in
                let registration = UICollectionView.CellRegistration<PostCell, Post> { [weak self] cell, _, post in
                    self?.show(post, in: cell)
                }
                return (kind, registration)
            }
        )
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { [feed] list, path, item in
            switch item {
            case .story(let index):
                return list.dequeueConfiguredReusableCell(using: story, for: path, item: index)
            case .post(let index):
                let post = feed.post(index)
                return posts[PostKind(post)].map { list.dequeueConfiguredReusableCell(using: $0, for: path, item: post) }
            }
        }
    }

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, _ in section == 0 ? stories() : posts() }
    }

    /// Returns a section with one row that scrolls horizontally. Each story is wide enough for its name, at any text size.
    private static func stories() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(StoryRingView.minimumWidth), heightDimension: .estimated(86))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        return section
    }

    /// Returns a section with the posts one below the other. Each post is as high as its content.
    private static func posts() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(520))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        return section
    }

    // MARK: FeedList

    var scrollView: UIScrollView { collectionView }

    var displayedPosts: [PostView] {
        collectionView.visibleCells.compactMap { ($0 as? PostCell)?.postView }
    }

    func postView(_ item: Int) -> PostView? {
        path(of: item).flatMap { (collectionView.cellForItem(at: $0) as? PostCell)?.postView }
    }

    func item(of view: UIView) -> Int? {
        guard let cell = collectionView.visibleCells.first(where: { view.isDescendant(of: $0) }),
            let path = collectionView.indexPath(for: cell), case .post(let item) = dataSource?.itemIdentifier(for: path)
        else { return nil }
        return item
    }

    func scroll(to item: Int) {
        guard let path = path(of: item) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
        collectionView.layoutIfNeeded()
    }

    private func path(of item: Int) -> IndexPath? {
        dataSource?.indexPath(for: .post(item))
    }
}
