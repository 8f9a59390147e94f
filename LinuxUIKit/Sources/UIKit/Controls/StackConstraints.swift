/// The constraints that lay out a stack's members. Each arrangement gets new constraints.
///
/// The constraints' identifiers begin as UIKit's do. By that beginning, apps distinguish these constraints from their own.
@MainActor struct StackConstraints {
    private let stack: UIStackView
    /// All arranged views, and the visible views among them.
    private let members: [UIView]
    private let shown: [UIView]
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    /// The constraint that is added last. If there is less room than the gaps need, this constraint breaks.
    private var closing: [NSLayoutConstraint] = []

    init(_ stack: UIStackView) {
        self.stack = stack
        members = stack.arrangedSubviews
        shown = members.filter { !$0.isHidden }
        arrange()
        distribute()
        for view in members { if view.isHidden { alignHidden(view) } else { align(view) } }
        alignBaselines()
        fitCanvas()
        constraints += closing
    }

    // MARK: Attributes

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var breadth: Attribute { isRow ? .height : .width }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }

    /// The view or guide that the members fill.
    private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    /// Priorities weaker than that of a fitting size. Otherwise a fitting size would include room that nothing needs.
    private static let fit = UILayoutPriority(49)
    private static let share = UILayoutPriority(40)

    private mutating func add(
        _ name: String,
        _ first: LayoutTerm,
        _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: LayoutTerm? = nil,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first,
            relation,
            second,
            multiplier: multiplier,
            constant: constant,
            priority: priority,
            identifier: "UISV-" + name
        )
        constraints.append(constraint)
    }

    // MARK: Along the axis

    /// Chains the members from end to end. A hidden member has no length and no gap.
    private mutating func arrange() {
        var previous: UIView?
        for view in members {
            let before = previous.map { LayoutTerm($0, end) } ?? LayoutTerm(canvas, start)
            if view.isHidden {
                add("hiding", LayoutTerm(view, length))
                add("hiding", LayoutTerm(view, start), .equal, before)
                continue
            }
            if let previous {
                let relation: NSLayoutConstraint.Relation = stack.distribution.makesGaps ? .greaterThanOrEqual : .equal
                add("spacing", LayoutTerm(view, start), relation, before, constant: stack.gap(after: previous))
            } else {
                add("canvas-connection", LayoutTerm(view, start), .equal, before)
            }
            previous = view
        }
        if let previous {
            add("canvas-connection", LayoutTerm(canvas, end), .equal, LayoutTerm(previous, end))
            closing.append(constraints.removeLast())
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: preferFirst()
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing: spaceEqually()
        case .equalCentering: centerEqually()
        }
    }

    /// Stretches the first of several members without a natural length, in the order of arrangement.
    private mutating func preferFirst() {
        for (index, view) in shown.enumerated() {
            let priority = UILayoutPriority(1 + UIStackView.step * Float(index))
            add("ambiguity-suppression", LayoutTerm(view, length), priority: priority)
        }
    }

    private mutating func fillEqually() {
        for (view, next) in zip(shown, shown.dropFirst()) {
            add("fill-equally", LayoutTerm(next, length), .equal, LayoutTerm(view, length))
        }
    }

    private mutating func fillProportionally() {
        let lengths = shown.map(stack.naturalLength)
        guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return fillEqually() }
        for index in shown.indices where index != base {
            let ratio = lengths[index] / lengths[base]
            add("fill-proportionally", LayoutTerm(shown[index], length), .equal, LayoutTerm(shown[base], length), multiplier: ratio)
        }
    }

    /// Makes the smallest gap as large as possible. All gaps are equal then, except those with a larger minimum.
    private mutating func spaceEqually() {
        guard shown.count > 1 else { return }
        let gap = UILayoutGuide(.custom, of: stack, identifier: "UISV-distributing")
        guides.append(gap)
        for (view, next) in zip(shown, shown.dropFirst()) {
            add("distributing", LayoutTerm(next, start, from: view, end), .greaterThanOrEqual, LayoutTerm(gap, length))
        }
        add("distributing", LayoutTerm(gap, length), constant: 10_000, priority: Self.share)
    }

    private mutating func centerEqually() {
        let steps = zip(shown, shown.dropFirst()).map { LayoutTerm($1, middle, from: $0, middle) }
        guard let first = steps.first else { return }
        for (index, step) in steps.dropFirst().enumerated() {
            let priority = UILayoutPriority(Self.share.rawValue - UIStackView.step * Float(index))
            add("distributing", step, .equal, first, priority: priority)
        }
    }

    // MARK: Across the axis

    /// The alignment in effect. Apple's pages speak of baselines in rows alone. The leading alignment of a column's members is a guess.
    private var alignment: UIStackView.Alignment {
        let isByBaselines = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        return isByBaselines && !isRow ? .leading : stack.alignment
    }

    private mutating func align(_ view: UIView) {
        let (first, last) = (LayoutTerm(view, crossStart), LayoutTerm(view, crossEnd))
        let (top, bottom) = (LayoutTerm(canvas, crossStart), LayoutTerm(canvas, crossEnd))
        switch alignment {
        case .fill:
            add("canvas-connection", first, .equal, top)
            add("canvas-connection", bottom, .equal, last)
        case .leading:
            add("canvas-connection", first, .equal, top)
            add("canvas-connection", bottom, .greaterThanOrEqual, last)
        case .trailing:
            add("canvas-connection", first, .greaterThanOrEqual, top)
            add("canvas-connection", bottom, .equal, last)
        case .center:
            add("canvas-connection", first, .greaterThanOrEqual, top)
            add("canvas-connection", bottom, .greaterThanOrEqual, last)
            add("alignment", LayoutTerm(view, crossMiddle), .equal, LayoutTerm(canvas, crossMiddle))
        case .firstBaseline, .lastBaseline:
            add("canvas-connection", first, .greaterThanOrEqual, top)
            add("canvas-connection", bottom, .greaterThanOrEqual, last)
            add("alignment", first, .equal, top, priority: Self.share)
        }
    }

    /// Puts a hidden member at the start of the canvas. The member needs no breadth.
    private mutating func alignHidden(_ view: UIView) {
        add("alignment", LayoutTerm(view, crossStart), .equal, LayoutTerm(canvas, crossStart))
    }

    private mutating func alignBaselines() {
        let attribute: Attribute = alignment == .lastBaseline ? .lastBaseline : .firstBaseline
        guard alignment == .firstBaseline || alignment == .lastBaseline, let leader = shown.first else { return }
        for view in shown.dropFirst() {
            add("alignment", LayoutTerm(view, attribute), .equal, LayoutTerm(leader, attribute))
        }
    }

    /// Keeps a stack without a given size as small as possible.
    private mutating func fitCanvas() {
        if stack.distribution.makesGaps { add("canvas-fit", LayoutTerm(stack, length), priority: Self.fit) }
        if stack.alignment != .fill { add("canvas-fit", LayoutTerm(stack, breadth), priority: Self.fit) }
    }
}

extension UIStackView.Distribution {
    /// Whether gaps take the remaining room.
    fileprivate var makesGaps: Bool { self == .equalSpacing || self == .equalCentering }
}
