extension UIWindow {
    /// Delivers the event to the recognizers of the hit view and of all its ancestors. Then the recognizers' actions are sent, and then the
    /// views get the remaining touches.
    func deliver(_ event: UIEvent) {
        let platform = Platform.current
        if let event = event as? TouchlessEvent { return platform.gestures.deliver(event) }
        if let event = event as? UIPressesEvent { return event.deliver(in: self) }
        platform.gestures.deliver(event, in: self)
        platform.viewTouches.deliver(event, in: self)
        platform.viewTouches.releaseHeldTouches(among: event.orderedTouches, in: self)
    }
}

extension UIView {
    /// Called after the view has left its window. On most phones, the touches of the view and of its recognizers are taken away.
    /// Recognizers further out keep their touches.
    func didLeaveWindow() {
        let platform = Platform.current
        if platform.behavior.touchesOfLeavingView == .cancelled {
            for recognizer in recognizers { platform.gestures.withdraw(recognizer) }
            platform.viewTouches.viewDidLeave(self, touches: platform.activeTouches)
        }
        for interaction in attachedInteractions { (interaction as? UIContextMenuInteraction)?.viewDidLeaveWindow() }
    }

    /// Returns whether other touches that are down belong to this view or to a view in it.
    func hasTouches(of event: UIEvent?, besides touch: UITouch) -> Bool {
        (event?.allTouches ?? []).contains { other in
            other !== touch && other.phase != .ended && other.phase != .cancelled && other.view?.isDescendant(of: self) ?? false
        }
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) { detach(recognizer) }
        for recognizer in new { attach(recognizer) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        switch Platform.current.behavior.movedRecognizer {
        case .isCancelled: recognizer.view?.removeGestureRecognizer(recognizer)
        case .goesOn: recognizer.view?.recognizers.removeAll { $0 === recognizer }
        }
        recognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        Platform.current.gestures.withdraw(recognizer)
        recognizers.remove(at: index)
        recognizer.view = nil
    }
}
