extension PhoneBehavior {
    /// The effect of a finger that lands on decelerating content. Everyone sees that the content stops; Apple documents no more.
    public enum FingerOnDeceleration: CaseIterable, Sendable {
        /// The finger drags after the same movement as any other finger. Until then its touch belongs to the content.
        case waitsForMovement
        /// The finger drags at once, without a movement, and the content doesn't get its touch. Reported: `scrollViewDidEndDragging` comes
        /// when a finger lifts that has stopped the content (flowkey/UIKit-cross-platform, pull request 307, a log from iOS).
        case beginsDrag
        /// The finger stops the content, and only the scroll view and its ancestors get its touch: a guess.
        case scrollViewAlone
    }

    /// The time for which a scroll view with `delaysContentTouches` holds a touch back from its content. According to Apple, it does so
    /// until it can determine whether the finger scrolls. Apple publishes no time.
    public enum ContentTouchDelay: CaseIterable, Sendable {
        /// 150 ms, or until the finger lifts: reported (the figure that most answers give).
        case usual
        /// No time: a guess.
        case none
    }

    /// The scroll view that a drag moves after the inner one of two has reached its edge. According to the page of
    /// `transfersVerticalScrollingToParent`, scroll events are then transferred. The page doesn't say whether this happens within the same
    /// drag.
    public enum NestedHandover: CaseIterable, Sendable {
        /// The inner scroll view, with its rubber band. A new drag moves the outer one: reported (rdar 33847193).
        case newDrag
        /// The outer scroll view, for the rest of the drag: a guess.
        case sameDrag
    }

    /// The effect of a finger that first moves along an axis that a scroll view doesn't scroll. Apple doesn't say, and both answers are
    /// guesses.
    public enum WrongWayDrag: CaseIterable, Sendable {
        /// The scroll view ignores the finger from then on.
        case fails
        /// The scroll view waits for the finger to turn, and counts its movement from that point.
        case goesOnWaiting
    }

    /// The fate of a drag whose content is moved by the program, by `contentOffset` or by `setContentOffset(_:animated:)` without
    /// animation.
    public enum OffsetSetInDrag: CaseIterable, Sendable {
        /// The content stays there, and the drag continues from there. Endless scroll views rely on this answer. Their
        /// `recenterIfNecessary()` is published in many copies, after Apple's sample StreetScroller.
        case dragGoesOnFromThere
        /// With the finger's next movement, the content moves as if the program hadn't moved it: a guess.
        case isUndone
        /// The content stays there, and the drag ends: a guess.
        case endsDrag
    }

    /// The fate of a deceleration whose content is moved by `contentOffset`. `setContentOffset(_:animated:)` without animation always ends
    /// the deceleration. Since iOS 4, apps have stopped scroll views this way. The page of SwiftUI's
    /// `scrollPositionUpdatePreservesVelocity` also says of unanimated updates that they stop any active scroll.
    public enum OffsetSetInDeceleration: CaseIterable, Sendable {
        /// The deceleration continues from there: endless scroll views rely on this answer.
        case goesOnFromThere
        /// The deceleration ends: a guess.
        case ends
        /// In the next frame, the content moves as if the program hadn't moved it: a guess.
        case isUndone
    }

    /// The effect of a finger that drags while zoomed content moves by itself, after a requested zoom or back from beyond a limit. The zoom
    /// is an animation, and the model has its end at once. Apple doesn't mention fingers during this animation.
    public enum DragDuringZoomAnimation: CaseIterable, Sendable {
        /// The drag moves the content from the model's offset, under the animation: a guess.
        case taken
        /// No drag begins: a guess.
        case refused
    }

    /// The scale from which two fingers zoom if they land while content zooms by itself. Apple doesn't say.
    public enum ZoomCaughtInFlight: CaseIterable, Sendable {
        /// The visible scale. The animation is removed: a guess.
        case fromPresentation
        /// The scale of the model, which is the final scale. The animation continues: a guess.
        case fromModel
    }

    /// The offset after `zoom(to:animated:)` with a rectangle that reaches beyond the content.
    public enum ZoomToRectBeyondContent: CaseIterable, Sendable {
        /// The offset is kept in the range of the content, like other offsets: a guess.
        case clamped
        /// The rectangle's middle is in the middle: reported ("zoomToRect:animated: weird behavior when contentSize < bounds.size", Stack
        /// Overflow, iOS 3).
        case asAsked
    }

    /// The frame of the zoomed view that is used to keep a point under the fingers. The question arises if the delegate moves the view in
    /// `scrollViewDidZoom(_:)`, for example to center the view. Apple doesn't say.
    public enum ZoomAnchorOfCentredView: CaseIterable, Sendable {
        /// The frame from the delegate: the content doesn't slip. A guess.
        case kept
        /// The frame before the delegate was notified. The content slips by the delegate's movement until the next movement of the fingers.
        /// A guess.
        case oldFrame
    }

    /// The fate of a drag when the app sets `isScrollEnabled` to false. Apple doesn't say.
    public enum ScrollDisabledInDrag: CaseIterable, Sendable {
        /// The drag is cancelled: a guess.
        case cancels
        /// The drag continues until the finger lifts: a guess.
        case finishesDrag
    }

    /// The fate of a drag in which a second finger begins a zoom. The page of `UIScrollViewDelegate` has methods for the beginning and the
    /// end of both, but no order.
    public enum DragThatBecomesZoom: CaseIterable, Sendable {
        /// The drag ends for the delegate when the zoom begins: a guess.
        case ends
        /// The drag continues during the zoom, and ends with the last finger: a guess.
        case goesOn
    }

    /// The position of content at its top or left when the app sets `contentInset`. With a change of the safe area, such content always
    /// follows.
    public enum InsetChangeAtRest: CaseIterable, Sendable {
        /// The content keeps its offset, unless the offset is then out of range: reported, as apps set `contentOffset` by hand.
        case stays
        /// The content stays at its top or left: a guess.
        case follows
    }
}
