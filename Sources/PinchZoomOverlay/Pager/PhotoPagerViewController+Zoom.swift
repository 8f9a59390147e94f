#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PhotoPagerViewController {
    /// A Boolean value that indicates whether the current photo is zoomed in beyond the size at which it fits the screen.
    public var isZoomed: Bool { pages.currentPage?.zoomView.isZoomed ?? false }

    /// The zoom scale of the current photo, as a multiple of the size at which the photo fits the screen.
    ///
    /// The scale is 1 if the photo fits the screen, or if there is no photo. While fingers pinch, the scale may be below 1 or above the
    /// maximum. During an animated zoom, the scale has its final value already.
    public var zoomScale: CGFloat { pages.currentPage?.zoomView.zoomScale ?? 1 }

    /// The visible part of the current photo, in unit coordinates.
    ///
    /// In unit coordinates, (0, 0) is the top-left corner of the photo, and (1, 1) is the bottom-right corner. If the whole photo is
    /// visible, the rectangle's origin is (0, 0), and its size is 1 × 1. The rectangle is empty if there is no photo. During an animated
    /// zoom, the rectangle has its final value already.
    public var visibleRect: CGRect { pages.currentPage?.zoomView.visibleRect ?? .zero }

    /// Zooms the current photo to a scale, and shows a point of the photo in the middle of the screen.
    ///
    /// The point is as close to the middle as the photo's edges allow. If you store ``zoomScale`` and the middle of ``visibleRect``, you
    /// can restore the zoom with this method later.
    ///
    /// If fingers zoom or move the photo, their gesture ends. If there is no photo, or if a number isn't finite, calling this method has no
    /// effect.
    ///
    /// - Parameters:
    ///   - scale: The scale, as a multiple of the size at which the photo fits the screen. A scale below 1 counts as 1, and a scale above
    ///     the photo's maximum counts as the maximum; see ``maximumZoomScale``.
    ///   - point: The point in unit coordinates of the photo, as in ``visibleRect``. The default is `nil`, which stands for the middle of
    ///     the visible part.
    ///   - animated: A Boolean value that determines whether to animate the zoom.
    public func setZoomScale(_ scale: CGFloat, at point: CGPoint? = nil, animated: Bool) {
        let isUsable = scale.isFinite && (point.map { $0.x.isFinite && $0.y.isFinite } ?? true)
        guard isUsable, let zoomView = pages.currentPage?.zoomView else { return }
        gestures?.stopZoom()
        zoomView.zoom(to: scale, centering: point, animated: animated)
    }
}
#endif
