/// The actions of a pointer over the screen. Points are on the screen in its present orientation. Each call is one event, now.
extension Platform {
    /// Moves the pointer.
    package func pointerMoved(to point: CGPoint) {
        turn { pointer.move(to: point, in: application) }
    }

    /// Turns a wheel by one or several notches at once, with the pointer at a point.
    package func wheelTurned(by vector: CGVector, at point: CGPoint) {
        turn {
            let event = trackpad.begin(ScrollEvent(.discrete, at: point, time: RenderServer.current.now), in: application)
            trackpad.change(event, to: .moved, in: application) { $0.scroll(by: vector) }
            trackpad.change(event, to: .ended, in: application)
        }
    }

    /// Clicks the pointer's other button. The innermost view there with a context menu shows the menu, and an open menu closes.
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
    /// Returns the view that a touch at a point of the screen would have. Windows of active scenes are searched from the front.
    func view(atScreenPoint point: CGPoint) -> UIView? {
        for window in allWindows.reversed() where window.isOpenToTouches {
            let inner = point.applying(CALayer.transform(from: nil, to: window.layer))
            if let view = window.hitTest(inner, with: nil) { return view }
        }
        return nil
    }
}
