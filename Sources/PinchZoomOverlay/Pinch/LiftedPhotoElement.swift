#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An accessibility element in the overlay that represents the lifted photo.
final class LiftedPhotoElement: SpokenPhoto {
    private weak var interaction: PinchZoomInteraction?

    init(of interaction: PinchZoomInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        isAccessibilityElement = true
    }

    /// The scale of the photo as a percentage, in the format of the user's locale. While the photo zooms without fingers, the value is the
    /// scale that the photo will reach.
    private var zoom: String? {
        guard let scale = interaction?.flight?.goal.scale else { return nil }
        return NumberFormatter.localizedString(from: NSNumber(value: Double(scale)), number: .percent)
    }

    override var spokenView: UIView? { interaction?.targetView }

    override var spokenLabel: String? { super.spokenLabel ?? interaction?.view?.accessibilityLabel }

    override var frameOnScreen: CGRect {
        guard let overlay = superview, let flight = interaction?.flight else { return .zero }
        // VoiceOver taps the middle of the frame, so the middle must be on the screen.
        let seen = flight.goalFrame.intersection(overlay.bounds)
        return UIAccessibility.convertToScreenCoordinates(seen.isEmpty ? overlay.bounds : seen, in: overlay)
    }

    override func zoomIn(at point: CGPoint) -> Bool {
        guard interaction?.zoomFurther(at: point) ?? false else { return false }
        UIAccessibility.post(notification: .announcement, argument: zoom)
        return true
    }

    private func zoomOut() -> Bool {
        interaction?.end()
        return interaction != nil
    }

    // MARK: Values for VoiceOver
    // SDKs up to iOS 18 declare these members without the main actor. The setters have no effect, because the getters compute the values.

    nonisolated override var accessibilityValue: String? {
        get { onMainQueue(or: nil) { zoom } }
        set {}
    }

    nonisolated override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            onMainQueue(or: nil) {
                let name = interaction?.configuration.phrases.zoomOut
                return name.map { [UIAccessibilityCustomAction(name: $0) { [weak self] _ in self?.zoomOut() ?? false }] }
            }
        }
        set {}
    }

    nonisolated override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        onMainQueue(or: false) { interaction?.scroll(direction) ?? false }
    }

    nonisolated override func accessibilityPerformEscape() -> Bool { onMainQueue(or: false) { zoomOut() } }
    nonisolated override func accessibilityZoomOut(at point: CGPoint) -> Bool { onMainQueue(or: false) { zoomOut() } }
}
#endif
