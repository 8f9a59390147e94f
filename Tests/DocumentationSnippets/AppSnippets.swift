// The documentation's snippets of an app, compiled. `DocumentationTests` compares them; `SnippetTests` runs them.
import PinchZoomOverlay
import UIKit

final class PhotoCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}

final class FeedViewController: UIViewController, UICollectionViewDataSource {
    let collectionView: UICollectionView
    let composeButton = UIButton()
    private let photos: [UIImage]

    init(photos: [UIImage] = []) {
        self.photos = photos
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 260)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.photoView.image = photos[indexPath.item]
        cell.pinchZoomDelegate = self
        return cell
    }
}

extension FeedViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { composeButton.isHidden = true }
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { composeButton.isHidden = false }
}

extension FeedViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: indexPath.item)
        pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
            self?.photoCell(at: index)?.photoView
        }
        navigationController?.pushViewController(pager, animated: true)
    }

    private func photoCell(at index: Int) -> PhotoCell? {
        collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? PhotoCell
    }
}

extension FeedViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { photos.count }
    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photos[index] }
}

/// A row of a table.
final class PhotoRow: UITableViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        photoView.frame = contentView.bounds
        photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}

/// A content view of an app's own configuration.
final class PhotoContentView: UIView {
    let photoView = UIImageView()
}

/// A cell whose content view UIKit makes from a configuration.
final class ConfiguredCell: UICollectionViewCell, PinchZoomable {
    var pinchZoomView: UIView { (contentView as? PhotoContentView)?.photoView ?? contentView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell with a list that scrolls horizontally.
final class CarouselCell: UICollectionViewCell {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

/// A feed of carousels.
final class CarouselFeedViewController: UICollectionViewController {
    func bringIntoView(photo: Int, ofPost post: Int) {
        let path = IndexPath(item: post, section: 0)
        if !collectionView.indexPathsForVisibleItems.contains(path) {
            collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
            collectionView.layoutIfNeeded()
        }
        let carousel = (collectionView.cellForItem(at: path) as? CarouselCell)?.collectionView
        carousel?.scrollToItem(at: IndexPath(item: photo, section: 0), at: .centeredHorizontally, animated: false)
    }
}

/// A table whose photos stay up after their release.
final class StayingPhotosViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let zoom = PinchZoomInteraction(configuration: PinchZoomConfiguration(release: .stays()), lifting: .imageViews)
        tableView.addInteraction(zoom)
    }
}

/// A screen that implements all methods of its photos' delegate.
final class JournalViewController: UIViewController {
    let titleLabel = UILabel()
    let composeButton = UIButton()
    /// Whether photos are being selected. If so, none may lift.
    var isSelecting = false
    /// The action for a photo that is opened.
    var openPhoto: (PhotoCell) -> Void = { _ in }
    private(set) var landingFrame = CGRect.null
}

extension JournalViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
        !isSelecting
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        composeButton.isHidden = true
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {
        titleLabel.alpha = 1 - change.progress
    }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        guard let cell = interaction.view as? PhotoCell else { return false }
        openPhoto(cell)
        return true
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        landingFrame = targetFrame
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        composeButton.isHidden = false
    }
}

final class GalleryPhotoView: UIImageView, PinchZoomable {
    var pinchZoomView: UIView { self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}

/// A loader of an app's images.
@MainActor final class ImageLoader {
    static let shared = ImageLoader()
    private(set) var loaded: [String] = []

    func original(of photo: String) async throws -> UIImage {
        loaded.append(photo)
        return UIImage()
    }
}

/// A cell with a larger image.
final class OriginalPhotoCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }
    /// The photo's name.
    var photo: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(photoView)
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }

    var pinchZoomFullSize: PhotoSource? {
        photo.map { photo in .loader { _ in .image(try await ImageLoader.shared.original(of: photo)) } }
    }
}

