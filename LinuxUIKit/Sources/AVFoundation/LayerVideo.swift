import UIKit

/// The pictures of a player's video in a layer.
final class LayerVideo: TimedContents {
    private unowned let layer: AVPlayerLayer

    init(of layer: AVPlayerLayer) {
        self.layer = layer
    }

    /// Returns the frame of a picture in the bounds. If the picture fills the bounds, its frame may be larger than the bounds.
    static func place(of picture: CGImage, in bounds: CGRect, gravity: AVLayerVideoGravity) -> CGRect {
        let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
        let factors = (bounds.width / width, bounds.height / height)
        switch gravity {
        case .resizeAspect: return bounds.middle(of: CGSize(width: width, height: height), times: min(factors.0, factors.1))
        case .resizeAspectFill: return bounds.middle(of: CGSize(width: width, height: height), times: max(factors.0, factors.1))
        default: return bounds
        }
    }

    /// Shows the picture of a time. A video is never drawn outside its layer; if the video is larger, only its middle is shown.
    func show(in values: inout LayerValues, at time: CFTimeInterval) {
        guard let output = layer.player?.output, output.isSeen(in: layer), let picture = output.picture(at: time),
            values.bounds.width > 0, values.bounds.height > 0
        else { return }
        values.contents = picture
        guard layer.videoGravity == .resizeAspectFill else {
            values.contentsGravity = layer.videoGravity == .resizeAspect ? .resizeAspect : .resize
            return
        }
        let place = LayerVideo.place(of: picture, in: values.bounds, gravity: .resizeAspectFill)
        let (width, height) = (values.bounds.width / place.width, values.bounds.height / place.height)
        values.contentsGravity = .resize
        values.contentsRect = CGRect(x: (1 - width) / 2, y: (1 - height) / 2, width: width, height: height)
    }
}

extension CGRect {
    fileprivate func middle(of size: CGSize, times factor: CGFloat) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
