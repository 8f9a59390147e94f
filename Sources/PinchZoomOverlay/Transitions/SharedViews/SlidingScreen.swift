import UIKit

/// A screen that slides during a transition.
///
/// Its center moves. With a transform its frame would be undefined, and UIKit sets the frame when a transition ends.
@MainActor struct SlidingScreen {
    let view: UIView
    /// The vector from the center of the superview to the screen's, at rest.
    private let rest: CGVector

    /// Creates a sliding screen from a view at rest.
    init?(_ view: UIView) {
        guard let superview = view.superview else { return nil }
        self.view = view
        rest = CGVector(dx: view.center.x - superview.bounds.midX, dy: view.center.y - superview.bounds.midY)
    }

    /// The offset from the position at rest.
    var offset: CGVector {
        guard let place else { return CGVector() }
        return CGVector(dx: view.center.x - place.x, dy: view.center.y - place.y)
    }

    /// Moves the screen to an offset from the position at rest.
    func move(by offset: CGVector) {
        guard let place else { return }
        let center = CGPoint(x: place.x + offset.dx, y: place.y + offset.dy)
        if view.center != center { view.center = center }
    }

    private var place: CGPoint? {
        view.superview.map { CGPoint(x: $0.bounds.midX + rest.dx, y: $0.bounds.midY + rest.dy) }
    }
}
