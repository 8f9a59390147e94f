@MainActor extension ViewAnimation {
    /// Restores the model's value from before the change, unless the value has changed since.
    func restoreOldValue() {
        guard layer.model[property] == new else { return }
        layer.setModel(property, to: old)
    }

    /// Sets the model to the new value of the change, even if the animation was stopped on its way.
    func applyNewValue() {
        layer.setModel(property, to: new)
    }
}

@MainActor extension CALayer {
    /// Sets a property of the model without animation. If the view's property does more than the layer's, the view's property is set.
    func setModel(_ property: LayerKey, to value: LayerValue) {
        UIView.performWithoutAnimation {
            switch (property, value) {
            case (.bounds, .rect(let rect)):
                if let view { view.bounds = rect } else { bounds = rect }
            case (.backgroundColor, .color(let color)):
                if let view { view.backgroundColor = color.map(UIColor.init(cgColor:)) } else { backgroundColor = color }
            case (.position, .point(let point)): position = point
            case (.zPosition, .number(let number)): zPosition = number
            case (.anchorPoint, .point(let point)): anchorPoint = point
            case (.transform, .transform(let transform)): setAffineTransform(transform)
            case (.opacity, .number(let number)): opacity = Float(number)
            case (.borderColor, .color(let color)): borderColor = color
            case (.borderWidth, .number(let number)): borderWidth = number
            case (.cornerRadius, .number(let number)): cornerRadius = number
            case (.contentsRect, .rect(let rect)): contentsRect = rect
            case (.shadowColor, .color(let color)): shadowColor = color
            case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
            case (.shadowOffset, .size(let size)): shadowOffset = size
            case (.shadowRadius, .number(let number)): shadowRadius = number
            default: preconditionFailure("\(value) is no value of a view's \(property.rawValue)")
            }
        }
    }

    /// Sets the model so that the look on screen stays when an animator's animations of the property are removed.
    func keepOnScreen(_ property: LayerKey, _ shown: LayerValue) {
        let left = presentationValues[property]
        // If other animations of the property continue, they are added to the model as before.
        guard left != model[property], shown.isAdditive, case let value = model[property], let rest = shown.difference(from: left) else {
            return setModel(property, to: shown)
        }
        setModel(property, to: value.adding(rest))
    }
}
