#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pictures of the views over the photo on its screen, such as a caption or a button. The pictures stay above the flying photo, and fade
/// with the screen, or when fingers drag the photo.
///
/// The photo flies above both screens. Without the pictures, the photo would cover its own caption from the first frame on.
///
/// A picture moves only if its view scrolls. The view may also move when a drag begins, because UIKit's tab bar appears again and changes
/// the safe area. If the picture followed the view then, the caption would jump by the bar's height.
@MainActor final class OverlyingViews {
    /// A view's picture, and the view's place.
    private struct Member {
        let picture: UIView
        let place: EmptiedPlace
        weak var superview: UIView?
        weak var scrollView: UIScrollView?
        /// The center of the picture, in points from the origin of the scroll view's content. If the view is in no scroll view, the center
        /// is in points of the window.
        let center: CGPoint
    }

    private let views: @MainActor () -> [UIView]
    /// The view that contains the pictures, and fades with them.
    let layer: UIView
    private weak var screen: UIView?
    private var members: [Member] = []
    private var moment: ViewSnapshot.Moment
    /// The size that the layer had when the pictures were taken.
    private var size: CGSize?

    /// - Parameters:
    ///   - views: A closure that returns the views, from the back to the front. Invisible views get no picture.
    ///   - screen: The screen with which the views fade.
    ///   - moment: The moment that the first pictures show: `now` if the screen is about to appear.
    ///   - layer: The view that contains the pictures, above the photo and with the window's coordinates.
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

    /// Sets the alpha of all pictures, from 0 to 1.
    func fade(to alpha: CGFloat) {
        layer.fade(to: alpha)
    }

    /// Sets the alpha of all pictures, from 0 to 1, and moves each picture whose view scrolls. If there are no pictures yet, or if the
    /// layer's size has changed, takes new pictures first.
    func show(_ alpha: CGFloat) {
        fade(to: alpha)
        // In the first frame of an opening, the screen has an alpha of 0, and the tab bar still takes room from the screen. Pictures of
        // that frame would be squashed or too high, and would delay the beginning of the flight.
        if alpha > 0, size != layer.bounds.size { take() }
        members.removeAll { member in
            // If the view has left its superview, its picture is removed.
            guard let superview = member.superview, member.place.refresh() else {
                remove(member)
                return true
            }
            update(member, in: superview)
            return false
        }
    }

    /// Removes the pictures and shows the views again, in the same turn of the run loop.
    func land() {
        members.forEach(remove)
        members = []
    }

    /// Takes the pictures, or replaces them with new pictures.
    private func take() {
        land()
        size = layer.bounds.size
        // A layout at the beginning of a drag would already move the views, because the tab bar appears again.
        if moment == .now { screen?.layoutIfNeeded() }
        defer { moment = .now }
        let views = views()
        // The app may end the transition when `views` is called. Without this check, the views would stay hidden after the transition.
        guard layer.window != nil else { return }
        for view in views where !view.isHidden && view.alpha > 0 && ViewGeometry(modelOf: view).isVisible {
            guard let superview = view.superview, let window = superview.window, opacity(of: superview) > 0,
                let toWindow = superview.modelTransform(to: window),
                let picture = view.makePicture(at: moment)
            else { continue }
            let place = EmptiedPlace(of: view, in: superview)
            layer.addSubview(picture)
            let toSuperview = ViewGeometry(modelOf: view).toSuperview
            ViewGeometry(bounds: view.bounds, toSuperview: toSuperview.concatenating(toWindow)).apply(to: picture)
            place.empty()
            let scrollView = sequence(first: superview, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
            let origin = scrollView?.convert(CGPoint.zero, to: nil) ?? .zero
            let center = CGPoint(x: picture.center.x - origin.x, y: picture.center.y - origin.y)
            members.append(Member(picture: picture, place: place, superview: superview, scrollView: scrollView, center: center))
        }
    }

    /// Moves and fades a picture as its view scrolls and fades on the screen. For example, the view may be a caption of a page that is
    /// still decelerating.
    private func update(_ member: Member, in superview: UIView) {
        let alpha = member.place.alpha * opacity(of: superview)
        if member.picture.alpha != alpha { member.picture.alpha = alpha }
        // If a page has left the window, its scroll view has no position in the window.
        guard let scrollView = member.scrollView, scrollView.window != nil else { return }
        let origin = scrollView.convert(CGPoint.zero, to: nil)
        let center = CGPoint(x: member.center.x + origin.x, y: member.center.y + origin.y)
        if member.picture.center != center { member.picture.center = center }
    }

    private func remove(_ member: Member) {
        member.picture.removeFromSuperview()
        member.place.fill()
    }

    /// Returns the opacity of a view's content: the product of the alphas of the view and its ancestors, without the alpha of the screen.
    private func opacity(of view: UIView) -> CGFloat {
        sequence(first: view, next: \.superview).prefix { $0 !== screen }.reduce(1) { $0 * ($1.isHidden ? 0 : $1.alpha) }
    }
}
#endif
