/// What a view knows of Auto Layout. It has none until a constraint, a guide or itself has to do with it.
@MainActor final class ViewAutoLayout {
    /// The constraints that the view holds, in the order in which they came.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to it.
    var guides: [UILayoutGuide] = []
    /// Those that it has by itself.
    var ownGuides: [UILayoutGuide] = []

    /// What solves the view's own rectangle, where constraints decide it.
    var engine: LayoutEngine?
    /// What solves what lies in the view, where the view's own size is given.
    var innerEngine: LayoutEngine?
    /// What solves others by the view's rectangle, where that is given.
    var placingEngines: [LayoutEngine] = []

    /// Whether constraints decide where subviews lie.
    var placesSubviews = false
    /// Whether constraints of others depend on how far a scroll view has scrolled.
    var countsOffset = false

    /// Where a stack has the view among its members.
    var stackPlace: StackPlace?

    /// What is to be solved before the next layout; the topmost view has it for all below.
    var outstanding = OutstandingConstraints()

    var engines: [LayoutEngine] {
        [engine, innerEngine].compactMap { $0 } + placingEngines
    }
}

/// What has changed since constraints were last solved.
struct OutstandingConstraints {
    /// Activated, and in no engine yet.
    var constraints: [NSLayoutConstraint] = []
    /// Views whose rectangle constraints decide, though there may be none.
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

    /// The topmost view has itself among them, too.
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
