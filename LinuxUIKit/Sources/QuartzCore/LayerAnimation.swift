/// An animation on a layer, which changes the model's values on their way to the screen.
package protocol LayerAnimation: AnyObject {
    var layer: CALayer { get }
    /// The animation's place on its layer.
    var attachment: LayerAttachment { get set }
    /// Whether the layer's view takes no touches during the animation.
    var blocksTouches: Bool { get }
    /// Whether touches hit the layer's view at its place on screen.
    var isHitOnScreen: Bool { get }
    /// The animation that `CALayer.animation(forKey:)` returns.
    var description: CAAnimation? { get }

    /// Changes the values to the values on screen at a time.
    func apply(to sample: inout LayerSample, at now: CFTimeInterval)
    /// Called when the animation was removed from its layer before its end.
    func wasRemoved()
}

/// An animation's name on its layer, and the groups that wait for the animation.
package struct LayerAttachment {
    package fileprivate(set) var key = ""
    fileprivate var groups: [CompletionGroup] = []

    package init() {}
}

extension LayerAnimation {
    package var blocksTouches: Bool { false }
    package var isHitOnScreen: Bool { false }
    package var description: CAAnimation? { nil }

    /// The animation's name on the layer.
    package var key: String { attachment.key }

    /// Adds the animation to its layer.
    package func attach(key: String, groups: [CompletionGroup] = []) {
        attachment.key = key
        attachment.groups = groups + RenderServer.current.schedule.transactions.compactMap(\.group)
        attachment.groups.forEach { $0.enter() }
        layer.keepCommittedValues()
        layer.animations.append(self)
    }

    /// Removes the animation from its layer and notifies the groups that wait for it.
    package func detach(finished: Bool) {
        layer.keepCommittedValues()
        layer.animations.remove(self)
        tell(finished: finished)
    }

    /// Notifies the groups that wait for the animation of its end.
    package func tell(finished: Bool) {
        let groups = attachment.groups
        attachment.groups = []
        groups.forEach { $0.leave(finished: finished) }
    }
}

/// The animations of a layer, in the order in which they were added.
package struct LayerAnimations {
    package private(set) var all: [any LayerAnimation] = []

    package var isEmpty: Bool { all.isEmpty }

    package var touchBlockingCount: Int { all.count { $0.blocksTouches } }

    package var areHitOnScreen: Bool { all.contains { $0.isHitOnScreen } }

    func animation(forKey key: String) -> (any LayerAnimation)? {
        all.first { $0.key == key }
    }

    /// Returns a name that no animation has: the property's own, or the name with a number, like the names of UIKit's additive animations.
    package func freeKey(for key: LayerKey) -> String {
        guard animation(forKey: key.rawValue) != nil else { return key.rawValue }
        var number = 2
        while animation(forKey: "\(key.rawValue)-\(number)") != nil { number += 1 }
        return "\(key.rawValue)-\(number)"
    }

    /// A free name for an animation that was added without a name.
    var freeUnnamedKey: String {
        (0...all.count).lazy.map { "unnamed-\($0)" }.first { animation(forKey: $0) == nil } ?? "unnamed"
    }

    fileprivate mutating func append(_ animation: any LayerAnimation) {
        all.append(animation)
    }

    fileprivate mutating func remove(_ animation: any LayerAnimation) {
        all.removeAll { $0 === animation }
    }
}
