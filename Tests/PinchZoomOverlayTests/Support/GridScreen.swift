import PinchZoomOverlay
import UIKit

/// A grid of photos that opens a pager, as a test's author would write it.
final class GridScreen: AppearanceNotingScreen {
    enum Way: CaseIterable {
        /// `pushedByController`: the transition controller pushes the pager onto a navigation controller without a delegate.
        case pushed, pushedByController, presented
    }

    private(set) var zoom = ZoomTransitionController()
    var way = Way.pushed
    /// The names of the photos, in order. Each name is a photo of `TestImages`.
    private(set) var names: [Int]
    private var hasAppeared = false
    private(set) weak var pager: PhotoPagerViewController?
    /// The configuration with which photos zoom in their cells, or `nil` if they don't zoom.
    var pinch: PinchZoomConfiguration?
    /// Whether a pinch may open a photo.
    var opensByPinch = true
    private(set) var pinchBegins = 0
    private(set) var pinchEnds = 0
    /// The closure to call when a view is requested from the source.
    var onRequest: () -> Void = {}
    /// Whether the source returns nil for every view.
    var answersNothing = false
    /// Whether the list doesn't scroll to the photo that flies back.
    var staysWhereItIs = false
    /// The closure that returns the view at the bottom of a photo's page.
    var caption: (Int) -> UIView? = { _ in nil }
    /// The closure that returns the photo with a name.
    var image: (Int) -> UIImage = { TestImages.photo($0) }
    /// The closure that returns a photo's picture in the strip, or `nil` for the photo itself.
    var thumbnail: (Int) -> UIImage? = { _ in nil }
    /// The closure to call with a pager before it opens.
    var willOpen: (PhotoPagerViewController) -> Void = { _ in }
    let list: UICollectionView

    init(count: Int = 60) {
        names = Array(0..<count)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 128, height: 128)
        layout.minimumInteritemSpacing = 3
        layout.minimumLineSpacing = 3
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
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
        view.backgroundColor = .white
        list.backgroundColor = .white
        list.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.delegate = self
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    /// Returns the photo view of an item if the item is on the screen.
    func photoView(_ item: Int) -> UIImageView? {
        guard let index = names.firstIndex(of: item) else { return nil }
        return (list.cellForItem(at: IndexPath(item: index, section: 0)) as? GridCell)?.photoView
    }

    /// Opens the pager, as a tap does.
    func open(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        self.pager = pager
        willOpen(pager)
        switch way {
        case .pushed:
            navigationController?.pushViewController(pager, animated: true)
        case .pushedByController:
            if let navigationController { zoom.push(pager, in: navigationController) }
        case .presented:
            pager.transitioningDelegate = zoom
            present(pager, animated: true)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Tests check the calls after the first appearance.
        if !hasAppeared { appearances = [] }
        hasAppeared = true
    }

    /// Releases the controller, like a screen that makes a new one.
    func loseZoom() {
        zoom = ZoomTransitionController()
    }

    /// Deletes all items, in the pager as well.
    func deleteAll() {
        names = []
        list.reloadData()
        pager?.reloadData()
    }

    /// Deletes an item, and notifies the pager only of this change.
    func remove(_ name: Int, animated: Bool = true) {
        let former = names
        names.removeAll { $0 == name }
        list.reloadData()
        pager?.updatePages(by: names.difference(from: former), animated: animated)
    }

    /// Deletes an item, in the pager as well.
    func delete(_ index: Int) {
        names.remove(at: index)
        list.reloadData()
        pager?.reloadData()
    }
}

extension GridScreen: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? GridCell else { return cell }
        cell.photoView.image = image(names[indexPath.item])
        if let pinch {
            cell.pinchZoomDelegate = self
            cell.enablePinchZoom(pinch)
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(indexPath.item)
    }
}

extension GridScreen: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { names.count }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { image(names[index]) }

    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? { thumbnail(names[index]) }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? { caption(names[index]) }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        names.indices.contains(index) ? names[index] : -1
    }
}

extension GridScreen: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        onRequest()
        guard !answersNothing else { return nil }
        return (item as? Int).flatMap { photoView($0) }
    }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        guard !staysWhereItIs, let name = item as? Int, let index = names.firstIndex(of: name) else { return }
        let path = IndexPath(item: index, section: 0)
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        guard let frame = list.layoutAttributesForItem(at: path)?.frame, !visible.contains(frame) else { return }
        list.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
}

extension GridScreen: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { pinchBegins += 1 }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { pinchEnds += 1 }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        guard opensByPinch, let cell = interaction.view as? GridCell, let path = list.indexPath(for: cell) else { return false }
        open(path.item)
        return true
    }
}

/// A square photo with rounded corners.
final class GridCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(photoView)
        // The photo is part of an element, the cell, on which VoiceOver stands.
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
