/// The animations and completion handlers for the appearance or disappearance of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview.
    var previewViewController: UIViewController? { get }
    /// Adds changes to animate together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call when the menu has appeared or disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations and completion handlers for a context menu whose preview was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style in which the preview disappears. Without effect here: the preview fades in its place.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a tapped preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes back to its source.
    case dismiss = 0
    /// The preview grows into the screen.
    case pop = 1
}

/// Collects the animations and completion handlers for the appearance or disappearance of a context menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private(set) weak var previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    func animate() {
        animations.forEach { $0() }
        animations = []
    }

    func complete() {
        let due = completions
        completions = []
        due.forEach { $0() }
    }
}
