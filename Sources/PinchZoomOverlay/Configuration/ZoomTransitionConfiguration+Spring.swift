import UIKit

extension ZoomTransitionConfiguration {
    /// A spring that moves a photo.
    public struct Spring: Equatable, Sendable {
        /// The period that the spring would have without damping, in seconds: about as long as it takes. 0.05 to 10.
        public var response: TimeInterval

        /// ζ of the spring: 1 does not overshoot, less does. 0.1 to 10.
        public var dampingRatio: Double

        /// A spring of a response, in seconds, and a damping ratio.
        public init(response: TimeInterval, dampingRatio: Double) {
            self.response = response
            self.dampingRatio = dampingRatio
        }

        /// A spring of an undamped angular frequency ω₀, in radians per second: what springs are measured in.
        init(frequency: Double, dampingRatio: Double) {
            self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
        }
    }
}

extension Spring {
    /// The spring that a configuration describes.
    init(_ spring: ZoomTransitionConfiguration.Spring) {
        self.init(dampingRatio: spring.dampingRatio, response: spring.response)
    }
}
