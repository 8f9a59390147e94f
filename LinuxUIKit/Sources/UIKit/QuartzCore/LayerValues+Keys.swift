extension LayerValues {
    /// An animatable property by its name.
    subscript(key: LayerKey) -> LayerValue {
        get {
            switch key {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .zPosition: .number(zPosition)
            case .anchorPoint: .point(anchorPoint)
            case .transform: .transform(transform)
            case .hidden: .switch(isHidden)
            case .opacity: .number(CGFloat(opacity))
            case .backgroundColor: .color(backgroundColor)
            case .borderColor: .color(borderColor)
            case .borderWidth: .number(borderWidth)
            case .cornerRadius: .number(cornerRadius)
            case .contentsRect: .rect(contentsRect)
            case .shadowColor: .color(shadowColor)
            case .shadowOpacity: .number(CGFloat(shadowOpacity))
            case .shadowOffset: .size(shadowOffset)
            case .shadowRadius: .number(shadowRadius)
            }
        }
        set {
            switch (key, newValue) {
            case (.bounds, .rect(let value)): bounds = value
            case (.position, .point(let value)): position = value
            case (.zPosition, .number(let value)): zPosition = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.transform, .transform(let value)): transform = value
            case (.hidden, .switch(let value)): isHidden = value
            case (.opacity, .number(let value)): opacity = Float(value)
            case (.backgroundColor, .color(let value)): backgroundColor = value
            case (.borderColor, .color(let value)): borderColor = value
            case (.borderWidth, .number(let value)): borderWidth = value
            case (.cornerRadius, .number(let value)): cornerRadius = value
            case (.contentsRect, .rect(let value)): contentsRect = value
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowRadius, .number(let value)): shadowRadius = value
            default: preconditionFailure("\(newValue) is no value of a layer's \(key.rawValue)")
            }
        }
    }
}
