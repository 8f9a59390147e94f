import UIKit

extension PinchZoomInteraction {
    /// The recognizer on the view has something to tell: it lifts the view, and goes on with the fingers that lifted it.
    func pinchDidChange() {
        switch recognizer.state {
        case .began:
            if flight?.isFading ?? true {
                beginFlight()
                // Nothing to lift after all, or the delegate has ended it.
                if flight == nil { return }
            }
            fingersDidChange()
        case .changed, .ended:
            fingersDidChange()
        case .cancelled:
            cancelByRecognizer()
        default:
            break
        }
    }

    /// Fingers that landed later have something to tell.
    func collectedFingersDidChange() {
        switch collector.state {
        case .began, .changed, .ended: fingersDidChange()
        case .cancelled: cancelByRecognizer()
        default: break
        }
    }

    private func fingersDidChange() {
        guard let flight else { return }
        guard let fingers else {
            // All have lifted, or one is nowhere: then it stays.
            if !isHeld, dependsOnFingers(flight) { letGo() }
            return
        }
        let isEnough = fingers.spread != nil || configuration.hold == .oneFinger || !flight.isTracking
        if isEnough {
            flight.follow(fingers, at: CACurrentMediaTime())
        } else {
            letGo()
        }
    }

    /// The fingers have let go: it goes back to its place, or on into its own screen.
    private func letGo() {
        guard let flight, let threshold = configuration.openingScale, flight.isTracking, flight.pose.scale >= threshold else {
            return end()
        }
        flight.wait(at: CACurrentMediaTime())
        let opens = delegate?.pinchZoomInteractionOpen(self) ?? false
        // A transition may have taken it over by now.
        guard self.flight === flight else { return }
        if opens { dropFingers() } else { end() }
    }

    /// A recognizer that was switched off by the interaction itself has nothing more to say.
    private func cancelByRecognizer() {
        if let flight, dependsOnFingers(flight) { cancel() }
    }

    private func dependsOnFingers(_ flight: Flight) -> Bool {
        flight.isTracking || (!flight.isReturning && !flight.isWaiting && !isZoomedInByAction)
    }

    // MARK: The fingers of both

    private var isPinching: Bool { recognizer.state == .began || recognizer.state == .changed }
    private var isCollecting: Bool { collector.state == .began || collector.state == .changed }

    private var isHeld: Bool { isPinching || isCollecting }

    private var fingers: Fingers? {
        guard isPinching else { return isCollecting ? Fingers(collector.fingers) : nil }
        switch recognizer.numberOfTouches {
        case 0:
            return Fingers(trackpadScale: recognizer.scale, at: recognizer.location(in: nil))
        case 1:
            return Fingers(pinchingFinger(0), isCollecting ? collector.fingers.first : nil)
        default:
            return Fingers(pinchingFinger(0), pinchingFinger(1))
        }
    }

    private func pinchingFinger(_ index: Int) -> FingerContact {
        FingerContact(id: index, location: recognizer.location(ofTouch: index, in: nil))
    }
}

extension PinchZoomInteraction: UIGestureRecognizerDelegate {
    /// A pinch begins on the view alone, and if there is something to lift.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === recognizer else { return true }
        if let flight, !flight.isFading { return flight.canBeCaught(at: recognizer.location(in: nil)) }
        guard let targetView, targetView.bounds.contains(recognizer.location(in: targetView)) else { return false }
        return mayBegin
    }

    /// A finger counts on the view or near it; once it is up, everywhere, and on its way back on the photo alone.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let targetView else { return false }
        if gestureRecognizer === collector {
            guard let flight else { return false }
            collector.touchesToBegin = flight.isReturning ? 2 : 1
            if flight.owns(touch.view) { return true }
            return flight.isReturning && !(touch.view is PinchOverlayView) && flight.canBeCaught(at: touch.location(in: nil))
        }
        if flight != nil { return true }
        // Half of the 44 points that a finger needs: one of the two may land beside a small photo.
        return targetView.bounds.insetBy(dx: -22, dy: -22).contains(touch.location(in: targetView))
    }

    /// The scroll views around the view may have begun before: a pinch wins even then. And fingers join those that hold the view already.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === collector || otherGestureRecognizer === collector {
            return isPinching && (gestureRecognizer === recognizer || otherGestureRecognizer === recognizer)
        }
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && view.isDescendant(of: scrollView)
    }
}
