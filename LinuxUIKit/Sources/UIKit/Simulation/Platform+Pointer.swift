/// What a pointer does over the screen. Points are on the screen in its present orientation; each call is one event, now.
extension Platform {
    /// The pointer moves.
    package func pointerMoved(to point: CGPoint) {
        turn { pointer.move(to: point, in: application) }
    }

    /// A wheel turns by a notch or several, with the pointer at a point: all of it at once.
    package func wheelTurned(by vector: CGVector, at point: CGPoint) {
        turn {
            let event = trackpad.begin(ScrollEvent(.discrete, at: point, time: RenderServer.current.now), in: application)
            trackpad.change(event, to: .moved, in: application) { $0.scroll(by: vector) }
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
