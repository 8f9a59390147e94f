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

    static let cellHeight: CGFloat = 300
    let kind: Kind
    let itemCount: Int
    let window: UIWindow
    let list = CountingList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let photo: UIImage
    private var offset: CGFloat = 0

    init(_ kind: Kind, itemCount: Int = 1000, photo: UIImage, on device: HeadlessDevice) {
        self.kind = kind
        self.itemCount = itemCount
        self.photo = photo
        window = CountingWindow(windowScene: device.scene)
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
        (list.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
        list.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        list.dataSource = self
        list.delegate = self
        if kind == .listPinch { list.addInteraction(PinchZoomInteraction(lifting: .imageViews)) }
        view.addSubview(list)
    }

    /// The second cell, which lies in the middle of the screen.
    var cell: PhotoCell? { list.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell }

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
        cell.prepare(kind, patience: self)
        cell.photoView.image = photo
        cell.captionLabel.text = "Photo \(indexPath.item)"
        if kind == .component { cell.pinchZoomDelegate = self }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 390, height: PhotoFeed.cellHeight) }
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
    private var isPrepared = false

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

    func prepare(_ kind: PhotoFeed.Kind, patience: any UIGestureRecognizerDelegate) {
        guard !isPrepared else { return }
        isPrepared = true
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
        photoView.frame = CGRect(x: 0, y: 0, width: card.bounds.width, height: 260)
        captionLabel.frame = CGRect(x: 16, y: 260, width: card.bounds.width - 32, height: 40)
    }
}
