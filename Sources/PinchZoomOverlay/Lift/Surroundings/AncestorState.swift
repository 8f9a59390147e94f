import UIKit

/// What an ancestor of a place gives to what is in it, as it was when it was last looked at: where that lies, how it is cut off, and how opaque
/// it is.
struct AncestorState {
    private let view: ObjectIdentifier
    private let bounds: CGRect
    private let position: CGPoint
    private let anchorPoint: CGPoint
    private let transform: CATransform3D
    private let sublayerTransform: CATransform3D
    private let opacity: Float
    /// The insets of a scroll view: what lies under its bars is not seen.
    private let safeAreaInsets: UIEdgeInsets?
    /// The corners of a view that cuts into what is in it.
    private let corners: Corners?

    private struct Corners: Equatable {
        let radius: CGFloat
        let mask: CACornerMask
        let curve: CALayerCornerCurve

        @MainActor init(of layer: CALayer) {
            radius = layer.cornerRadius
            mask = layer.maskedCorners
            curve = layer.cornerCurve
        }
    }

    @MainActor init(of view: UIView, clips: Bool) {
        self.view = ObjectIdentifier(view)
        let layer = view.layer
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        transform = layer.transform
        sublayerTransform = layer.sublayerTransform
        opacity = layer.opacity
        safeAreaInsets = view is UIScrollView ? view.safeAreaInsets : nil
        corners = clips ? Corners(of: layer) : nil
    }

    /// Whether a view is that ancestor, and still like that.
    @MainActor func isTrue(of view: UIView) -> Bool {
        guard ObjectIdentifier(view) == self.view else { return false }
        let layer = view.layer
        return layer.bounds == bounds && layer.position == position && layer.anchorPoint == anchorPoint && layer.opacity == opacity
            && CATransform3DEqualToTransform(layer.transform, transform)
            && CATransform3DEqualToTransform(layer.sublayerTransform, sublayerTransform)
            && (safeAreaInsets.map { $0 == view.safeAreaInsets } ?? true) && (corners.map { $0 == Corners(of: layer) } ?? true)
    }
}
