import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// A list of photos in a window of its own, once with the component on every cell and once with less.
@MainActor
final class PhotoFeed: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, PinchZoomInteractionDelegate {
    /// What is on each cell.
    enum Kind {
        /// Nothing.
        case plain
        /// A pinch recognizer whose handler does nothing: what UIKit's part of a pinch costs.
        case barePinch
        /// The same, but one that may still begin while the list scrolls, as the component's may.
        case patientPinch
        /// The component.
        case component
        /// Nothing: one interaction of the component on the list finds the photos.
        case listPinch
    }

    let kind: Kind
    let scale: FeedScale
    let itemCount: Int
    let window: UIWindow
    let list = CountingList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let photo: UIImage
    private var offset: CGFloat = 0

    init(_ kind: Kind, scale: FeedScale = .ordinary, itemCount: Int? = nil, photo: UIImage, on device: HeadlessDevice) {
        self.kind = kind
        self.scale = scale
        self.itemCount = itemCount ?? scale.itemCount
        self.photo = photo
        window = CountingWindow(windowScene: device.scene)
        window.frame.size = scale.windowSize
        super.init(nibName: nil, bundle: nil)
        window.rootViewController = self
        window.makeKeyAndVisible()
        device.advanceFrames()
        window.isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = CountingView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        if let layout = list.collectionViewLayout as? UICollectionViewFlowLayout {
            layout.minimumLineSpacing = 0
            layout.minimumInteritemSpacing = 0
            layout.sectionInset = UIEdgeInsets(top: 0, left: scale.sideMargin, bottom: 0, right: scale.sideMargin)
        }
        list.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        list.dataSource = self
        list.delegate = self
        if kind == .listPinch { list.addInteraction(PinchZoomInteraction(lifting: .imageViews)) }
        view.addSubview(list)
    }

    /// The cell in the middle of the screen.
    var cell: PhotoCell? { list.cellForItem(at: IndexPath(item: scale.middleItem, section: 0)) as? PhotoCell }

    /// The middle of that cell's photo, in points of the window.
    var middle: CGPoint {
        guard let photoView = cell?.photoView else { return .zero }
        return photoView.convert(CGPoint(x: photoView.bounds.midX, y: photoView.bounds.midY), to: nil)
    }

    /// Scrolls down by 37 points, within what a hundred items fill.
    func scroll() {
        offset = offset > 20_000 ? 0 : offset + 37
        list.contentOffset.y = offset
        list.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        guard let cell = cell as? PhotoCell else { return cell }
        cell.prepare(kind, scale, photo: photo, patience: self)
        cell.photoView.image = photo
        cell.captionLabel.text = "Photo \(indexPath.item)"
        if kind == .component { cell.pinchZoomDelegate = self }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { scale.cellSize }
}

extension PhotoFeed: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }
}

/// A photo in a card, with a caption beneath it.
final class PhotoCell: UICollectionViewCell, PinchZoomable {
    let card = CountingView()
    let photoView = UIImageView()
    let captionLabel = UILabel()
    var pinchZoomView: UIView { photoView }
    private var scale: FeedScale?

    override init(frame: CGRect) {
        super.init(frame: frame)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        card.addSubview(photoView)
        card.addSubview(captionLabel)
        contentView.addSubview(card)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func prepare(_ kind: PhotoFeed.Kind, _ scale: FeedScale, photo: UIImage, patience: any UIGestureRecognizerDelegate) {
        guard self.scale == nil else { return }
        self.scale = scale
        scale.fill(card, width: scale.cellSize.width, photo: photo) { imageView in
            guard kind != .component else { return imageView.addInteraction(PinchZoomInteraction()) }
            imageView.isUserInteractionEnabled = true
            imageView.addGestureRecognizer(UIPinchGestureRecognizer { _ in })
        }
        switch kind {
        case .plain, .listPinch: break
        case .barePinch, .patientPinch:
            let pinch = UIPinchGestureRecognizer { _ in }
            if kind == .patientPinch { pinch.delegate = patience }
            addGestureRecognizer(pinch)
        case .component: enablePinchZoom()
        }
    }

    override func layoutSubviews() {
        LayoutCount.passes += 1
        super.layoutSubviews()
        card.frame = contentView.bounds
        let width = card.bounds.width
        photoView.frame = scale?.photoFrame(inWidth: width) ?? .zero
        let top = width / 1.5
        captionLabel.frame = CGRect(x: 16, y: top, width: width - 32, height: card.bounds.height - top)
    }
}
