import UIKit

/// How far the crop of a photo that flies is open.
struct LiftedCrop {
    /// 0, as in its place, to 1, the whole picture.
    fileprivate(set) var fraction: CGFloat = 0
    /// What shows of the photo, in its view's coordinates, if that is not what its place shows.
    fileprivate(set) var outline: Outline?
    /// Where the whole picture was before it got other proportions, and how far it has left that behind, 0 to 1.
    fileprivate var former: (picture: CGRect, distance: CGFloat)?
}

extension Lift {
    /// Shows of a photo that its place crops as much as the place does, at 0, to all of it, at 1.
    func uncrop(_ fraction: CGFloat) {
        guard fraction > 0 || crop.fraction > 0 else { return }
        let own = flyingView.outline
        let whole = fraction > 0 ? wholePicture : nil
        let outline = whole.map { own.mixed(with: own.opened(to: $0), fraction) }
        guard outline != crop.outline || fraction != crop.fraction else { return }
        crop.outline = outline
        crop.fraction = fraction
        flyingView.uncrop(to: outline)
        surroundings.open(to: (whole ?? own.rect).applying(flyingView.place.toSuperview), freedom: whole == nil ? 0 : fraction)
    }

    /// Does the same for a place that has changed.
    func recrop() {
        uncrop(crop.fraction)
    }

    /// Where the whole picture is, or is on its way to.
    private var wholePicture: CGRect? {
        guard let former = crop.former else { return flyingView.wholePicture }
        return former.picture.mixed(with: flyingView.wholePicture ?? flyingView.outline.rect, former.distance)
    }

    /// The smallest upright rectangle, in points of the window, around what shows in the place if the crop is open by a fraction.
    func frame(uncropped fraction: CGFloat) -> CGRect {
        frame(of: flyingView.wholePicture.map { flyingView.outline.mixed(with: Outline(rect: $0), fraction) })
    }

    // MARK: A larger image

    /// Whether there may be a larger image of what flies.
    var takesFullSize: Bool { flyingView.takesFullSize }

    /// Whether an image is one.
    func takes(fullSize image: UIImage) -> Bool { flyingView.takes(fullSize: image) }

    /// Shows a larger image where the picture is.
    ///
    /// - Returns: whether a crop that is open has to go on from where it was, by ``leaveFormer(_:)``, since the image has other proportions.
    func show(fullSize image: UIImage) -> Bool {
        let former = flyingView.wholePicture
        flyingView.show(fullSize: image)
        guard crop.fraction > 0, former != flyingView.wholePicture else { return false }
        let own = flyingView.outline.rect
        // Beyond the new picture there is nothing to see.
        crop.former = ((former ?? own).intersection(flyingView.wholePicture ?? own), 0)
        recrop()
        return true
    }

    /// Leaves behind where the picture was before it got other proportions, down to nothing of it, at 1.
    func leaveFormer(_ distance: CGFloat) {
        guard let former = crop.former, former.distance != distance else { return }
        crop.former = distance < 1 ? (former.picture, distance) : nil
        recrop()
    }
}
