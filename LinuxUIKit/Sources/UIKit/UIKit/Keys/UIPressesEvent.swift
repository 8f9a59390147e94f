/// A change of one or more presses, told at one time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let presses: [UIPress]

    init(_ presses: [UIPress], time: TimeInterval) {
        self.presses = presses
        super.init(touches: [], time: time)
    }

    /// Buttons and keys.
    open override var type: EventType { .presses }
    /// Those that have changed and those that rest.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// The presses that a recognizer gets. Without effect here: recognizers get no presses.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

    override var windows: [UIWindow] {
        presses.reduce(into: []) { windows, press in
            if let window = press.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
    }

    /// Tells the responders of a window what has become of their presses.
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
