/// An animation on a layer: it changes what of the model is on screen.
class LayerAnimation {
    let layer: CALayer
    /// Its name among the layer's animations.
    fileprivate(set) var key = ""
    private var groups: [CompletionGroup] = []

    init(layer: CALayer) {
        self.layer = layer
    }

    /// Whether the layer's view takes no touches meanwhile.
    var blocksTouches: Bool { false }

    /// Whether the layer's view is hit where it is on screen.
    var isHitOnScreen: Bool { false }

    /// Changes the values to what is on screen at a time.
    func apply(to sample: inout LayerSample, at now: CFTimeInterval) {}

    /// What `CALayer.animation(forKey:)` returns for it.
    var description: CAAnimation? { nil }

    /// It was taken off its layer before its end.
    func wasRemoved() {}

    /// Puts it on its layer.
    final func attach(key: String, groups: [CompletionGroup] = []) {
        self.key = key
        self.groups = groups + RenderServer.current.schedule.transactions.compactMap(\.group)
        self.groups.forEach { $0.enter() }
        layer.keepCommittedValues()
        layer.animations.append(self)
    }

    /// Takes it off its layer and tells those who wait for it.
    final func detach(finished: Bool) {
        layer.keepCommittedValues()
        layer.animations.remove(self)
        tell(finished: finished)
    }

    /// Tells those who wait for it that it has ended.
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

    /// A name that no animation has: the property's own, or with a number, as UIKit's additive animations have it.
    func freeKey(for key: LayerKey) -> String {
        guard animation(forKey: key.rawValue) != nil else { return key.rawValue }
        var number = 2
        while animation(forKey: "\(key.rawValue)-\(number)") != nil { number += 1 }
        return "\(key.rawValue)-\(number)"
    }

    /// A name for an animation that was added without one.
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
