import UIKit

/// A screen that is moved aside during a transition.
///
/// By its centre: a transform would make its frame meaningless for UIKit, which sets it when a transition ends.
@MainActor struct SlidingScreen {
    let view: UIView
    /// From the middle of what it is in to its own, at rest.
    private let rest: CGVector

    /// A screen that is where it belongs.
    init?(_ view: UIView) {
        guard let superview = view.superview else { return nil }
        self.view = view
        rest = CGVector(dx: view.center.x - superview.bounds.midX, dy: view.center.y - superview.bounds.midY)
    }

    /// How far it is from its place.
    var offset: CGVector {
        guard let place else { return CGVector() }
        return CGVector(dx: view.center.x - place.x, dy: view.center.y - place.y)
    }

    /// Moves it by so much from its place.
    func move(by offset: CGVector) {
        guard let place else { return }
        let center = CGPoint(x: place.x + offset.dx, y: place.y + offset.dy)
        if view.center != center { view.center = center }
    }

    private var place: CGPoint? {
        view.superview.map { CGPoint(x: $0.bounds.midX + rest.dx, y: $0.bounds.midY + rest.dy) }
    }
}
