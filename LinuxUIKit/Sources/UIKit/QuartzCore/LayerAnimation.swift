/// An animation on a layer, which changes the model's values on their way to the screen.
class LayerAnimation {
    let layer: CALayer
    /// The animation's name on the layer.
    fileprivate(set) var key = ""
    private var groups: [CompletionGroup] = []

    init(layer: CALayer) {
        self.layer = layer
    }

    /// Whether the layer's view takes no touches during the animation.
    var blocksTouches: Bool { false }

    /// Whether touches hit the layer's view at its place on screen.
    var isHitOnScreen: Bool { false }

    /// Changes the values to the values on screen at a time.
    func apply(to sample: inout LayerSample, at now: CFTimeInterval) {}

    /// The animation that `CALayer.animation(forKey:)` returns.
    var description: CAAnimation? { nil }

    /// Called when the animation was removed from its layer before its end.
    func wasRemoved() {}

    /// Adds the animation to its layer.
    final func attach(key: String, groups: [CompletionGroup] = []) {
        self.key = key
        self.groups = groups + RenderServer.current.schedule.transactions.compactMap(\.group)
        self.groups.forEach { $0.enter() }
        layer.keepCommittedValues()
        layer.animations.append(self)
    }

    /// Removes the animation from its layer and notifies the groups that wait for it.
    final func detach(finished: Bool) {
        layer.keepCommittedValues()
        layer.animations.remove(self)
        tell(finished: finished)
    }

    /// Notifies the groups that wait for the animation of its end.
    final func tell(finished: Bool) {
        let groups = groups
        self.groups = []
        groups.forEach { $0.leave(finished: finished) }
    }
}

/// The animations of a layer, in the order in which they were added.
package struct LayerAnimations {
    private(set) var all: [LayerAnimation] = []

    package var isEmpty: Bool { all.isEmpty }

    package var touchBlockingCount: Int { all.count { $0.blocksTouches } }

    package var areHitOnScreen: Bool { all.contains { $0.isHitOnScreen } }

    func animation(forKey key: String) -> LayerAnimation? {
        all.first { $0.key == key }
    }

    /// Returns a name that no animation has: the property's own, or the name with a number, like the names of UIKit's additive animations.
    func freeKey(for key: LayerKey) -> String {
        guard animation(forKey: key.rawValue) != nil else { return key.rawValue }
        var number = 2
        while animation(forKey: "\(key.rawValue)-\(number)") != nil { number += 1 }
        return "\(key.rawValue)-\(number)"
    }

    /// A free name for an animation that was added without a name.
    var freeUnnamedKey: String {
        (0...all.count).lazy.map { "unnamed-\($0)" }.first { animation(forKey: $0) == nil } ?? "unnamed"
    }

    fileprivate mutating func append(_ animation: LayerAnimation) {
        all.append(animation)
    }

    fileprivate mutating func remove(_ animation: LayerAnimation) {
        all.removeAll { $0 === animation }
    }
}
