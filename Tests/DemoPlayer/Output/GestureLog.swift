import PinchZoomOverlay
import UIKit

/// A record of a replay, frame by frame: the photo, and the app's way between screens.
struct GestureLog {
    struct Finger: Equatable {
        /// The finger's number. A finger that lands again gets a new number.
        let id: Int
        /// The position on the screen, in points.
        let point: CGPoint
    }

    /// The content of one frame.
    struct Frame: Equatable {
        /// The frame's place in the log.
        let index: Int
        /// The time of the frame, in seconds of the phone's clock.
        let time: TimeInterval
        /// The fingers on the screen, in the order in which they landed.
        let fingers: [Finger]
        /// The state of the interaction.
        let state: PinchZoomInteraction.State
        /// The photo's pose, relative to the photo in its place.
        let pose: PinchZoomPose
        /// The backdrop's alpha, 0 to 1.
        let backdropAlpha: CGFloat
        /// The distance of the gripped point of the photo from the fingers' centroid, in points, or 0 while no finger holds the photo.
        let drift: CGFloat
        /// The app's state between its screens.
        let passage: Passage
    }

    /// The frames so far, in order.
    private(set) var frames: [Frame] = []
    private var anchor = AnchorDrift()

    /// Adds the next frame, and returns it.
    ///
    /// - Parameters:
    ///   - time: The time of the frame, in seconds of the phone's clock.
    ///   - fingers: The fingers on the screen, in the order in which they landed.
    ///   - state: The state of the interaction.
    ///   - pose: The photo's pose, relative to the photo in its place.
    ///   - backdropAlpha: The backdrop's alpha, 0 to 1.
    ///   - home: The centre of the photo's place on the screen, in points, or `nil` if it is unknown. Without it, no drift is measured.
    ///   - passage: The app's state between its screens.
    @discardableResult mutating func note(
        time: TimeInterval,
        fingers: [Finger],
        state: PinchZoomInteraction.State,
        pose: PinchZoomPose,
        backdropAlpha: CGFloat,
        home: CGPoint?,
        passage: Passage = Passage()
    ) -> Frame {
        var drift: CGFloat = 0
        if state == .zooming, let home {
            // A third finger changes nothing: the photo follows the first two fingers.
            drift = anchor.measure(Array(fingers.prefix(2)), pose: pose, home: home)
        } else {
            anchor.letGo()
        }
        let frame = Frame(
            index: frames.count,
            time: time,
            fingers: fingers,
            state: state,
            pose: pose,
            backdropAlpha: backdropAlpha,
            drift: drift,
            passage: passage
        )
        frames.append(frame)
        return frame
    }
}
