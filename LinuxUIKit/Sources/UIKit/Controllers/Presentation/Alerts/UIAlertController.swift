/// An alert: a title, a message and actions, in front of a screen. Action sheets and text fields are not simulated.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The kind of the alert.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// The text below the title.
    open var message: String?
    /// The kind of the alert.
    open private(set) var preferredStyle = Style.alert
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action that the Return key of a hardware keyboard chooses. The action is one of the alert's actions.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "NSInternalInconsistencyException: preferredAction must be one of the alert controller's actions"
            )
        }
    }

    private var hasChosen = false

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        precondition(preferredStyle == .alert, "LinuxUIKit: action sheets are not simulated")
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// Adds an action. An alert has at most one action with the cancel style.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "NSInternalInconsistencyException: UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        )
        actions.append(action)
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert, and calls the action's handler afterwards.
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !hasChosen else { return }
        hasChosen = true
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    // MARK: Life

    /// Makes the view of the alert.
    open override func loadView() {
        let view = AlertView(title: title, message: message, actions: actions) { [weak self] in self?.choose($0) }
        view.onEscape = { [weak self] in
            guard let self, let cancelAction else { return false }
            choose(cancelAction)
            return true
        }
        self.view = view
    }

    /// Takes the keys.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        becomeFirstResponder()
    }

    // MARK: Keys

    /// Reported: an alert becomes the first responder.
    open override var canBecomeFirstResponder: Bool { true }

    /// Return chooses the preferred action, and Escape the cancel action.
    open override var keyCommands: [UIKeyCommand]? {
        let choices = [("\r", preferredAction), (UIKeyCommand.inputEscape, cancelAction)]
        return choices.compactMap { input, action in
            action.map { action in UIKeyCommand(input: input) { [weak self] _ in self?.choose(action) } }
        }
    }
}
