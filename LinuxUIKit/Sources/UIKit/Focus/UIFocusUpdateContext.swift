/// The directions in which the focus can move.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous group.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A move of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that has the focus before the move.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that has the focus after the move.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that has the focus before the move.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that has the focus after the move.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the move, or an empty set if no key moves the focus.
    public let focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    /// All parts of the screen that the focus leaves or enters, from the inside out.
    var environments: [any UIFocusEnvironment] {
        var environments: [any UIFocusEnvironment] = []
        for item in [previouslyFocusedItem, nextFocusedItem].compactMap({ $0 }) {
            environments += item.focusEnvironments.filter { environment in !environments.contains { $0 === environment } }
        }
        return environments
    }
}

/// The animations that run together with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds changes that are animated with the move, and a closure to call afterwards.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: 0.2) {
            for change in self.animations { change() }
        } completion: { _ in
            for completion in self.completions { completion() }
        }
    }
}
