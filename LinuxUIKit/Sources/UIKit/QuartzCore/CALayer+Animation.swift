/// The animations of a layer.
package struct LayerAnimations {
    package var isEmpty: Bool { true }
}

extension CALayer {
    /// What is on screen now: the model with every running animation applied.
    package var presentationValues: LayerValues {
        model
    }

    /// A copy of the layer with the values that are on screen now.
    public func presentation() -> Self? {
        nil
    }

    /// Called by every setter of an animatable property, after the model has changed.
    func valueDidChange(_ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    }
}
