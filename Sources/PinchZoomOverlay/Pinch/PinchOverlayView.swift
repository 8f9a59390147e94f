import UIKit

/// The view above everything else in the window while a photo is lifted. The view contains the backdrop, and the photo above the backdrop.
final class PinchOverlayView: UIView {
    /// Whether the overlay receives touches, instead of the views below.
    var takesTouches = true
    /// A closure that is called when the window's size has changed.
    var windowDidResize: @MainActor () -> Void = {}
    /// The accessibility element of the photo.
    private(set) weak var element: LiftedPhotoElement?

    private let backdrop = UIView()
    private var coveredSize: CGSize

    init(covering window: UIWindow, backdropColor: UIColor) {
        coveredSize = window.bounds.size
        super.init(frame: window.bounds)
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

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The backdrop's alpha, 0 to 1. The value is stored here, because a layer rounds an alpha to a `Float`.
    var backdropAlpha: CGFloat = 0 {
        didSet { backdrop.alpha = backdropAlpha }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != coveredSize else { return }
        coveredSize = bounds.size
        windowDidResize()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        takesTouches ? self : nil
    }

    func add(_ element: LiftedPhotoElement) {
        self.element = element
        // VoiceOver may ignore a view without a size.
        element.frame = bounds
        element.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(element)
    }

    // SDKs up to iOS 18 declare this method without the main actor, although VoiceOver calls the method on the main actor.
    override func accessibilityPerformEscape() -> Bool { MainActor.assumeIsolated { element?.accessibilityPerformEscape() ?? false } }
}
