import PinchZoomOverlay
import UIKit

/// Stories as cards. The card that is tapped grows into the story's own screen.
final class CardsViewController: UIViewController {
    private static let margin: CGFloat = 20
    private let measuringCell = CardCell()
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Cards"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.minimumLineSpacing = CardsViewController.margin
            layout.minimumInteritemSpacing = CardsViewController.margin
        }
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionView.collectionViewLayout.invalidateLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            collectionView.reloadData()
        }
    }

    private func path(of item: AnyHashable) -> IndexPath? {
        (item as? Story).flatMap { Story.samples.firstIndex(of: $0) }.map { IndexPath(item: $0, section: 0) }
    }
}

extension CardsViewController: GrowTransitionSource {
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        path(of: item).flatMap { (collectionView.cellForItem(at: $0) as? CardCell)?.cardView }
    }

    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) {
        guard let path = path(of: item), collectionView.cellForItem(at: path) == nil else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}

extension CardsViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Story.samples.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.reuseIdentifier, for: indexPath)
        (cell as? CardCell)?.show(Story.samples[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        navigationController?.pushViewController(CardViewController(story: Story.samples[indexPath.item]), animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let margin = CardsViewController.margin
        let safe = sideInsets
        return UIEdgeInsets(top: margin, left: safe.left + margin, bottom: margin, right: safe.right + margin)
    }

    /// One below the other, or two side by side where there is room; all as high as the highest, so that rows line up.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let margin = CardsViewController.margin
        let safe = sideInsets
        let width = max(collectionView.bounds.width - safe.left - safe.right - 2 * margin, 0)
        let columns: CGFloat = width > 550 ? 2 : 1
        let cardWidth = ((width - (columns - 1) * margin) / columns).rounded(.down)
        let stories = columns > 1 ? Story.samples : [Story.samples[indexPath.item]]
        let heights = stories.map { story in
            measuringCell.show(story)
            return measuringCell.sizeThatFits(CGSize(width: cardWidth, height: .greatestFiniteMagnitude)).height
        }
        return CGSize(width: cardWidth, height: heights.max() ?? 0)
    }
}
