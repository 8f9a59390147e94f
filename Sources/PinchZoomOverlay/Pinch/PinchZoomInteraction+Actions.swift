#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension PinchZoomInteraction {
    /// Lifts the view without fingers, as VoiceOver's zoom action does.
    ///
    /// The view zooms to the configuration's ``PinchZoomConfiguration/accessibilityZoomScale``. The view stays lifted until you call
    /// ``end()`` or ``cancel()``, until VoiceOver's escape or zoom-out gesture, until a scroll view around its place scrolls, or until two
    /// fingers catch the view and release it. With ``PinchZoomConfiguration/Release/stays(above:)``, a close button appears at once, one
    /// finger moves the view, a tap or the Escape key returns it, and a view that fingers release stays lifted.
    ///
    /// - Parameter point: The point to zoom in on, in points of the window. The part of the view at this point is in the same position
    ///   after the zoom. With ``PinchZoomConfiguration/Release/stays(above:)``, the view then moves into the window if there is room. The
    ///   default is `nil`, which is the center of the view's place. If the interaction finds its view between the fingers, the view at the
    ///   point is lifted, or the view in the middle of the interaction's own view.
    /// - Returns: `true` if the view lifts; `false` if the view isn't in its place, if the interaction is disabled, if the delegate doesn't
    ///   allow the zoom, or if the view can't be lifted. If this method returns `false`, nothing changes.
    @discardableResult public func zoomIn(at point: CGPoint? = nil) -> Bool {
        let point = point.flatMap { $0.isFinite ? $0 : nil }
        guard state == .idle, let view, mayBegin(at: point ?? view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        else { return false }
        beginZoom()
        guard let flight else { return false }
        let scale = configuration.accessibilityZoomScale.clamped(to: configuration.rubberBand.limits)
        let center = CGPoint(x: flight.placeFrame.midX, y: flight.placeFrame.midY)
        let anchor = point ?? center
        let shift = CGVector(dx: (1 - scale) * (anchor.x - center.x), dy: (1 - scale) * (anchor.y - center.y))
        flight.zoom(to: PinchZoomPose(scale: scale, translation: shift), at: CACurrentMediaTime())
        keepUp()
        return true
    }

    /// Zooms in on a point of the window again, by the accessibility zoom scale, if the view was lifted without fingers.
    ///
    /// - Returns: `false` if the view doesn't stay up without fingers, if fingers hold the view, if the view waits or returns, or if the view is
    ///   at the maximum scale.
    func zoomFurther(at point: CGPoint) -> Bool {
        guard let zoom, zoom.staysUp, state == .zooming, !zoom.flight.isTracking, !zoom.flight.isWaiting, point.isFinite
        else { return false }
        var pose = zoom.flight.goal
        let factor = min(configuration.accessibilityZoomScale, configuration.rubberBand.limits.upperBound / pose.scale)
        guard factor > 1.001 else { return false }
        let place = zoom.flight.placeFrame
        pose.scale *= factor
        pose.translation.dx = pose.translation.dx * factor + (1 - factor) * (point.x - place.midX)
        pose.translation.dy = pose.translation.dy * factor + (1 - factor) * (point.y - place.midY)
        zoom.flight.zoom(to: pose, at: CACurrentMediaTime())
        return true
    }

    /// Moves a view that stays up by three quarters of the window, for VoiceOver's flick with three fingers. The direction is that of the
    /// part of the view that comes into view.
    ///
    /// - Returns: `false` if the view doesn't stay up without fingers, or if there is nothing more of it in the direction.
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let zoom, zoom.staysUp, state == .zooming, !zoom.flight.isTracking, !zoom.flight.isWaiting,
            let window = zoom.flight.window
        else { return false }
        let (former, size) = (zoom.flight.goal, window.bounds.size)
        var pose = former
        switch direction {
        case .left: pose.translation.dx += 0.75 * size.width
        case .right: pose.translation.dx -= 0.75 * size.width
        case .up: pose.translation.dy += 0.75 * size.height
        case .down: pose.translation.dy -= 0.75 * size.height
        default: return false
        }
        pose = zoom.flight.resting(pose)
        let move = CGVector(dx: pose.translation.dx - former.translation.dx, dy: pose.translation.dy - former.translation.dy)
        guard hypot(move.dx, move.dy) > 1 else { return false }
        zoom.flight.zoom(to: pose, at: CACurrentMediaTime())
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }

    /// Releases the view, which springs back into its place.
    ///
    /// Calling this method does nothing if the view is in its place or on its way back.
    public func end() {
        guard let flight, !flight.isReturning else { return }
        flight.release(at: CACurrentMediaTime())
        recognition.dropFingers()
        guard self.flight === flight else { return }
        viewWillReturn()
    }

    /// Puts the view back into its place at once, without a flight.
    ///
    /// When this method returns, the zoom has ended. Calling this method does nothing if the view is in its place.
    public func cancel() {
        returning.forEach(endReturn)
        tearDown()
    }
}

extension PinchZoomInteraction {
    /// Starts a task that loads the larger version of a lifted photo. If the photo is still lifted when the larger one arrives, the photo
    /// shows it. Returns `nil` if there is no larger version.
    func requestFullSize(for flight: Flight) -> Task<Void, Never>? {
        let mixin = isMadeByMixin ? view as? any PinchZoomable : nil
        guard flight.lift.takesFullSize, let source = fullSize ?? mixin?.pinchZoomFullSize else { return nil }
        // The task retains neither the flight nor the interaction. Otherwise, a closure of the app that never returns would keep these
        // objects in memory forever.
        return Task { [weak flight] in
            // Without the last condition, the lower part of the lifted photo, which is whole, would turn gray.
            guard let (image, file, breaksOff) = try? await source.open(), !Task.isCancelled, !breaksOff else { return }
            await DecodingTurn.take { [weak flight] in await flight?.decode(image, in: file) }
        }
    }
}
#endif
