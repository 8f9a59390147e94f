#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// A larger image, which replaces the photo's own image in flight.
extension Flight {
    /// Returns the part of a memory that the larger image takes.
    func share(of memory: PinchZoomMemory) -> MemoryShare {
        let share = MemoryShare(of: memory)
        share.byteCount = { [weak self] in Int(self?.lift.fullSize?.image.decodedByteCount ?? 0) }
        return share
    }

    /// Returns the size at which a larger image is decoded, in pixels, and the largest size of the image in memory, in bytes.
    ///
    /// The size is that in which the screen shows the whole picture at the largest scale. A picture beneath tiles is only twice as large as
    /// in its place, but has as many pixels as the photo's own image. Even without memory, the image is as sharp as the screen shows it in
    /// its place.
    func pictureLimits(beneathTiles: Bool = false) -> (pixels: CGSize, byteLimit: CGFloat) {
        let twin = lift.flyingView.twin
        let picture = lift.frame(of: Outline(rect: twin?.uncroppedFrame ?? lift.flyingView.outline.rect)).size
        let screenScale = overlay.traitCollection.displayScale
        let scale = (beneathTiles ? 2 : configuration.maximumScale * (1 + configuration.rubberBandReach)) * screenScale
        let own = beneathTiles ? twin?.ownPixels ?? .zero : .zero
        let pixels = CGSize(width: max(picture.width * scale, own.width), height: max(picture.height * scale, own.height))
        return (pixels, max(CGFloat(memory.available), 4 * picture.width * picture.height * screenScale * screenScale))
    }

    /// Decodes a larger image, and shows it. If the flight has ended, nothing is decoded.
    ///
    /// - Parameter file: The image's file, or `nil` if there is none.
    func decode(_ image: UIImage, in file: PhotoFile?) async {
        let first = image.images?.first ?? image
        let tiling = file?.ifTiled.map { FullSizePhoto.Tiling.decoded(from: $0) }
        var photo = FullSizePhoto(image: first, tiling: tiling, animation: PhotoAnimation(of: image, in: file))
        guard takes(photo) else { return }
        let limits = pictureLimits(beneathTiles: tiling != nil)
        photo.image = await first.prepared(filling: limits.pixels, within: limits.byteLimit, from: file)
        // An image that can't be decoded in advance is returned as it is. The image of a large file would be decoded as a whole, on the main
        // thread.
        if tiling == nil || photo.image !== first { take(photo) }
    }

    /// Returns whether a photo is larger than the photo's image or animated, and can replace the photo's image now.
    func takes(_ photo: FullSizePhoto) -> Bool { !hasLanded && !isOver && lift.takes(photo) }

    /// Replaces the photo's image with a larger photo. A returning photo shows the larger photo only after fingers catch it.
    func take(_ photo: FullSizePhoto) {
        guard takes(photo) else { return }
        lift.fullSize = photo
        if !isReturning { showFullSizePhoto() }
    }

    /// Shows the larger photo, if there is one.
    func showFullSizePhoto() {
        lift.showFullSizePhoto(at: clock.time(at: CACurrentMediaTime()))
        if lift.isBlending { resumeFrames() }
    }
}
#endif
