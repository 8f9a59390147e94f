import CCairo

extension OpaquePointer {
    /// Adds a rectangle whose masked corners are rounded. A radius larger than half a side is reduced to half the side.
    package func addRoundedRectangle(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !corners.isEmpty else { return addRectangle(rect) }
        cairo_new_sub_path(self)
        func corner(_ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ centerX: CGFloat, _ centerY: CGFloat, _ start: CGFloat) {
            if corners.contains(mask) {
                cairo_arc(self, centerX, centerY, radius, start, start + .pi / 2)
            } else {
                cairo_line_to(self, x, y)
            }
        }
        corner(.layerMinXMinYCorner, rect.minX, rect.minY, rect.minX + radius, rect.minY + radius, .pi)
        corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, rect.maxX - radius, rect.minY + radius, -.pi / 2)
        corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, rect.maxX - radius, rect.maxY - radius, 0)
        corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, rect.minX + radius, rect.maxY - radius, .pi / 2)
        cairo_close_path(self)
    }
}
