import UIKit

// A larger image, which replaces the photo's own image in flight.
extension Flight {
    /// Whether a larger image can replace the photo's image.
    var takesFullSize: Bool { lift.takesFullSize }

    func countMemory() {
        memory.byteCount = { [weak self] in Int(self?.lift.fullSizeImage?.decodedByteCount ?? 0) }
    }

    /// The size in which the screen shows the whole picture at the largest scale, in pixels, and the largest size of the picture in memory,
    /// in bytes. Even without memory, the picture is as sharp as the screen shows it in its place.
    var pictureLimits: (pixels: CGSize, byteLimit: CGFloat) {
        let picture = lift.frame(uncropped: 1).size
        let screenScale = overlay.traitCollection.displayScale
        let scale = configuration.maximumScale * (1 + configuration.rubberBandReach) * screenScale
        let pixels = CGSize(width: picture.width * scale, height: picture.height * scale)
        return (pixels, max(CGFloat(memory.available), 4 * picture.width * picture.height * screenScale * screenScale))
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
