/// A rectangle that takes part in Auto Layout like a view, without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The kind of rectangle.
    enum Kind: Equatable {
        /// A rectangle that constraints decide.
        case custom
        /// The rectangle of a view within some of its edges.
        case safeArea, layoutMargins, readableContent
        case region(UIView.LayoutRegion)
        /// The rectangles above and below a view's safe area.
        case aboveSafeArea, belowSafeArea
        /// The rectangle of a scroll view's content, and the rectangle in which the content is shown.
        case scrollContent, scrollFrame
        /// The part of a view that the keyboard covers.
        case keyboard
    }

    let kind: Kind
    weak var owner: UIView?
    /// The engine that solves the guide's rectangle.
    var engine: LayoutEngine?

    /// Creates a guide that belongs to no view yet.
    public override init() {
        kind = .custom
        super.init()
    }

    /// Stops the program, because there are no archives here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UILayoutGuide.init(coder:): there are no storyboards or archives here")
    }

    init(_ kind: Kind, of owner: UIView, identifier: String) {
        self.kind = kind
        self.owner = owner
        super.init()
        self.identifier = identifier
    }

    /// The view in whose coordinates the guide lies.
    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// A name for readers of logs.
    open var identifier = ""

    /// The guide's rectangle in the owning view's coordinates, by the last layout.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let bounds = CGRect(origin: .zero, size: owner.bounds.size)
        switch kind {
        case .custom, .scrollContent:
            owner.topmost.resolveConstraints()
            return engine?.frame(of: self) ?? .zero
        case .scrollFrame: return owner.bounds
        case .aboveSafeArea, .belowSafeArea:
            let height = min(kind == .aboveSafeArea ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom, bounds.height)
            return CGRect(x: 0, y: kind == .aboveSafeArea ? 0 : bounds.height - height, width: bounds.width, height: height)
        case .safeArea, .layoutMargins, .readableContent, .region, .keyboard:
            let origin = owner is UIScrollView ? owner.bounds.origin : .zero
            return bounds.inset(by: insets).offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    /// The insets of the view's own guides from its edges, in points.
    var insets: UIEdgeInsets {
        guard let owner else { return .zero }
        return switch kind {
        case .custom, .scrollContent, .scrollFrame, .aboveSafeArea, .belowSafeArea, .keyboard: .zero
        case .safeArea: owner.safeAreaInsets
        case .layoutMargins: owner.layoutMargins
        case .readableContent: owner.readableInsets
        case .region(let region): owner.edgeInsets(for: region)
        }
    }

    /// Whether the insets depend on the place or size of the view.
    var dependsOnPlace: Bool {
        switch kind {
        case .readableContent, .keyboard, .region: true
        case .custom, .safeArea, .layoutMargins, .aboveSafeArea, .belowSafeArea, .scrollContent, .scrollFrame: false
        }
    }

    // MARK: Anchors

    /// The side that reading starts at.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }
    /// The side that reading ends at.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }
    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }
    /// The top.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }
    /// The bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }
    /// The middle from side to side.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// Returns the active constraints along an axis that involve the guide.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.topmost.resolveConstraints()
        return engine?.constraints(about: LayoutNode(guide: self), axis) ?? []
    }

    /// Whether the constraints leave the guide's rectangle undetermined.
    public var hasAmbiguousLayout: Bool {
        owner?.topmost.resolveConstraints()
        return engine?.isAmbiguous(LayoutNode(guide: self)) ?? false
    }
}
