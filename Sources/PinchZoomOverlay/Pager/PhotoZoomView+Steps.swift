import UIKit

/// Zooming without a pinch: by double taps, by one finger, by VoiceOver.
extension PhotoZoomView {
    /// The scale that a double tap zooms in to; nil where it goes back to fit.
    var nextStep: CGFloat? {
        fit?.steps(pixelScale: pixelScale, maximum: maximumZoomScale).first { PhotoFit.differs($0, from: zoomScale) }
    }

    /// Goes to the next step, so that a point of the photo stays where it is as far as the photo reaches, or from the last one back to fit.
    ///
    /// - Parameter point: Of the photo, unscaled; nil is its middle.
    /// - Returns: false if there is nothing to zoom.
    @discardableResult func stepZoom(at point: CGPoint? = nil) -> Bool {
        guard maximumZoomScale > minimumZoomScale else { return false }
        if let nextStep { zoom(to: nextStep, at: point, animated: true) } else { zoomOut() }
        return true
    }

    /// Goes back to fit.
    func zoomOut() {
        setZoomScale(minimumZoomScale, animated: true)
    }

    /// Zooms in or out about the middle of the page.
    func zoom(by factor: CGFloat) {
        zoom(to: zoomScale * factor, at: nil, animated: true)
    }

    /// Zooms to a scale, so that a point of the photo stays where it is as far as the photo reaches.
    func zoom(to scale: CGFloat, at point: CGPoint?, animated: Bool) {
        guard let fit, let view = shownView else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let point = point ?? view.convert(middle, from: self)
        let content = view.convert(point, to: self)
        zoom(to: scale, showing: point, at: CGPoint(x: content.x - bounds.minX, y: content.y - bounds.minY), of: fit, animated: animated)
    }

    /// Zooms at once to a scale at which a point of the photo lies at a point of the page, as far as the photo reaches.
    func zoom(to scale: CGFloat, showing point: CGPoint, at location: CGPoint) {
        guard let fit else { return }
        zoom(to: scale, showing: point, at: location, of: fit, animated: false)
        zoomDidChange()
    }

    private func zoom(to scale: CGFloat, showing point: CGPoint, at location: CGPoint, of fit: PhotoFit, animated: Bool) {
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        zoom(to: fit.part(at: scale, showing: point, at: location), animated: animated)
    }
}
