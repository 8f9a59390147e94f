/// Who animates a transition in place of UIKit, and who drives it, if anybody.
struct CustomAnimation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
}
