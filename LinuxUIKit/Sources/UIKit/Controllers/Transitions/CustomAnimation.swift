/// The app's animator of a transition, and the app's interaction controller, if there is one.
struct CustomAnimation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
}
