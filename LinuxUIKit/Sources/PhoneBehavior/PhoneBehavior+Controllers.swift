extension PhoneBehavior {
    /// When `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and `isMovingFromParent` are true. UIViewController.h says that they
    /// can be used in a controller's appearance callbacks, and nothing of other times; the reference of Xamarin's binding says that they are
    /// true in `viewWillAppear(_:)` and `viewDidAppear(_:)`, or `viewWillDisappear(_:)` and `viewDidDisappear(_:)`, alone.
    public enum TransitionFlags: CaseIterable, Sendable {
        /// For as long as the transition lasts: a guess.
        case wholeTransition
        /// Within the controller's own appearance callbacks alone.
        case callbacksOnly
    }
}