/// A cell with a configuration.
final class ConfiguredPhotoCell: UICollectionViewCell, PinchZoomable {
    let photoView = UIImageView()
    var pinchZoomView: UIView { photoView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(photoView)
        enablePinchZoom { $0.maximumScale = 3 }
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell that answers VoiceOver's zoom gesture and gives up its zoom when it is used again.
final class ThoroughCell: UICollectionViewCell, PinchZoomable {
    var pinchZoomView: UIView { contentView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        if #available(iOS 17, *) { accessibilityTraits.insert(.supportsZoom) }
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        cancelPinchZoom()
    }

    override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        pinchZoomInteraction?.zoomIn(at: point) ?? false
    }
}

/// A screen whose status bar is light above the backdrop of a photo that is up.
final class AlbumViewController: UIViewController {
    private var isZooming = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { isZooming ? .lightContent : .default }
}

extension AlbumViewController: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { isZooming = true }
    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { isZooming = false }
}

/// The snippets that are statements.
@MainActor enum AppSnippets {
    static func addInteraction(to photoView: UIImageView) {
        photoView.addInteraction(PinchZoomInteraction())
    }

    static func addInteraction(to cardView: UIView, lifting photoView: UIImageView) {
        cardView.addInteraction(PinchZoomInteraction(lifting: .view { [weak photoView] in photoView }))
    }

    static func addInteraction(toListOfPhotos collectionView: UICollectionView) {
        collectionView.addInteraction(PinchZoomInteraction(lifting: .imageViews))
    }

    static func addInteraction(toTableOfPhotos tableView: UITableView) {
        let zoom = PinchZoomInteraction(
            lifting: .viewAt { [weak tableView] location in
                guard let tableView, let path = tableView.indexPathForRow(at: location) else { return nil }
                return (tableView.cellForRow(at: path) as? PhotoRow)?.photoView
            }
        )
        tableView.addInteraction(zoom)
    }

    static func letPhotosStay(in cell: PhotoCell) {
        cell.enablePinchZoom { $0.release = .stays() }  // from scale 1.3 on, or from another: .stays(above: 2)
    }

    static func addConfiguredInteraction(to photoView: UIImageView, delegate: any PinchZoomInteractionDelegate) {
        let zoom = PinchZoomInteraction(configuration: PinchZoomConfiguration(maximumScale: 3))
        zoom.delegate = delegate
        photoView.addInteraction(zoom)
    }

    static func configure(_ cell: PhotoCell) {
        cell.enablePinchZoom { configuration in
            configuration.maximumScale = 3
            configuration.allowsRotation = true
            configuration.playsHapticAtLimit = false
        }
    }

    static func configureBriefly(_ cell: PhotoCell) {
        cell.enablePinchZoom { $0.maximumScale = 3 }
    }

    static func makeConfiguration() -> PinchZoomConfiguration {
        let configuration = PinchZoomConfiguration(maximumScale: 3, allowsRotation: true)
        return configuration
    }

    static func change(_ zoom: PinchZoomInteraction) {
        zoom.configuration.maximumScale = 3
    }

    static func takeMaximum(_ maximumScale: CGFloat, ofServerFor cell: PhotoCell) throws {
        let configuration = PinchZoomConfiguration(maximumScale: maximumScale)
        try configuration.validate()
        cell.enablePinchZoom(configuration)
    }

    static func setFile(_ fileURL: URL, of zoom: PinchZoomInteraction) {
        zoom.fullSize = .file(fileURL)
    }

    static func openCrop(by configuration: inout PinchZoomConfiguration) {
        configuration.crop = .opens()
    }

    static func setRange(of imageView: UIImageView, _ configuration: inout PinchZoomConfiguration) {
        if #available(iOS 17, *) { imageView.preferredImageDynamicRange = .standard }
        configuration.dynamicRange = .high
    }

    static func setCurve(of configuration: inout PinchZoomConfiguration) {
        configuration.backdropCurve = .custom { scale in 1 - 1 / max(scale, 1) }
    }
}
