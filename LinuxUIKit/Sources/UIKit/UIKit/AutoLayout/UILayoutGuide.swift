/// A rectangle that takes part in Auto Layout as a view does, without being one.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What rectangle it is.
    enum Kind: Equatable {
        /// Whatever constraints make of it.
        case custom
        /// That of a view within some of its edges.
        case safeArea, layoutMargins, readableContent
        case region(UIView.LayoutRegion)
        /// Those that a view's safe area leaves at the top and at the bottom.
        case aboveSafeArea, belowSafeArea
        /// That of a scroll view's content, and that in which the content shows.
        case scrollContent, scrollFrame
        /// The part of a view that the keyboard covers.
        case keyboard
    }

    let kind: Kind
    weak var owner: UIView?
    /// What solves the guide's rectangle.
    var engine: LayoutEngine?

    /// A guide that belongs to no view yet.
    public override init() {
        kind = .custom
        super.init()
    }

    /// Archives do not exist here.
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

    /// A name for those who read logs.
    open var identifier = ""

    /// The guide's rectangle in the owning view's coordinates, as the last layout has it.
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

    /// How far the guides of a view's own lie within its edges, in points.
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

    /// Whether the insets change with the place or size of the view.
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

    /// The active constraints of an axis that are about the guide.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.topmost.resolveConstraints()
        return engine?.constraints(about: LayoutNode(guide: self), axis) ?? []
    }

    /// Whether constraints leave the guide's rectangle open.
    public var hasAmbiguousLayout: Bool {
        owner?.topmost.resolveConstraints()
        return engine?.isAmbiguous(LayoutNode(guide: self)) ?? false
    }
}
