import UIKit

/// The position, clipping and opacity of an ancestor of a place, at the last update.
struct AncestorState {
    private let view: ObjectIdentifier
    private let bounds: CGRect
    private let position: CGPoint
    private let anchorPoint: CGPoint
    private let transform: CATransform3D
    private let sublayerTransform: CATransform3D
    private let opacity: Float
    /// The insets of a scroll view. Its content is hidden under bars.
    private let safeAreaInsets: UIEdgeInsets?
    /// The corners of a view that clips.
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

    /// Returns whether a view is this ancestor and hasn't changed.
    @MainActor func matches(_ view: UIView) -> Bool {
        guard ObjectIdentifier(view) == self.view else { return false }
        let layer = view.layer
        return layer.bounds == bounds && layer.position == position && layer.anchorPoint == anchorPoint && layer.opacity == opacity
            && CATransform3DEqualToTransform(layer.transform, transform)
            && CATransform3DEqualToTransform(layer.sublayerTransform, sublayerTransform)
            && (safeAreaInsets.map { $0 == view.safeAreaInsets } ?? true) && (corners.map { $0 == Corners(of: layer) } ?? true)
    }
}
