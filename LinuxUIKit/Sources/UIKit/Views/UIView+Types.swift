extension UIView {
    /// The placement of a view's picture in the bounds when the bounds change.
    public enum ContentMode: Int, Sendable {
        /// Stretched over the bounds.
        case scaleToFill = 0
        /// Scaled to the largest size that fits as a whole.
        case scaleAspectFit = 1
        /// Scaled to the smallest size that fills the bounds. Parts may be cut.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
        /// Unscaled, in the middle.
        case center = 4
        /// Unscaled, at the top.
        case top = 5
        /// Unscaled, at the bottom.
        case bottom = 6
        /// Unscaled, at the left.
        case left = 7
        /// Unscaled, at the right.
        case right = 8
        /// Unscaled, in the top left corner.
        case topLeft = 9
        /// Unscaled, in the top right corner.
        case topRight = 10
        /// Unscaled, in the bottom left corner.
        case bottomLeft = 11
        /// Unscaled, in the bottom right corner.
        case bottomRight = 12

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The parts of a view's frame that change with the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The parts as bits.
        public let rawValue: UInt

        /// Parts from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The use of a view's tint: in colour or in grey.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does.
        case automatic = 0
        /// The tint as it is.
        case normal = 1
        /// The tint without its colour.
        case dimmed = 2
    }

    /// The size that stands for no natural size in one dimension.
    public class var noIntrinsicMetric: CGFloat { -1 }
}

/// The direction of a view's contents in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The contents turn round.
    case unspecified = 0
    /// Playback controls don't turn round.
    case playback = 1
    /// Directional controls don't turn round.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

/// The direction in which a view's contents run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
