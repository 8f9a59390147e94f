extension PhoneBehavior {
    /// What a finger does that lands on content that decelerates. That the content stops is seen by everyone; Apple documents no more.
    public enum FingerOnDeceleration: CaseIterable, Sendable {
        /// It drags when it has moved as far as any other finger. Until then its touch is the content's.
        case waitsForMovement
        /// It drags at once, without a movement, and the content does not get its touch. Reported: `scrollViewDidEndDragging` comes when a
        /// finger lifts that has stopped the content (flowkey/UIKit-cross-platform, pull request 307, a log from iOS).
        case beginsDrag
        /// It stops the content, and only the scroll view and the views around get its touch: a guess.
        case scrollViewAlone
    }

    /// The time for which a scroll view with `delaysContentTouches` holds a touch back from its content. Apple documents that it does until it
    /// knows whether the finger scrolls, and publishes no time.
    public enum ContentTouchDelay: CaseIterable, Sendable {
        /// 150 ms, or until the finger lifts: reported (the figure that most answers give).
        case usual
        /// None: a guess.
        case none
    }

    /// The scroll view that a drag moves once the inner one of two has come to its edge. The page of `transfersVerticalScrollingToParent` says
    /// that scroll events are transferred then, and not whether within the same drag.
    public enum NestedHandover: CaseIterable, Sendable {
        /// The inner one, which shows its rubber band; a new drag moves the outer one: reported (rdar 33847193).
        case newDrag
        /// The outer one, for the rest of the drag: a guess.
        case sameDrag
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

    /// The drag of a finger while zoomed content moves by itself, after a requested zoom or back from beyond a limit. The zoom is one animation
    /// whose end the model has at once, and Apple says nothing of fingers meanwhile.
    public enum DragDuringZoomAnimation: CaseIterable, Sendable {
        /// It moves the content on from the model's offset, under the animation: a guess.
        case taken
        /// No drag begins: a guess.
        case refused
    }

    /// The scale from which two fingers zoom on that land while content zooms by itself. Apple says nothing of it.
    public enum ZoomCaughtInFlight: CaseIterable, Sendable {
        /// The scale that is seen; the animation is removed: a guess.
        case fromPresentation
        /// The scale of the model, which is that of the end; the animation goes on: a guess.
        case fromModel
    }

    /// The offset after `zoom(to:animated:)` with a rectangle that reaches beyond the content.
    public enum ZoomToRectBeyondContent: CaseIterable, Sendable {
        /// It is kept in the range of the content, as other offsets: a guess.
        case clamped
        /// The rectangle's middle is in the middle: reported ("zoomToRect:animated: weird behavior when contentSize < bounds.size", Stack
        /// Overflow, iOS 3).
        case asAsked
    }

    /// The frame of the zoomed view by which a point is kept under the fingers, where the delegate moves the view in `scrollViewDidZoom(_:)`,
    /// as to center it. Apple says nothing of it.
    public enum ZoomAnchorOfCentredView: CaseIterable, Sendable {
        /// The frame that the delegate has given it: nothing slips. A guess.
        case kept
        /// The frame before the delegate was notified: the content slips by what the delegate moves it, until the next movement. A guess.
        case oldFrame
    }

    /// A drag under way when the app sets `isScrollEnabled` to false. Apple says nothing of it.
    public enum ScrollDisabledInDrag: CaseIterable, Sendable {
        /// It is cancelled: a guess.
        case cancels
        /// It goes on until the finger lifts: a guess.
        case finishesDrag
    }

    /// A drag in which a second finger begins a zoom. The page of `UIScrollViewDelegate` has a method for the beginning and one for the end of
    /// both, and doesn't say which comes when.
    public enum DragThatBecomesZoom: CaseIterable, Sendable {
        /// The drag ends for the delegate when the zoom begins: a guess.
        case ends
        /// The drag goes on beneath the zoom, and ends with the last finger: a guess.
        case goesOn
    }

    /// Content at its top or left when the app sets `contentInset`. With a change of the safe area, such content always follows.
    public enum InsetChangeAtRest: CaseIterable, Sendable {
        /// It keeps its offset, unless the offset is then out of range: reported, as apps set `contentOffset` by hand.
        case stays
        /// It stays at its top or left: a guess.
        case follows
    }
}
