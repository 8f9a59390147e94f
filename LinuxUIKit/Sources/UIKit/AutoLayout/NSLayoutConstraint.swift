/// A relation between two attributes that layout keeps: the first equals multiplier × second + constant, or is at most or at least as
/// large.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    private(set) var first: LayoutTerm?
    private(set) var second: LayoutTerm?
    private var kind = (relation: Relation.equal, multiplier: CGFloat(1))
    private var currentPriority = UILayoutPriority.required
    private var currentConstant: CGFloat = 0

    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// The engine that solves the constraint while it is active, or nil until the first layout.
    var engine: LayoutEngine?
    /// The constraint's entry in the engine.
    var entry: LayoutEntry?

    /// Creates a constraint without items. Subclasses are created by the convenience initializer.
    public override init() {
        super.init()
    }

    /// Creates a constraint between two attributes, or between an attribute and a constant.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        self.init()
        NSLayoutConstraint.check(item: view1, attr1, toItem: view2, attr2, multiplier, c)
        let other = view2.map { LayoutTerm($0 as AnyObject, attr2) }
        setUp(LayoutTerm(view1 as AnyObject, attr1), relation, attr2 == .notAnAttribute ? nil : other, multiplier, c)
    }

    convenience init(
        _ first: LayoutTerm,
        _ relation: Relation,
        _ second: LayoutTerm? = nil,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required,
        identifier: String? = nil
    ) {
        self.init()
        NSLayoutConstraint.check(first, second, multiplier, constant)
        setUp(first, relation, second, multiplier, constant)
        currentPriority = priority
        self.identifier = identifier
    }

    private func setUp(_ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, _ multiplier: CGFloat, _ constant: CGFloat) {
        self.first = first
        self.second = second
        kind = (relation, multiplier)
        currentConstant = constant
    }

    // MARK: Items

    /// The first item: a view or a layout guide.
    open var firstItem: AnyObject? { first?.item }

    /// The second item, or nil if the first attribute is held by a constant.
    open var secondItem: AnyObject? { second?.item }

    /// The first item's attribute.
    open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

    /// The second item's attribute.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The first item's attribute as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first else { preconditionFailure("NSLayoutConstraint: a constraint without items has no anchors") }
        return NSLayoutAnchor(first)
    }

    /// The second item's attribute as an anchor.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

    // MARK: Values

    /// The relation between the two sides.
    open var relation: Relation { kind.relation }

    /// The factor of the second attribute.
    open var multiplier: CGFloat { kind.multiplier }

    /// The constant that is added to the second attribute, in points. The constant may be changed at any time.
    open var constant: CGFloat {
        get { currentConstant }
        set {
            NSLayoutConstraint.checkConstant(newValue)
            guard newValue != currentConstant else { return }
            currentConstant = newValue
            holder?.constraintDidChange(self)
        }
    }

    /// The priority of the constraint, required by default. An active constraint cannot become required.
    open var priority: UILayoutPriority {
        get { currentPriority }
        set {
            checkPriority(newValue)
            guard newValue != currentPriority else { return }
            currentPriority = newValue
            holder?.constraintDidChange(self)
        }
    }

    /// A name for readers of logs.
    open var identifier: String?

    /// Whether archives of the holding view keep the constraint. Without effect here: there are no archives.
    open var shouldBeArchived = false

    // MARK: Activation

    /// Whether the constraint takes part in layout. The nearest common ancestor of its items holds an active constraint.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { commonAncestor.hold(self) } else { holder?.letGo(self) }
        }
    }

    /// Activates several constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates several constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
