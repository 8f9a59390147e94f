import UIKit

/// Two curves in one frame. The measured curve is grey and broad, or dotted if there are few samples. Our curve is drawn over it.
struct CurvePanel {
    static let measuredColor = UIColor(white: 0.72, alpha: 1)
    static let ourColor = UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)

    var title: String
    /// The unit of the axis to the right, whose values are the curves' values times a factor.
    var unit: String
    var factor: Double
    var measured: Curve
    var ours: Curve

    func draw(in rect: CGRect) {
        let samples = measured.samples + ours.samples
        let (xs, values) = (samples.map(\.x), samples.map(\.value))
        guard let left = xs.min(), let right = xs.max(), let low = values.min(), let high = values.max(), right > left, high > low else {
            return
        }
        let area = rect.inset(by: UIEdgeInsets(top: 34, left: 44, bottom: 28, right: 16))
        func point(_ sample: Curve.Sample) -> CGPoint {
            CGPoint(
                x: area.minX + area.width * CGFloat((sample.x - left) / (right - left)),
                y: area.maxY - area.height * CGFloat((sample.value - low) / (high - low))
            )
        }
        UIColor(white: 0.93, alpha: 1).setStroke()
        for part in 0...4 {
            let path = UIBezierPath()
            let y = area.minY + area.height * CGFloat(part) / 4
            path.move(to: CGPoint(x: area.minX, y: y))
            path.addLine(to: CGPoint(x: area.maxX, y: y))
            path.lineWidth = 1
            path.stroke()
        }
        if measured.samples.count > 20 {
            stroke(measured.samples.map(point), CurvePanel.measuredColor, width: 7)
        }
        stroke(ours.samples.map(point), CurvePanel.ourColor, width: 1.5)
        if measured.samples.count <= 20 { measured.samples.map(point).forEach(dot) }
        text(title, at: CGPoint(x: rect.minX + 44, y: rect.minY + 8), size: 13, weight: .semibold)
        text(number(high), at: CGPoint(x: rect.minX + 4, y: area.minY - 7), size: 11)
        text(number(low), at: CGPoint(x: rect.minX + 4, y: area.maxY - 7), size: 11)
        text(number(left * factor), at: CGPoint(x: area.minX, y: area.maxY + 6), size: 11)
        text("\(number(right * factor)) \(unit)", at: CGPoint(x: area.maxX - 44, y: area.maxY + 6), size: 11)
    }

    private func stroke(_ points: [CGPoint], _ color: UIColor, width: CGFloat) {
        guard let first = points.first else { return }
        let path = UIBezierPath()
        path.move(to: first)
        points.dropFirst().forEach(path.addLine)
        path.lineWidth = width
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    private func dot(_ center: CGPoint) {
        let path = UIBezierPath(ovalIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
        path.lineWidth = 2.5
        UIColor(white: 0.55, alpha: 1).setStroke()
        path.stroke()
    }

    private func number(_ value: Double) -> String { String(format: abs(value) >= 10 ? "%.0f" : "%.2g", value) }

    private func text(_ text: String, at point: CGPoint, size: CGFloat, weight: UIFont.Weight = .regular) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor(white: 0.25, alpha: 1),
        ]
        text.draw(at: point, withAttributes: attributes)
    }
}
