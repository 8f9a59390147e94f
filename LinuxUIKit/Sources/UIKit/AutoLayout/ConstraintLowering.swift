import ConstraintSolver

/// Translates a constraint between attributes into variables. Each node has four of them: its place in its superview and its size.
///
/// An item deep in a view is placed relative to the nearest common ancestor of the items, by the sum of the places in between.
@MainActor struct ConstraintLowering {
    private let constraint: NSLayoutConstraint
    private let fitted: UIView?
    private let ancestor: UIView
    private let isRightToLeft: Bool
    /// Whether places are counted from right to left, in the direction of reading.
    private let runsBack: Bool
    /// Returns the first of a node's variables.
    private let firstVariable: (LayoutNode) -> Int
    private var expression = LinearExpression()

    /// Returns the constraint in variables, or nil if an item is gone.
    static func lower(
        _ constraint: NSLayoutConstraint,
        fitting fitted: UIView?,
        firstVariable: (LayoutNode) -> Int
    ) -> Constraint? {
        guard let first = constraint.first, let ancestor = constraint.nearestAncestor else { return nil }
        constraint.checkAxes()
        return withoutActuallyEscaping(firstVariable) { firstVariable in
            var lowering = ConstraintLowering(constraint, fitted, ancestor, firstVariable)
            lowering.add(first, 1, beside: constraint.second)
            if let second = constraint.second { lowering.add(second, -Double(constraint.multiplier), beside: first) }
            lowering.expression.constant -= Double(constraint.constant)
            return lowering.result
        }
    }

    private init(_ constraint: NSLayoutConstraint, _ fitted: UIView?, _ ancestor: UIView, _ firstVariable: @escaping (LayoutNode) -> Int) {
        self.constraint = constraint
        self.fitted = fitted
        self.ancestor = ancestor
        self.firstVariable = firstVariable
        isRightToLeft = ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func followsReading(_ term: LayoutTerm?) -> Bool {
            term.map { !$0.isDistance && $0.attribute.followsReading } ?? false
        }
        runsBack = isRightToLeft && (followsReading(constraint.first) || followsReading(constraint.second))
    }

    private var result: Constraint {
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        var result = expression
        result.constant = min(max(result.constant, -Solver.largestNumber), Solver.largestNumber)
        for index in result.terms.indices {
            let coefficient = result.terms[index].coefficient
            result.terms[index].coefficient = min(max(coefficient, -Solver.largestNumber), Solver.largestNumber)
        }
        return Constraint(result, relation, priority: Priority(constraint.priority.rawValue))
    }

    private mutating func add(_ term: LayoutTerm, _ factor: Double, beside other: LayoutTerm?) {
        guard let item = term.item else { return }
        guard term.isDistance else {
            return add(term.attribute, of: item, runsBack ? -factor : factor, beside: other?.item)
        }
        guard let origin = term.origin else { return }
        let runsBack = isRightToLeft && (term.attribute.followsReading || term.originAttribute.followsReading)
        let factor = runsBack ? -factor : factor
        add(term.attribute, of: item, factor, beside: origin)
        add(term.originAttribute, of: origin, -factor, beside: item)
    }

    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: AnyObject,
        _ factor: Double,
        beside other: AnyObject?
    ) {
        let attribute = attribute.resolved(isRightToLeft: isRightToLeft)
        guard let axis = attribute.axis else { return }
        if let guide = item as? LayoutSupportGuide, let owner = guide.owner, axis == .vertical {
            add(EdgePlace(attribute, ofRoom: guide.length, isAtTop: guide.kind == .aboveSafeArea), of: owner, axis, factor)
        } else if let guide = item as? UILayoutGuide {
            let strip = (guide as? UIKeyboardLayoutGuide).map { EdgePlace(attribute, inBottomStripOf: $0.coveredHeight) }
            let place = strip ?? EdgePlace(attribute, insets: guide.insets, margins: guide.insets, baselines: nil)
            add(place, of: guide, axis, factor)
        } else if var view = item as? UIView {
            if attribute == .firstBaseline { view = view.forFirstBaselineLayout }
            if attribute == .lastBaseline { view = view.forLastBaselineLayout }
            let margins = attribute.usesMargins ? view.layoutMargins : .zero
            // For views inside a scroll view, the scroll view's edges are the edges of its content.
            if let scrollView = view as? UIScrollView, view === ancestor, attribute.isEdge, let other, other !== scrollView {
                let place = EdgePlace(attribute, insets: .zero, margins: margins, baselines: nil)
                return add(place, of: scrollView.contentLayoutGuide, axis, factor)
            }
            let baselines = attribute.isBaseline ? view.textBaselines : nil
            add(EdgePlace(attribute, insets: view.alignmentInsets, margins: margins, baselines: baselines), of: view, axis, factor)
        }
    }

    private mutating func add(_ place: EdgePlace, of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        let variable = variable(LayoutNode(view, isAround: view === ancestor, fitted: fitted))
        expression.constant += factor * place.constant
        addSize(place, variable, axis, factor)
        guard place.isLocation, view !== ancestor, let parent = view.parent else { return }
        expression.terms.append(.init(factor, Variable(variable + axis.rawValue)))
        addOrigin(of: parent, axis, factor)
    }

    private mutating func add(_ place: EdgePlace, of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard let owner = guide.owner else { return }
        switch guide.kind {
        case .safeArea, .layoutMargins, .readableContent, .region, .aboveSafeArea, .belowSafeArea, .keyboard:
            add(place, of: owner, axis, factor)
        case .scrollFrame:
            add(place, of: owner, axis, factor)
            // Relative to the content, the scroll view's frame moves in the direction opposite to the content's motion.
            if owner === ancestor, place.isLocation { addOffset(of: owner, axis, -factor) }
        case .custom, .scrollContent:
            let variable = variable(LayoutNode(guide: guide))
            expression.constant += factor * place.constant
            addSize(place, variable, axis, factor)
            guard place.isLocation else { return }
            if guide.kind == .custom { expression.terms.append(.init(factor, Variable(variable + axis.rawValue))) }
            addOrigin(of: owner, axis, factor)
        }
    }

    private mutating func addSize(_ place: EdgePlace, _ variable: Int, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        guard place.sizes != 0 else { return }
        expression.terms.append(.init(factor * place.sizes, Variable(variable + 2 + axis.rawValue)))
    }

    /// Adds the origin of a view's own coordinates, relative to the ancestor.
    private mutating func addOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        var view = view
        while view !== ancestor, let parent = view.parent {
            let variable = variable(LayoutNode(view, isAround: false, fitted: fitted))
            expression.terms.append(.init(factor, Variable(variable + axis.rawValue)))
            if view is UIScrollView { addOffset(of: view, axis, factor) }
            view = parent
        }
    }

    private mutating func addOffset(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        view.makeAutoLayout().countsOffset = true
        expression.constant -= factor * Double(axis == .horizontal ? view.bounds.minX : view.bounds.minY)
    }

    private func variable(_ node: LayoutNode) -> Int {
        let variable = firstVariable(node)
        if let superview = node.superview(fitted: fitted) { _ = self.variable(superview) }
        return variable
    }
}

