import HeadlessDevice
import PinchZoomOverlay
import UIKit

/// A picture of the backdrop's alpha in two panels: alpha over scale, with the expected curve, and alpha over time.
struct AlphaPlot {
    /// The colour of the curve.
    static let curveColor = UIColor(white: 0.62, alpha: 1)
    /// The colour of samples while the photo is lifted.
    static let zoomingColor = UIColor(red: 0.0, green: 0.40, blue: 0.80, alpha: 1)
    /// The colour of samples while the photo returns to its place.
    static let returningColor = UIColor(red: 0.86, green: 0.36, blue: 0.0, alpha: 1)
    /// The picture's size, in points.
    static let size = CGSize(width: 1040, height: 448)
    /// The number of pixels per point.
    static let scale: CGFloat = 2

    private static let titleLettering = Lettering(size: 20, weight: .bold, color: UIColor(white: 0.1, alpha: 1))
    private static let legendLettering = Lettering(size: 13, color: UIColor(white: 0.25, alpha: 1))
    private static let margin: CGFloat = 40

    /// The recording's name.
    var title: String
    /// The curve that the alpha should follow.
    var curve: BackdropCurve
    /// The log of the gesture.
    var log: GestureLog

    /// The frames in which the photo was lifted or returned to its place.
    var samples: [GestureLog.Frame] { log.frames.filter { $0.state != .idle } }

    /// The panel that shows alpha over scale.
    var scalePanel: PlotPanel {
        let scales = samples.map(\.pose.scale).filter(\.isFinite)
        let range = min(scales.min() ?? 1, 1)...max(scales.max() ?? 2, 2)
        return panel(at: 0, title: "Alpha over scale", x: PlotAxis(title: "Scale of the photo (×)", holding: range, count: 6))
    }

    /// The panel that shows alpha over time. The time starts with the gesture.
    var timePanel: PlotPanel {
        let axis = PlotAxis(title: "Time since the first touch (s)", holding: 0...max(CGFloat(log.gestureDuration), 0.1), count: 9)
        return panel(at: 1, title: "Alpha over time", x: axis)
    }

    /// Draws the picture.
    func picture() -> Picture? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = AlphaPlot.scale
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: AlphaPlot.size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: AlphaPlot.size))
            drawHeader()
            drawScalePanel()
            drawTimePanel()
        }
        return Picture(image)
    }

    private func panel(at column: Int, title: String, x: PlotAxis) -> PlotPanel {
        let width = (AlphaPlot.size.width - 3 * AlphaPlot.margin) / 2
        let left = AlphaPlot.margin + CGFloat(column) * (width + AlphaPlot.margin)
        let labels = PlotPanel.labelWidth
        let area = CGRect(x: left + labels, y: 128, width: width - labels, height: 240)
        return PlotPanel(title: title, area: area, x: x, y: PlotAxis(title: "Alpha of the backdrop", range: 0...1, step: 0.2))
    }

    private func drawScalePanel() {
        let panel = scalePanel
        panel.drawFrame()
        let range = panel.x.range
        // The curve may have steps, so it gets two points per point of the picture's width.
        let count = Int(panel.area.width * 2)
        let points = (0...count).map { index in
            let scale = range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(index) / CGFloat(count)
            return (x: scale, y: curve.alpha(at: scale))
        }
        panel.draw(points, color: AlphaPlot.curveColor, width: 2)
        for sample in samples { panel.dot(sample.pose.scale, sample.backdropAlpha, color: color(of: sample), radius: 3) }
    }

    private func drawTimePanel() {
        let panel = timePanel
        panel.drawFrame()
        guard let gesture = log.gesture else { return }
        let start = log.frames[gesture.lowerBound].time
        let points = log.frames[gesture].map { (x: CGFloat($0.time - start), y: $0.backdropAlpha) }
        panel.draw(points, color: AlphaPlot.curveColor.withAlphaComponent(0.5), width: 1)
        for (point, frame) in zip(points, log.frames[gesture]) where frame.state != .idle {
            panel.dot(point.x, point.y, color: color(of: frame), radius: 3)
        }
    }

    private func drawHeader() {
        let middle: CGFloat = 52
        // The legend is laid out from its end, because it ends at the right margin.
        var right = AlphaPlot.size.width - AlphaPlot.margin
        for (text, color) in [("Springing back", AlphaPlot.returningColor), ("Zooming", AlphaPlot.zoomingColor), ("Curve", nil)] {
            AlphaPlot.legendLettering.draw(text, at: CGPoint(x: right, y: middle), anchor: CGPoint(x: 1, y: 0.5))
            right -= AlphaPlot.legendLettering.size(of: text).width + 12
            if let color {
                PlotPanel.dot(at: CGPoint(x: right - 1, y: middle), color: color, radius: 4)
                right -= 28
            } else {
                AlphaPlot.curveColor.setFill()
                UIBezierPath(roundedRect: CGRect(x: right - 20, y: middle - 1, width: 24, height: 2), cornerRadius: 1).fill()
                right -= 48
            }
        }
        let fitted = AlphaPlot.titleLettering.fitted(title, width: right - AlphaPlot.margin)
        AlphaPlot.titleLettering.draw(fitted, at: CGPoint(x: AlphaPlot.margin, y: middle), anchor: CGPoint(x: 0, y: 0.5))
    }

    private func color(of frame: GestureLog.Frame) -> UIColor {
        frame.state == .returning ? AlphaPlot.returningColor : AlphaPlot.zoomingColor
    }
}
