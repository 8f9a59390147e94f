import UIKit

/// What may be another of a twin with every frame: where it lies, how it is cropped, and how opaque it is.
struct TwinPose: Equatable {
    private let geometry: ViewGeometry
    private let contentMode: UIView.ContentMode
    /// The layer's own, which may be another than the content mode's; nil where it is cropped.
    private let contentsGravity: CALayerContentsGravity?
    private let clips: Bool
    private let cornerRadius: CGFloat
    private let alpha: CGFloat

    /// - Parameter crop: What the twin is cropped to, in the source's coordinates, if not as the source is.
    @MainActor init(of source: UIImageView, at place: ViewGeometry, croppedTo crop: Outline?, alpha: CGFloat) {
        geometry = crop.map { ViewGeometry(bounds: $0.rect, toSuperview: place.toSuperview) } ?? place
        contentMode = crop == nil ? source.contentMode : .scaleAspectFill
        contentsGravity = crop == nil ? source.layer.contentsGravity : nil
        clips = crop != nil || source.clipsToBounds
        cornerRadius = crop?.cornerRadius ?? source.layer.cornerRadius
        self.alpha = alpha
    }

    @MainActor func apply(to twin: UIImageView) {
        geometry.apply(to: twin)
        if twin.contentMode != contentMode { twin.contentMode = contentMode }
        if let contentsGravity, twin.layer.contentsGravity != contentsGravity { twin.layer.contentsGravity = contentsGravity }
        if twin.clipsToBounds != clips { twin.clipsToBounds = clips }
        if twin.layer.cornerRadius != cornerRadius { twin.layer.cornerRadius = cornerRadius }
        if twin.alpha != alpha { twin.alpha = alpha }
    }
}
