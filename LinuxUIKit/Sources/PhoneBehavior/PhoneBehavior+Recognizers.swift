extension PhoneBehavior {
    /// The scale that a pinch has when it begins. Apple says neither. Some report 1; much published code asks for a scale above 1 in the
    /// action for `.began`, which would never be so if it were 1.
    public enum PinchScale: CaseIterable, Sendable {
        /// Exactly 1: the scale is counted from where the pinch was recognized.
        case one
        /// With the distance that the fingers had moved until then: the scale is counted from where they landed.
        case withDistanceMoved
    }

    /// When a recognizer tells that it was cancelled, if another one's action has disabled it. Apple says that it is cancelled, not when its
    /// action goes out: guessed either way.
    public enum CancellationInAction: CaseIterable, Sendable {
        /// When that action has returned.
        case afterAction
        /// Before the assignment of `isEnabled` returns.
        case atOnce
    }

    /// The order in which the recognizers of an event act. Apple's Event Handling Guide says that there is no set order, and that it may be
    /// another one each time. Scroll views in one another keep theirs, the inner one's first: that nested ones work is documented.
    public enum RecognizerOrder: CaseIterable, Sendable {
        /// From the touched view outwards, and those of one view in the order in which they were added: seen, and what code comes to rely on.
        case innermostFirst
        /// The other way round.
        case outermostFirst
        /// Another order at each event, the same in each run.
        case shuffled
    }

    /// When a recognizer whose gesture is over is ready for the next one.
    public enum RecognizerReset: CaseIterable, Sendable {
        /// When its last action has gone out: UIGestureRecognizerSubclass.h says that `reset()` is called after the state has been set to
        /// that of the end, and that touches that are down then are ignored.
        case atOnce
        /// When all its fingers have lifted, and those that have landed in its view meanwhile; until then its state stays that of the end.
        /// Guessed, from what Apple's pages call the end of a multi-touch sequence.
        case whenTouchesHaveEnded
    }

    /// What becomes of a gesture whose recognizer is added to another view. Apple says that it leaves the first view, and no more.
    public enum MovedRecognizer: CaseIterable, Sendable {
        /// It is cancelled, as if the recognizer had been removed first: a guess.
        case isCancelled
        /// It goes on with the touches that it has: a guess.
        case goesOn
    }

    /// A finger too many for a pan that has not begun. The page of `maximumNumberOfTouches` only says how many fingers there may be.
    public enum TooManyFingers: CaseIterable, Sendable {
        /// The pan fails: a guess.
        case fails
        /// The pan leaves the finger out, and may still begin: a guess.
        case waits
    }
}
