/// The Auto Layout state of a view. A view has no such state until the view, a guide or a constraint needs it.
@MainActor final class ViewAutoLayout {
    /// The constraints that the view holds, in the order in which they came.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The guides that the view provides itself.
    var ownGuides: [UILayoutGuide] = []

    /// The engine that solves the view's own rectangle, if constraints decide the rectangle.
    var engine: LayoutEngine?
    /// The engine that solves the rectangles inside the view, if the view's own size is given.
    var innerEngine: LayoutEngine?
    /// The engines that solve other rectangles by the view's rectangle, if the view's rectangle is given.
    var placingEngines: [LayoutEngine] = []

    /// Whether constraints decide the places of subviews.
    var placesSubviews = false
    /// Whether constraints of other views depend on the scroll view's content offset.
    var countsOffset = false

    /// The view's place among the members of a stack view.
    var stackPlace: StackPlace?

    /// The work that is due before the next layout. The topmost view stores the work of all views below.
    var outstanding = OutstandingConstraints()

    var engines: [LayoutEngine] {
        [engine, innerEngine].compactMap { $0 } + placingEngines
    }
}

/// The changes since the constraints were last solved.
struct OutstandingConstraints {
    /// Activated constraints that no engine has yet.
    var constraints: [NSLayoutConstraint] = []
    /// Views whose rectangles constraints decide, even if there are no constraints yet.
    private(set) var views: [WeakView] = []
    var engines: [LayoutEngine] = []

    var isEmpty: Bool { constraints.isEmpty && views.isEmpty && engines.isEmpty }

    mutating func add(_ view: UIView) {
        views.append(WeakView(view: view))
    }

    mutating func add(_ other: OutstandingConstraints) {
        constraints += other.constraints
        views += other.views
        engines += other.engines
    }

    /// A weak reference to a view. The topmost view may be among its own outstanding views.
    struct WeakView {
        weak var view: UIView?
    }
}

extension UIView {
    @discardableResult func makeAutoLayout() -> ViewAutoLayout {
        if let autoLayout { return autoLayout }
        let new = ViewAutoLayout()
        autoLayout = new
        return new
    }

    var topmost: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }
}
