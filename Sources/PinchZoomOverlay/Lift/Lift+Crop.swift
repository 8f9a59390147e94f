#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The state of a flying photo's crop, between the crop of the place and the whole picture.
struct LiftedCrop {
    /// The uncropped fraction: 0 for the crop of the place, 1 for the whole picture.
    fileprivate(set) var fraction: CGFloat = 0
    /// The visible outline in the original's coordinates, or `nil` for the crop of the place.
    fileprivate(set) var outline: Outline?
    /// The blend from the crop of the photo's own image to the crop of a larger image with another aspect ratio.
    fileprivate var blend: Blend?

    fileprivate struct Blend {
        /// The frame of the former picture, reduced to the part inside the frame of the larger picture.
        let former: CGRect
        var fade = TimedFade(0, duration: 0.18)
        /// The current fraction of the blend: 0 for the former picture, 1 for the larger picture.
        var fraction: CGFloat = 0
    }
}

extension Lift {
    /// Opens the crop of a photo to a fraction: 0 for the crop of the place, 1 for the whole picture.
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

    /// Updates the crop after a change of the place or of the picture. The uncropped fraction stays the same.
    func updateCrop() {
        uncrop(crop.fraction)
    }

    /// Whether the place crops the picture, so that the crop can open.
    var opensCrop: Bool { uncroppedFrame != nil }

    /// The frame of the whole picture. During the blend to a larger image, the frame is between the frames of both images.
    private var uncroppedFrame: CGRect? {
        guard let blend = crop.blend else { return flyingView.twin?.uncroppedFrame }
        return blend.former.mixed(with: flyingView.twin?.uncroppedFrame ?? flyingView.outline.rect, blend.fraction)
    }

    /// Returns the bounding box of the photo in its place, with a crop that is open by a fraction, in points of the window.
    func frame(uncropped fraction: CGFloat) -> CGRect {
        frame(of: flyingView.twin?.uncroppedFrame.map { flyingView.outline.mixed(with: Outline(rect: $0), fraction) })
    }

    /// Reduces the photo to a part, in unit coordinates. From then on, the part flies like a whole photo. Nothing changes if the part is
    /// `nil`, or if no twin flies.
    func show(part: CGRect?) {
        guard let part, flyingView.twin?.show(part: part) == true, refresh() else { return }
        move(to: Placement(center: placeCenter))
    }

    // MARK: A larger image

    /// Whether a larger image can replace the photo's image.
    var takesFullSize: Bool { flyingView.twin?.takesFullSize ?? false }

    /// Returns whether a photo is larger than the photo's image or animated, and can replace the photo's image.
    func takes(_ photo: FullSizePhoto) -> Bool {
        fullSize == nil && flyingView.twin?.takes(photo) ?? false
    }

    /// Replaces the photo's image with ``fullSize``, if possible.
    ///
    /// If the crop is open and the aspect ratio changes, the crop blends to the new crop.
    ///
    /// - Parameter time: The time at which the blend starts, in seconds.
    func showFullSizePhoto(at time: TimeInterval) {
        guard let fullSize, let twin = flyingView.twin, twin.takes(fullSize) else { return }
        let former = twin.uncroppedFrame
        twin.show(fullSize)
        guard crop.fraction > 0, former != twin.uncroppedFrame else { return }
        let own = flyingView.outline.rect
        // The blend starts from the former frame, reduced to the part inside the larger picture's frame. Outside this frame, the larger
        // picture has nothing to show.
        crop.blend = LiftedCrop.Blend(former: (former ?? own).intersection(twin.uncroppedFrame ?? own))
        crop.blend?.fade.head(for: 1, at: time)
        updateCrop()
    }

    /// Whether the crop blends to the crop of the larger image.
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
#endif
