import UIKit

/// Pictures of what lies over the photo on its screen, such as a caption or a button: they go on lying over it while it flies, and fade with
/// the screen.
///
/// Without them the photo, which flies above both screens, would cover its own caption with its first frame.
@MainActor final class OverlyingViews {
    /// A view's picture, and the room that lies as the view's superview does.
    private struct Member {
        let snapshot: ViewSnapshot
        let room: UIView
        weak var superview: UIView?
    }

    private let layer: UIView
    private weak var screen: UIView?
    private var members: [Member] = []

    /// - Parameters:
    ///   - views: From the back to the front. Those that cannot be seen are left out.
    ///   - screen: What they fade with.
    ///   - layer: Above the photo, with the window's coordinates.
    init(_ views: [UIView], on screen: UIView, at moment: ViewSnapshot.Moment, in layer: UIView) {
        self.screen = screen
        self.layer = layer
        for view in views where !view.isHidden && view.alpha > 0 && ViewGeometry(of: view).isVisible {
            guard let superview = view.superview, superview.window != nil, opacity(of: superview) > 0 else { continue }
            let room = UIView()
            layer.addSubview(room)
            let snapshot = ViewSnapshot(of: view, in: superview, at: moment)
            snapshot.takeOff(into: room) {}
            members.append(Member(snapshot: snapshot, room: room, superview: superview))
        }
    }

    /// Catches up with the screen, and shows as much of all as there is of that, 0 to 1.
    func show(_ alpha: CGFloat) {
        if layer.alpha != alpha { layer.alpha = alpha }
        members.removeAll { member in
            // It has gone: there is nothing to show of it, here or there.
            guard let superview = member.superview, member.snapshot.refresh() else {
                remove(member)
                return true
            }
            lay(member.room, over: superview)
            return false
        }
    }

    /// Shows the views again, in this turn.
    func land() {
        members.forEach(remove)
        members = []
    }

    private func remove(_ member: Member) {
        member.snapshot.land(leaving: .nothing)
        member.room.removeFromSuperview()
    }

    private func lay(_ room: UIView, over superview: UIView) {
        // A screen that waits outside of the window stays where it was.
        guard superview.window != nil else { return }
        let place = superview.convert(superview.bounds, to: layer)
        if room.frame != place { room.frame = place }
        if room.bounds != superview.bounds { room.bounds = superview.bounds }
        let alpha = opacity(of: superview)
        if room.alpha != alpha { room.alpha = alpha }
    }

    /// How much is seen of what is in a view, but for the fading of the screen itself.
    private func opacity(of view: UIView) -> CGFloat {
        sequence(first: view, next: \.superview).prefix { $0 !== screen }.reduce(1) { $0 * ($1.isHidden ? 0 : $1.alpha) }
    }
}
