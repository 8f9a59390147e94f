public import PhoneBehavior
import UIKit

extension HeadlessDevice {
    /// The behavior of a phone in cases that Apple doesn't document.
    public typealias Behavior = PhoneBehavior
    /// A question that Apple leaves open, with its possible answers.
    public typealias Switch = PhoneSwitch
    /// The numbers of touch handling that Apple keeps private.
    public typealias TouchThresholds = PhoneBehavior.TouchThresholds

    /// A kind of phone.
    public struct Configuration: Sendable {
        /// The behavior of phones that are configured without one. Tests set this property to run on many phones.
        @TaskLocal public static var standardBehavior = Behavior.documented

        /// The screen's size in portrait orientation, in points.
        public var size: CGSize
        /// The pixels for a point, 1 to 3.
        public var scale: CGFloat
        /// The insets that the phone's shape covers in portrait orientation, in points.
        public var safeAreaInsets: UIEdgeInsets
        /// The brightest white that the screen can show, as a multiple of the standard white. Screenshots show the standard range.
        public var potentialEDRHeadroom: CGFloat
        /// Frames per second, 60 or 120.
        public var framesPerSecond: Int
        /// The numbers of touch handling that Apple keeps private.
        public var touchThresholds: TouchThresholds
        /// The behavior in cases that Apple doesn't document. In the initializer, the behavior's refresh rate and slop become
        /// `framesPerSecond` and `touchThresholds`, unless these are given. If the behavior is set later, these two stay as they are.
        public var behavior: Behavior

        /// Creates a phone of 390 × 844 points at scale 2, with a notch and the standard behavior.
        public init(
            size: CGSize = CGSize(width: 390, height: 844),
            scale: CGFloat = 2,
            safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            potentialEDRHeadroom: CGFloat = 1,
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
            self.potentialEDRHeadroom = potentialEDRHeadroom
            self.framesPerSecond = framesPerSecond
            self.touchThresholds = touchThresholds ?? TouchThresholds(behavior.touchSlop)
            self.behavior = behavior
        }

        var screenMetrics: ScreenMetrics {
            ScreenMetrics(size: size, scale: scale, safeAreaInsets: safeAreaInsets, headroom: potentialEDRHeadroom)
        }
    }
}
