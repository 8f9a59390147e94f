import UIKit

extension ZoomTransitionConfiguration {
    /// A spring that moves a photo.
    public struct Spring: Equatable, Sendable {
        /// The period that the spring would have without damping, in seconds.
        ///
        /// This is about as long as the motion takes. The range is 0.05 to 10.
        public var response: TimeInterval

        /// The damping ratio of the spring.
        ///
        /// A spring overshoots its end with a ratio below 1, and doesn't from 1 on. The range is 0.1 to 10.
        public var dampingRatio: Double

        /// Creates a spring with a response and a damping ratio.
        ///
        /// - Parameters:
        ///   - response: The period that the spring would have without damping, in seconds, from 0.05 to 10.
        ///   - dampingRatio: The damping ratio, from 0.1 to 10.
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
