import AVFoundation
import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

/// A list of videos, as in apps that reuse cells. The players belong to the screen, and a cell provides a view for a player.
@MainActor final class VideoFeed: UIViewController, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell, PinchZoomable {
        let playerView = CountedPlayerView()
        private(set) lazy var container = PinchZoomContainerView(contentView: playerView)
        var pinchZoomView: UIView { container }

        override init(frame: CGRect) {
            super.init(frame: frame)
            container.frame = contentView.bounds
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(container)
            enablePinchZoom()
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            playerView.player = nil
        }
    }

    let players: [AVPlayer]
    let collectionView: UICollectionView
    var isEmpty = false

    init(_ video: CountedVideo) {
        players = (0..<2).map { _ in AVPlayer(url: video.url) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 180)
        collectionView = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 480), collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        collectionView.backgroundColor = .white
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "video")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        players.forEach { $0.play() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { isEmpty ? 0 : players.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "video", for: indexPath)
        (cell as? Cell)?.playerView.player = players[indexPath.item]
        return cell
    }

    func cell(_ item: Int) throws -> Cell {
        try #require(collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)
    }
}
