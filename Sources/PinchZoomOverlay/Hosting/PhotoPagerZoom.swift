#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The zoom of the current photo of a pager.
public struct PhotoPagerZoom: Equatable, Sendable {
    /// The zoom scale, as a multiple of the size at which the photo fits the screen. See ``PhotoPagerViewController/zoomScale``.
    public var scale: CGFloat

    /// The visible part of the photo, in unit coordinates. See ``PhotoPagerViewController/visibleRect``.
    ///
    /// If you set a zoom, the pager shows the middle of this rectangle in the middle of the screen, as far as the photo's edges allow. The
    /// size of the rectangle follows from ``scale``.
    public var visibleRect: CGRect

    /// Creates a zoom.
    ///
    /// - Parameters:
    ///   - scale: The zoom scale. The default is 1, at which the photo fits the screen.
    ///   - visibleRect: The visible part of the photo, in unit coordinates. The default is the whole photo.
    public init(scale: CGFloat = 1, visibleRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        self.scale = scale
        self.visibleRect = visibleRect
    }
}
#endif
