/// What a pointer does over the screen. Points are on the screen in its present orientation; each call is one event, now.
extension Platform {
    /// The pointer moves.
    package func pointerMoved(to point: CGPoint) {
        turn { pointer.move(to: point, in: application) }
    }

    /// Fingers that scroll land on the trackpad while the pointer is at a point of the screen.
    package func trackpadScrollBegan(at point: CGPoint) -> UIEvent {
        turn { trackpad.beginScroll(.continuous, at: point, in: application) }
    }

    /// The fingers move.
    package func trackpadScrollChanged(_ event: UIEvent, by vector: CGVector) {
        guard let event = event as? ScrollEvent else { return }
        turn { trackpad.change(event, to: .moved, by: vector, in: application) }
    }

    /// The fingers lift.
    package func trackpadScrollEnded(_ event: UIEvent) {
        guard let event = event as? ScrollEvent else { return }
        turn { trackpad.change(event, to: .ended, in: application) }
    }

    /// The system takes the scrolling away.
    package func trackpadScrollCancelled(_ event: UIEvent) {
        guard let event = event as? ScrollEvent else { return }
        turn { trackpad.change(event, to: .cancelled, in: application) }
    }

    /// A wheel turns by a notch or several, with the pointer at a point: all of it at once.
    package func wheelTurned(by vector: CGVector, at point: CGPoint) {
        turn {
            let event = trackpad.beginScroll(.discrete, at: point, in: application)
            trackpad.change(event, to: .moved, by: vector, in: application)
            trackpad.change(event, to: .ended, in: application)
        }
    }

    /// The pointer's other button is clicked: the innermost view there that has a context menu shows it, and what is open closes.
    package func secondaryClick(at point: CGPoint) {
        turn {
            var next = application.view(atScreenPoint: point)
            while let view = next {
                if let open = view as? ContextMenuView { return open.close() }
                for case let interaction as UIContextMenuInteraction in view.attachedInteractions where interaction.openAtPointer(point) {
                    return
                }
                next = view.superview
            }
        }
    }
}

extension UIApplication {
    /// The view that a touch at a point of the screen would belong to. Windows of active scenes are asked from the front.
    func view(atScreenPoint point: CGPoint) -> UIView? {
        for window in allWindows.reversed() where window.isOpenToTouches {
            let inner = point.applying(CALayer.transform(from: nil, to: window.layer))
            if let view = window.hitTest(inner, with: nil) { return view }
        }
        return nil
    }
}
