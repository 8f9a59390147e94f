/// Makes a bitmap the current context. The size is in points, with one pixel for a point.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Draw by a UIGraphicsImageRenderer")
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap the current context. The size is in points. An opaque bitmap begins black, and a scale of 0 means the screen's scale.
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

/// Returns the current picture of the bitmap, or nil if the current context is no such bitmap.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Ask a UIGraphicsImageRendererContext for its currentImage")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let scale = context.imageScale, let picture = context.makeImage() else { return nil }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
}

/// Ends the bitmap, and makes the former context the current context.
@available(iOS, introduced: 2.0, deprecated: 17.0, message: "Draw by a UIGraphicsImageRenderer")
public func UIGraphicsEndImageContext() {
    guard UIGraphicsGetCurrentContext()?.imageScale != nil else { return }
    UIGraphicsPopContext()
}
