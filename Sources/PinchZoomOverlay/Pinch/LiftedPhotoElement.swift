import UIKit

/// An accessibility element in the overlay that represents the lifted photo.
///
/// All values are computed when VoiceOver reads them, so that a lift without VoiceOver costs nothing.
final class LiftedPhotoElement: UIView {
    private weak var interaction: PinchZoomInteraction?

    init(of interaction: PinchZoomInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// The scale of the photo as a percentage, in the format of the user's locale. While the photo zooms without fingers, the value is the
    /// scale that the photo will reach.
    private var zoom: String? {
        guard let scale = interaction?.flight?.goal.scale else { return nil }
        return NumberFormatter.localizedString(from: NSNumber(value: Double(scale)), number: .percent)
    }

    private var frameOnScreen: CGRect {
        guard let overlay = superview, let flight = interaction?.flight else { return .zero }
        // VoiceOver taps the middle of the frame, so the middle must be on the screen.
        let seen = flight.goalFrame.intersection(overlay.bounds)
        return UIAccessibility.convertToScreenCoordinates(seen.isEmpty ? overlay.bounds : seen, in: overlay)
    }

    private func zoomIn(at point: CGPoint) -> Bool {
        guard interaction?.zoomFurther(at: point) ?? false else { return false }
        UIAccessibility.post(notification: .announcement, argument: zoom)
        return true
    }

    private func zoomOut() -> Bool {
        interaction?.end()
        return interaction != nil
    }

    // MARK: Accessibility
    // SDKs up to iOS 18 declare these members without the main actor, although VoiceOver calls them on the main actor. The setters have no
    // effect, because the getters compute the values.

    override var accessibilityLabel: String? {
        get { MainActor.assumeIsolated { interaction?.targetView?.accessibilityLabel ?? interaction?.view?.accessibilityLabel } }
        set {}
    }

    override var accessibilityValue: String? {
        get { MainActor.assumeIsolated { zoom } }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { MainActor.assumeIsolated { (interaction?.targetView?.accessibilityTraits ?? .none).union(.zoomablePhoto) } }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get { MainActor.assumeIsolated { frameOnScreen } }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            MainActor.assumeIsolated {
                let name = interaction?.configuration.phrases.zoomOut
                return name.map { [UIAccessibilityCustomAction(name: $0) { [weak self] _ in self?.zoomOut() ?? false }] }
            }
        }
        set {}
    }

    override func accessibilityPerformEscape() -> Bool { MainActor.assumeIsolated { zoomOut() } }
    override func accessibilityZoomIn(at point: CGPoint) -> Bool { MainActor.assumeIsolated { zoomIn(at: point) } }
    override func accessibilityZoomOut(at point: CGPoint) -> Bool { MainActor.assumeIsolated { zoomOut() } }
}
