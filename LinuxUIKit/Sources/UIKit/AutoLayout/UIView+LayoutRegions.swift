@available(iOS 26.0, *)
extension UIView {
    /// A part of a view that is fit for content, with or without the corners in which the window has its controls.
    public struct LayoutRegion: Hashable {
        /// The axis along which a region avoids the controls in a corner.
        public enum AdaptivityAxis: Hashable, Sendable {
            /// The region gets narrower.
            case horizontal
            /// The region gets lower.
            case vertical
        }

        fileprivate enum Area {
            case safeArea, margins, readableContent
        }

        fileprivate let area: Area
        fileprivate let cornerAdaptation: AdaptivityAxis?

        /// The safe area.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(area: .safeArea, cornerAdaptation: cornerAdaptation)
        }

        /// The area within the layout margins.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(area: .margins, cornerAdaptation: cornerAdaptation)
        }

        /// The area in which lines of text are not too long to read.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(area: .readableContent, cornerAdaptation: cornerAdaptation)
        }
    }

    /// Returns the guide of a region. The guide is created on first use, and is not among `layoutGuides`.
    public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
        guide(.region(layoutRegion), "UIViewLayoutRegionGuide")
    }

    /// Returns the distances of a region from the view's edges, in points.
    public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
        var insets =
            switch layoutRegion.area {
            case .safeArea: safeAreaInsets
            case .margins: layoutMargins
            case .readableContent: readableInsets
            }
        guard let axis = layoutRegion.cornerAdaptation, let controls = windowControls else { return insets }
        let area = CGRect(origin: .zero, size: bounds.size)
        guard area.inset(by: insets).intersects(controls) else { return insets }
        switch axis {
        case .vertical: insets.top = min(controls.maxY, area.maxY)
        case .horizontal where controls.midX < area.midX: insets.left = min(controls.maxX, area.maxX)
        case .horizontal: insets.right = min(area.maxX - controls.minX, area.maxX)
        }
        return insets
    }

    /// Returns the distances of a region from the view's edges by the direction of reading, in points.
    public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(edgeInsets(for: layoutRegion), isRightToLeft: resolvedLayoutDirection == .rightToLeft)
    }

    /// The rectangle of the window's controls, measured from the view's top left corner, or nil if the window has none.
    private var windowControls: CGRect? {
        let size = Platform.current.windowControlsSize
        guard let window, size.width > 0, size.height > 0 else { return nil }
        let isRightToLeft = window.traitCollection.layoutDirection == .rightToLeft
        let corner = CGPoint(x: isRightToLeft ? window.bounds.maxX - size.width : window.bounds.minX, y: window.bounds.minY)
        return convert(CGRect(origin: corner, size: size), from: window).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// Updates constraints after the window gained or lost controls.
    func windowControlsDidChange() {
        if autoLayout?.ownGuides.contains(where: \.dependsOnPlace) == true {
            constantsDidChangeInConstraints()
            setNeedsLayout()
        }
        for child in children { child.windowControlsDidChange() }
    }
}
