/// Drives a transition between controllers by an interaction.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Sets the interaction up and the animations off; whether an interaction drives the transition from the start, the context tells.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the rest runs after the interaction, against the ordinary speed.
    var completionSpeed: CGFloat { get }
    /// The curve by which the rest runs.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether an interaction drives the transition from its start.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Optional: the ordinary speed.
    public var completionSpeed: CGFloat { 1 }
    /// Optional: slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Optional: yes.
    public var wantsInteractiveStart: Bool { true }
}
