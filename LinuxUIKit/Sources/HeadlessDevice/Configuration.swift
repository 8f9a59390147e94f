public import PhoneBehavior
import UIKit

extension HeadlessDevice {
    /// How a phone behaves where Apple is silent.
    public typealias Behavior = PhoneBehavior
    /// One of the questions that Apple leaves open.
    public typealias Switch = PhoneSwitch
    /// The numbers of touch handling that Apple keeps private.
    public typealias TouchThresholds = PhoneBehavior.TouchThresholds

    /// A kind of phone.
    public struct Configuration: Sendable {
        /// The behavior of phones that are configured without one: tests set it to run on many phones.
        @TaskLocal public static var standardBehavior = Behavior.documented

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
        /// What it does where Apple is silent. The refresh rate and the slop that it is made with become `framesPerSecond` and
        /// `touchThresholds`, unless these are given; set later, they change nothing.
        public var behavior: Behavior

        /// A phone of 390 × 844 points at scale 2, with a notch, of the standard behavior.
        public init(
            size: CGSize = CGSize(width: 390, height: 844),
            scale: CGFloat = 2,
            safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            framesPerSecond: Int? = nil,
            touchThresholds: TouchThresholds? = nil,
            behavior: Behavior = Configuration.standardBehavior
        ) {
            let framesPerSecond = framesPerSecond ?? behavior.refreshRate.framesPerSecond
            precondition(size.width >= 1 && size.height >= 1, "a screen of \(size) has no room")
            precondition((1...3).contains(scale), "a screen's scale is 1 to 3, not \(scale)")
            precondition([60, 80, 120].contains(framesPerSecond), "the display runs at 60, 80 or 120 Hz, not \(framesPerSecond)")
            self.size = size
            self.scale = scale
            self.safeAreaInsets = safeAreaInsets
            self.framesPerSecond = framesPerSecond
            self.touchThresholds = touchThresholds ?? TouchThresholds(behavior.touchSlop)
            self.behavior = behavior
        }

        var screenMetrics: ScreenMetrics {
            ScreenMetrics(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
        }
    }
}
