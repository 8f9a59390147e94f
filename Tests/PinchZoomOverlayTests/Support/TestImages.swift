import UIKit

/// Pictures in which every place can be distinguished from every other place.
@MainActor enum TestImages {
    private static var photos: [Int: UIImage] = [:]

    /// Returns a photo of 390 × 260 points in a color of its own, with a grid of lines every 26 points and a frame.
    static func photo(_ item: Int) -> UIImage {
        if let photo = photos[item % 8] { return photo }
        let photo = make(size: CGSize(width: 390, height: 260), hue: CGFloat(item % 8) / 8)
        photos[item % 8] = photo
        return photo
    }

    /// A photo of 130 × 910 points. A pager opens such a long photo at the width of the page.
    static let long = make(size: CGSize(width: 130, height: 910), hue: 0.55)

    static func make(size: CGSize, hue: CGFloat) -> UIImage {
        // The scale is fixed, so that the pixels don't depend on the phone that first uses an image.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.9, brightness: 0.5, alpha: 1).setFill()
            for x in stride(from: 0, through: size.width, by: 26) {
                context.fill(CGRect(x: x, y: 0, width: 2, height: size.height))
            }
            for y in stride(from: 0, through: size.height, by: 26) {
                context.fill(CGRect(x: 0, y: y, width: size.width, height: 2))
            }
            UIColor.white.setFill()
            context.fill(CGRect(x: size.width / 2 - 20, y: size.height / 2 - 20, width: 40, height: 40))
        }
    }
}
