/// One call of `UIView.animate`: its pace, and the animations of the changes in its block.
final class BlockAnimation: ViewAnimationOwner, RunningMotion {
    let curve: MotionCurve
    private let group: CompletionGroup
    private let traits: ViewAnimation.Traits
    /// The time that an interaction drives, or nil if there is none.
    private let scrubbed: ScrubbedTime?
    private var timing: MediaTiming
    private var keyframe: Keyframe?
    private var animations: [(animation: any LayerAnimation, endTime: CFTimeInterval)] = []

    @MainActor init(_ curve: MotionCurve, timing: MediaTiming, blocksTouches: Bool, completion: ((Bool) -> Void)?) {
        self.curve = curve
        self.timing = timing
        traits = ViewAnimation.Traits(blocksTouches: blocksTouches)
        group = CompletionGroup(completion)
        scrubbed = Platform.current.scrubbedTime
        scrubbed?.add(self)
    }

    /// Runs the block and records its changes.
    @MainActor func record(laysOutViews: Bool, _ block: () -> Void) {
        let schedule = RenderServer.current.schedule
        schedule.recorders.append(self)
        block()
        if laysOutViews { layOutResizedViews() }
        schedule.recorders.removeLast()
        group.close()
    }

    @MainActor private func layOutResizedViews() {
        for case (let animation as ViewAnimation, _) in animations where animation.property == .bounds {
            animation.layer.view?.layoutIfNeeded()
        }
    }

    /// Runs a part of the block with its own repeats.
    func repeating(_ count: Double, autoreverses: Bool, _ block: () -> Void) {
        let former = timing
        timing.repeatCount = count
        timing.autoreverses = autoreverses
        block()
        timing = former
    }

    /// Runs a part of the block as a keyframe.
    func keyframe(_ keyframe: Keyframe, _ block: () -> Void) {
        let former = self.keyframe
        self.keyframe = keyframe
        block()
        self.keyframe = former
    }

    /// Runs a part of the block as a keyframe of this animation.
    func keyframe(start: Double, duration: Double, _ block: () -> Void) {
        guard let keyframe else { return block() }
        self.keyframe(Keyframe(start: start, duration: duration, isDiscrete: keyframe.isDiscrete), block)
    }

    // MARK: ChangeRecorder

    func propertyDidChange(_ key: LayerKey, of layer: CALayer, from old: LayerValue, to new: LayerValue) {
        guard layer.isOnScreen else { return }
        var traits = traits
        traits.isRepeating = timing.repeatCount == .infinity
        let isFurtherKeyframe =
            keyframe != nil
            && animations.contains {
                ($0.animation as? ViewAnimation)?.property == key && $0.animation.layer === layer
            }
        let change: ViewAnimation.Change
        if isFurtherKeyframe {
            change = old.isAdditive ? old.difference(from: new).map { .additive($0) } ?? .replacing(old) : .replacing(old)
            traits.waitsForStart = true
        } else {
            change = ViewAnimation.Change(key, of: layer, from: old, to: new)
        }
        let animation = ViewAnimation(
            key,
            of: layer,
            from: old,
            to: new,
            change: change,
            traits: traits,
            owner: self,
            progress: progress
        )
        attach(animation, key: layer.animations.freeKey(for: key))
    }

    /// Adds an animation that runs in this block's time.
    func attach(_ animation: any LayerAnimation, key: String) {
        animations.append((animation, timing.endTime))
        animation.attach(key: key, groups: [group])
        RenderServer.current.schedule.add(self)
    }

    /// The progress of the changes that are made now.
    var progress: (CFTimeInterval) -> CGVector {
        { [timing, curve, keyframe, scrubbed] now in
            let now = scrubbed?.time(at: now) ?? now
            guard now < timing.endTime, let fraction = timing.fraction(at: now) else { return CGVector(dx: 1, dy: 1) }
            let linear = CGVector(dx: fraction, dy: fraction)
            let progress = scrubbed != nil ? linear : curve.duration > 0 ? curve.progress(atFraction: fraction) : .zero
            return keyframe?.progress(at: progress) ?? progress
        }
    }

    // MARK: RunningMotion

    var endTime: CFTimeInterval {
        let end = animations.map(\.endTime).max() ?? 0
        return scrubbed?.end(of: end) ?? end
    }

    var name: String? {
        if scrubbed?.isHeld ?? false { return nil }
        return endTime == .infinity ? "a repeating UIView animation" : "a UIView animation"
    }

    func end() {
        // After a return to the beginning, the old values are restored from the last change to the first.
        if let scrubbed, scrubbed.isReturning { scrubbed.animations.reversed().forEach { $0.restoreOldValues() } }
        let ended = animations
        animations = []
        RenderServer.current.schedule.remove(self)
        for (animation, _) in ended { animation.detach(finished: true) }
    }

    func endUnseen() {
        let ended = animations
        animations = []
        RenderServer.current.schedule.remove(self)
        for (animation, _) in ended { animation.detach(finished: false) }
    }

    @MainActor private func restoreOldValues() {
        for case (let animation as ViewAnimation, _) in animations.reversed() { animation.restoreOldValue() }
    }

    func didLose(_ animation: any LayerAnimation) {
        animations.removeAll { $0.animation === animation }
        if animations.isEmpty { RenderServer.current.schedule.remove(self) }
    }

    func dropAnimationsOffScreen() {
        let lost = animations.filter { !$0.animation.layer.isOnScreen }
        guard !lost.isEmpty else { return }
        animations.removeAll { !$0.animation.layer.isOnScreen }
        if animations.isEmpty { RenderServer.current.schedule.remove(self) }
        for (animation, _) in lost { animation.detach(finished: false) }
    }
}

/// A part of a keyframe animation's time.
struct Keyframe {
    /// The start of the keyframe. Start and duration are fractions of the whole.
    let start: Double
    let duration: Double
    let isDiscrete: Bool

    func progress(at whole: CGVector) -> CGVector {
        CGVector(dx: share(whole.dx), dy: share(whole.dy))
    }

    /// Returns the keyframe's share of the whole progress. A discrete keyframe shows its value from its start on.
    private func share(_ whole: CGFloat) -> CGFloat {
        guard !isDiscrete, duration > 0 else { return Double(whole) >= start && whole > 0 ? 1 : 0 }
        return CGFloat(min(max((Double(whole) - start) / duration, 0), 1))
    }
}

/// Records changes that are not animated although they are made in a block, because the block has no duration.
final class ImmediateChanges: ChangeRecorder {
    let curve = MotionCurve(.linear, duration: 0)

    /// Ends the repeating animations of the changed property.
    func propertyDidChange(_ key: LayerKey, of layer: CALayer, from old: LayerValue, to new: LayerValue) {
        for case let animation as ViewAnimation in layer.animations.all where animation.property == key && animation.isRepeating {
            layer.remove(animation)
        }
    }
}
