extension CALayer {
    // MARK: What is on screen

    /// The values on screen now: the model with every running animation applied.
    package var presentationValues: LayerValues {
        guard !animations.isEmpty || timedContents != nil else { return model }
        return presentationValues(of: model)
    }

    /// Returns the values that would be on screen with another model.
    package func presentationValues(of model: LayerValues) -> LayerValues {
        var sample = LayerSample(model)
        let now = RenderServer.current.now
        if let timedContents { sample.show(timedContents, at: now) }
        for animation in animations.all { animation.apply(to: &sample, at: now) }
        return sample.result
    }

    /// Returns a copy of the layer with the values on screen now: the committed values, with the animations that run. Returns nil if the
    /// layer is on no screen, or has not been committed yet.
    public func presentation() -> Self? {
        guard presented == nil else { return self }
        guard isOnScreen, hasBeenCommitted else { return nil }
        return makePresentation() as? Self
    }

    /// Whether the layer is in a window.
    package var isOnScreen: Bool {
        var root = self
        while let next = root.host { root = next }
        return root.isScreenRoot
    }

    /// Whether the layer was in a window at the last commit.
    private var wasOnScreen: Bool {
        let commit = RenderServer.current.schedule.commitCount
        var root = self
        while let next = root.host {
            guard root.attachmentCommit != commit else { return false }
            root = next
        }
        return root.isScreenRoot
    }

    // MARK: Animations

    /// Adds a copy of an animation. An animation with the same key is removed. Every animation with a nil key is kept.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAPropertyAnimation else {
            preconditionFailure("LinuxUIKit: animations of the class \(type(of: anim)) are not simulated")
        }
        let run = CoreAnimationRun(copy, on: self, now: RenderServer.current.now)
        if let key { removeAnimation(forKey: key) }
        run.attach(key: key ?? animations.freeUnnamedKey)
        run.start()
    }

    /// Removes an animation. Its completion is called with the information that the animation did not finish.
    public func removeAnimation(forKey key: String) {
        guard let animation = animations.animation(forKey: key) else { return }
        remove(animation)
    }

    /// Removes all animations.
    public func removeAllAnimations() {
        for animation in animations.all { remove(animation) }
    }

    /// Returns the animation with a key.
    public func animation(forKey key: String) -> CAAnimation? {
        animations.animation(forKey: key)?.description
    }

    /// Returns the keys of the animations, in the order in which they were added, or `nil` if there are no animations.
    public func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.all.map(\.key)
    }

    package func remove(_ animation: any LayerAnimation) {
        animation.detach(finished: false)
        animation.wasRemoved()
    }

    // MARK: Changes

    /// Animates a change. Called by every setter of an animatable property, after the model has changed.
    ///
    /// A view's layer animates only in animation blocks. A layer without a view always animates, unless its transaction disables actions.
    func valueDidChange(_ key: LayerKey, from old: LayerValue, to new: LayerValue) {
        guard presented == nil else { return }
        let schedule = RenderServer.current.schedule
        guard owner == nil else {
            guard let recorder = schedule.recorders.last, schedule.areViewAnimationsEnabled else { return }
            guard key.isAnimatedByViews else { return }
            guard !CATransaction.disableActions() else { return }
            recorder.propertyDidChange(key, of: self, from: old, to: new)
            return
        }
        guard wasOnScreen, !CATransaction.disableActions() else { return }
        animateImplicitly(key, from: old)
    }

    /// Runs the action of a change: an action that the app provides, or Core Animation's own.
    private func animateImplicitly(_ key: LayerKey, from old: LayerValue) {
        var before = model
        before[key] = old
        let name = key.rawValue
        guard let given = givenAction(forKey: name) else {
            guard key.isAnimatedImplicitly else { return }
            guard let action = implicitAction(forKey: name, of: before) else { return removeAnimation(forKey: name) }
            return add(action, forKey: name)
        }
        guard let basic = given as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil,
            let copy = basic.copy() as? CABasicAnimation
        else { return given.run(forKey: name, object: self, arguments: nil) }
        // The app's animation has no values, so it runs from the value on screen to the new value.
        copy.keyPath = basic.keyPath ?? name
        copy.fromValue = presentationValues(of: before)[key].boxed
        add(copy, forKey: name)
    }
}

extension LayerValue {
    /// The value in the type that Core Animation's animations use.
    package var boxed: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value ?? CGColor(gray: 0, alpha: 0)
        case .switch(let value): value
        case .path(let value): value
        case .colors(let value): value
        case .numbers(let value): value.map { NSNumber(value: Double($0)) }
        case .image(let value): value.image
        }
    }
}
