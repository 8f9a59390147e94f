import UIKit

/// The two screens of a transition and their views, from UIKit's context, with the same names in both directions.
@MainActor struct TransitionScreens {
    /// The side that the transition goes to.
    let side: TransitionSide
    let container: UIView
    let source: UIViewController
    let destination: UIViewController
    /// Whether the destination is presented instead of pushed.
    let isPresentation: Bool
    private let incoming: UIView?
    /// The destination's view in the container. For a sheet, this is a view of UIKit's around the screen's own view.
    let destinationView: UIView
    /// The final frame of the screen that comes, in the container.
    let frameInContainer: CGRect

    /// Returns `nil` if the context lacks one of the screens.
    init?(_ context: any UIViewControllerContextTransitioning, to side: TransitionSide) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return nil }
        self.side = side
        container = context.containerView
        source = side == .destination ? from : to
        destination = side == .destination ? to : from
        isPresentation = context.presentationStyle != .none
        destinationView = context.view(forKey: side == .destination ? .to : .from) ?? destination.view
        // UIKit returns nil if the presenting screen stays below the container.
        incoming = context.view(forKey: .to)
        let frame = context.finalFrame(for: to)
        frameInContainer = frame.isEmpty ? container.bounds : frame
    }

    var sourceView: UIView { source.view }

    /// Adds the screen that comes to the container, below the destination, and lays out both screens.
    func arrange() {
        if let incoming {
            place(incoming)
            if side == .source, destinationView.superview === container {
                container.insertSubview(incoming, belowSubview: destinationView)
            } else {
                container.addSubview(incoming)
            }
        }
        sourceView.layoutIfNeeded()
        destinationView.layoutIfNeeded()
    }

    /// Returns one endpoint of a flight between the screens. A screen that has come in this turn hasn't been rendered yet.
    func endpoint(
        _ side: TransitionSide,
        order: FlightEndpoint.Order,
        view: @escaping @MainActor () -> UIView?,
        frame: @escaping @MainActor () -> CGRect? = { nil }
    ) -> FlightEndpoint {
        let isNew = side == self.side && incoming != nil
        return FlightEndpoint(
            on: side == .source ? sourceView : destinationView,
            order: order,
            snapshotAt: isNew ? .now : .onScreen,
            view: view,
            frame: frame
        )
    }

    /// Places a view at its final frame. UIKit may have rotated the view if the interface turns with the transition, and the frame of a
    /// rotated view can't be set.
    private func place(_ view: UIView) {
        guard !view.transform.isIdentity else { return view.frame = frameInContainer }
        view.bounds.size = frameInContainer.applying(view.transform.inverted()).size
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(
            x: frameInContainer.minX + frameInContainer.width * anchor.x,
            y: frameInContainer.minY + frameInContainer.height * anchor.y
        )
    }

    /// Removes the screen that came from the container of a transition that was canceled, as Apple's guide to custom transitions asks for.
    ///
    /// UIKit leaves the view there. The presenting screen would stay under the presented one. A pop restores its views by itself.
    func putBack() {
        if isPresentation || side == .destination { incoming?.removeFromSuperview() }
    }
}
