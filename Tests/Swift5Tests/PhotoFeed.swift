import UIKit

// Code like that of apps still in Swift 5: nothing is marked @MainActor, and classes without an actor use UIKit all the same.

protocol PhotoCellDelegate: AnyObject {
    func photoCell(_ cell: PhotoCell, didPinch recognizer: UIPinchGestureRecognizer)
}

class PhotoCell: UICollectionViewCell {
    static let identifier = "PhotoCell"

    weak var delegate: PhotoCellDelegate?
    let imageView = UIImageView()
    private let badge = UILabel()
    private var shimmer: CAGradientLayer?
    private var timer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
        badge.textColor = UIColor()
        contentView.addSubview(badge)
        let pinch = UIPinchGestureRecognizer { [weak self] recognizer in
            guard let self = self, let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            self.delegate?.photoCell(self, didPinch: pinch)
        }
        pinch.delegate = self
        addGestureRecognizer(pinch)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
        badge.sizeToFit()
        badge.center = CGPoint(x: bounds.midX, y: bounds.maxY - 20)
        shimmer?.frame = bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        timer?.invalidate()
        imageView.image = nil
        shimmer?.removeFromSuperlayer()
    }

    func startShimmering() {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
        layer.locations = [0, 0.5, 1]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        contentView.layer.addSublayer(layer)
        shimmer = layer
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1.0, -0.5, 0.0]
        animation.toValue = [1.0, 1.5, 2.0]
        animation.duration = 1.2
        layer.add(animation, forKey: "shimmer")
    }

    func countDown() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            DispatchQueue.main.async {
                self.badge.text = "…"
            }
        }
    }
}

extension PhotoCell: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        return otherGestureRecognizer is UIPinchGestureRecognizer
    }
}

/// A class without an actor that loads images in the background and shows them in the foreground.
class PhotoStore {
    static let shared = PhotoStore()
    private var cache: [String: UIImage] = [:]

    func load(_ name: String, into imageView: UIImageView, completion: (() -> Void)? = nil) {
        if let image = cache[name] {
            imageView.image = image
            completion?()
            return
        }
        DispatchQueue.global(qos: .userInitiated).async {
            let image = PhotoStore.draw(name)
            DispatchQueue.main.async {
                self.cache[name] = image
                imageView.image = image
                UIView.transition(with: imageView, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
                completion?()
            }
        }
    }

    static func draw(_ name: String) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor(hue: CGFloat(name.count % 10) / 10, saturation: 1, brightness: 1, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    func remember(_ image: UIImage?, as name: String) {
        cache[name] = image
    }
}

/// Access to the screen and its windows from any place.
final class Screens {
    static var isPad: Bool { return UIDevice.current.userInterfaceIdiom == .pad }

    static func fade(_ view: UIView, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: 0.3,
            animations: { view.alpha = 0 },
            completion: { _ in
                view.removeFromSuperview()
                completion()
            }
        )
    }
}

protocol WindowSource {
    var front: UIWindow? { get }
    var all: [UIWindow] { get }
}

@available(*, deprecated)
struct LegacyWindows: WindowSource {
    var front: UIWindow? { return UIApplication.shared.keyWindow }
    var all: [UIWindow] { return UIApplication.shared.windows }
}
