import HeadlessDevice
import PinchZoomOverlay
import UIKit

@testable import PinchZoomTestSupport

/// A view that counts its layouts.
final class CountingView: UIView {
    private(set) var layoutCount = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
    }
}

/// One photo on a white screen, with one of many looks.
@MainActor final class LookFeed {
    /// The configuration of a phone with a small screen, of which pictures are made quickly.
    static var phone: HeadlessDevice.Configuration {
        HeadlessDevice.Configuration(size: CGSize(width: 390, height: 480), scale: 2, safeAreaInsets: .zero)
    }

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    /// The view around the photo.
    let card = CountingView(frame: CGRect(x: 75, y: 150, width: 240, height: 180))
    let frame = CGRect(x: 20, y: 15, width: 200, height: 150)
    let target: UIView
    let zoom: PinchZoomInteraction

    init(_ look: FaithfulTests.Look) {
        view.backgroundColor = .white
        view.addSubview(card)
        let photo = UIImageView(image: TestImages.make(size: CGSize(width: 390, height: 260), hue: 0.1))
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        target =
            switch look {
            case .drawnView: DrawnView()
            case .label: UILabel()
            case .wholeCell: UICollectionViewCell()
            case .roundInCard: UIView()
            default: photo
            }
        target.frame = frame
        card.addSubview(target)
        zoom = PinchZoomInteraction()
        target.addInteraction(zoom)
        dress(photo, look)
    }

