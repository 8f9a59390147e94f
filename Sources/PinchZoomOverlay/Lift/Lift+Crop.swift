#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The state of a flying photo's crop, between the crop of the place and the whole picture.
struct LiftedCrop {
    /// The uncropped fraction: 0 for the crop of the place, 1 for the whole picture.
    fileprivate(set) var fraction: CGFloat = 0
    /// The visible outline in the original's coordinates, or `nil` for the crop of the place.
    fileprivate(set) var outline: Outline?
    /// The blend to the present look, after the place or the picture has got another shape.
    fileprivate var blend: Blend?

    fileprivate struct Blend {
        let former: Former
        var fade: TimedFade
        /// The current fraction of the blend: 0 for the former look, 1 for the present look.
        var fraction: CGFloat = 0

        init(from former: Former, at time: TimeInterval) {
            self.former = former
            // In 0.25 seconds, an edge of a phone's photo moves by less than 12 points in a frame.
            fade = TimedFade(0, duration: former.isPicture ? 0.18 : 0.25)
            fade.head(for: 1, at: time)
        }
    }

    fileprivate enum Former {
        /// The whole picture of a smaller image with another aspect ratio. The frame is reduced to the part inside the larger picture.
        case picture(CGRect)
        /// The visible outline in the place's former shape, in the original's present coordinates.
        case outline(Outline)
        /// The ratio of the former width and height to the present ones, for a view that can't be cropped.
        case size(CGSize)

        var isPicture: Bool {
            if case .picture = self { true } else { false }
        }
    }
}

extension Lift {
    /// Opens the crop of a photo to a fraction: 0 for the crop of the place, 1 for the whole picture.
    func uncrop(_ fraction: CGFloat) {
        guard fraction > 0 || crop.fraction > 0 || crop.outline != nil || formerOutline != nil else { return }
        let own = flyingView.outline
        let whole = fraction > 0 ? uncroppedFrame : nil
        var outline = whole.map { own.mixed(with: own.opened(to: $0), fraction) }
        if let blend = crop.blend, let formerOutline { outline = formerOutline.mixed(with: outline ?? own, blend.fraction) }
        guard outline != crop.outline || fraction != crop.fraction else { return }
        crop.outline = outline
        crop.fraction = fraction
        flyingView.twin?.uncrop(to: outline)
        surroundings.open(to: (whole ?? own.rect).applying(flyingView.geometry.toSuperview), by: whole == nil ? 0 : fraction)
    }

    /// Updates the crop after a change of the place or of the picture. The uncropped fraction stays the same.
    func updateCrop() {
        uncrop(crop.fraction)
    }

    /// Whether the place crops the picture, so that the crop can open.
    var opensCrop: Bool { uncroppedFrame != nil }

    /// The frame of the whole picture. During the blend to a larger image, the frame is between the frames of both images.
    private var uncroppedFrame: CGRect? {
        guard let blend = crop.blend, case .picture(let former) = blend.former else { return flyingView.twin?.uncroppedFrame }
        return former.mixed(with: flyingView.twin?.uncroppedFrame ?? flyingView.outline.rect, blend.fraction)
    }

    private var formerOutline: Outline? {
        if case .outline(let outline) = crop.blend?.former { outline } else { nil }
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
        crop.blend = LiftedCrop.Blend(from: .picture((former ?? own).intersection(twin.uncroppedFrame ?? own)), at: time)
        updateCrop()
    }

    // MARK: A place that changes

    /// The part of the photo that keeps its frame on the screen when the place changes, in the original's coordinates: the whole picture of
    /// a photo that fills its place, or what is visible.
    var anchor: CGRect { picture ?? flyingView.outline.rect }

    /// The frame of the picture that fills the place, or `nil` if another kind of view flies, or if the surroundings crop the picture.
    private var picture: CGRect? { surroundings.clips ? nil : flyingView.twin?.filledFrame }

    /// Begins a blend from the shape that the place had.
    ///
    /// - Parameters:
    ///   - outline: The visible outline before the change, in the original's former coordinates, or `nil` if no twin flies.
    ///   - anchor: The former ``anchor``.
    ///   - growth: The factor by which the place has grown.
    ///   - ratio: The ratio of the anchor's former width and height on the screen to the present ones, apart from the growth.
    ///   - time: The time at which the blend starts, in seconds.
    func blend(from outline: Outline?, in anchor: CGRect, growth: CGFloat, ratio: CGSize, at time: TimeInterval) {
        if let picture, let outline {
            let former = Outline(
                rect: outline.rect.part(of: anchor, in: picture),
                cornerRadius: outline.cornerRadius * picture.width / anchor.width
            )
            // At another scale, the crop may be open by another fraction.
            guard growth != 1 || former != crop.outline ?? flyingView.outline else { return }
            crop.blend = LiftedCrop.Blend(from: .outline(former), at: time)
        } else if max(abs(ratio.width - 1), abs(ratio.height - 1)) > 1e-6 {
            crop.blend = LiftedCrop.Blend(from: .size(ratio), at: time)
        }
    }

    /// The factors by which the flying view is stretched along the sides of its place.
    var stretch: CGSize? {
        guard let blend = crop.blend, case .size(let ratio) = blend.former else { return nil }
        return CGSize(width: ratio.width.mixed(with: 1, blend.fraction), height: ratio.height.mixed(with: 1, blend.fraction))
    }

    /// Whether the photo blends to another crop or shape.
    var isBlending: Bool { crop.blend != nil }

    /// Continues the blend to another crop or shape, at a time, in seconds.
    func blend(at time: TimeInterval) {
        guard let blend = crop.blend else { return }
        let fraction = blend.fade.value(at: time)
        guard fraction != blend.fraction else { return }
        crop.blend?.fraction = fraction
        if fraction == 1 { crop.blend = nil }
        updateCrop()
        move(to: placement)
    }
}

extension CGRect {
    /// Returns the rectangle that lies in `other` as this rectangle lies in `whole`.
    fileprivate func part(of whole: CGRect, in other: CGRect) -> CGRect {
        let (x, y) = (other.width / whole.width, other.height / whole.height)
        return CGRect(
            x: other.minX + (minX - whole.minX) * x,
            y: other.minY + (minY - whole.minY) * y,
            width: width * x,
            height: height * y
        )
    }
}
#endif
