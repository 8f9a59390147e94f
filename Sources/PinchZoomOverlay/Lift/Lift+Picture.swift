import UIKit

/// The crop of a photo that flies.
struct LiftedCrop {
    /// The fraction from the crop of the place, 0, to the whole picture, 1.
    fileprivate(set) var fraction: CGFloat = 0
    /// The visible outline in the original's coordinates, if it differs from the place's.
    fileprivate(set) var outline: Outline?
    /// The frame of the whole picture before a larger image with another aspect ratio came, and the fraction of the blend to the new one.
    fileprivate var former: (picture: CGRect, fraction: CGFloat)?
}

extension Lift {
    /// Opens the crop of a photo, from that of its place, at 0, to the whole picture, at 1.
    func uncrop(_ fraction: CGFloat) {
        guard fraction > 0 || crop.fraction > 0 else { return }
        let own = flyingView.outline
        let whole = fraction > 0 ? wholePicture : nil
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

    /// The frame of the whole picture, during the blend to a larger image between both.
    private var wholePicture: CGRect? {
        guard let former = crop.former else { return flyingView.twin?.wholePicture }
        return former.picture.mixed(with: flyingView.twin?.wholePicture ?? flyingView.outline.rect, former.fraction)
    }

    /// Returns the bounding box of the place with a crop that is open by a fraction, in points of the window.
    func frame(uncropped fraction: CGFloat) -> CGRect {
        frame(of: flyingView.twin?.wholePicture.map { flyingView.outline.mixed(with: Outline(rect: $0), fraction) })
    }

    // MARK: A larger image

    /// Whether a larger image can replace the photo's.
    var takesFullSize: Bool { flyingView.twin?.takesFullSize ?? false }

    /// Returns whether an image is larger than the photo's and can replace it.
    func takes(fullSize image: UIImage) -> Bool { flyingView.twin?.takes(fullSize: image) ?? false }

    /// Replaces the photo's image by a larger one.
    ///
    /// - Returns: Whether an open crop must blend to the new aspect ratio, by ``blendFromFormerCrop(_:)``.
    func show(fullSize image: UIImage) -> Bool {
        guard let twin = flyingView.twin else { return false }
        let former = twin.wholePicture
        twin.show(fullSize: image)
        guard crop.fraction > 0, former != twin.wholePicture else { return false }
        let own = flyingView.outline.rect
        // Outside of the new picture there is nothing to show.
        crop.former = ((former ?? own).intersection(twin.wholePicture ?? own), 0)
        updateCrop()
        return true
    }

    /// Blends from the crop of the former image to that of the larger one, which is reached at 1.
    func blendFromFormerCrop(_ fraction: CGFloat) {
        guard let former = crop.former, former.fraction != fraction else { return }
        crop.former = fraction < 1 ? (former.picture, fraction) : nil
        updateCrop()
    }
}
