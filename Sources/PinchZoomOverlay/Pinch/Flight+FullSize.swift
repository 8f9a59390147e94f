import UIKit

// A larger image, which replaces the photo's own image in flight.
extension Flight {
    /// Whether a larger image can replace the photo's image.
    var takesFullSize: Bool { lift.takesFullSize }

    /// The size in which the screen shows the whole picture at the largest scale, in pixels.
    var largestPictureSize: CGSize {
        let picture = lift.frame(uncropped: 1).size
        let scale = configuration.maximumScale * (1 + configuration.rubberBandReach) * overlay.traitCollection.displayScale
        return CGSize(width: picture.width * scale, height: picture.height * scale)
    }

    /// Returns whether an image is larger than the photo's image, and can replace the photo's image now.
    func takes(fullSize image: UIImage) -> Bool { !isFading && !isOver && lift.takes(fullSize: image) }

    /// Replaces the photo's image with a larger image. A returning photo shows the larger image only after fingers catch the photo.
    func take(fullSize image: UIImage) {
        guard takes(fullSize: image) else { return }
        lift.fullSizeImage = image
        if !isReturning { showFullSizeImage() }
    }

    /// Shows the larger image, if there is one.
    func showFullSizeImage() {
        lift.showFullSizeImage(at: clock.time(at: CACurrentMediaTime()))
        if lift.isBlendingCrop { resumeFrames() }
    }
}
