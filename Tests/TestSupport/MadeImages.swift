import UIKit

/// Returns an image of one color. By default, a point has one pixel.
@MainActor public func makeImage(_ color: UIColor, size: CGSize, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

/// Returns an image of four quarters: red and green above, blue and yellow below.
@MainActor public func makeQuarters(size: CGSize, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        for (index, color) in [UIColor.red, .green, .blue, .yellow].enumerated() {
            color.setFill()
            context.fill(
                CGRect(
                    x: CGFloat(index % 2) * size.width / 2,
                    y: CGFloat(index / 2) * size.height / 2,
                    width: size.width / 2,
                    height: size.height / 2
                )
            )
        }
    }
}
