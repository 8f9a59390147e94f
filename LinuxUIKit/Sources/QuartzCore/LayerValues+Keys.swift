extension LayerValues {
    /// Accesses an animatable property by its key.
    package subscript(key: LayerKey) -> LayerValue {
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
            case .contentsCenter: .rect(contentsCenter)
            case .shadowColor: .color(shadowColor)
            case .shadowOpacity: .number(CGFloat(shadowOpacity))
            case .shadowOffset: .size(shadowOffset)
            case .shadowRadius: .number(shadowRadius)
            case .shadowPath: .path(shadowPath)
            case .sublayerTransform: .transform(sublayerTransform.flattened)
            case .contents: .image(ImageReference(image: contents, orientation: contentsOrientation))
            case .path: .path(shape.path)
            case .fillColor: .color(shape.fillColor)
            case .strokeColor: .color(shape.strokeColor)
            case .strokeStart: .number(shape.strokeStart)
            case .strokeEnd: .number(shape.strokeEnd)
            case .lineWidth: .number(shape.lineWidth)
            case .miterLimit: .number(shape.miterLimit)
            case .lineDashPhase: .number(shape.lineDashPhase)
            case .colors: .colors(gradient.colors ?? [])
            case .locations: .numbers(gradient.stops.map(\.location))
            case .startPoint: .point(gradient.startPoint)
            case .endPoint: .point(gradient.endPoint)
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
            case (.contentsCenter, .rect(let value)): contentsCenter = value
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowRadius, .number(let value)): shadowRadius = value
            case (.shadowPath, .path(let value)): shadowPath = value
            case (.sublayerTransform, .transform(let value)): sublayerTransform = CATransform3DMakeAffineTransform(value)
            case (.contents, .image(let value)): (contents, contentsOrientation) = (value.image, value.orientation)
            default: setSubject(key, newValue)
            }
        }
    }

    private mutating func setSubject(_ key: LayerKey, _ newValue: LayerValue) {
        switch (key, newValue) {
        case (.path, .path(let value)): shape.path = value
        case (.fillColor, .color(let value)): shape.fillColor = value
        case (.strokeColor, .color(let value)): shape.strokeColor = value
        case (.strokeStart, .number(let value)): shape.strokeStart = value
        case (.strokeEnd, .number(let value)): shape.strokeEnd = value
        case (.lineWidth, .number(let value)): shape.lineWidth = value
        case (.miterLimit, .number(let value)): shape.miterLimit = value
        case (.lineDashPhase, .number(let value)): shape.lineDashPhase = value
        case (.colors, .colors(let value)): gradient.colors = value
        case (.locations, .numbers(let value)): gradient.locations = value
        case (.startPoint, .point(let value)): gradient.startPoint = value
        case (.endPoint, .point(let value)): gradient.endPoint = value
        default: preconditionFailure("\(newValue) is no value of a layer's \(key.rawValue)")
        }
    }
}
