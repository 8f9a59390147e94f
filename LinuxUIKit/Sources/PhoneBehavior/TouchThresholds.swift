extension PhoneBehavior {
    /// Thresholds of touch handling that nothing public states, in points and seconds: parameters, so that tests can vary them.
    public struct TouchThresholds: Hashable, Sendable {
        /// How far a pan's centroid moves before it begins, in points.
        public var panDistance = 10.0
        /// Whether a pan's translation holds, when it begins, the distance moved until then. Nothing public says so; headers name a private
        /// method that takes it out, which only scroll views' pans have a use for.
        public var panTranslationIncludesDistance = true
        /// How much the distance between two fingers changes before a pinch begins, in points.
        public var pinchDistance = 8.0
        /// How far two fingers turn about their centroid before a rotation begins, in points along the arc.
        public var rotationDistance = 8.0
        /// How far a finger may move and still tap, in points.
        public var tapMovement = 10.0
        /// How long a finger may stay down and still tap, in seconds.
        public var tapDuration = 0.75
        /// How long the next tap of several may take to come, in seconds.
        public var tapInterval = 0.35
        /// How far from a tap the next of several may land, in points.
        public var multipleTapDistance = 45.0
        /// How far from the screen's edge a finger may land and still pan from that edge, in points.
        public var edgeDistance = 20.0
        /// The time before the last movement from which velocities are estimated, in seconds.
        public var velocityWindow = 0.05
        /// How long after its last movement a finger counts as resting, in seconds: its velocity is 0 then.
        public var restInterval = 0.05
        /// How far outside a control a touch that landed inside still counts as inside, in points.
        public var controlDragSlack = 70.0
        /// How long a scroll view holds a touch back from its content, in seconds.
        public var scrollTouchDelay = 0.15

        /// The usual ones.
        public init() {}

        /// Those of a phone of some slop.
        public init(_ slop: TouchSlop) {
            switch slop {
            case .usual: break
            case .small: (panDistance, pinchDistance, rotationDistance) = (3, 2, 2)
            case .large: (panDistance, pinchDistance, rotationDistance) = (14, 13, 13)
            }
        }
    }
}
