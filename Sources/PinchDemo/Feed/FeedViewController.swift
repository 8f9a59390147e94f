import PinchZoomOverlay
import UIKit

/// A feed as in Instagram: posts one below the other, whose photos lift under two fingers.
final class FeedViewController: UIViewController {
    /// The photo that is up.
    private(set) var zoomed: (any PinchZoomable)?
    let feed: Feed
    /// What the pager pages through.
    let photos: FeedPhotos
    /// Flies photos into the pager and back.
    let zoom = ZoomTransitionController()
    private let settings: DemoSettings
    private let measurer = PostMeasurer()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init(feed: Feed, settings: DemoSettings) {
        self.feed = feed
        photos = FeedPhotos(feed)
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = "Pinch"
        zoom.source = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let gear = UIAction { [weak self] _ in self?.showSettings() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "gearshape"), primaryAction: gear)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Settings"

        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 6
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        for kind in PostKind.allCases { collectionView.register(kind.cellClass, forCellWithReuseIdentifier: kind.rawValue) }
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        recognizeTaps()
        settings.addObserver { [weak self] in self?.configureVisibleCells() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
        else { return }
        collectionView.reloadData()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.collectionView.reloadData() }, completion: nil)
    }

    private func showSettings() {
        let controller = UINavigationController(rootViewController: SettingsViewController(settings: settings))
        present(controller, animated: true)
    }

    private func configureVisibleCells() {
        for cell in collectionView.visibleCells { configure(cell) }
    }

    /// What pinch-to-zoom needs of the app, besides its delegate's methods.
    private func configure(_ cell: UICollectionViewCell) {
        let zoomables: [any PinchZoomable] = (cell as? GalleryCell)?.photoViews ?? [cell as? any PinchZoomable].compactMap { $0 }
        for zoomable in zoomables {
            zoomable.pinchZoomDelegate = self
            settings.apply(to: zoomable)
        }
    }

    func layout(_ item: Int) -> PostLayout {
        measurer.layout(feed.post(item), width: collectionView.bounds.width, in: view)
    }
}

extension FeedViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        feed.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let post = feed.post(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PostKind(post).rawValue, for: indexPath)
        (cell as? PostCell)?.show(post, layout: layout(indexPath.item))
        return cell
    }

    /// Here, and not where it is made: cells are kept ready, and the settings may have changed since.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        configure(cell)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: layout(indexPath.item).height)
    }
}

extension FeedViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        zoomed = interaction.view as? any PinchZoomable
        collectionView.isScrollEnabled = false
    }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        (interaction.view as? any PinchZoomable).flatMap { photo(shownBy: $0.pinchZoomView) }.map { open($0) } ?? false
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        if zoomed === interaction.view { zoomed = nil }
        collectionView.isScrollEnabled = true
    }
}

#if canImport(SwiftUI)
    @available(iOS 17, *)
    #Preview("Feed") {
        UINavigationController(rootViewController: FeedViewController(feed: Feed(count: 16), settings: DemoSettings()))
    }
#endif
