/// The look of content at an edge of a scroll view on iOS 26. Bars are opaque here, so that the effect isn't visible.
@available(iOS 26.0, *)
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// The kind of the effect.
    @preconcurrency @MainActor open class Style: NSObject {
        /// The system's choice.
        public static let automatic = Style(.automatic)
        /// A gradual transition.
        public static let soft = Style(.soft)
        /// A hard edge with a line.
        public static let hard = Style(.hard)

        private enum Kind { case automatic, soft, hard }

        private let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }
    }

    override init() {
        super.init()
    }

    /// Whether there is no effect at the edge. Without effect here: the effects have no look.
    open var isHidden = false

    /// The kind of the effect. Without effect here: the effects have no look.
    open var style = Style.automatic
}
