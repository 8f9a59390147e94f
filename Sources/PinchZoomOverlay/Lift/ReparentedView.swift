import UIKit

/// Flies the view itself, so that whatever lives in it goes on living: a video plays on, a drawing moves on.
///
/// A placeholder keeps its place: in a stack view's arrangement, in the order of the subviews, in constraints. The container has the
/// coordinates of the superview, so the view's frame means the same as before, and the superview may go on setting it.
@MainActor final class ReparentedView: FlyingView {
    private let view: UIView
    private weak var superview: UIView?
    private weak var container: UIView?
    private var placeholder: Placeholder?
    private var constraints: ReparentedConstraints?

    init(_ view: UIView, from superview: UIView) {
        self.view = view
        self.superview = superview
        place = ViewGeometry(of: view)
    }

    private(set) var place: ViewGeometry

    var outline: Outline {
        if let bareText { return Outline(rect: bareText.textFrame(in: place.bounds)) }
        return Outline(rect: place.bounds, cornerRadius: view.clipsToBounds ? view.layer.cornerRadius : 0)
    }

    var textAnchor: CGFloat? { bareText?.textAnchor }

    var isSolid: Bool { view.hasSolidBackground }

    private var bareText: UILabel? { (view as? UILabel).flatMap { $0.isBareText ? $0 : nil } }

    func takeOff(into container: UIView, didLeave: @escaping @MainActor () -> Void) {
        guard let superview else { return }
        self.container = container
        let placeholder = Placeholder(for: view, didLeave: didLeave)
        self.placeholder = placeholder
        UIView.performWithoutAnimation {
            place.apply(to: placeholder)
            if let stack = superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(of: view) {
                let spacing = stack.customSpacing(after: view)
                stack.insertArrangedSubview(placeholder, at: index)
                stack.setCustomSpacing(spacing, after: placeholder)
            } else {
                superview.insertSubview(placeholder, belowSubview: view)
            }
            constraints = ReparentedConstraints(of: view, to: placeholder)
            container.addSubview(view)
            constraints?.begin()
            place.apply(to: view)
        }
    }

    func refresh() -> Bool {
        guard let placeholder, let superview, view.superview === container, placeholder.superview === superview else { return false }
        // Whoever lays it out sets one of the two: a superview that sets frames the view itself, a stack view or constraints the placeholder.
        let ofView = ViewGeometry(of: view)
        let ofPlaceholder = ViewGeometry(of: placeholder)
        if ofView != place {
            place = ofView
            place.apply(to: placeholder)
        } else if ofPlaceholder != place {
            place = ofPlaceholder
            place.apply(to: view)
        }
        return true
    }

    func land(leaving remains: FlyingRemains) {
        guard let placeholder else { return }
        if remains == .snapshot, let snapshot = view.snapshotView(afterScreenUpdates: false) {
            place.apply(to: snapshot)
            container?.addSubview(snapshot)
        }
        UIView.performWithoutAnimation { putBack(over: placeholder) }
        self.placeholder = nil
    }

    private func putBack(over placeholder: Placeholder) {
        // An app that has taken the view elsewhere meanwhile keeps it there.
        guard view.superview === container else {
            placeholder.end()
            constraints = nil
            return
        }
        let place = ViewGeometry(of: placeholder) == self.place ? ViewGeometry(of: view) : ViewGeometry(of: placeholder)
        constraints?.end()
        if let stack = placeholder.superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(of: placeholder) {
            let spacing = stack.customSpacing(after: placeholder)
            stack.insertArrangedSubview(view, at: index)
            stack.setCustomSpacing(spacing, after: view)
        } else if let superview = placeholder.superview {
            superview.insertSubview(view, aboveSubview: placeholder)
        } else {
            superview?.addSubview(view)
        }
        place.apply(to: view)
        constraints?.restore()
        constraints = nil
        placeholder.end()
    }
}
