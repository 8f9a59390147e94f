extension PhoneBehavior {
    /// What a finger does that lands on content that decelerates. That the content stops is seen by everyone; Apple documents no more.
    public enum FingerOnDeceleration: CaseIterable, Sendable {
        /// It drags when it has moved as far as any other finger. Until then its touch is the content's.
        case waitsForMovement
        /// It drags at once, without a movement, and the content does not get its touch. Reported: `scrollViewDidEndDragging` comes when a
        /// finger lifts that has stopped the content (flowkey/UIKit-cross-platform, pull request 307, a log from iOS).
        case beginsDrag
    }

    /// What a scroll view makes of a finger that first goes along an axis that it does not scroll. Apple says nothing: guessed either way.
    public enum WrongWayDrag: CaseIterable, Sendable {
        /// It takes no drag from this finger any more.
        case fails
        /// It waits for the finger to turn, and counts its movement from there.
        case goesOnWaiting
    }

    /// What becomes of a drag whose content the program moves, by `contentOffset` or by `setContentOffset(_:animated:)` without animation.
    public enum OffsetSetInDrag: CaseIterable, Sendable {
        /// The content stays there, and the drag goes on from there: scroll views without an end rely on it, whose `recenterIfNecessary()`
        /// is published in many copies, after Apple's sample StreetScroller.
        case dragGoesOnFromThere
        /// The finger's next movement moves the content to where it would have been: a guess.
        case isUndone
        /// The content stays there, and the drag is over: a guess.
        case endsDrag
    }

    /// What becomes of a deceleration whose content the program moves by `contentOffset`. `setContentOffset(_:animated:)` without animation
    /// always ends it: apps have stopped scroll views by it since iOS 4, and the page of SwiftUI's `scrollPositionUpdatePreservesVelocity` says
    /// of unanimated updates that they stop any active scroll.
    public enum OffsetSetInDeceleration: CaseIterable, Sendable {
        /// It goes on from there: scroll views without an end rely on it.
        case goesOnFromThere
        /// It ends: a guess.
        case ends
        /// The content is where it would have been in the next frame: a guess.
        case isUndone
    }
}
