import UIKit

/// Holds a placeholder by the constraints that held a view, while the view is away.
///
/// UIKit drops the constraints between a view and its surroundings for good when the view leaves them.
@MainActor struct ReparentedConstraints {
    private let view: UIView
    private let usesAutoresizing: Bool
    /// Those that tie the view to what is around it.
    private let originals: [NSLayoutConstraint]
    /// The same for the placeholder; those of the view's own width and height as well.
    private let copies: [NSLayoutConstraint]

    init(of view: UIView, to placeholder: UIView) {
        self.view = view
        usesAutoresizing = view.translatesAutoresizingMaskIntoConstraints
        placeholder.translatesAutoresizingMaskIntoConstraints = usesAutoresizing
        let around = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }
        originals = around.flatMap(\.constraints).filter { constraint in
            ReparentedConstraints.isTheApps(constraint)
                && [constraint.firstItem, constraint.secondItem].contains {
                    ReparentedConstraints.owner(of: $0)?.isDescendant(of: view) ?? false
                }
        }
        let own = view.constraints.filter { ReparentedConstraints.isTheApps($0) && $0.firstItem === view && $0.secondItem == nil }
        copies = (originals + own).compactMap { ReparentedConstraints.copy($0, from: view, to: placeholder) }
    }

    /// The view has left.
    func begin() {
        // Away from its constraints its frame holds it.
        view.translatesAutoresizingMaskIntoConstraints = true
        NSLayoutConstraint.activate(copies)
    }

    /// The view is about to come back.
    func end() {
        NSLayoutConstraint.deactivate(copies)
        view.translatesAutoresizingMaskIntoConstraints = usesAutoresizing
    }

    /// The view is back.
    func restore() {
        NSLayoutConstraint.activate(originals)
    }

    /// Not one that UIKit makes anew by itself: of a natural size, of a frame, of a stack view.
    private static func isTheApps(_ constraint: NSLayoutConstraint) -> Bool {
        type(of: constraint) == NSLayoutConstraint.self && !(constraint.identifier ?? "").hasPrefix("UISV")
    }

    private static func owner(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private static func copy(_ constraint: NSLayoutConstraint, from view: UIView, to placeholder: UIView) -> NSLayoutConstraint? {
        guard let first = constraint.firstItem else { return nil }
        let copy = NSLayoutConstraint(
            item: first === view ? placeholder : first,
            attribute: constraint.firstAttribute,
            relatedBy: constraint.relation,
            toItem: constraint.secondItem === view ? placeholder : constraint.secondItem,
            attribute: constraint.secondAttribute,
            multiplier: constraint.multiplier,
            constant: constraint.constant
        )
        copy.priority = constraint.priority
        let isAboutView = constraint.firstItem === view || constraint.secondItem === view
        return isAboutView ? copy : nil
    }
}
