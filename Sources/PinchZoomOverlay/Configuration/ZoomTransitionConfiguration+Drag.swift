import UIKit

extension ZoomTransitionConfiguration {
    /// The options that determine how a photo follows a finger that drags it away, and when it goes back to the list.
    ///
    /// Lengths are fractions of the window's height for a drag down, and of its width for a swipe from the edge.
    public struct Drag: Sendable {
        /// The distance that the finger moves from where it landed before the photo follows it, in points.
        ///
        /// From there on the photo stays this far behind the finger. A photo that is grabbed in flight follows at once. The range is 0 to
        /// 100.
        public var deadZone: CGFloat

        /// The curve that determines the scale of the photo. The photo shrinks about the point that the finger holds.
        public var scaleCurve: DragCurve

        /// The curve that determines the alpha of the photo's screen.
        public var backgroundCurve: DragCurve

        /// The distance by which the photo falls behind a finger that has moved the whole length, as a fraction of the length.
        ///
        /// The distance grows with the cube of the finger's distance. The range is 0 to 1; with 0 the point that the finger holds stays
        /// under the finger.
        public var lag: CGFloat

        /// Constants that specify how a photo follows a finger that moves across the direction of the drag.
        public enum Sideways: Sendable, CaseIterable {
            /// The photo stays under the finger.
            case follows
            /// The photo resists, like a scroll view pulled past its end.
            ///
            /// On a phone that is 402 points wide it moves 26 points for 50 of the finger, 48 for 100 and 85 for 195.
            case gives
        }

        /// A constant that specifies how the photo follows a finger that moves across the direction of the drag.
        public var sideways: Sideways

        /// The distance beyond which a photo that is let go returns to the list, as a fraction of the length.
        ///
        /// The finger's velocity counts toward the distance, as ``projection`` says. The range is 0.01 to 1.
        public var dismissalDistance: CGFloat

        /// The time for which the finger's last velocity is projected forward after the finger lifts, in seconds.
        ///
        /// The range is 0 to 10; with 0 only the distance decides whether the photo returns to the list.
        public var projection: TimeInterval
    }
}
