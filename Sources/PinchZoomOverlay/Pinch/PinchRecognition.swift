#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Recognizes the fingers that lift and hold a view: a pinch on the view, and fingers that land or pinch a trackpad while the view is
/// lifted.
///
/// This object is the delegate of all recognizers.
@MainActor final class PinchRecognition: NSObject {
    /// The events of the fingers.
    enum Event {
        /// Two fingers have begun to pinch the view. The fingers are `nil` if a location isn't finite.
        case began(Fingers?)
        /// The fingers have moved, or a finger has landed or lifted while other fingers hold the view.
        case changed(Fingers)
        /// The last finger has lifted.
        case lifted
        /// UIKit has cancelled the touches.
        case cancelled
    }

    let pinch = ZoomPinchGestureRecognizer()
    private let added = AddedTouchesGestureRecognizer()
    /// The pinches on a trackpad while the view is lifted. They are on the overlay, so `pinch` doesn't receive them.
    private var trackpad: ZoomPinchGestureRecognizer?
    /// The scrolling on a trackpad or with a wheel, which moves a view that stays up.
    private var scroll: UIPanGestureRecognizer?
    /// The gestures of the app that don't begin while fingers hold the view.
    private var stopped: [UIGestureRecognizer] = []
    /// The interaction that is notified of the fingers' events. The state of the interaction determines which fingers the recognizers
    /// receive.
    weak var interaction: PinchZoomInteraction?

    override init() {
        super.init()
        pinch.addHandler { [weak self] _ in self?.pinchDidChange() }
        pinch.secondFingerDidLand = { [weak self] in self?.interaction?.haptics.prepare() }
        pinch.delegate = self
        added.addHandler { [weak self] in self?.addedFingersDidChange($0.state) }
        added.delegate = self
    }

    private func pinchDidChange() {
        switch pinch.state {
        case .began: interaction?.fingersDid(.began(fingers))
        case .changed, .ended: fingersDidChange()
        case .cancelled: fingersWereCancelled()
        default: break
        }
    }

    private func addedFingersDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed, .ended: fingersDidChange()
        case .cancelled: fingersWereCancelled()
        default: break
        }
    }

    private func fingersWereCancelled() {
        allowOtherGestures()
        interaction?.fingersDid(.cancelled)
    }

    private func fingersDidChange() {
        if let fingers {
            interaction?.fingersDid(.changed(fingers))
        } else if !isTracking {
            allowOtherGestures()
            interaction?.fingersDid(.lifted)
        }
    }

    // MARK: Attachment

    /// Starts to recognize fingers that land anywhere in a window, because the lifted view may be anywhere in the window.
    func beginAddingFingers(in window: UIWindow) {
        window.addGestureRecognizer(added)
        let trackpad = trackpad ?? makeTrackpadPinch()
        self.trackpad = trackpad
        window.addGestureRecognizer(trackpad)
    }

    /// Starts to recognize the scrolling of a trackpad or a wheel, because the lifted view stays up.
    func beginScrolling(in window: UIWindow) {
        let scroll = scroll ?? makeScroll()
        self.scroll = scroll
        if scroll.view !== window { window.addGestureRecognizer(scroll) }
    }

    /// Creates the recognizer at the first lift, because most cells are never lifted.
    private func makeTrackpadPinch() -> ZoomPinchGestureRecognizer {
        let pinch = ZoomPinchGestureRecognizer()
        pinch.allowedTouchTypes = []
        pinch.addHandler { [weak self] in self?.addedFingersDidChange($0.state) }
        pinch.delegate = self
        return pinch
    }

    private func makeScroll() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.allowedTouchTypes = []
        pan.allowedScrollTypesMask = .all
        pan.addHandler { [weak self] in
            // The first event includes a movement, such as the whole turn of a wheel. Without this, the photo would miss the movement.
            if $0.state == .began, let pointer = Fingers([FingerContact(id: -3, location: $0.location(in: nil))]) {
                self?.interaction?.fingersDid(.changed(pointer))
            }
            self?.addedFingersDidChange($0.state)
        }
        pan.delegate = self
        return pan
    }

    /// Stops recognizing fingers that land in the window.
    func endAddingFingers() {
        for case let recognizer? in [added, trackpad, scroll] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Cancels the gestures that have begun. The recognizers ignore the fingers on the screen until those fingers lift.
    func dropFingers() {
        allowOtherGestures()
        for case let recognizer? in [pinch, added, trackpad, scroll] where recognizer.isUnderWay { recognizer.cancelGesture() }
    }

    /// Cancels the gestures on the views around a view that have begun before the pinch, such as the pan of a sheet or of a side menu, or a
    /// long press. Gestures that may run at the same time as the pinch, by their own delegates, don't begin until the fingers let go.
    ///
    /// Without this, these gestures would go on with the fingers that hold the lifted view, and a swipe to reply would send its reply. A
    /// scroll view's own pan is left to `ScrollLock`.
    func stopOtherGestures(around view: UIView) {
        for ancestor in sequence(first: view, next: \.superview) {
            for recognizer in ancestor.gestureRecognizers ?? [] where recognizer.isEnabled {
                // UIKit prevents a gesture without a delegate that allows it to run at the same time.
                guard recognizer.isUnderWay || recognizer.delegate != nil, !(recognizer.delegate is PinchRecognition),
                    recognizer !== (ancestor as? UIScrollView)?.panGestureRecognizer, recognizer.isStoppable
                else { continue }
                recognizer.isEnabled = false
                stopped.append(recognizer)
            }
        }
    }

    /// Lets the stopped gestures begin again, with fingers that land from now on.
    func allowOtherGestures() {
        stopped.forEach { $0.isEnabled = true }
        stopped = []
    }

    // MARK: The fingers of all recognizers

    /// Whether one of the recognizers has begun and not ended.
    private var isTracking: Bool {
        pinch.isUnderWay || added.isUnderWay || trackpad?.isUnderWay ?? false || scroll?.isUnderWay ?? false
    }

    /// The fingers that hold the view, or `nil` if no finger holds the view or a location isn't finite.
    private var fingers: Fingers? {
        if let trackpad, trackpad.isUnderWay { return Fingers(trackpadScale: trackpad.scale, at: trackpad.location(in: nil)) }
        if let scroll, scroll.isUnderWay {
            let (pointer, move) = (scroll.location(in: nil), scroll.translation(in: nil))
            return Fingers(FingerContact(id: -3, location: CGPoint(x: pointer.x + move.x, y: pointer.y + move.y)), nil)
        }
        guard pinch.isUnderWay else { return added.isUnderWay ? Fingers(added.fingers) : nil }
        switch pinch.numberOfTouches {
        case 0:
            return Fingers(trackpadScale: pinch.scale, at: pinch.location(in: nil))
        case 1:
            return Fingers(pinchingFinger(0), added.isUnderWay ? added.fingers.first : nil)
        default:
            return Fingers(pinchingFinger(0), pinchingFinger(1))
        }
    }

    private func pinchingFinger(_ index: Int) -> FingerContact {
        FingerContact(id: index, location: pinch.location(ofTouch: index, in: nil))
    }
}

