extension PhoneBehavior {
    /// The scale of a pinch when it begins. Apple doesn't say. Some report 1. But much published code checks for a scale above 1 in the
    /// action for `.began`, which would never be true with 1.
    public enum PinchScale: CaseIterable, Sendable {
        /// The scale is exactly 1: it is counted from the place at which the pinch was recognized.
        case one
        /// The scale includes the distance moved before: it is counted from the place at which the fingers landed.
        case withDistanceMoved
    }

    /// The moment at which a recognizer sends its action for a cancellation, if another recognizer's action has disabled it. Apple says
    /// only that the recognizer is cancelled. Both answers are guesses.
    public enum CancellationInAction: CaseIterable, Sendable {
        /// The action is sent after the other action has returned.
        case afterAction
        /// The action is sent before the assignment of `isEnabled` returns.
        case atOnce
    }

    /// The order of the recognizers' actions in an event. Apple's Event Handling Guide says that there is no set order, and that it may be
    /// another one each time. Nested scroll views keep their order, the inner one first, because it is documented that they work.
    public enum RecognizerOrder: CaseIterable, Sendable {
        /// From the touched view outwards. The recognizers of one view follow the order in which they were added. This order was seen, and
        /// code relies on it.
        case innermostFirst
        /// In the opposite order.
        case outermostFirst
        /// In another order at each event, but the same in each run.
        case shuffled
    }

    /// The moment at which a recognizer is ready for the next gesture.
    public enum RecognizerReset: CaseIterable, Sendable {
        /// The recognizer is ready after its last action. According to UIGestureRecognizerSubclass.h, `reset()` is called after the state
        /// has been set to an end state. Touches that are down then are ignored.
        case atOnce
        /// The recognizer is ready when all its fingers have lifted, including those that have landed in its view in between. Until then
        /// its state stays an end state. A guess, from the end of a multi-touch sequence in Apple's pages.
        case whenTouchesHaveEnded
    }

    /// The fate of a gesture whose recognizer is added to another view. Apple says only that the recognizer leaves the first view.
    public enum MovedRecognizer: CaseIterable, Sendable {
        /// The gesture is cancelled, as if the recognizer had been removed first: a guess.
        case isCancelled
        /// The gesture continues with its current touches: a guess.
        case goesOn
    }

    /// The effect of a finger too many on a pan that hasn't begun. The page of `maximumNumberOfTouches` only says how many fingers there
    /// may be.
    public enum TooManyFingers: CaseIterable, Sendable {
        /// The pan fails: a guess.
        case fails
        /// The pan ignores the finger, and may still begin: a guess.
        case waits
    }
}
