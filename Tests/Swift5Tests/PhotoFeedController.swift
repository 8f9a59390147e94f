import UIKit

class PhotoFeedController: UIViewController {
    var names: [String] = ["a", "bb", "ccc"]
    private(set) var pinchCount = 0
    private(set) var observers: [NSObjectProtocol] = []
    private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        view.dataSource = self
        view.delegate = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(collectionView)
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            guard let self = self else { return }
            DispatchQueue.main.async { self.collectionView.reloadData() }
        }
        observers.append(observer)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }

    override var prefersStatusBarHidden: Bool { return true }

    func openDetails(completion: (() -> Void)? = nil) {
        let details = UIViewController()
        details.modalPresentationStyle = .fullScreen
        details.view.layer.transform = CATransform3DMakeScale(1, 1, 1)
        present(details, animated: true, completion: completion)
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}

extension PhotoFeedController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return names.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
        guard let photo = cell as? PhotoCell else { return cell }
        photo.delegate = self
        PhotoStore.shared.load(names[indexPath.item], into: photo.imageView)
        return photo
    }
}

extension PhotoFeedController: UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        openDetails()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        title = "\(Int(scrollView.contentOffset.y))"
    }
}

extension PhotoFeedController: PhotoCellDelegate {
    func photoCell(_ cell: PhotoCell, didPinch recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .began { pinchCount += 1 }
    }
}
