import ConstraintSolver

/// A node as an engine solves it.
@MainActor final class LayoutMember {
    let key: LayoutNode.Key
    let role: LayoutNode.Role
    /// The first of its variables: place and size along both axes, in this order: x, y, width, height.
    let first: Int
    private(set) weak var item: AnyObject?

    /// The constraints whose terms or constants depend on it.
    var entries: [LayoutEntry] = []
    /// What holds variables that are given: the place and size, or the size alone.
    var given: [(id: ConstraintID, constraint: Constraint)] = []
    /// No width or height is below zero.
    var limits: [ConstraintID] = []
    var content: LayoutContent?

    /// As the engine has last solved it.
    var frame: CGRect?

    /// Its frame has changed where that is given.
    var isMoved = false
    /// What constraints count on beside variables has changed: margins, baselines, the direction.
    var isStale = false
    /// Its natural size is to be asked for.
    var isContentStale = false

    init(_ node: LayoutNode, first: Int) {
        key = node.key
        role = node.role
        self.first = first
        item = node.item
    }

    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }

    /// The node, as long as its item is there and has the same role.
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

/// A view's natural size as constraints: it would neither be larger nor smaller.
struct LayoutContent {
    /// Alone, in lines of any length.
    var natural: CGSize
    /// For the width that it was last asked for.
    var wrapped: (width: CGFloat, size: CGSize)?
    /// What the solver has now.
    var sides: [Side] = []

    struct Side {
        let axis: NSLayoutConstraint.Axis
        let id: ConstraintID
        var constraint: Constraint
    }
}

/// An active constraint as an engine solves it.
@MainActor final class LayoutEntry {
    private(set) weak var constraint: NSLayoutConstraint?
    /// Later ones have greater numbers.
    let serial: Int
    /// Where the engine keeps it.
    var index = 0
    /// The members that it has to do with. By their keys, for they know their entries themselves.
    var members: [LayoutNode.Key] = []
    var lowered: Constraint?
    /// Nil while it is broken, or waits.
    var id: ConstraintID?
    var isBroken = false

    init(_ constraint: NSLayoutConstraint, serial: Int) {
        self.constraint = constraint
        self.serial = serial
    }
}
