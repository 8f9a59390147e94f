#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An invisible view that represents a photo for VoiceOver. All values are computed when VoiceOver reads them.
class SpokenPhoto: CodedView {
    /// The view with the photo's traits and, by default, with its words.
    var spokenView: UIView? { nil }
    var spokenLabel: String? { spokenView?.accessibilityLabel }
    /// The frame that VoiceOver highlights, in points of the screen.
    var frameOnScreen: CGRect { .zero }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Zooms in at a point of the window, in response to VoiceOver's zoom gesture. Returns whether the photo zooms.
    func zoomIn(at point: CGPoint) -> Bool { false }

    // SDKs up to iOS 18 declare these members without the main actor. The setters have no effect, because the getters compute the values.

    nonisolated override var accessibilityLabel: String? {
        get { onMainQueue(or: nil) { spokenLabel } }
        set {}
    }

    nonisolated override var accessibilityTraits: UIAccessibilityTraits {
        get { onMainQueue(or: .image) { (spokenView?.accessibilityTraits ?? .none).union(.zoomablePhoto) } }
        set {}
    }

    nonisolated override var accessibilityFrame: CGRect {
        get { onMainQueue(or: .zero) { frameOnScreen } }
        set {}
    }

    // Voice Control and Full Keyboard Access skip elements that take no touches, unless they say that they respond.
    nonisolated override var accessibilityRespondsToUserInteraction: Bool {
        get { true }
        set {}
    }

    nonisolated override func accessibilityZoomIn(at point: CGPoint) -> Bool { onMainQueue(or: false) { zoomIn(at: point) } }
}
#endif
