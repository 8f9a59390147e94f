extension UIStackView {
    /// How the members share the length along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it: those that are the least unwilling stretch or shrink.
        case fill = 0
        /// They fill it in equal lengths.
        case fillEqually = 1
        /// They fill it in proportion to their natural lengths.
        case fillProportionally = 2
        /// They keep their natural lengths, with equal gaps.
        case equalSpacing = 3
        /// They keep their natural lengths, with equal distances from middle to middle.
        case equalCentering = 4
    }

    /// How the members lie across the axis.
    public enum Alignment: Int, Sendable {
        /// They fill the breadth.
        case fill = 0
        /// At the leading edge of a column.
        case leading = 1
        /// By their first baselines, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column.
        case trailing = 4
        /// By their last baselines, in a row.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The spacing that stands for the stack's own.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The spacing that stands for the system's.
    public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }
}
