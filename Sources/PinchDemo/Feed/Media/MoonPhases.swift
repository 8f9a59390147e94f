import UIKit

/// The phases of the moon, as an animated image.
@MainActor enum MoonPhases {
    /// An animation that shows a month in four seconds.
    static let image = UIImage.animatedImage(with: (0..<48).map { picture(age: CGFloat($0) / 48) }, duration: 4)

    /// The same animation as a GIF, which make-moon.py has drawn.
    static let file = DemoResources.url("moon", extension: "gif", folder: "Videos")

    private static let size = CGSize(width: 320, height: 200)

    /// - Parameter age: The time since the new moon, as a fraction of a month.
    private static func picture(age: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor(red: 0.05, green: 0.06, blue: 0.11, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            for star in 0..<40 { fillStar(star) }
            let radius: CGFloat = 64
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            UIColor(white: 0.16, alpha: 1).setFill()
            UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            UIColor(red: 0.96, green: 0.94, blue: 0.86, alpha: 1).setFill()
            litPart(center: center, radius: radius, age: age).fill()
        }
    }

    /// Returns the lit part of the moon, between a half circle on the sun's side and half an ellipse.
    private static func litPart(center: CGPoint, radius: CGFloat, age: CGFloat) -> UIBezierPath {
        let isWaxing = age < 0.5
        let side: CGFloat = isWaxing ? 1 : -1
        let terminator = cos(2 * .pi * age) * side
        let path = UIBezierPath()
        let steps = 60
        for step in 0...steps {
            let angle = .pi * CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: center.x + side * radius * sin(angle), y: center.y - radius * cos(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        for step in 0...steps {
            let angle = .pi * (1 - CGFloat(step) / CGFloat(steps))
            path.addLine(to: CGPoint(x: center.x + terminator * radius * sin(angle), y: center.y - radius * cos(angle)))
        }
        path.close()
        return path
    }

    private static func fillStar(_ number: Int) {
        // Multiples of two irrational numbers place the stars evenly, and at the same points in every run.
        let x = (CGFloat(number) * 0.754_877_666).truncatingRemainder(dividingBy: 1) * size.width
        let y = (CGFloat(number) * 0.569_840_291).truncatingRemainder(dividingBy: 1) * size.height
        let radius = 0.4 + 0.3 * CGFloat(number % 4)
        UIColor(white: 1, alpha: 0.5).setFill()
        UIBezierPath(arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }
}
