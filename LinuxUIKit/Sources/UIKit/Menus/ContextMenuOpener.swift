/// Opens the context menu of a view when a finger rests on the view. The finger may go on to choose from the menu.
final class ContextMenuOpener: NSObject, UIGestureRecognizerDelegate {
    let recognizer = ContextMenuGestureRecognizer()
    private weak var interaction: UIContextMenuInteraction?
    /// The delegate's configuration from before the recognizer began.
    private var configuration: UIContextMenuConfiguration?
    private weak var menu: ContextMenu?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.fingerDidChange() }
    }

    /// Returns whether the view has a menu. Without a menu, the finger is left to other recognizers.
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

/// Recognizes a finger that rests. The recognizer of an inner view takes precedence over the recognizer of an outer view.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let inner = (otherGestureRecognizer as? ContextMenuGestureRecognizer)?.view, let view else { return false }
        return inner !== view && inner.isDescendant(of: view)
    }
}
