/// The animation for the change of a view's property in an animation block.
///
/// Like UIKit's animations since iOS 8, the animation is additive if the property allows it. The model has the new value at once, and the
/// remainder of old − new is added to the model. Several animations of one property add up, so that a redirected motion keeps its place and
/// its velocity (WWDC 2014, session 236). Colours cannot add up: they go from the colour on screen to the new value, and replace the former
/// animation.
final class ViewAnimation: LayerAnimation {
    enum Change {
        case additive(LayerValue)
        case replacing(LayerValue)
    }

    let layer: CALayer
    var attachment = LayerAttachment()
    let property: LayerKey
    /// The model's values before and after the change.
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
        /// Whether the animation repeats without end. The next change of the property replaces such an animation.
        var isRepeating = false
        /// Whether the animation is one of several keyframes, and shows nothing before its time.
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
        self.layer = layer
        self.property = property
        self.old = old
        self.new = new
        self.change = change
        self.traits = traits
        self.owner = owner
        self.progress = progress
        curve = owner.curve
    }

    var blocksTouches: Bool { traits.blocksTouches }
    var isHitOnScreen: Bool { traits.isHitOnScreen }
    var isRepeating: Bool { traits.isRepeating }

    var isReplacing: Bool {
        if case .replacing = change { true } else { false }
    }

    func apply(to sample: inout LayerSample, at now: CFTimeInterval) {
        let progress = progress(now)
        switch change {
        case .additive(let difference):
            sample.add(difference.remainder(after: progress), to: AnimationKeyPath(property))
        case .replacing(let start):
            guard !traits.waitsForStart || progress.dx > 0 else { return }
            sample.replace(AnimationKeyPath(property), with: start.interpolated(to: new, progress: progress))
        }
    }

    func wasRemoved() {
        owner?.didLose(self)
    }

    var description: CAAnimation? {
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

/// The owner of view animations.
protocol ViewAnimationOwner: ChangeRecorder {
    /// Called after an animation was removed before its end.
    func didLose(_ animation: any LayerAnimation)
}

extension ViewAnimation.Change {
    /// Creates the change for the animation of a layer's property. Animations that cannot continue beside the new animation are removed.
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
