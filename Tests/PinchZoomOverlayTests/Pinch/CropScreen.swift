import PinchZoomOverlay
import TestSupport
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A screen with a photo of 3:2 in a square place, with one of several looks.
@MainActor final class CropScreen {
    enum Look: CaseIterable {
        case plain, rounded, circle, bordered, turned, inCard, croppedByCard
        /// Looks without a crop that could open.
        case fitted, stretched, uncropped
    }

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    let photo = UIImageView(frame: CGRect(x: 115, y: 140, width: 160, height: 160))
    let zoom = PinchZoomInteraction()

    init(_ look: Look) {
        view.backgroundColor = .white
        let size = look == .uncropped ? CGSize(width: 260, height: 260) : CGSize(width: 390, height: 260)
        photo.image = TestImages.make(size: size, hue: 0.08)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        view.addSubview(photo)
        photo.addInteraction(zoom)
        switch look {
        case .plain, .uncropped: break
        case .rounded: photo.layer.cornerRadius = 12
        case .circle: photo.layer.cornerRadius = 80
        case .bordered:
            photo.layer.borderWidth = 4
            photo.layer.borderColor = UIColor.blue.cgColor
            photo.layer.cornerRadius = 12
        case .turned: photo.transform = CGAffineTransform(rotationAngle: 0.3)
        case .inCard, .croppedByCard: layInCard(look)
        case .fitted: photo.contentMode = .scaleAspectFit
        case .stretched: photo.contentMode = .scaleToFill
        }
    }

    /// A card with round corners, and text below the photo.
    private func layInCard(_ look: Look) {
        let card = UIView(frame: CGRect(x: 115, y: 140, width: 160, height: 220))
        card.backgroundColor = .cyan
        card.layer.cornerRadius = 20
        card.clipsToBounds = true
        view.addSubview(card)
        photo.frame.origin = .zero
        photo.clipsToBounds = look == .inCard
        card.addSubview(photo)
    }

    /// The middle of the photo's place, in points of the window.
    var middle: CGPoint { photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil) }

    var twin: UIImageView? {
        let overlay = view.window?.subviews.last { $0 is PinchOverlayView }
        return overlay?.descendants.lazy.compactMap { $0 as? UIImageView }.last { !($0.superview is TiledPhotoView) }
    }

    /// The frame of the flying photo, in points of the window.
    var flyingFrame: CGRect? { twin.map { $0.seenFrame } }

    var flyingMiddle: CGPoint {
        let frame = flyingFrame ?? .null
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
