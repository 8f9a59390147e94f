// The documentation's snippets of video, compiled. `DocumentationTests` compares them; `SnippetTests` runs them.
import AVFoundation
import PinchZoomOverlay
import UIKit

final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var player: AVPlayer? {
        get { (layer as? AVPlayerLayer)?.player }
        set { (layer as? AVPlayerLayer)?.player = newValue }
    }
}

final class VideoCell: UICollectionViewCell, PinchZoomable {
    let playerView = PlayerView()
    let container = PinchZoomContainerView()
    var pinchZoomView: UIView { container }

    override init(frame: CGRect) {
        super.init(frame: frame)
        container.contentView = playerView
        container.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(container)
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: contentView.topAnchor),
            container.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            container.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        enablePinchZoom()
    }

    required init?(coder: NSCoder) { nil }
}
