import UIKit

/// What lies above everything in the window while a photo is up: the backdrop, and the photo on it.
final class PinchOverlayView: UIView {
    /// Whether touches end here instead of in what lies below.
    var takesTouches = true
    /// What VoiceOver's escape gesture does; true if it did.
    var escape: @MainActor () -> Bool = { false }
    /// Called when the window has another size: it was turned, or resized.
    var windowDidResize: @MainActor () -> Void = {}
    /// Whether a zoom-out gesture of VoiceOver's was handled.
    var zoomOut: @MainActor () -> Bool = { false }

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
        addSubview(backdrop)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The backdrop's alpha, 0 to 1. Kept here, since a layer rounds it to a `Float`.
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

    // Up to iOS 18's SDK these two are declared without the main actor, on which they are called.
    override func accessibilityPerformEscape() -> Bool { MainActor.assumeIsolated { escape() } }
    override func accessibilityZoomOut(at point: CGPoint) -> Bool { MainActor.assumeIsolated { zoomOut() } }
}
