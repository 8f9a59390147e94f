import UIKit

/// Panels of curves as one picture, three in a row.
///
/// The demo has a plot of its own, for a gesture's alpha. Nothing imports the demo, and these panels need no axis titles or legends by
/// state.
struct CurvePlot {
    private static let panel = CGSize(width: 340, height: 220)
    private static let columns = 3
    private static let header: CGFloat = 44

    var panels: [CurvePanel]

    func image() -> UIImage {
        let rows = (panels.count + CurvePlot.columns - 1) / CurvePlot.columns
        let size = CGSize(
            width: CurvePlot.panel.width * CGFloat(CurvePlot.columns) + 24,
            height: CurvePlot.panel.height * CGFloat(rows) + CurvePlot.header + 12
        )
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            legend(at: CGPoint(x: 56, y: 18))
            for (index, panel) in panels.enumerated() {
                let (column, row) = (CGFloat(index % CurvePlot.columns), CGFloat(index / CurvePlot.columns))
                let origin = CGPoint(x: 12 + column * CurvePlot.panel.width, y: CurvePlot.header + row * CurvePlot.panel.height)
                panel.draw(in: CGRect(origin: origin, size: CurvePlot.panel))
            }
        }
    }

    private func legend(at point: CGPoint) {
        var x = point.x
        for (name, color) in [("measured on Apple's systems", CurvePanel.measuredColor), ("the component", CurvePanel.ourColor)] {
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: x, y: point.y + 6, width: 24, height: 4), cornerRadius: 2).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor(white: 0.2, alpha: 1),
            ]
            name.draw(at: CGPoint(x: x + 32, y: point.y), withAttributes: attributes)
            x += 32 + name.size(withAttributes: attributes).width + 28
        }
    }
}
