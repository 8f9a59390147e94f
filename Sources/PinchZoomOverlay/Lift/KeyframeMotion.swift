#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A motion that Core Animation plays by itself. The motion goes on while the app keeps the main thread busy.
///
/// A closure shows the views as they are at each of many times, and the values of their layers become keyframes. Therefore the same code moves
/// the views from frame to frame and here.
@MainActor final class KeyframeMotion {
    /// The animations that are played.
    private var animations: [(layer: CALayer, key: String)] = []

    /// Records a motion, and starts to play it. The views are as they are at its start afterwards, but clip if they clip at any time.
    ///
    /// - Parameters:
    ///   - layers: The layers that may move.
    ///   - times: The times of the keyframes, in seconds, at equal distances.
    ///   - start: The time at which the motion starts, in seconds.
    ///   - lead: The time by which a frame's target time is later than the frame's own time, in seconds.
    ///   - show: A closure that shows the views as they are at a time.
    init(
        of layers: [CALayer],
        at times: [TimeInterval],
        from start: TimeInterval,
        lead: TimeInterval,
        show: (TimeInterval) -> Void
    ) {
        guard let first = times.first, let last = times.last, last > first else { return }
        var looks = layers.map { _ in [LayerLook]() }
        for index in looks.indices { looks[index].reserveCapacity(times.count) }
        for time in times {
            show(time)
            for (index, layer) in layers.enumerated() { looks[index].append(LayerLook(of: layer)) }
        }
        show(start)
        let keyTimes = times.map { NSNumber(value: ($0 - first) / (last - first)) }
        for (layer, looks) in zip(layers, looks) {
            // Core Animation can't play a clip that comes or goes. Where nothing is to be clipped, the bounds are large enough.
            if looks.contains(where: \.masksToBounds), !layer.masksToBounds { layer.masksToBounds = true }
            for animation in LayerLook.animations(through: looks) {
                // In discrete mode, a last key time tells when the last value ends.
                animation.keyTimes = animation.calculationMode == .discrete ? keyTimes + [1] : keyTimes
                animation.beginTime = layer.convertTime(first - lead, from: nil)
                animation.duration = last - first
                // After its end, the motion stays where it is, until the main thread is free again and ends the flight.
                animation.fillMode = .both
                animation.isRemovedOnCompletion = false
                let key = "PinchZoomOverlay.KeyframeMotion.\(animation.keyPath ?? "")"
                layer.add(animation, forKey: key)
                animations.append((layer, key))
            }
        }
    }

    /// Ends the motion. The layers show their own values from then on. A second call has no effect.
    func end() {
        for (layer, key) in animations { layer.removeAnimation(forKey: key) }
        animations = []
    }
}

/// The values of a layer that change in a flight.
private struct LayerLook {
    let position: CGPoint
    let bounds: CGRect
    let transform: CATransform3D
    let opacity: Float
    let cornerRadius: CGFloat
    let masksToBounds: Bool
    let isHidden: Bool

    init(of layer: CALayer) {
        position = layer.position
        bounds = layer.bounds
        transform = layer.transform
        opacity = layer.opacity
        cornerRadius = layer.cornerRadius
        masksToBounds = layer.masksToBounds
        isHidden = layer.isHidden
    }

    /// Returns an animation of each value that changes.
    static func animations(through looks: [LayerLook]) -> [CAKeyframeAnimation] {
        // A view is visible, nearly, for a keyframe before and after. Without this, a rounded time would show the view a frame late.
        let areHidden = looks.indices.map { looks[max($0 - 1, 0)...min($0 + 1, looks.count - 1)].allSatisfy(\.isHidden) }
        return [
            animation("position", through: looks.map(\.position), isSame: ==),
            animation("bounds", through: looks.map(\.bounds), isSame: ==),
            animation("transform", through: looks.map(\.transform), isSame: CATransform3DEqualToTransform),
            animation("opacity", through: looks.map(\.opacity), isSame: ==),
            animation("cornerRadius", through: looks.map(\.cornerRadius), isSame: ==),
            animation("hidden", through: areHidden, mode: .discrete, isSame: ==),
        ].compactMap { $0 }
    }

    private static func animation<Value>(
        _ keyPath: String,
        through values: [Value],
        mode: CAAnimationCalculationMode = .cubic,
        isSame: (Value, Value) -> Bool
    ) -> CAKeyframeAnimation? {
        guard let first = values.first, !values.allSatisfy({ isSame($0, first) }) else { return nil }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        // The keyframes are a frame apart or more. With straight lines between them, a photo would be up to three points beside its curve.
        animation.calculationMode = mode
        return animation
    }
}
#endif
