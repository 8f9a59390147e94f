#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// An image view that replaces the one that flies, in flight.
extension Flight {
    /// The image view that fills the lifted view instead of the one that flies, or `nil` if it's still the same. A loader may show its
    /// placeholder and its photo in two image views.
    var newSubject: UIImageView? {
        guard let view, view !== subject, let photo = FlyingViewRule.subject(of: view) as? UIImageView, photo !== subject
        else { return nil }
        return photo
    }

    /// Lifts the image view that has replaced the one that flies, in the same placement. Without this, the placeholder would fly on, or the
    /// zoom would end, when the photo has loaded.
    func followSubject(at time: TimeInterval) {
        guard let photo = newSubject, let view, let index = overlay.subviews.firstIndex(of: lift.carrier) else { return }
        let (placement, fullSize) = (lift.placement, lift.fullSize)
        // The view can be lifted again only after it has landed. Nothing of this is visible, because the screen is drawn afterwards.
        UIView.performWithoutAnimation {
            lift.land()
            guard let next = Lift(of: view) else { return }
            lift = next
            lift.fullSize = fullSize
            lift.takeOff(into: overlay)
            front?.join(lift)
            overlay.insertSubview(lift.carrier, at: index)
            lift.flyingView.twin?.hasHighRange = configuration.dynamicRange == .high && !isReturning
            apply(placement, at: clock.latest)
        }
        subject = photo
        reuse = ReuseObserver(of: photo)
        if motion.isFree { play(from: time) }
    }
}
#endif
