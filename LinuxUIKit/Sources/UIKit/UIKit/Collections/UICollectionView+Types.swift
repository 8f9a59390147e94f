extension UICollectionView {
    /// Which way the content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// Where an item is to be after scrolling to it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The places as bits.
        public let rawValue: UInt

        /// Places from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What kind of element a view is.
    public enum ElementCategory: UInt, Sendable {
        /// A cell.
        case cell = 0
        /// A header, a footer or the like.
        case supplementaryView = 1
        /// An ornament of the layout's.
        case decorationView = 2
    }

    /// What makes a cell that has its size by itself be asked for it again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing.
        case disabled = 0
        /// That the cell's or its content view's natural size is invalidated.
        case enabled = 1
        /// That too, and whatever changes the layout in its content view.
        case enabledIncludingConstraints = 2
    }

    /// The kind of headers.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of footers.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
