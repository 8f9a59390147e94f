/// Makes a bitmap of a size in points, one pixel for a point, the current context.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Draw by a UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap of a size in points the current context; an opaque one begins black, and a scale of 0 is the screen's.
@available(iOS, introduced: 4.0, deprecated: 17.0, message: "Draw by a UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    precondition(
        size.width > 0 && size.height > 0,
        "UIGraphicsBeginImageContext() failed to allocate a bitmap of the size \(size): use UIGraphicsImageRenderer"
    )
    let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
    let canvas = Canvas(
        pixelWidth: max(1, Int((size.width * scale).rounded(.up))),
        pixelHeight: max(1, Int((size.height * scale).rounded(.up)))
    )
    if opaque { canvas.blacken() }
    let context = CGContext(canvas: canvas, scale: scale)
    context.imageScale = scale
    UIGraphicsPushContext(context)
}

/// What has been drawn so far, where the current context is such a bitmap; otherwise nil.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Ask a UIGraphicsImageRendererContext for its currentImage")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let scale = context.imageScale, let picture = context.makeImage() else { return nil }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
}

/// Goes back to the context before the bitmap.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Draw by a UIGraphicsImageRenderer")
public func UIGraphicsEndImageContext() {
    guard UIGraphicsGetCurrentContext()?.imageScale != nil else { return }
    UIGraphicsPopContext()
}
