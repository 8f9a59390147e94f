/// How far a touch has come on its way to the view in which it began.
enum TouchDelivery {
    /// The view does not get it: another touch holds the view, a recognizer has taken it, or all has been told.
    case notForView
    /// It has landed, and a recognizer with `delaysTouchesBegan` holds it back. It may have lifted meanwhile.
    case landingHeld(hasLifted: Bool)
    /// The view knows that it is down.
    case toldOfLanding
    /// It has lifted, and a recognizer with `delaysTouchesEnded` holds that back.
    case liftingHeld

    var isForView: Bool {
        if case .notForView = self { false } else { true }
    }
}
