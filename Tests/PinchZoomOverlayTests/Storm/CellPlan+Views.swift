import UIKit

@testable import PinchZoomTestSupport

@testable import PinchZoomOverlay

extension CellPlan {
    /// Builds the views of the cell's content in a cell, and returns the view to lift.
    @MainActor func fill(_ cell: UIView, _ contentView: UIView) -> UIView {
        var views = [cell, contentView]
        let image = CellImages.image(of: picture)
        for level in Self.contentLevel + 1..<levels.count {
            let superview = views[level - 2]
            let isLast = level == photoLevel
            let view: UIView
            if isLast, subject == .container {
                let content = UIImageView(image: image)
                content.contentMode = mode.contentMode
                view = PinchZoomContainerView(contentView: content)
            } else {
                view = isLast ? UIImageView(image: image) : UIView()
            }
            view.frame = superview.bounds
            for case .inset(let top, let left, let bottom, let right) in levels[level] {
                view.frame = superview.bounds.inset(by: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
            }
            if isLast, subject == .picture { view.addSubview(UIView()) }
            view.contentMode = isLast ? mode.contentMode : .scaleToFill
            superview.addSubview(view)
            views.append(view)
        }
        for (level, view) in zip(levels.indices.dropFirst(), views) {
            for feature in levels[level] { feature.apply(to: view, at: level) }
        }
        return subject == .card ? views[views.count - 2] : views[views.count - 1]
    }
}

extension CellFeature {
    /// Sets the property of a view. The level chooses the colors.
    @MainActor func apply(to view: UIView, at level: Int) {
        let bounds = view.bounds
        switch self {
        case .inset: break
        case .clips: view.clipsToBounds = true
        case .corners(let radius, let only):
            view.layer.cornerRadius = radius
            view.layer.maskedCorners = CACornerMask(rawValue: only)
        case .border(let width):
            view.layer.borderWidth = width
            view.layer.borderColor = UIColor(hue: CGFloat(level) / 7, saturation: 1, brightness: 0.6, alpha: 1).cgColor
        case .shadow(let hasPath):
            view.layer.shadowOpacity = 0.6
            view.layer.shadowRadius = 4
            view.layer.shadowOffset = CGSize(width: 1, height: 3)
            if hasPath { view.layer.shadowPath = UIBezierPath(rect: bounds).cgPath }
        case .mask(let mask): mask.apply(to: view)
        case .background(let alpha):
            view.backgroundColor = UIColor(hue: CGFloat(level) / 7 + 0.1, saturation: 0.4, brightness: 1, alpha: alpha)
        case .alpha(let alpha): view.alpha = alpha
        case .transform(let transform): view.transform = transform.matrix
        case .sibling(let sibling, let isInFront):
            let decoration = sibling.makeView(in: bounds)
            if isInFront { view.addSubview(decoration) } else { view.insertSubview(decoration, at: 0) }
        }
    }
}

extension CellFeature.Sibling {
    @MainActor func makeView(in bounds: CGRect) -> UIView {
        let view: UIView
        switch self {
        case .badge, .sticker, .shadowed, .raised:
            view = UIView(frame: CGRect(x: bounds.maxX - 26, y: bounds.minY + 6, width: 20, height: 14))
            view.backgroundColor = self == .sticker ? .green : .black
            view.layer.cornerRadius = 5
            if self == .sticker { view.frame = view.frame.offsetBy(dx: 14, dy: -14) }
            if self == .shadowed { (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.7, 3) }
            if self == .raised { view.layer.zPosition = 1 }
        case .caption:
            let label = UILabel(frame: CGRect(x: bounds.minX + 6, y: bounds.maxY - 24, width: bounds.width - 12, height: 20))
            (label.text, label.textColor, label.backgroundColor) = ("A caption", .white, UIColor(white: 0, alpha: 0.4))
            view = label
        case .gradient:
            view = UIView(frame: bounds)
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.8).cgColor]
            view.layer.addSublayer(gradient)
        case .veil, .cover:
            view = UIView(frame: bounds)
            view.backgroundColor = self == .veil ? UIColor(red: 0, green: 0, blue: 0.4, alpha: 0.4) : .gray
        case .glyph:
            view = UIImageView(image: CellImages.image(of: .ring))
            view.frame = CGRect(x: bounds.midX - 12, y: bounds.midY - 12, width: 24, height: 24)
        case .frame:
            view = UIView(frame: bounds)
            (view.layer.borderWidth, view.layer.borderColor) = (3, UIColor.magenta.cgColor)
        case .nested:
            view = UIView(frame: bounds.insetBy(dx: 10, dy: 10))
            view.clipsToBounds = true
            view.addSubview(Self.sticker.makeView(in: view.bounds))
        }
        view.isUserInteractionEnabled = false
        return view
    }
}

/// The images of all random cells, in which every place can be distinguished.
@MainActor enum CellImages {
    private static var images: [CellPlan.Picture: UIImage] = [:]

    static func image(of picture: CellPlan.Picture) -> UIImage {
        if let image = images[picture] { return image }
        let size =
            switch picture {
            case .square: CGSize(width: 120, height: 120)
            case .wide: CGSize(width: 200, height: 70)
            case .tall: CGSize(width: 70, height: 200)
            case .small: CGSize(width: 40, height: 30)
            case .large: CGSize(width: 400, height: 300)
            case .ring: CGSize(width: 60, height: 60)
            }
        // The scale is fixed, so that the pixels don't depend on the phone that first uses an image.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = picture != .ring
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            if picture == .ring {
                UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1).setFill()
                let ring = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))
                ring.append(UIBezierPath(ovalIn: CGRect(x: 15, y: 15, width: 30, height: 30)))
                ring.usesEvenOddFillRule = true
                return ring.fill()
            }
            let side: CGFloat = 12
            for row in 0..<Int(ceil(size.height / side)) {
                for column in 0..<Int(ceil(size.width / side)) {
                    let hue = CGFloat(column) * side / size.width
                    let brightness = (row + column).isMultiple(of: 2) ? 1 : 0.5 + 0.3 * CGFloat(row) * side / size.height
                    UIColor(hue: hue, saturation: 0.9, brightness: brightness, alpha: 1).setFill()
                    context.fill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
                }
            }
        }
        images[picture] = image
        return image
    }
}
