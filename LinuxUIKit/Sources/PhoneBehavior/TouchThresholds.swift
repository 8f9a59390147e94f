extension PhoneBehavior {
    /// Thresholds of touch handling, in points and seconds. No public source states them, so they are parameters that tests can vary.
    public struct TouchThresholds: Hashable, Sendable {
        /// The distance that a pan's centroid moves before the pan begins, in points.
        public var panDistance = 10.0
        /// Whether a pan's translation includes the distance that was moved before the pan began. No public source says so. Headers name a
        /// private method that removes this distance, which is useful only for scroll views' pans.
        public var panTranslationIncludesDistance = true
        /// The change of the distance between two fingers before a pinch begins, in points.
        public var pinchDistance = 8.0
        /// The rotation of two fingers about their centroid before a rotation begins, in points along the arc.
        public var rotationDistance = 8.0
        /// The greatest movement of a finger that taps, in points.
        public var tapMovement = 10.0
        /// The longest time that a finger may stay down for a tap, in seconds.
        public var tapDuration = 0.75
        /// The longest time until the next of several taps, in seconds.
        public var tapInterval = 0.35
        /// The greatest distance from a tap to the next of several taps, in points.
        public var multipleTapDistance = 45.0
        /// The greatest distance from the screen's edge at which a finger may land for a pan from that edge, in points.
        public var edgeDistance = 20.0
        /// The time before the last movement from which velocities are estimated, in seconds.
        public var velocityWindow = 0.05
        /// The time after its last movement from which a finger counts as resting, with velocity 0, in seconds.
        public var restInterval = 0.05
        /// The distance outside a control at which a touch that landed inside still counts as inside, in points.
        public var controlDragSlack = 70.0
        /// The time for which a scroll view holds a touch back from its content, in seconds.
        public var scrollTouchDelay = 0.15

        /// Creates the usual thresholds.
        public init() {}

        /// Creates the thresholds of a phone with a slop.
        public init(_ slop: TouchSlop) {
            switch slop {
            case .usual: break
            case .small: (panDistance, pinchDistance, rotationDistance) = (3, 2, 2)
            case .large: (panDistance, pinchDistance, rotationDistance) = (14, 13, 13)
            }
        }
    }
}
