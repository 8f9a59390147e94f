import UIKit

/// The mask of a view around a photo. The sizes are relative to the smaller side of the view.
enum MaskShape: CaseIterable {
    case circle, bubble, view, gradient

    @MainActor func apply(to view: UIView) {
        let bounds = view.bounds
        let side = min(bounds.width, bounds.height)
        switch self {
        case .circle, .bubble:
            let shape = CAShapeLayer()
            shape.frame = bounds
            let path = self == .circle ? UIBezierPath(ovalIn: bounds) : UIBezierPath(roundedRect: bounds, cornerRadius: side / 10)
            let tail = side * 2 / 15
            if self == .bubble { path.append(UIBezierPath(rect: CGRect(x: bounds.minX, y: bounds.maxY - tail, width: tail, height: tail))) }
            shape.path = path.cgPath
            view.layer.mask = shape
        case .view:
            // The edges are between two pixels.
            let mask = UIView(frame: bounds.insetBy(dx: side / 32, dy: side / 32))
            mask.backgroundColor = .black
            mask.layer.cornerRadius = side * 0.08
            view.mask = mask
        case .gradient:
            let gradient = CAGradientLayer()
            gradient.frame = bounds
            gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            view.layer.mask = gradient
        }
    }
}
