/// The animation that a change of a view's property in an animation block brings about.
///
/// As UIKit's since iOS 8 it is additive where the property allows: the model has the new value at once, and what is left of old − new comes on
/// top of it. Several of them on one property add up, so that a motion that is redirected keeps its place and its velocity (WWDC 2014,
/// session 236). Colours cannot add up: they go from what is on screen to the new value, and take the place of the animation before.
final class ViewAnimation: LayerAnimation {
    enum Change {
        case additive(LayerValue)
        case replacing(LayerValue)
    }

    let property: LayerKey
    /// The model's value before and after.
    let old: LayerValue
    let new: LayerValue
    let change: Change

    private let progress: (CFTimeInterval) -> CGVector
    private let traits: Traits
    private weak var owner: (any ViewAnimationOwner)?
    private let curve: MotionCurve

    struct Traits {
        var blocksTouches = false
        var isHitOnScreen = false
        /// It goes on and on: whatever comes next on the property takes its place.
        var isRepeating = false
        /// It is one of several keyframes and shows nothing before its time.
        var waitsForStart = false
    }

    init(
        _ property: LayerKey,
        of layer: CALayer,
        from old: LayerValue,
        to new: LayerValue,
        change: Change,
        traits: Traits,
        owner: any ViewAnimationOwner,
        progress: @escaping (CFTimeInterval) -> CGVector
    ) {
        self.property = property
        self.old = old
        self.new = new
        self.change = change
        self.traits = traits
        self.owner = owner
        self.progress = progress
        curve = owner.curve
        super.init(layer: layer)
    }

    override var blocksTouches: Bool { traits.blocksTouches }
    override var isHitOnScreen: Bool { traits.isHitOnScreen }
    var isRepeating: Bool { traits.isRepeating }

    var isReplacing: Bool {
        if case .replacing = change { true } else { false }
    }

    override func apply(to sample: inout LayerSample, at now: CFTimeInterval) {
        let progress = progress(now)
        switch change {
        case .additive(let difference):
            sample.add(difference.remainder(after: progress), to: AnimationKeyPath(property))
        case .replacing(let start):
            guard !traits.waitsForStart || progress.dx > 0 else { return }
            sample.replace(AnimationKeyPath(property), with: start.interpolated(to: new, progress: progress))
        }
    }

    override func wasRemoved() {
        owner?.didLose(self)
    }

    override var description: CAAnimation? {
        let animation = CABasicAnimation(keyPath: property.rawValue)
        animation.duration = curve.duration
        animation.fillMode = .both
        switch change {
        case .additive(let difference):
            animation.isAdditive = true
            animation.fromValue = difference.boxed
            animation.toValue = difference.remainder(after: CGVector(dx: 1, dy: 1)).boxed
        case .replacing(let start):
            animation.fromValue = start.boxed
        }
        return animation
    }
}

/// What view animations belong to.
protocol ViewAnimationOwner: ChangeRecorder {
    /// An animation was removed before its end.
    func didLose(_ animation: LayerAnimation)
}

extension ViewAnimation.Change {
    /// How a change of a layer's property is animated. It clears away what cannot go on beside the new animation.
    init(_ property: LayerKey, of layer: CALayer, from old: LayerValue, to new: LayerValue) {
        var before = layer.model
        before[property] = old
        let shown = layer.presentationValues(of: before)[property]
        let former = layer.animations.all.compactMap { $0 as? ViewAnimation }.filter { $0.property == property }
        let takesPlace = former.contains(where: \.isRepeating)
        for animation in former where animation.isRepeating || animation.isReplacing { layer.remove(animation) }
        if !takesPlace, old.isAdditive, let difference = old.difference(from: new) {
            self = .additive(difference)
        } else {
            self = .replacing(shown)
        }
    }
}
