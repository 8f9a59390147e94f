/// The thin bars that show the position of the content during its movement. The bars are layers, so that they aren't among the scroll
/// view's subviews.
@MainActor struct ScrollIndicators {
    /// The thickness, the distance from the edge and the minimum length of a bar, in points, as they look on a phone.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let minimumLength: CGFloat = 36

    fileprivate var vertical: CALayer?
    fileprivate var horizontal: CALayer?
    fileprivate var areShown = false
}

extension UIScrollView {
    func showIndicators() {
        indicators.areShown = true
        updateIndicators()
    }

    func hideIndicators() {
        indicators.areShown = false
        updateIndicators()
    }

    func updateIndicators() {
        let showsVertical = indicators.areShown && showsVerticalScrollIndicator && contentSize.height > bounds.height
        let showsHorizontal = indicators.areShown && showsHorizontalScrollIndicator && contentSize.width > bounds.width
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        update(&indicators.vertical, frame: showsVertical ? verticalBar : nil)
        update(&indicators.horizontal, frame: showsHorizontal ? horizontalBar : nil)
        CATransaction.commit()
    }

    private func update(_ bar: inout CALayer?, frame: CGRect?) {
        guard let frame else {
            bar?.removeFromSuperlayer()
            bar = nil
            return
        }
        let layer = bar ?? CALayer()
        layer.frame = frame
        layer.cornerRadius = ScrollIndicators.thickness / 2
        layer.zPosition = 1000
        layer.backgroundColor = UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(0.35).cgColor
        if bar == nil { self.layer.addSublayer(layer) }
        bar = layer
    }

    private var verticalBar: CGRect {
        let area = bounds.inset(by: insetsOfBar(verticalScrollIndicatorInsets))
        let (start, length) = bar(offset: contentOffset.y, range: verticalRange, visible: area.height, content: contentSize.height)
        let isAtStart = (effectiveUserInterfaceLayoutDirection == .rightToLeft) != countsFromRight
        let inset = ScrollIndicators.margin + (isAtStart ? 0 : ScrollIndicators.thickness)
        return CGRect(
            x: isAtStart ? area.minX + inset : area.maxX - inset,
            y: area.minY + start,
            width: ScrollIndicators.thickness,
            height: length
        )
    }

    private var horizontalBar: CGRect {
        let area = bounds.inset(by: insetsOfBar(horizontalScrollIndicatorInsets))
        let (start, length) = bar(offset: contentOffset.x, range: horizontalRange, visible: area.width, content: contentSize.width)
        let y = area.maxY - ScrollIndicators.margin - ScrollIndicators.thickness
        return CGRect(x: area.minX + start, y: y, width: length, height: ScrollIndicators.thickness)
    }

    /// Returns the insets of a bar's track: the insets that the app has set, and those of the safe area.
    private func insetsOfBar(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard automaticallyAdjustsScrollIndicatorInsets else { return own }
        let area = safeAreaInsets
        let (left, right) = countsFromRight ? (area.right, area.left) : (area.left, area.right)
        return own + UIEdgeInsets(top: area.top, left: left, bottom: area.bottom, right: right)
    }

    /// Returns the start and the length of a bar. The bar is to its track as the view is to the content. Past an edge, the bar shrinks by
    /// the distance of the content from the edge.
    private func bar(offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, content: CGFloat) -> (start: CGFloat, length: CGFloat)
    {
        let way = visible - 2 * ScrollIndicators.margin
        let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let full = max(ScrollIndicators.minimumLength, way * visible / max(content, 1))
        let length = max(ScrollIndicators.thickness * 2, full - past)
        let span = range.upperBound - range.lowerBound
        let part = span > 0 ? min(max((offset - range.lowerBound) / span, 0), 1) : 0
        return (ScrollIndicators.margin + (way - length) * part, length)
    }
}
