/// A sheet that offers activities for some items, and performs the chosen activity.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Gets the chosen activity, a Boolean for its completion, the returned items, and the error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]
    /// The result of the sheet: `nil` and false, unless an activity has come to its end.
    private var outcome: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)

    /// Creates a sheet for items, with the app's own activities beside the system's activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = SystemActivity.all + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        // "On iPad, you must present the view controller in a popover": so the sheet is a popover wherever there is room for it.
        modalPresentationStyle = .popover
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UIActivityViewController.init(coder:): there are no storyboards or archives here")
    }

    /// The closure to call once when the sheet has disappeared. The sheet then releases the closure.
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

    /// Makes the view of the sheet.
    open override func loadView() {
        let view = ActivityView(placeholders)
        view.onClose = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        self.view = view
    }

    /// Shows the activities that are offered now.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (viewIfLoaded as? ActivityView)?.show(offered) { [weak self] in self?.choose($0) }
    }

    /// Calls the completion handler with the result, after everything that belongs to the dismissal has ended.
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
