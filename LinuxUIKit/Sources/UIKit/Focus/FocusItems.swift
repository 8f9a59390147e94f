/// The items in a part of the screen that can get the focus, in groups. The Tab key moves the focus from group to group, and the arrow keys
/// move the focus from item to item.
@MainActor struct FocusItems {
    /// The items by group, in the order of the view hierarchy.
    private(set) var groups: [[UIView]] = []
    private var identifiers: [AnyHashable] = []

    init(in root: UIView) {
        add(root)
    }

    private mutating func add(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        guard !view.canTakeFocus else { return put(view) }
        for child in view.children { add(child) }
    }

    private mutating func put(_ view: UIView) {
        let identifier = view.focusGroup
        if let index = identifiers.firstIndex(of: identifier) {
            groups[index].append(view)
        } else {
            identifiers.append(identifier)
            groups.append([view])
        }
    }

    /// Returns the item to which a key moves the focus.
    func item(_ heading: UIFocusHeading, from start: UIView) -> UIView? {
        guard let index = identifiers.firstIndex(of: start.focusGroup) else { return groups.first?.first }
        switch heading {
        case .next: return groups[(index + 1) % groups.count].first
        case .previous: return groups[(index + groups.count - 1) % groups.count].first
        default:
            return groups[index].filter { $0 !== start }.compactMap { Step(heading, from: start, to: $0) }
                .min { $0.length < $1.length }?.goal
        }
    }

    /// A step from item to item. Steps straight ahead are shorter than steps aside.
    @MainActor private struct Step {
        let goal: UIView
        let length: CGFloat

        init?(_ heading: UIFocusHeading, from start: UIView, to goal: UIView) {
            let from = start.convert(start.bounds, to: nil)
            let to = goal.convert(goal.bounds, to: nil)
            let (right, down) = (to.midX - from.midX, to.midY - from.midY)
            let (ahead, aside) =
                switch heading {
                case .up: (-down, right)
                case .down: (down, right)
                case .left: (-right, down)
                default: (right, down)
                }
            guard ahead > 0.5 else { return nil }
            self.goal = goal
            length = ahead + 2 * abs(aside)
        }
    }
}

extension UIView {
    /// Whether the view can get the focus now. A view cannot if something else covers the middle of the part that is not cut off.
    var canTakeFocus: Bool {
        guard canBecomeFocused, let window else { return false }
        var seen = convert(bounds, to: nil)
        for view in sequence(first: self, next: \.superview).dropFirst() where view.clipsToBounds || view === window {
            seen = seen.intersection(view.convert(view.bounds, to: nil))
        }
        guard !seen.isEmpty else { return false }
        return window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)?.isDescendant(of: self) ?? false
    }

    /// The group of the view: by the app's identifier, or else by the list around the view, or else all items of the window.
    fileprivate var focusGroup: AnyHashable {
        for view in sequence(first: self, next: \.superview) {
            if let identifier = view.focusGroupIdentifier { return identifier }
            if view is UICollectionView || view is UITableView { return ObjectIdentifier(view) }
        }
        return ""
    }
}
