import UIKit

/// The screens that take part in a transition, by UIKit's context, named by what they are on the way there and back alike.
@MainActor struct TransitionScreens {
    /// Where it goes.
    let end: TransitionEnd
    /// What it takes place in.
    let container: UIView
    let source: UIViewController
    let destination: UIViewController
    /// Whether the destination is presented, not pushed.
    let isPresentation: Bool
    private let incoming: UIView?
    /// What stands in the container for the destination: a sheet's content lies in a view of UIKit's, which is what moves.
    let destinationView: UIView
    /// Where the screen that comes is to be, in the container.
    let frameInContainer: CGRect

    /// Nil if the context lacks an end.
    init?(_ context: any UIViewControllerContextTransitioning, to end: TransitionEnd) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return nil }
        self.end = end
        container = context.containerView
        source = end == .destination ? from : to
        destination = end == .destination ? to : from
        isPresentation = context.presentationStyle != .none
        destinationView = context.view(forKey: end == .destination ? .to : .from) ?? destination.view
        // Nil where the presenting screen stays where it is, below the container.
        incoming = context.view(forKey: .to)
        let frame = context.finalFrame(for: to)
        frameInContainer = frame.isEmpty ? container.bounds : frame
    }

    var sourceView: UIView { source.view }

    /// Puts the screen that comes into the container, below the one that is opened, and lays both out.
    func arrange() {
        if let incoming {
            place(incoming)
            if end == .source, destinationView.superview === container {
                container.insertSubview(incoming, belowSubview: destinationView)
            } else {
                container.addSubview(incoming)
            }
        }
        sourceView.layoutIfNeeded()
        destinationView.layoutIfNeeded()
    }

    /// One end of a flight between them. What is new in the window with this turn has not been on the screen yet.
    func liftEnd(
        _ end: TransitionEnd,
        order: LiftEnd.Order,
        view: @escaping @MainActor () -> UIView?,
        frame: @escaping @MainActor () -> CGRect? = { nil }
    ) -> LiftEnd {
        let isNew = end == self.end && incoming != nil
        return LiftEnd(
            on: end == .source ? sourceView : destinationView,
            order: order,
            snapshotAt: isNew ? .now : .onScreen,
            view: view,
            frame: frame
        )
    }

    /// Over its frame, as it is turned: where the interface turns with the transition UIKit may have turned its view. The frame of a view that
    /// is turned cannot be set.
    private func place(_ view: UIView) {
        guard !view.transform.isIdentity else { return view.frame = frameInContainer }
        view.bounds.size = frameInContainer.applying(view.transform.inverted()).size
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(
            x: frameInContainer.minX + frameInContainer.width * anchor.x,
            y: frameInContainer.minY + frameInContainer.height * anchor.y
        )
    }

    /// Takes the screen that was to come back to out of the container of a dismissal that was cancelled: UIKit leaves it there, under the
    /// screen that stays.
    func putBack() {
        if isPresentation, end == .source { incoming?.removeFromSuperview() }
    }
}