extension PinchRecognition: UIGestureRecognizerDelegate {
    /// Returns whether a pinch may begin. At rest, the pinch must be on the view, the view must be liftable, and the delegate must allow
    /// the zoom. In flight, the pinch must be on the flying view or on its place, to catch the view.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === added { return true }
        // A returning photo takes no touches, so `pinch` receives a pinch on its place.
        if gestureRecognizer === trackpad { return interaction?.flight.map { !$0.isReturning } ?? false }
        if gestureRecognizer === scroll { return interaction?.isMovedByScrolling ?? false }
        guard let interaction else { return false }
        if let flight = interaction.flight {
            if flight.canBeCaught(at: pinch.location(in: nil)) {
                interaction.willCatchView()
                return true
            }
            // The photo that returns flies on, and the fingers lift another photo of the list.
            guard flight.isReturning, interaction.target.isFound else { return false }
        }
        if !interaction.target.isFound {
            guard let view = interaction.targetView, view.bounds.contains(pinch.location(in: view)) else { return false }
        }
        return interaction.mayPinch(at: pinch.location(in: nil))
    }

    /// Returns whether a recognizer receives a finger. At rest, `pinch` receives fingers on the view and up to 22 points around the view,
    /// or all fingers if the fingers determine the view. While the view is lifted, `added` receives all fingers that land in the window.
    /// During the return, `added` receives only fingers on the flying view or on its place.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let interaction else { return false }
        if gestureRecognizer === added {
            // The close button's own touches aren't held. Otherwise, the button would be canceled as soon as it's touched.
            guard let flight = interaction.flight, !(touch.view is CloseButton) else { return false }
            added.touchesToBegin = interaction.isHeldByOneFinger ? 1 : 2
            if flight.owns(touch.view) { return true }
            return flight.isReturning && !(touch.view is PinchOverlayView) && flight.canBeCaught(at: touch.location(in: nil))
        }
        // An interaction on the window would receive the fingers on the flying view twice.
        if let flight = interaction.flight { return !flight.owns(touch.view) }
        if interaction.target.isFound { return true }
        guard let view = interaction.targetView else { return false }
        // The margin of 22 points is half of Apple's 44 points for a touch target. Without the margin, no pinch would begin if one of the
        // fingers landed beside a small photo.
        return view.bounds.insetBy(dx: -22, dy: -22).contains(touch.location(in: view))
    }

    /// Returns whether two gestures may run at the same time: a pinch and the pan of a scroll view around the view, a pinch and added
    /// fingers, or added fingers and the tap that closes a photo that stays up.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === added || otherGestureRecognizer === added {
            if interaction?.flight?.overlay.recognizesTap(with: otherGestureRecognizer) ?? false { return true }
            return pinch.isUnderWay && (gestureRecognizer === pinch || otherGestureRecognizer === pinch)
        }
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = interaction?.view else { return false }
        // The fingers determine the view of a list's interaction, so a scroll view in the list may be around the view.
        let isAround = view.isDescendant(of: scrollView) || interaction?.target.isFound ?? false && scrollView.isDescendant(of: view)
        return otherGestureRecognizer === scrollView.panGestureRecognizer && isAround
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is a pan, a swipe or a long press of a public class, or of a class of the app. Private classes are UIKit's and
    /// SwiftUI's own. If their recognizers were disabled from outside, buttons might no longer respond.
    fileprivate var isStoppable: Bool {
        guard self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer || self is UILongPressGestureRecognizer
        else { return false }
        var publicClasses: [UIGestureRecognizer.Type] = [
            UIPanGestureRecognizer.self, UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self,
        ]
        #if !os(visionOS)
        publicClasses.append(UIScreenEdgePanGestureRecognizer.self)
        #endif
        if publicClasses.contains(where: { type(of: self) == $0 }) { return true }
        let names = String(reflecting: type(of: self)).split(separator: ".")
        guard let first = names.first, names.count > 1 else { return !(names.first?.drop { $0 == "_" }.hasPrefix("UI") ?? true) }
        return !["UIKit", "UIKitCore", "SwiftUI", "__C"].contains(first)
    }
}
#endif
