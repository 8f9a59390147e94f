/// Drives a transition between controllers by an interaction.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Sets up the interaction and starts the animations. The context's `isInteractive` says whether an interaction drives the transition
    /// from the start.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the rest after the interaction, relative to the ordinary speed.
    var completionSpeed: CGFloat { get }
    /// The curve of the rest after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether an interaction drives the transition from its start.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Optional: the ordinary speed.
    public var completionSpeed: CGFloat { 1 }
    /// Optional: slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Optional: true.
    public var wantsInteractiveStart: Bool { true }
}
