extension UIStackView {
    /// The distribution of the length along the axis among the members.
    public enum Distribution: Int, Sendable {
        /// The members fill the length. The members with the lowest priority stretch or shrink.
        case fill = 0
        /// The members fill the length in equal parts.
        case fillEqually = 1
        /// The members fill the length in proportion to their natural lengths.
        case fillProportionally = 2
        /// The members keep their natural lengths, with equal gaps.
        case equalSpacing = 3
        /// The members keep their natural lengths, with equal distances from middle to middle.
        case equalCentering = 4
    }

    /// The alignment of the members across the axis.
    public enum Alignment: Int, Sendable {
        /// The members fill the breadth.
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

    /// The value that stands for the stack's own spacing.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The value that stands for the system's spacing.
    public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }
}
