/// A change of one or more presses at the same time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let presses: [UIPress]

    init(_ presses: [UIPress], time: TimeInterval) {
        self.presses = presses
        super.init(touches: [], time: time)
    }

    /// The type of the event: buttons and keys.
    open override var type: EventType { .presses }
    /// All presses: the changed presses and the resting presses.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// Returns the presses that a recognizer gets. Without effect here: recognizers get no presses.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    override var windows: [UIWindow] {
        presses.reduce(into: []) { windows, press in
            if let window = press.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
    }

    /// Notifies the responders of a window about the changes of their presses.
    func deliver(in window: UIWindow) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            for press in presses where press.window === window && press.phase == phase {
                guard let responder = press.responder else { continue }
                switch phase {
                case .began: responder.pressesBegan([press], with: self)
                case .changed: responder.pressesChanged([press], with: self)
                case .ended: responder.pressesEnded([press], with: self)
                case .cancelled: responder.pressesCancelled([press], with: self)
                case .stationary: break
                }
            }
        }
    }
}
