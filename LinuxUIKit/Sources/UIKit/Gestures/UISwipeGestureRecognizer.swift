/// A recognizer for fingers that swipe in a direction. The gesture is discrete.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt

        /// Creates directions from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions in which a swipe is recognized.
    open var direction: Direction = .right

    /// The number of fingers.
    open var numberOfTouchesRequired = 1

    /// The distance of a swipe, in points, and its longest duration, in seconds. Apple documents neither.
    private static let (distance, duration): (CGFloat, TimeInterval) = (50, 0.5)

    private var start: (point: CGPoint, time: TimeInterval)?

    /// Counts the fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count > numberOfTouchesRequired { state = .failed }
        if self.touches.count == numberOfTouchesRequired { start = (centroidOnScreen, Platform.current.touchTime) }
    }

    /// Recognizes the swipe when the fingers have moved far enough, and fails if they move in another direction or too slowly.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard isUndecided, waiting == nil, let start else { return }
        let (x, y) = (centroidOnScreen.x - start.point.x, centroidOnScreen.y - start.point.y)
        if Platform.current.touchTime - start.time > Self.duration { return state = .failed }
        guard max(abs(x), abs(y)) >= Self.distance else { return }
        let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        state = direction.contains(moved) ? .ended : .failed
    }

    /// Fails, because the swipe was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if isUndecided, waiting == nil { state = .failed }
    }

    /// Cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Resets the swipe.
    open override func reset() {
        super.reset()
        start = nil
    }
}
