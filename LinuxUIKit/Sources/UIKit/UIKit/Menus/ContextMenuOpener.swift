/// The finger that rests on a view until its context menu opens, and that may go on to choose from it.
final class ContextMenuOpener: NSObject, UIGestureRecognizerDelegate {
    let recognizer = ContextMenuGestureRecognizer()
    private weak var interaction: UIContextMenuInteraction?
    /// What the delegate has said when the recognizer was about to begin.
    private var configuration: UIContextMenuConfiguration?
    private weak var menu: ContextMenu?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.fingerDidChange() }
    }

    /// A view without a menu leaves the finger to whatever else waits for it.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        configuration = interaction?.configuration(at: recognizer.centroidOnScreen)
        return configuration != nil
    }

    private func fingerDidChange() {
        switch recognizer.state {
        case .began:
            guard let configuration else { return }
            self.configuration = nil
            menu = interaction?.open(configuration, with: recognizer.touches.first)
        case .changed:
            menu?.fingerMoved(to: recognizer.centroidOnScreen)
        case .ended:
            menu?.fingerLifted()
        default:
            break
        }
    }
}

/// A finger that rests. That of a view within goes before that of the view around it.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let inner = (otherGestureRecognizer as? ContextMenuGestureRecognizer)?.view, let view else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }
}
