import PinchZoomOverlay
import UIKit

/// Stories as cards. The card that is tapped grows into the story's own screen.
final class CardsViewController: UIViewController {
    private static let margin: CGFloat = 20
    private let measuringCell = CardCell()
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ReadingFlowLayout())

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
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        {
            collectionView.reloadData()
        }
    }

    /// On its side, the screen has other cards.
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.collectionView.reloadData() }, completion: nil)
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
        if let path = path(of: item) { collectionView.bringIntoView(path) }
    }
}

extension CardsViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Story.samples.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.reuseIdentifier, for: indexPath)
        (cell as? CardCell)?.show(Story.samples[indexPath.item], photoRatio: photoRatio)
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

    /// All as high as the highest where they stand side by side, so that rows line up.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let columns: CGFloat = hasColumns ? 2 : 1
        let width = ((rowWidth - (columns - 1) * CardsViewController.margin) / columns).rounded(.down)
        let stories = hasColumns ? Story.samples : [Story.samples[indexPath.item]]
        let heights = stories.map { story in
            measuringCell.show(story, photoRatio: photoRatio)
            return measuringCell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return CGSize(width: max(width, 1), height: heights.max() ?? 0)
    }

    private var rowWidth: CGFloat {
        collectionView.bounds.width - sideInsets.left - sideInsets.right - 2 * CardsViewController.margin
    }

    /// Two side by side where there is room.
    private var hasColumns: Bool { rowWidth > 550 }

    private var photoRatio: CGFloat { hasColumns ? CardCell.widePhotoRatio : CardCell.photoRatio }
}
