import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A photo that an app covers on purpose stays covered, and a photo with decorations over it is the photo that lifts.
@MainActor @Suite("Covered photos", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct CoveredPhotoTests {
    private static let frame = CGRect(x: 20, y: 200, width: 350, height: 260)

    /// A view over the photo.
    enum Over: CaseIterable {
        case color, colorInside, image, blur, glass, blurInPhoto, margin, excluded, raised, overTheScreen, button
        case nothing, caption, gradient, clearButton, half, faded, hidden, vibrancy, glyph, scrim, excludedScrim, behind, small

        var hides: Bool {
            switch self {
            case .color, .colorInside, .image, .blur, .glass, .blurInPhoto, .margin, .excluded, .raised, .overTheScreen, .button: true
            case .nothing, .caption, .gradient, .clearButton, .half, .faded, .hidden, .vibrancy, .glyph, .scrim, .excludedScrim, .behind,
                .small:
                false
            }
        }
    }

    private static func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }

    /// Lays a view over a photo in a card.
    private func lay(_ over: Over, on photo: UIImageView, in card: UIView, on screen: UIView) {
        let cover = UIView(frame: card.bounds)
        cover.backgroundColor = .gray
        switch over {
        case .nothing: return
        case .color, .excluded:
            cover.isExcludedFromPinchZoom = over == .excluded
            card.addSubview(cover)
        case .colorInside:
            let wrapper = UIView(frame: card.bounds)
            wrapper.addSubview(cover)
            card.addSubview(wrapper)
        case .image, .scrim, .excludedScrim, .glyph, .small:
            let view = UIImageView(frame: card.bounds)
            view.image = Self.image(over == .image ? .gray : over == .glyph || over == .small ? .white : UIColor(white: 0, alpha: 0.3))
            view.isExcludedFromPinchZoom = over == .image || over == .excludedScrim
            if over == .glyph { view.frame = CGRect(x: 145, y: 100, width: 60, height: 60) }
            if over == .small { view.frame = CGRect(x: 165, y: 120, width: 20, height: 20) }
            card.addSubview(view)
        case .blur, .glass, .vibrancy, .blurInPhoto:
            let blur = UIBlurEffect(style: .regular)
            let effect = over == .glass ? UIGlassEffect(style: .regular) : over == .vibrancy ? UIVibrancyEffect(blurEffect: blur) : blur
            let view = UIVisualEffectView(effect: effect)
            view.frame = card.bounds
            (over == .blurInPhoto ? photo : card).addSubview(view)
        case .margin:
            cover.frame = card.bounds.insetBy(dx: 20, dy: 20)
            card.addSubview(cover)
        case .raised:
            cover.layer.zPosition = 1
            card.insertSubview(cover, at: 0)
        case .overTheScreen:
            cover.frame = screen.bounds
            screen.addSubview(cover)
        case .button, .clearButton:
            let button = UIButton(frame: card.bounds)
            button.backgroundColor = over == .button ? .gray : nil
            card.addSubview(button)
        case .caption:
            let label = UILabel(frame: CGRect(x: 0, y: 200, width: 350, height: 60))
            (label.text, label.backgroundColor) = ("A caption", .black)
            card.addSubview(label)
        case .gradient:
            let gradient = CAGradientLayer()
            gradient.frame = card.bounds
            gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
            cover.backgroundColor = nil
            cover.layer.addSublayer(gradient)
            card.addSubview(cover)
        case .half:
            cover.frame.size.width = 175
            card.addSubview(cover)
        case .faded:
            cover.alpha = 0.5
            card.addSubview(cover)
        case .hidden:
            cover.isHidden = true
            card.addSubview(cover)
        case .behind: card.insertSubview(cover, at: 0)
        }
    }

    /// Shows a photo in a card, with a view over the photo.
    private func show(_ over: Over, on device: HeadlessDevice) -> (photo: UIImageView, card: UIView, screen: UIViewController) {
        let (screen, card, photo) = (UIViewController(), UIView(frame: Self.frame), UIImageView())
        photo.frame = card.bounds
        photo.image = Self.image(.red)
        card.addSubview(photo)
        screen.view.addSubview(card)
        lay(over, on: photo, in: card, on: screen.view)
        device.show(screen)
        device.advance(by: 0.1)
        return (photo, card, screen)
    }

    private static let middle = CGPoint(x: frame.midX, y: frame.midY)

    @Test("The list's interaction lifts the photo between the fingers unless a cover hides the photo", arguments: Over.allCases)
    func found(over: Over) throws {
        try HeadlessDevice.run { device in
            let (photo, _, screen) = show(over, on: device)
            let zoom = PinchZoomInteraction(lifting: .imageViews)
            screen.view.addInteraction(zoom)
            let fingers = device.pinch(at: Self.middle, scale: 1.6)
            #expect(zoom.state == (over.hides ? .idle : .zooming))
            if !over.hides { #expect(zoom.targetView === photo) }
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("Neither zoomIn() nor VoiceOver's action lifts a covered photo, and no larger image is requested", arguments: Over.allCases)
    func own(over: Over) throws {
        try HeadlessDevice.run { device in
            let (photo, _, _) = show(over, on: device)
            let zoom = PinchZoomInteraction()
            var requestCount = 0
            zoom.fullSize = .loader { _ in
                requestCount += 1
                throw CancellationError()
            }
            photo.addInteraction(zoom)
            #expect(zoom.zoomIn() == !over.hides)
            device.advance(by: 0.2)
            #expect(zoom.state == (over.hides ? .idle : .zooming) && (!over.hides || requestCount == 0))
            zoom.cancel()
        }
    }

    @Test("A transparent photo is not lifted")
    func transparent() throws {
        try HeadlessDevice.run { device in
            let (photo, _, _) = show(.nothing, on: device)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            photo.alpha = 0
            #expect(!zoom.zoomIn() && zoom.state == .idle)
            photo.alpha = 1
            #expect(zoom.zoomIn())
            zoom.cancel()
        }
    }

    @Test("A tap on a covered photo opens the pager without a flight from under the cover, and so does the way back")
    func opened() throws {
        try GridPhone.run { phone in
            let photo = try #require(phone.grid.photoView(4))
            let cover = UIView(frame: photo.bounds)
            cover.backgroundColor = .gray
            cover.isUserInteractionEnabled = false
            photo.superview?.addSubview(cover)
            phone.device.tap(at: try phone.cellCenter(4))
            for _ in 0..<40 {
                phone.device.advanceFrames()
                #expect(photo.shownAlpha == 1, "the photo stays in its place")
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.navigation.popViewController(animated: true)
            for _ in 0..<40 {
                phone.device.advanceFrames()
                #expect(photo.shownAlpha == 1)
            }
        }
    }
}
