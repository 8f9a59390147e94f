extension UICollectionView {
    /// The direction in which the content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Scrolling up and down.
        case vertical = 0
        /// Scrolling left and right.
        case horizontal = 1
    }

    /// The place of an item after scrolling to the item.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The places as a bit mask.
        public let rawValue: UInt

        /// Creates places from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top of the visible area.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The bottom of the visible area.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The left edge of the visible area.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The right edge of the visible area.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The category of an element.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell = 0
        /// A header, a footer or another supplementary view.
        case supplementaryView = 1
        /// A decoration of the layout.
        case decorationView = 2
    }

    /// The changes after which a self-sizing cell is measured again.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No changes.
        case disabled = 0
        /// An invalidation of the intrinsic size of the cell or of its content view.
        case enabled = 1
        /// An invalidation of the intrinsic size, or a change of the constraints in the content view.
        case enabledIncludingConstraints = 2
    }

    /// The kind of section headers.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of section footers.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
