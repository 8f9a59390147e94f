import PinchZoomOverlay
import UIKit

/// What happened in a replay, to a photo and between screens, frame by frame.
struct GestureLog {
    /// A finger on the screen.
    struct Finger: Equatable {
        /// Its number; a finger that lands again has a new one.
        let id: Int
        /// Where it is on the screen, in points.
        let point: CGPoint
    }

    /// What one frame showed.
    struct Frame: Equatable {
        /// When it was shown, in seconds of the phone's clock.
        let time: TimeInterval
        /// The fingers on the screen, in the order in which they landed.
        let fingers: [Finger]
        /// Where the interaction was.
        let state: PinchZoomInteraction.State
        /// How the photo differed from the photo in its place.
        let pose: PinchZoomPose
        /// The backdrop's alpha, 0 to 1.
        let backdropAlpha: CGFloat
        /// The real time that the frame took to make, in seconds.
        let cost: TimeInterval
        /// How far the photo's point that the fingers took hold of was from their centroid, in points; 0 while nobody held it.
        let drift: CGFloat
        /// Where the app was between its screens.
        let passage: Passage
    }

    /// The frames so far, in order.
    private(set) var frames: [Frame] = []
    private var anchor = AnchorDrift()

    /// Notes the next frame.
    ///
    /// - Parameters:
    ///   - time: when it was shown, in seconds of the phone's clock.
    ///   - fingers: the fingers on the screen, in the order in which they landed.
    ///   - state: where the interaction was.
    ///   - pose: how the photo differed from the photo in its place.
    ///   - backdropAlpha: the backdrop's alpha, 0 to 1.
    ///   - home: the centre of the photo's place on the screen, in points; nil if nobody knows, and no drift is measured.
    ///   - cost: the real time that the frame took to make, in seconds.
    ///   - passage: where the app was between its screens.
    mutating func note(
        time: TimeInterval,
        fingers: [Finger],
        state: PinchZoomInteraction.State,
        pose: PinchZoomPose,
        backdropAlpha: CGFloat,
        home: CGPoint?,
        cost: TimeInterval,
        passage: Passage = Passage()
    ) {
        var drift: CGFloat = 0
        if state == .zooming, let home {
            // A third finger changes nothing: the photo follows the first two.
            drift = anchor.measure(Array(fingers.prefix(2)), pose: pose, home: home)
        } else {
            anchor.letGo()
        }
        frames.append(
            Frame(
                time: time,
                fingers: fingers,
                state: state,
                pose: pose,
                backdropAlpha: backdropAlpha,
                cost: cost,
                drift: drift,
                passage: passage
            )
        )
    }
}
