#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// Zooming without a pinch: with double taps, one finger, VoiceOver or keys.
extension PhotoZoomView {
    /// The scale that the next double tap zooms to, or `nil` if that tap returns to fit.
    var nextStep: CGFloat? {
        guard let fit else { return nil }
        // The app's scales count from the scale at which the photo opens, which is a step, too.
        let own = stepScales.map { ([1] + $0.filter(\.isFinite)).map { min($0 * openingScale, maximumZoomScale) }.sorted() }
        let steps = own ?? fit.steps(pixelScale: pixelScale, maximum: maximumZoomScale)
        return steps.first { PhotoFit.differs($0, from: zoomScale) }
    }

    /// Zooms in to the next step, about a point. If the photo is at the last step, zooms back to fit.
    ///
    /// - Parameter point: The point in the unscaled photo, or `nil` for the point in the center of the page.
    /// - Returns: `false` if the photo can't be zoomed.
    @discardableResult func stepZoom(at point: CGPoint? = nil) -> Bool {
        guard maximumZoomScale > minimumZoomScale else { return false }
        if let nextStep { zoom(to: nextStep, at: point, animated: true) } else { zoomOut() }
        return true
    }

    /// Zooms back to fit.
    func zoomOut() {
        changeZoom { setZoomScale(minimumZoomScale, animated: true) }
    }

    /// Zooms by a factor about the center of the page.
    func zoom(by factor: CGFloat) {
        zoom(to: zoomScale * factor, at: nil, animated: true)
    }

    /// Zooms to a scale about a point of the photo, or about the center of the page if the point is `nil`.
    func zoom(to scale: CGFloat, at point: CGPoint?, animated: Bool) {
        guard let fit, let view = shownView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let point = point ?? view.convert(middle, from: self)
        let content = view.convert(point, to: self)
        zoom(to: scale, showing: point, at: CGPoint(x: content.x - bounds.minX, y: content.y - bounds.minY), of: fit, animated: animated)
    }

    /// Zooms to a scale, and shows a point of the photo as close to the center of the page as the photo's edges allow. If fingers drag or
    /// pinch the page, their gesture ends. Otherwise, the photo would jump back at the next movement of the fingers.
    ///
    /// - Parameter point: The point in unit coordinates, or `nil` for the point in the center of the page.
    func zoom(to scale: CGFloat, centering point: CGPoint?, animated: Bool) {
        guard let fit else { return }
        cancelFingers()
        if !animated { removeZoomAnimation() }
        let part = visibleRect
        let point = point ?? CGPoint(x: part.midX, y: part.midY)
        zoom(
            to: scale,
            showing: CGPoint(x: point.x * fit.size.width, y: point.y * fit.size.height),
            at: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
            of: fit,
            animated: animated
        )
        zoomDidChange()
    }

    /// Zooms to a scale at once, and shows a point of the photo at a location in the page.
    func zoom(to scale: CGFloat, showing point: CGPoint, at location: CGPoint) {
        guard let fit else { return }
        zoom(to: scale, showing: point, at: location, of: fit, animated: false)
        zoomDidChange()
    }

    private func zoom(to scale: CGFloat, showing point: CGPoint, at location: CGPoint, of fit: PhotoFit, animated: Bool) {
        let scale = scale.clamped(to: minimumZoomScale...maximumZoomScale)
        changeZoom { zoom(to: fit.part(at: scale, showing: point, at: location), animated: animated) }
    }
}
#endif