/// The place of an attribute in a rectangle: a multiple of the rectangle's size plus a constant. If the attribute is a location, the
/// rectangle's start is added.
struct EdgePlace {
    var isLocation = true
    var sizes = 0.0
    var constant = 0.0

    /// - Parameters:
    ///   - insets: The insets from the rectangle to the aligned rectangle.
    ///   - margins: The insets from the rectangle to its margins.
    ///   - baselines: The distances of the first baseline from the top and the last baseline from the bottom, or nil without text.
    init(
        _ attribute: NSLayoutConstraint.Attribute,
        insets: UIEdgeInsets,
        margins: UIEdgeInsets,
        baselines: (first: CGFloat, last: CGFloat)?
    ) {
        var constant: CGFloat = 0
        switch attribute {
        case .left, .leading: constant = insets.left
        case .right, .trailing: (sizes, constant) = (1, -insets.right)
        case .top: constant = insets.top
        case .bottom: (sizes, constant) = (1, -insets.bottom)
        case .width: (isLocation, sizes, constant) = (false, 1, -insets.left - insets.right)
        case .height: (isLocation, sizes, constant) = (false, 1, -insets.top - insets.bottom)
        case .centerX: (sizes, constant) = (0.5, (insets.left - insets.right) / 2)
        case .centerY: (sizes, constant) = (0.5, (insets.top - insets.bottom) / 2)
        case .firstBaseline: (sizes, constant) = baselines.map { (0, $0.first) } ?? (1, -insets.bottom)
        case .lastBaseline: (sizes, constant) = (1, -(baselines?.last ?? insets.bottom))
        case .leftMargin, .leadingMargin: constant = margins.left
        case .rightMargin, .trailingMargin: (sizes, constant) = (1, -margins.right)
        case .topMargin: constant = margins.top
        case .bottomMargin: (sizes, constant) = (1, -margins.bottom)
        case .centerXWithinMargins: (sizes, constant) = (0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: (sizes, constant) = (0.5, (margins.top - margins.bottom) / 2)
        case .notAnAttribute: break
        }
        self.constant = Double(constant)
    }
}

extension EdgePlace {
    /// Creates a place in the room at the top or the bottom of a view.
    init(_ attribute: NSLayoutConstraint.Attribute, ofRoom height: CGFloat, isAtTop: Bool) {
        let height = Double(height)
        let way: Double =
            switch attribute {
            case .top, .topMargin: 0
            case .centerY, .centerYWithinMargins: 0.5
            default: 1
            }
        if attribute == .height {
            (isLocation, constant) = (false, height)
        } else {
            (sizes, constant) = isAtTop ? (0, way * height) : (1, (way - 1) * height)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether a view's margins decide the place of the attribute.
    var usesMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin: true
        case .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}

extension UIView {
    /// The insets from the frame to the alignment rectangle.
    var alignmentInsets: UIEdgeInsets {
        let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
        let aligned = alignmentRect(forFrame: frame)
        return UIEdgeInsets(
            top: aligned.minY - frame.minY,
            left: aligned.minX - frame.minX,
            bottom: frame.maxY - aligned.maxY,
            right: frame.maxX - aligned.maxX
        )
    }
}
