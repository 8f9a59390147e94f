#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The view above everything else in the window while a photo is lifted. The view contains the backdrop, and the photo above the backdrop.
final class PinchOverlayView: AdaptiveView {
    /// Whether the overlay receives touches, instead of the views below.
    var takesTouches = true
    /// A closure that is called when the window's size has changed.
    var windowDidResize: @MainActor () -> Void = {}
    /// The accessibility element of the photo.
    private(set) weak var element: LiftedPhotoElement?

    /// The view behind the photo. A transition that continues the flight takes the view over.
    let backdrop = UIView()
    private var coveredSize: CGSize
    private var closing: Closing?
    /// The location and the time, in seconds, of the tap that has closed the photo.
    private var closingTap: (point: CGPoint, time: TimeInterval)?

    private struct Closing {
        let button: CloseButton
        let tap: UITapGestureRecognizer
        let observers: [NotificationObserver]
        var close: @MainActor () -> Void
    }

    init(covering window: UIWindow, backdropColor: UIColor) {
        coveredSize = window.bounds.size
        super.init(unobserved: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.backgroundColor = backdropColor
        backdrop.alpha = 0
        backdrop.isUserInteractionEnabled = false
        // Smart Invert would brighten the screen around the photo.
        backdrop.accessibilityIgnoresInvertColors = true
        addSubview(backdrop)
    }

    /// The backdrop's alpha, 0 to 1. The value is stored here, because a layer rounds an alpha to a `Float`.
    var backdropAlpha: CGFloat = 0 {
        didSet { backdrop.alpha = backdropAlpha }
    }

    /// Fades out, and removes this view. The duration is in seconds.
    func fadeOut(in duration: TimeInterval) {
        takesTouches = false
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        closing?.button.place(in: self)
        guard bounds.size != coveredSize else { return }
        coveredSize = bounds.size
        windowDidResize()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches else { return isSecondTap(at: point) ? self : nil }
        guard let button = closing?.button else { return self }
        return button.hitTest(convert(point, to: button), with: event) ?? self
    }

    /// Returns whether a touch at a point is the second tap of a double tap that has closed the photo. Without this, the second tap would
    /// press what lies below a photo that people still see.
    private func isSecondTap(at point: CGPoint) -> Bool {
        guard let closingTap else { return false }
        return CACurrentMediaTime() - closingTap.time < 0.35 && hypot(point.x - closingTap.point.x, point.y - closingTap.point.y) < 45
    }

    // MARK: A photo that stays up

    /// Shows a button above the photo that closes the photo. A tap outside of the button closes the photo, too, and so does the Escape key.
    /// If there is a button already, only the closure is replaced.
    ///
    /// - Parameter name: The words that VoiceOver speaks for the button.
    func addCloseButton(named name: String, close: @escaping @MainActor () -> Void) {
        if closing != nil { closing?.close = close; return }
        let button = CloseButton(action: UIAction { [weak self] _ in self?.closing?.close() })
        button.accessibilityLabel = name
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in
            guard let self else { return }
            closingTap = ($0.location(in: self), CACurrentMediaTime())
            closing?.close()
        }
        let contrast = AccessibilityNeed.solidBackgrounds
        button.isSolid = contrast.isPresent
        let observers = [
            NotificationObserver.ofEditingEnd { [weak self] in self?.takeKeys() },
            contrast.observe { [weak button] in button?.isSolid = contrast.isPresent },
        ]
        closing = Closing(button: button, tap: tap, observers: observers, close: close)
        addSubview(button)
        adapt()
        addGestureRecognizer(tap)
        button.place(in: self)
        button.alpha = 0
        UIView.animate(withDuration: PinchOverlayView.buttonFade) { button.alpha = 1 }
        takeKeys()
    }

    /// Becomes the first responder, unless the app uses the keyboard, such as in a text field, or another photo is in front.
    private func takeKeys() {
        guard let photos = window?.stayingPhotos, photos.last === self, !isFirstResponder else { return }
        let isFree = window?.heldFirstResponder == nil
        if isFree || photos.contains(where: \.isFirstResponder) { becomeFirstResponder() }
    }

    /// Fades the close button out, and responds to no tap or key anymore.
    func removeCloseButton() {
        guard let button = closing?.button else { return }
        endClosing()
        UIView.animate(withDuration: PinchOverlayView.buttonFade, animations: { button.alpha = 0 }) { _ in
            button.removeFromSuperview()
        }
    }

    override func removeFromSuperview() {
        endClosing()
        super.removeFromSuperview()
    }

    /// Responds to no tap or key anymore. The photo behind takes the keys, if there is one.
    private func endClosing() {
        guard let closing else { return }
        self.closing = nil
        removeGestureRecognizer(closing.tap)
        guard isFirstResponder else { return }
        resignFirstResponder()
        window?.stayingPhotos.last?.takeKeys()
    }

    /// The duration in which the close button appears or disappears, in seconds.
    private static let buttonFade: TimeInterval = 0.2

    /// Whether the photo stays up, and a tap or a key closes it.
    fileprivate var staysUp: Bool { closing != nil }

    /// Returns whether a recognizer recognizes the tap that closes the photo.
    func recognizesTap(with recognizer: UIGestureRecognizer) -> Bool { recognizer === closing?.tap }

    override var canBecomeFirstResponder: Bool { closing != nil }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let closing, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        closing.close()
    }

    /// Adds the element that VoiceOver reads instead of the photo, unless the element is there already.
    func add(_ element: LiftedPhotoElement) {
        guard self.element == nil else { return }
        self.element = element
        // VoiceOver may ignore a view without a size.
        element.frame = bounds
        element.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(element)
    }

    // SDKs up to iOS 18 declare this method without the main actor.
    nonisolated override func accessibilityPerformEscape() -> Bool {
        onMainQueue(or: false) { element?.accessibilityPerformEscape() ?? false }
    }
}

extension UIWindow {
    /// The overlays of the photos that stay up, from the back to the front.
    fileprivate var stayingPhotos: [PinchOverlayView] {
        subviews.compactMap { $0 as? PinchOverlayView }.filter(\.staysUp)
    }
}
#endif
