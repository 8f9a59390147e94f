/// Offers what can be done with some items, and does it.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Called with the activity that was chosen, whether it was done, what came of it, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    /// What it ends with: nil and false, unless an activity has come to its end.
    private var outcome: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)

    /// A sheet for items, with activities of the app's own beside the system's.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = SystemActivity.all + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        // "On iPad, you must present the view controller in a popover": so it is one wherever there is room for it.
        modalPresentationStyle = .popover
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UIActivityViewController.init(coder:): there are no storyboards or archives here")
    }

    /// Called once, when the sheet has gone, and let go of then.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: Choosing

    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private var offered: [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let placeholders = placeholders
        return activities.filter { activity in
            !(activity.activityType.map(excluded.contains) ?? false) && activity.canPerform(withActivityItems: placeholders)
        }
    }

    private func choose(_ activity: UIActivity) {
        view.isUserInteractionEnabled = false
        activity.owner = self
        activity.prepare(
            withActivityItems: items.compactMap { item -> Any? in
                guard let source = item as? any UIActivityItemSource else { return item }
                return source.activityViewController(self, itemForActivityType: activity.activityType)
            }
        )
        guard let controller = activity.activityViewController else { return activity.perform() }
        present(controller, animated: true)
    }

    func finish(_ activity: UIActivity, completed: Bool) {
        activity.owner = nil
        outcome = (activity.activityType, completed)
        presentingViewController?.dismiss(animated: true)
    }

    // MARK: Life

    /// Makes the sheet.
    open override func loadView() {
        let view = ActivityView(placeholders)
        view.onClose = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        self.view = view
    }

    /// Shows what is offered now.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (viewIfLoaded as? ActivityView)?.show(offered) { [weak self] in self?.choose($0) }
    }

    /// Tells how it has ended, when all that goes with the dismissal is over.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        Platform.current.afterLayout { [self] in
            guard let handler = completionWithItemsHandler else { return }
            completionWithItemsHandler = nil
            handler(outcome.type, outcome.completed, nil, nil)
        }
    }
}
