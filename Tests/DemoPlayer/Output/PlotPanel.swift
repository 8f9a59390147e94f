import UIKit

/// A panel of a plot, with two axes, in points of the picture.
struct PlotPanel {
    private static let titleLettering = Lettering(size: 15, weight: .semibold, color: UIColor(white: 0.13, alpha: 1))
    private static let tickLettering = Lettering(size: 12, color: UIColor(white: 0.36, alpha: 1))
    private static let axisLettering = Lettering(size: 12, weight: .medium, color: UIColor(white: 0.25, alpha: 1))
    private static let grid = UIColor(white: 0.90, alpha: 1)
    private static let axisLine = UIColor(white: 0.45, alpha: 1)

    /// The width of the vertical axis's labels, to the left of the plot's area.
    static let labelWidth: CGFloat = 56

    let title: String
    /// The area of the plot.
    let area: CGRect
    /// The horizontal axis.
    let x: PlotAxis
    /// The vertical axis.
    let y: PlotAxis

    /// Returns the position of a pair of values in the picture.
    func point(_ xValue: CGFloat, _ yValue: CGFloat) -> CGPoint {
        CGPoint(x: area.minX + x.fraction(of: xValue) * area.width, y: area.maxY - y.fraction(of: yValue) * area.height)
    }

    /// Draws the title, the grid, the axes and their labels.
    func drawFrame() {
        // The title is aligned with the axis labels, so that the panel has one left edge.
        let left = area.minX - PlotPanel.labelWidth
        PlotPanel.titleLettering.draw(title, at: CGPoint(x: left, y: area.minY - 18), anchor: CGPoint(x: 0, y: 1))
        for tick in x.ticks {
            let bottom = point(tick, y.range.lowerBound)
            line(from: CGPoint(x: bottom.x, y: area.minY), to: bottom, color: PlotPanel.grid)
            line(from: bottom, to: CGPoint(x: bottom.x, y: bottom.y + 5), color: PlotPanel.axisLine)
            PlotPanel.tickLettering.draw(
                x.label(of: tick),
                at: CGPoint(x: bottom.x, y: bottom.y + 8),
                anchor: CGPoint(x: 0.5, y: 0)
            )
        }
        for tick in y.ticks {
            let start = point(x.range.lowerBound, tick)
            line(from: start, to: CGPoint(x: area.maxX, y: start.y), color: PlotPanel.grid)
            line(from: CGPoint(x: start.x - 5, y: start.y), to: start, color: PlotPanel.axisLine)
            PlotPanel.tickLettering.draw(
                y.label(of: tick),
                at: CGPoint(x: start.x - 10, y: start.y),
                anchor: CGPoint(x: 1, y: 0.5)
            )
        }
        let corner = CGPoint(x: area.minX, y: area.maxY)
        line(from: corner, to: CGPoint(x: area.maxX, y: area.maxY), color: PlotPanel.axisLine)
        line(from: CGPoint(x: area.minX, y: area.minY), to: corner, color: PlotPanel.axisLine)
        PlotPanel.axisLettering.draw(x.title, at: CGPoint(x: area.midX, y: area.maxY + 30), anchor: CGPoint(x: 0.5, y: 0))
        drawUpwards(y.title, at: CGPoint(x: left + 7, y: area.midY))
    }

    /// Draws a line through pairs of values.
    func draw(_ values: [(x: CGFloat, y: CGFloat)], color: UIColor, width: CGFloat) {
        guard let first = values.first else { return }
        let path = UIBezierPath()
        path.move(to: point(first.x, first.y))
        for value in values.dropFirst() { path.addLine(to: point(value.x, value.y)) }
        path.lineWidth = width
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Draws a dot at a pair of values.
    func dot(_ xValue: CGFloat, _ yValue: CGFloat, color: UIColor, radius: CGFloat) {
        PlotPanel.dot(at: point(xValue, yValue), color: color, radius: radius)
    }

    /// Draws a dot with a thin light rim, which separates dots that are close together.
    static func dot(at center: CGPoint, color: UIColor, radius: CGFloat) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        UIColor.white.setFill()
        UIBezierPath(ovalIn: rect.insetBy(dx: -0.75, dy: -0.75)).fill()
        color.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }

    private func line(from start: CGPoint, to end: CGPoint, color: UIColor) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        path.lineWidth = 1
        color.setStroke()
        path.stroke()
    }

    private func drawUpwards(_ text: String, at center: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.rotate(by: -.pi / 2)
        PlotPanel.axisLettering.draw(text, at: .zero, anchor: CGPoint(x: 0.5, y: 0.5))
        context.restoreGState()
    }
}
