import PinchZoomOverlay
import UIKit

/// Stories as cards. A tapped card grows into the story's own screen.
final class CardsViewController: SelfSizingCollectionViewController {
    private static let margin: CGFloat = 20
    private let cards = UICollectionView.CellRegistration<CardCell, Story> { $0.show($2) }

    private let grow: GrowTransitionController

    /// - Parameter grow: The transition controller that opens the cards.
    init(growing grow: GrowTransitionController) {
        self.grow = grow
        super.init(collectionViewLayout: CardsViewController.layout())
        title = "Cards"
        grow.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
    }

    /// Returns a layout with one column, or with two columns on a wide screen. The layout stays inside the safe area, so that a notch
    /// covers no card.
    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 590 ? 2 : 1
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: cardHeight)
            )
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
            group.interItemSpacing = .fixed(margin)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = margin
            section.contentInsets = NSDirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
            return section
        }
    }

    /// The height of a card. From iOS 17 on, cards side by side are equally high.
    private static var cardHeight: NSCollectionLayoutDimension {
        if #available(iOS 17, *) { .uniformAcrossSiblings(estimate: estimatedHeight) } else { .estimated(estimatedHeight) }
    }

    private static let estimatedHeight: CGFloat = 420

    private func path(of item: AnyHashable) -> IndexPath? {
        (item as? Story).flatMap { Story.samples.firstIndex(of: $0) }.map { IndexPath(item: $0, section: 0) }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Story.samples.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cards, for: indexPath, item: Story.samples[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if let navigationController { grow.push(CardViewController(story: Story.samples[indexPath.item]), in: navigationController) }
    }
}

extension CardsViewController: GrowTransitionSource {
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        path(of: item).flatMap { (collectionView.cellForItem(at: $0) as? CardCell)?.cardView }
    }

    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {
        if let path = path(of: item) { collectionView.bringIntoView(path) }
    }
}
