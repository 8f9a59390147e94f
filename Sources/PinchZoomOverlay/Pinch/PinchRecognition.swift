import UIKit

/// Recognizes the fingers that lift a view and hold it: a pinch on the view, and fingers that are added while it is up.
///
/// This object is the delegate of both recognizers.
@MainActor final class PinchRecognition: NSObject {
    /// The events of the fingers.
    enum Event {
        /// Two have begun to pinch the view.
        case began
        /// They have moved, or some have landed or lifted.
        case changed
        /// They were taken away.
        case cancelled
    }

    let pinch = UIPinchGestureRecognizer()
    private let added = AddedTouchesGestureRecognizer()
    /// Asked what a finger may do, and told what fingers do.
    weak var interaction: PinchZoomInteraction?

    override init() {
        super.init()
        pinch.addHandler { [weak self] _ in self?.pinchDidChange() }
        pinch.delegate = self
        added.addHandler { [weak self] _ in self?.addedFingersDidChange() }
        added.delegate = self
    }

    private func pinchDidChange() {
        switch pinch.state {
        case .began: interaction?.fingersDid(.began)
        case .changed, .ended: interaction?.fingersDid(.changed)
        case .cancelled: interaction?.fingersDid(.cancelled)
        default: break
        }
    }

    private func addedFingersDidChange() {
        switch added.state {
        case .began, .changed, .ended: interaction?.fingersDid(.changed)
        case .cancelled: interaction?.fingersDid(.cancelled)
        default: break
        }
    }

    // MARK: Where and when

    /// Whether pinches are recognized.
    var isEnabled: Bool {
        get { pinch.isEnabled }
        set { pinch.isEnabled = newValue }
    }

    /// Looks for pinches on a view.
    func attach(to view: UIView) {
        view.addGestureRecognizer(pinch)
    }

    /// Looks for pinches on a view no longer.
    func detach(from view: UIView) {
        view.removeGestureRecognizer(pinch)
    }

    /// Looks for fingers that land anywhere in a window, since the view lies above all of it.
    func beginAddingFingers(in window: UIWindow) {
        window.addGestureRecognizer(added)
    }

    /// Looks for them no longer.
    func endAddingFingers() {
        added.view?.removeGestureRecognizer(added)
    }

    /// Forgets the fingers that are down: they belong to no zoom any more.
    func dropFingers() {
        for recognizer in [pinch, added] where recognizer.isTracking { recognizer.cancelGesture() }
    }

    // MARK: The fingers of both

    /// Whether fingers are down that hold the view, or may.
    var isTracking: Bool { pinch.isTracking || added.isTracking }

    /// The fingers that hold the view; nil if there are none, or one is nowhere.
    var fingers: Fingers? {
        guard pinch.isTracking else { return added.isTracking ? Fingers(added.fingers) : nil }
        switch pinch.numberOfTouches {
        case 0:
            return Fingers(trackpadScale: pinch.scale, at: pinch.location(in: nil))
        case 1:
            return Fingers(pinchingFinger(0), added.isTracking ? added.fingers.first : nil)
        default:
            return Fingers(pinchingFinger(0), pinchingFinger(1))
        }
    }

    private func pinchingFinger(_ index: Int) -> FingerContact {
        FingerContact(id: index, location: pinch.location(ofTouch: index, in: nil))
    }
}

extension PinchRecognition: UIGestureRecognizerDelegate {
    /// A pinch begins on the view alone, and if there is something to lift.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pinch else { return true }
        guard let interaction else { return false }
        if let flight = interaction.flight, !flight.isFading { return flight.canBeCaught(at: pinch.location(in: nil)) }
        guard let view = interaction.targetView, view.bounds.contains(pinch.location(in: view)) else { return false }
        return interaction.mayBegin
    }

    /// A finger counts on the view or near it; once it is up, everywhere, and on its way back on the photo alone.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let interaction, let view = interaction.targetView else { return false }
        if gestureRecognizer === added {
            guard let flight = interaction.flight else { return false }
            added.touchesToBegin = flight.isReturning ? 2 : 1
            if flight.owns(touch.view) { return true }
            return flight.isReturning && !(touch.view is PinchOverlayView) && flight.canBeCaught(at: touch.location(in: nil))
        }
        if interaction.flight != nil { return true }
        // Half of the 44 points that a finger needs: one of the two may land beside a small photo.
        guard view.bounds.insetBy(dx: -22, dy: -22).contains(touch.location(in: view)) else { return false }
        interaction.haptics.prepare()
        return true
    }

    /// The scroll views around the view may have begun before: a pinch wins even then. And fingers join those that hold the view already.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === added || otherGestureRecognizer === added {
            return pinch.isTracking && (gestureRecognizer === pinch || otherGestureRecognizer === pinch)
        }
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = interaction?.view else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && view.isDescendant(of: scrollView)
    }
}

extension UIGestureRecognizer {
    /// Whether it has begun and has not ended.
    fileprivate var isTracking: Bool { state == .began || state == .changed }
}
