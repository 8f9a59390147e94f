import UIKit

extension HeadlessDevice {
    /// A kind of phone.
    public struct Configuration: Sendable {
        /// The screen's size when it stands upright, in points.
        public var size: CGSize
        /// Pixels for a point, 1 to 3.
        public var scale: CGFloat
        /// What the phone's shape covers when it stands upright, in points.
        public var safeAreaInsets: UIEdgeInsets
        /// Frames per second, 60 or 120.
        public var framesPerSecond: Int
        /// The numbers of touch handling that Apple keeps private.
        public var touchThresholds: TouchThresholds
        /// Whether a collection view's views that wait to be used again stay in it, hidden, instead of leaving it. Apple says neither.
        public var keepsReusableViews: Bool
        /// Whether transitions that are animated begin after they were asked for, and not at once: pushes and pops with the layout of the
        /// same turn, presentations and dismissals with the next frame. Apple says neither; on phones they have been seen to begin in the
        /// navigation controller's layout, and after the commit of the turn.
        public var startsTransitionsLate: Bool

        /// A phone of 390 × 844 points at scale 2, with a notch, at 60 frames per second.
        public init(
            size: CGSize = CGSize(width: 390, height: 844),
            scale: CGFloat = 2,
            safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            framesPerSecond: Int = 60,
            touchThresholds: TouchThresholds = TouchThresholds(),
            keepsReusableViews: Bool = false,
            startsTransitionsLate: Bool = false
        ) {
            precondition(size.width >= 1 && size.height >= 1, "a screen of \(size) has no room")
            precondition((1...3).contains(scale), "a screen's scale is 1 to 3, not \(scale)")
            precondition(framesPerSecond == 60 || framesPerSecond == 120, "the display runs at 60 or 120 Hz, not \(framesPerSecond)")
            self.size = size
            self.scale = scale
            self.safeAreaInsets = safeAreaInsets
            self.framesPerSecond = framesPerSecond
            self.touchThresholds = touchThresholds
            self.keepsReusableViews = keepsReusableViews
            self.startsTransitionsLate = startsTransitionsLate
        }

        var screenMetrics: ScreenMetrics {
            ScreenMetrics(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
        }
    }

    /// Thresholds of touch handling that nothing public states, in points and seconds: parameters, so that tests can vary them.
    public struct TouchThresholds: Sendable {
        var values = UIKit.TouchThresholds()

        /// The defaults.
        public init() {}

        /// How far a pan's centroid moves before it begins, in points.
        public var panDistance: CGFloat {
            get { values.panDistance }
            set { values.panDistance = newValue }
        }

        /// How much the distance between two fingers changes before a pinch begins, in points.
        public var pinchDistance: CGFloat {
            get { values.pinchDistance }
            set { values.pinchDistance = newValue }
        }

        /// How far two fingers turn about their centroid before a rotation begins, in points along the arc.
        public var rotationDistance: CGFloat {
            get { values.rotationDistance }
            set { values.rotationDistance = newValue }
        }

        /// How far a finger may move and still tap, in points.
        public var tapMovement: CGFloat {
            get { values.tapMovement }
            set { values.tapMovement = newValue }
        }

        /// Whether a pan's translation holds, when it begins, the distance moved until then.
        public var panTranslationIncludesDistance: Bool {
            get { values.panTranslationIncludesDistance }
            set { values.panTranslationIncludesDistance = newValue }
        }

        /// How long a finger may stay down and still tap, in seconds.
        public var tapDuration: TimeInterval {
            get { values.tapDuration }
            set { values.tapDuration = newValue }
        }

        /// How long the next tap of several may take to come, in seconds.
        public var tapInterval: TimeInterval {
            get { values.tapInterval }
            set { values.tapInterval = newValue }
        }

        /// How far from a tap the next of several may land, in points.
        public var multipleTapDistance: CGFloat {
            get { values.multipleTapDistance }
            set { values.multipleTapDistance = newValue }
        }

        /// How far from the screen's edge a finger may land and still pan from that edge, in points.
        public var edgeDistance: CGFloat {
            get { values.edgeDistance }
            set { values.edgeDistance = newValue }
        }

        /// The time before the last movement from which velocities are estimated, in seconds.
        public var velocityWindow: TimeInterval {
            get { values.velocityWindow }
            set { values.velocityWindow = newValue }
        }

        /// How long after its last movement a finger counts as resting, in seconds.
        public var restInterval: TimeInterval {
            get { values.restInterval }
            set { values.restInterval = newValue }
        }

        /// How far outside a control a touch that landed inside still counts as inside, in points.
        public var controlDragSlack: CGFloat {
            get { values.controlDragSlack }
            set { values.controlDragSlack = newValue }
        }

        /// How long a scroll view holds a touch back from its content, in seconds.
        public var scrollTouchDelay: TimeInterval {
            get { values.scrollTouchDelay }
            set { values.scrollTouchDelay = newValue }
        }
    }
}
