#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// The part of each side that may show around a cover, such as the margin of a "sensitive content" card.
    private static let margin: CGFloat = 0.15
    /// The smallest alpha of a cover. People see hardly anything through such a view.
    private static let opaqueAlpha: CGFloat = 0.95

    /// Whether a view in front of this view hides this view, but for a margin: with an opaque color or image, blur or glass.
    ///
    /// An app covers a photo on purpose, because the photo is sensitive or a spoiler. Without this, two fingers would lift the photo out from
    /// under the cover. A caption, a gradient, a clear button and a play glyph cover nothing.
    var isCovered: Bool {
        let core = bounds.insetBy(dx: bounds.width * UIView.margin, dy: bounds.height * UIView.margin)
        // A photo may be blurred by a view inside it. Other subviews of a photo are a part of it.
        if subviews.contains(where: { ($0 as? UIVisualEffectView)?.hides(core, of: self) ?? false }) { return true }
        var view = self
        while let superview = view.superview, !(view is UIWindow), !(view.next is UIViewController) {
            if !superview.views(inFrontOf: view, where: { $0.hides(core, of: self) }).isEmpty { return true }
            view = superview
        }
        return false
    }

    /// Returns whether this view, or one of its subviews, hides a rectangle of another view.
    ///
    /// - Parameters:
    ///   - alpha: The alpha that this view inherits.
    ///   - toCorners: Whether a view with round corners or a mask doesn't count, because it doesn't hide the whole rectangle.
    func hides(_ rect: CGRect, of view: UIView, alpha inherited: CGFloat = 1, toCorners: Bool = false) -> Bool {
        let alpha = inherited * alpha
        guard !isHidden, alpha >= UIView.opaqueAlpha, !toCorners || self === view || hasSquareEdges else { return false }
        let area = convert(rect, from: view)
        // Without the tolerance, a picture as high as its view would hide nothing in a cell at another scale.
        let fills = bounds.encloses(area)
        guard fills || !clipsToBounds else { return false }
        if fills, isOpaqueItself(alpha: alpha) { return true }
        if let imageView = self as? UIImageView, imageView.pictureFrame?.encloses(area) ?? false, imageView.image?.opacity == .opaque {
            return true
        }
        return subviews.contains { $0.hides(rect, of: view, alpha: alpha, toCorners: toCorners) }
    }

    private func isOpaqueItself(alpha: CGFloat) -> Bool {
        if let effect = (self as? UIVisualEffectView)?.effect, !(effect is UIVibrancyEffect) { return true }
        return (backgroundColor?.cgColor.alpha ?? layer.backgroundColor?.alpha ?? 0) * alpha >= UIView.opaqueAlpha
    }
}

extension UIImage {
    /// The degree to which people see through an image.
    enum Opacity {
        /// Every part of the image hides the views behind it.
        case opaque
        /// A part of the image hides the views behind it.
        case partial
        /// Every part of the image shows the views behind it, as a scrim does, which makes a caption legible.
        case seeThrough
    }

    /// The opacity of the image, which is found by drawing an image with alpha into 8 × 8 pixels.
    var opacity: Opacity {
        let side = 8
        guard let cgImage else { return .partial }
        // Most photos have no alpha. Without this, a large photo might be decoded as two fingers land on it.
        if [.none, .noneSkipFirst, .noneSkipLast].contains(cgImage.alphaInfo) { return .opaque }
        let alphas = cgImage.words(width: side, height: side).map { $0 >> 24 }
        guard !alphas.isEmpty else { return .partial }
        return alphas.allSatisfy { $0 > 240 } ? .opaque : alphas.allSatisfy { $0 < 230 } ? .seeThrough : .partial
    }
}
#endif
