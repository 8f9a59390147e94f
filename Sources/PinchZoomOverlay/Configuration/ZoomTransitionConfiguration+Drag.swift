import UIKit

extension ZoomTransitionConfiguration {
    /// How a photo follows a finger that drags it away, and when it goes home.
    ///
    /// Lengths count as fractions of the window's height for a drag down, and of its width for a swipe from the edge.
    public struct Drag: Sendable {
        /// How far the finger goes from where it has landed before the photo follows, in points: the photo then stays this far behind. 0 to 100.
        ///
        /// A photo that is grabbed in flight follows at once.
        public var deadZone: CGFloat

        /// How large the photo is. It shrinks about the point that the finger holds.
        public var scaleCurve: DragCurve

        /// How opaque the photo's screen is.
        public var backgroundCurve: DragCurve

        /// How far the point that the finger holds would fall behind the finger after the whole length, as a part of it; it grows with the cube
        /// of the way. 0 to 1; 0 keeps it at the finger.
        public var lag: CGFloat

        /// What the photo does when the finger leaves the straight way.
        public enum Sideways: Sendable, CaseIterable {
            /// It stays at the finger.
            case follows
            /// It gives way like a scroll view that is pulled past its end: 26 points for 50 of the finger, 48 for 100 and 85 for 195, on a
            /// phone that is 402 points wide.
            case gives
        }

        /// What the photo does when the finger leaves the straight way.
        public var sideways: Sideways

        /// How far the photo must be led to go home, as a part of the length; ``projection`` counts. 0.01 to 1.
        public var dismissalDistance: CGFloat

        /// For how long the finger counts as going on as fast as it was when it let go, in seconds: 0 to 10.
        public var projection: TimeInterval
    }
}
