/// The progress of a touch on its way to the view in which the touch began.
enum TouchDelivery {
    /// The view doesn't get the touch. Another touch holds the view, a recognizer has taken the touch, or the view was notified of
    /// everything.
    case notForView
    /// The touch has landed, and a recognizer with `delaysTouchesBegan` holds the landing back. The touch may have lifted since.
    case landingHeld(hasLifted: Bool)
    /// The view was notified of the landing.
    case toldOfLanding
    /// The touch has lifted, and a recognizer with `delaysTouchesEnded` holds the lift back.
    case liftingHeld

    var isForView: Bool {
        if case .notForView = self { false } else { true }
    }
}
