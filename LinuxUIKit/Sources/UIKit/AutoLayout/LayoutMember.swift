import ConstraintSolver

/// A node in an engine, with its variables in the solver.
@MainActor final class LayoutMember {
    let key: LayoutNode.Key
    let role: LayoutNode.Role
    /// The number of the first of the member's four variables. Their order is x, y, width, height.
    let first: Int
    private(set) weak var item: AnyObject?

    /// The constraints whose terms or constants depend on the member.
    var entries: [LayoutEntry] = []
    /// The constraints that hold the given variables: the place and the size, or the size alone.
    var given: [(id: ConstraintID, constraint: Constraint)] = []
    /// The constraints that keep the width and the height from falling below zero.
    var limits: [ConstraintID] = []
    var content: LayoutContent?

    /// The rectangle by the engine's last solution.
    var frame: CGRect?

    /// Whether a given frame has changed.
    var isMoved = false
    /// Whether the margins, the baselines or the direction of reading have changed. The constraints depend on them besides the variables.
    var isStale = false
    /// Whether the natural size has to be requested again.
    var isContentStale = false

    init(_ node: LayoutNode, first: Int) {
        key = node.key
        role = node.role
        self.first = first
        item = node.item
    }

    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }

    /// The node, or nil if the item is gone or has another role now.
    var node: LayoutNode? {
        if let guide { return LayoutNode(guide: guide) }
        guard let node = view.map({ LayoutNode($0, isAround: key.isEnclosing) }), node.role == role else { return nil }
        return node
    }

    func variable(_ axis: NSLayoutConstraint.Axis) -> Variable { Variable(first + axis.rawValue) }
    func size(_ axis: NSLayoutConstraint.Axis) -> Variable { Variable(first + 2 + axis.rawValue) }

    func remove(_ entry: LayoutEntry) {
        entries.removeAll { $0 === entry }
    }
}

/// A view's natural size as constraints: one keeps the view from being larger, one from being smaller.
struct LayoutContent {
    /// The size without a limit of the width.
    var natural: CGSize
    /// The last width for which a size was requested, and that size.
    var wrapped: (width: CGFloat, size: CGSize)?
    /// The constraints that the solver has now.
    var sides: [Side] = []

    struct Side {
        let axis: NSLayoutConstraint.Axis
        let id: ConstraintID
        var constraint: Constraint
    }
}

/// An active constraint in an engine.
@MainActor final class LayoutEntry {
    private(set) weak var constraint: NSLayoutConstraint?
    /// A number that is greater for constraints that were added later.
    let serial: Int
    /// The entry's index in the engine's list.
    var index = 0
    /// The keys of the members that the constraint involves. References aren't needed, because the members reference their entries.
    var members: [LayoutNode.Key] = []
    var lowered: Constraint?
    /// The constraint's ID in the solver, or nil while the constraint is broken or waits.
    var id: ConstraintID?
    var isBroken = false

    init(_ constraint: NSLayoutConstraint, serial: Int) {
        self.constraint = constraint
        self.serial = serial
    }
}
