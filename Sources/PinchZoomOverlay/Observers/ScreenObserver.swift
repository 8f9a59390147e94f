import UIKit

/// Whether the screen that a view belongs to is being left: something is pushed over it, it is popped, or something is presented.
///
/// UIKit takes the views of a screen out of the window at the end of such a transition only, and tells nobody but the controller before.
@MainActor struct ScreenObserver {
    private weak var controller: UIViewController?
    private weak var formerlyPresented: UIViewController?

    init(of view: UIView) {
        let responders = sequence(first: view as UIResponder, next: \.next)
        controller = responders.lazy.compactMap { $0 as? UIViewController }.first
        formerlyPresented = controller?.presentedViewController
    }

    var isLeaving: Bool {
        guard let controller else { return false }
        if let presented = controller.presentedViewController, presented !== formerlyPresented { return true }
        for member in sequence(first: controller, next: \.parent) {
            if member.isBeingDismissed { return true }
            if let navigation = member.parent as? UINavigationController, navigation.topViewController !== member { return true }
        }
        // A controller that was popped has no parent any more, or is about to lose it.
        return controller.isMovingFromParent
    }
}
