import UIKit

/// The crop of a photo that flies.
struct LiftedCrop {
    /// The fraction from the crop of the place, 0, to the whole picture, 1.
    fileprivate(set) var fraction: CGFloat = 0
    /// The visible outline in the original's coordinates, if it differs from the place's.
    fileprivate(set) var outline: Outline?
    /// The blend from the crop of the photo's own image to that of a larger image with another aspect ratio.
    fileprivate var blend: Blend?

    fileprivate struct Blend {
        /// The frame of the whole picture of the photo's own image.
        let former: CGRect
        var fade = TimedFade(0, duration: 0.18)
        /// The fraction that is visible now.
        var fraction: CGFloat = 0
    }
}

extension Lift {
    /// Opens the crop of a photo, from that of its place, at 0, to the whole picture, at 1.
    func uncrop(_ fraction: CGFloat) {
        guard fraction > 0 || crop.fraction > 0 else { return }
        let own = flyingView.outline
        let whole = fraction > 0 ? uncroppedFrame : nil
        let outline = whole.map { own.mixed(with: own.opened(to: $0), fraction) }
        guard outline != crop.outline || fraction != crop.fraction else { return }
        crop.outline = outline
        crop.fraction = fraction
        flyingView.twin?.uncrop(to: outline)
        surroundings.open(to: (whole ?? own.rect).applying(flyingView.place.toSuperview), by: whole == nil ? 0 : fraction)
    }

    /// Opens the crop as far as before, for a place or a picture that has changed.
    func updateCrop() {
        uncrop(crop.fraction)
    }

    /// The frame of the whole picture. During the blend to a larger image, the frame is between those of both images.
    private var uncroppedFrame: CGRect? {
        guard let blend = crop.blend else { return flyingView.twin?.uncroppedFrame }
        return blend.former.mixed(with: flyingView.twin?.uncroppedFrame ?? flyingView.outline.rect, blend.fraction)
    }

    /// Returns the bounding box of the place with a crop that is open by a fraction, in points of the window.
    func frame(uncropped fraction: CGFloat) -> CGRect {
        frame(of: flyingView.twin?.uncroppedFrame.map { flyingView.outline.mixed(with: Outline(rect: $0), fraction) })
    }

    // MARK: A larger image

    /// Whether a larger image can replace the photo's.
    var takesFullSize: Bool { flyingView.twin?.takesFullSize ?? false }

    /// Returns whether an image is larger than the photo's and can replace it.
    func takes(fullSize image: UIImage) -> Bool {
        fullSizeImage == nil && flyingView.twin?.takes(fullSize: image) ?? false
    }

    /// Replaces the photo's image by the larger one, if there is one, at a time, in seconds.
    ///
    /// If the crop is open and the aspect ratio changes, the crop blends to the new one.
    func showFullSizeImage(at time: TimeInterval) {
        guard let fullSizeImage, let twin = flyingView.twin, twin.takes(fullSize: fullSizeImage) else { return }
        let former = twin.uncroppedFrame
        twin.show(fullSize: fullSizeImage)
        guard crop.fraction > 0, former != twin.uncroppedFrame else { return }
        let own = flyingView.outline.rect
        // Outside of the new picture there is nothing to show.
        crop.blend = LiftedCrop.Blend(former: (former ?? own).intersection(twin.uncroppedFrame ?? own))
        crop.blend?.fade.head(for: 1, at: time)
        updateCrop()
    }

    /// Whether the crop blends to that of the larger image.
    var isBlendingCrop: Bool { crop.blend != nil }

    /// Continues the blend to the crop of the larger image, at a time, in seconds.
    func blendCrop(at time: TimeInterval) {
        guard let blend = crop.blend else { return }
        let fraction = blend.fade.value(at: time)
        guard fraction != blend.fraction else { return }
        crop.blend?.fraction = fraction
        if fraction == 1 { crop.blend = nil }
        updateCrop()
    }
}
