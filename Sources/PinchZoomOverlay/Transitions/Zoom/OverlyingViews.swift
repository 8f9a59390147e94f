import UIKit

/// Pictures of the views over the photo on its screen, such as a caption or a button. They stay above the flying photo, and fade with the
/// screen.
///
/// Without them the photo, which flies above both screens, would cover its own caption with its first frame. A picture stays where its view
/// was on the screen. The view itself may move meanwhile, unseen: a tab bar that comes back with the list changes the safe area in the
/// frame in which a drag begins.
@MainActor final class OverlyingViews {
    /// A view's picture, and the view's place.
    private struct Member {
        let picture: UIView
        let place: EmptiedPlace
        weak var superview: UIView?
        weak var scrollView: UIScrollView?
        /// The center of the picture, in points from where the content of the scroll view begins.
        let center: CGPoint
    }

    private let views: @MainActor () -> [UIView]
    private let layer: UIView
    private weak var screen: UIView?
    private var members: [Member] = []
    private var moment: ViewSnapshot.Moment
    /// The size that the layer had when the pictures were taken.
    private var size: CGSize?

    /// - Parameters:
    ///   - views: From the back to the front. Those that cannot be seen are left out.
    ///   - screen: The screen with which the views fade.
    ///   - moment: The content of the first pictures: `now` if the screen is about to come.
    ///   - layer: Above the photo, with the window's coordinates.
    init(
        _ views: @escaping @MainActor () -> [UIView],
        on screen: UIView,
        at moment: ViewSnapshot.Moment,
        in layer: UIView
    ) {
        self.views = views
        self.screen = screen
        self.moment = moment
        self.layer = layer
    }

    /// Sets the alpha of all pictures to the visible fraction of the screen, 0 to 1.
    func show(_ alpha: CGFloat) {
        if layer.alpha != alpha { layer.alpha = alpha }
        // An appearing screen is visible from its second frame on. By then the tab bar has left its room to the screen. Pictures of the
        // first frame would be squashed or too high.
        if alpha > 0, size != layer.bounds.size { take() }
        members.removeAll { member in
            // The view was removed, and so is its picture.
            guard let superview = member.superview, member.place.refresh() else {
                remove(member)
                return true
            }
            update(member, in: superview)
            return false
        }
    }

    /// Shows the views again, in this turn.
    func land() {
        members.forEach(remove)
        members = []
    }

    /// Takes the pictures, or replaces them by new ones.
    private func take() {
        land()
        size = layer.bounds.size
        if moment == .now { screen?.layoutIfNeeded() }
        defer { moment = .now }
        let views = views()
        // The app may end the transition when `views` is called. Without this, the views would stay hidden after the transition.
        guard layer.window != nil else { return }
        for view in views where !view.isHidden && view.alpha > 0 && ViewGeometry(of: view).isVisible {
            guard let superview = view.superview, let window = superview.window, opacity(of: superview) > 0,
                let toWindow = superview.transform(to: window),
                let picture = ViewSnapshot.picture(of: view, at: moment)
            else { continue }
            let place = EmptiedPlace(of: view, in: superview)
            layer.addSubview(picture)
            ViewGeometry(bounds: view.bounds, toSuperview: place.geometry.toSuperview.concatenating(toWindow)).apply(to: picture)
            place.empty {}
            let scrollView = sequence(first: superview, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
            let origin = scrollView?.convert(CGPoint.zero, to: nil) ?? .zero
            let center = CGPoint(x: picture.center.x - origin.x, y: picture.center.y - origin.y)
            members.append(Member(picture: picture, place: place, superview: superview, scrollView: scrollView, center: center))
        }
    }

    /// Follows views that scroll or fade on the screen. A page may still come to rest, with its caption.
    private func update(_ member: Member, in superview: UIView) {
        let alpha = member.place.alpha * opacity(of: superview)
        if member.picture.alpha != alpha { member.picture.alpha = alpha }
        // A page that has left the window has no place there.
        guard let scrollView = member.scrollView, scrollView.window != nil else { return }
        let origin = scrollView.convert(CGPoint.zero, to: nil)
        let center = CGPoint(x: member.center.x + origin.x, y: member.center.y + origin.y)
        if member.picture.center != center { member.picture.center = center }
    }

    private func remove(_ member: Member) {
        member.picture.removeFromSuperview()
        member.place.fill()
    }

    /// Returns the opacity of a view's content, without the fade of the screen itself.
    private func opacity(of view: UIView) -> CGFloat {
        sequence(first: view, next: \.superview).prefix { $0 !== screen }.reduce(1) { $0 * ($1.isHidden ? 0 : $1.alpha) }
    }
}