    private func dress(_ photo: UIImageView, _ look: FaithfulTests.Look) {
        switch look {
        case .plain, .drawnView: break
        case .roundInCard:
            target.backgroundColor = .yellow
            photo.frame = target.bounds
            photo.layer.cornerRadius = 40
            target.addSubview(photo)
        case .roundedCorners: photo.layer.cornerRadius = 24
        case .twoRoundedCorners:
            photo.layer.cornerRadius = 24
            photo.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        case .border:
            photo.layer.borderWidth = 5
            photo.layer.borderColor = UIColor.blue.cgColor
            photo.layer.cornerRadius = 12
        case .background:
            photo.contentMode = .center
            photo.image = TestImages.make(size: CGSize(width: 60, height: 60), hue: 0.5)
            photo.backgroundColor = .yellow
        case .tintedTemplate:
            photo.image = UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysTemplate)
            photo.tintColor = .purple
        case .inheritedTint:
            photo.image = UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysTemplate)
            card.tintColor = .magenta
        case .shadow:
            photo.clipsToBounds = false
            photo.contentMode = .scaleToFill
            photo.layer.shadowOpacity = 0.5
            photo.layer.shadowRadius = 6
            photo.layer.shadowOffset = CGSize(width: 0, height: 4)
        case .shadowPath:
            photo.clipsToBounds = false
            photo.contentMode = .scaleToFill
            photo.layer.shadowOpacity = 0.6
            photo.layer.shadowRadius = 2
            photo.layer.shadowOffset = .zero
            photo.layer.shadowPath = UIBezierPath(rect: photo.bounds.insetBy(dx: -24, dy: 12)).cgPath
        case .translucent: photo.alpha = 0.5
        case .aspectFit: photo.contentMode = .scaleAspectFit
        case .top: photo.contentMode = .top
        case .unclippedFill: photo.clipsToBounds = false
        case .highlighted:
            photo.highlightedImage = TestImages.make(size: CGSize(width: 390, height: 260), hue: 0.8)
            photo.isHighlighted = true
        case .flipped: photo.transform = CGAffineTransform(scaleX: -1, y: 1)
        case .turnedByAnEighth: photo.transform = CGAffineTransform(rotationAngle: .pi / 4)
        case .wholeCell:
            photo.frame = target.bounds
            (target as? UICollectionViewCell)?.contentView.addSubview(photo)
        case .label:
            (target as? UILabel)?.text = "A label flies too"
            target.backgroundColor = .cyan
        default: surround(photo, look)
        }
    }

    private func surround(_ photo: UIImageView, _ look: FaithfulTests.Look) {
        switch look {
        case .roundedCard:
            card.frame.size = frame.size
            photo.frame = card.bounds
            card.layer.cornerRadius = 24
            card.clipsToBounds = true
        case .croppingHeader:
            card.clipsToBounds = true
            photo.frame = CGRect(x: -20, y: -30, width: 300, height: 250)
        case .turnedAncestor: card.transform = CGAffineTransform(rotationAngle: 0.4)
        // This rotation moves a point to a multiple of (x - y, x + y). With a wrong sign in its determinant, the transform would count as
        // flat.
        case .ancestorTurnedByAnEighth: card.transform = CGAffineTransform(rotationAngle: .pi / 4)
        case .mirroredAncestor: card.transform = CGAffineTransform(scaleX: -1, y: 1)
        case .scaledAncestor: card.transform = CGAffineTransform(scaleX: 1.3, y: 0.7)
        case .shiftedBounds: card.bounds.origin = CGPoint(x: -13, y: 22)
        case .translucentAncestor: card.alpha = 0.6
        case .nestedTurns:
            card.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.8, y: 1.1)
            card.clipsToBounds = true
            card.layer.cornerRadius = 30
            photo.transform = CGAffineTransform(rotationAngle: -0.5)
        case .anchorPoint:
            photo.layer.anchorPoint = CGPoint(x: 0, y: 0.2)
            photo.transform = CGAffineTransform(rotationAngle: 0.2)
        case .shadowOfCardWithBackground, .shadowOfCardWithPlaceholder:
            (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.6, 8)
            let background = UIView(frame: frame)
            background.backgroundColor = .yellow
            card.insertSubview(background, at: 0)
            guard look == .shadowOfCardWithBackground else { break }
            photo.frame = background.bounds
            background.addSubview(photo)
        case .darkInLight:
            card.overrideUserInterfaceStyle = .dark
            photo.backgroundColor = .systemBackground
            photo.contentMode = .center
            photo.image = TestImages.make(size: CGSize(width: 60, height: 60), hue: 0.5)
        case .subviewsOnImage:
            let badge = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            badge.backgroundColor = .red
            badge.layer.cornerRadius = 20
            photo.addSubview(badge)
        case .inheritedTintOfLoan:
            card.tintColor = .magenta
            let icon = UIImageView(image: UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysTemplate))
            icon.frame = CGRect(x: 60, y: 40, width: 80, height: 80)
            photo.addSubview(icon)
        case .stackMember:
            photo.removeFromSuperview()
            let stack = UIStackView(arrangedSubviews: [photo])
            stack.frame = card.bounds
            card.addSubview(stack)
        case .pageOfCarousel:
            photo.removeFromSuperview()
            let carousel = UIScrollView(frame: card.bounds)
            carousel.contentSize = CGSize(width: 720, height: 180)
            photo.frame = CGRect(x: 240, y: 0, width: 240, height: 180)
            carousel.addSubview(photo)
            carousel.contentOffset.x = 240
            card.layer.cornerRadius = 20
            card.clipsToBounds = true
            card.addSubview(carousel)
        default: clip(photo, look)
        }
    }

    /// Lets a view around the photo cut off a part of the photo that is outside the photo's bounds.
    private func clip(_ photo: UIImageView, _ look: FaithfulTests.Look) {
        photo.frame = card.bounds
        photo.clipsToBounds = false
        photo.image = TestImages.make(size: CGSize(width: 240, height: 400), hue: 0.1)
        card.clipsToBounds = true
        let sticker = UIView(frame: CGRect(x: 200, y: -20, width: 60, height: 60))
        sticker.backgroundColor = .blue
        switch look {
        case .pictureClippedByCarousel:
            card.clipsToBounds = false
            let carousel = UIScrollView(frame: card.bounds)
            carousel.addSubview(photo)
            card.addSubview(carousel)
        case .insetPictureClippedByWrapper: photo.frame = card.bounds.insetBy(dx: 6, dy: 6)
        case .centeredPictureClippedByStack:
            photo.contentMode = .center
            photo.removeFromSuperview()
            let stack = UIStackView(arrangedSubviews: [photo])
            stack.frame = card.bounds
            stack.clipsToBounds = true
            card.clipsToBounds = false
            card.addSubview(stack)
        case .subviewClippedByCard:
            photo.contentMode = .scaleToFill
            photo.addSubview(sticker)
        case .sublayerClippedByCard:
            photo.contentMode = .scaleToFill
            photo.layer.addSublayer(sticker.layer)
        case .shapeClippedByCard:
            photo.contentMode = .scaleToFill
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(rect: sticker.frame).cgPath
            photo.layer.addSublayer(shape)
        case .shadowClippedByCard:
            photo.contentMode = .scaleToFill
            photo.frame = card.bounds.insetBy(dx: 8, dy: 8)
            photo.layer.shadowOpacity = 1
            photo.layer.shadowRadius = 8
        default: break
        }
    }
}
