#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The two screens of a transition and their views, from UIKit's context. When the destination closes, the source and the destination keep
/// their names.
@MainActor struct TransitionScreens {
    /// The side that the transition goes to.
    let side: TransitionSide
    let container: UIView
    let source: UIViewController
    let destination: UIViewController
    /// Whether the destination is presented instead of pushed.
    let isPresentation: Bool
    private let incoming: UIView?
    /// The destination's view in the container. For a sheet, this view is UIKit's own and contains the screen's view.
    let destinationView: UIView
    /// The final frame of the incoming screen, in the container.
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

    /// Adds the incoming screen to the container, and lays out both screens. The destination is in front.
    ///
    /// A source is added behind everything in the container. UIKit may have put a tab bar there that returns with the source. In front of
    /// this bar, the source would hide the bar until the last frame. A presenter that UIKit has left in the window, such as a sheet, is
    /// UIKit's to place.
    func arrange() {
        let isInPlace = isPresentation && side == .source && incoming?.window != nil
        if let incoming, !isInPlace {
            place(incoming)
            container.insertSubview(incoming, at: side == .source ? 0 : container.subviews.count)
        }
        sourceView.layoutIfNeeded()
        destinationView.layoutIfNeeded()
    }

    /// Returns the moment that a snapshot on a side shows. If the screen was added in this turn of the run loop, the display hasn't shown
    /// the screen yet.
    func moment(on side: TransitionSide) -> ViewSnapshot.Moment { side == self.side && incoming != nil ? .now : .onScreen }

    /// Places a view at its final frame. If the interface rotates with the transition, UIKit may have rotated the view. The frame of a
    /// rotated view can't be set, so the bounds and the center are set instead.
    private func place(_ view: UIView) {
        view.bounds.size = frameInContainer.applying(view.transform.inverted()).size
        view.center = CGPoint(x: frameInContainer.midX, y: frameInContainer.midY)
    }

    /// Removes the incoming screen from the container after a canceled transition, as Apple's guide to custom transitions requires.
    ///
    /// UIKit leaves the incoming view in the container. If this method didn't remove the view after a canceled dismissal, the presenting
    /// screen would stay in the window, below the presented screen. After a canceled pop, UIKit itself restores the views.
    func putBack() {
        if isPresentation || side == .destination { incoming?.removeFromSuperview() }
    }
}
#endif
