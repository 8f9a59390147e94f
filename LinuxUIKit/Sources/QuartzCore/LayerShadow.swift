import CCairo

/// The shadow of a layer: its outline, moved, blurred and coloured.
struct LayerShadow {
    let values: LayerValues
    /// The box of everything that casts the shadow, in the layer's own coordinates.
    let outline: CGRect

    init?(of values: LayerValues, content: @autoclosure () -> CGRect) {
        // A layer that clips to its bounds clips its shadow too.
        guard values.shadowOpacity > 0, !values.masksToBounds, let color = values.shadowColor, color.alpha > 0 else { return nil }
        self.values = values
        outline = values.shadowPath?.boundingBoxOfPath ?? content()
        guard !outline.isNull, outline.isFinite, outline.width > 0, outline.height > 0 else { return nil }
    }

    /// The distance that the blur reaches, in points.
    ///
    /// Apple does not publish what the radius means. Here it is the standard deviation of a Gaussian, which is half of CSS's blur radius,
    /// as designers convert it. Three boxes reach at most three deviations.
    private var reach: CGFloat { values.shadowRadius * 3 + 1 }

    /// The box of the shadow, in the layer's own coordinates.
    var extent: CGRect {
        outline.insetBy(dx: -reach, dy: -reach).offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
    }

    /// Draws the shadow in the layer's own coordinates.
    ///
    /// - Parameter drawLayer: The closure that draws the casting layer if there is no shadow path.
    func draw(on cairo: OpaquePointer, alpha: CGFloat, drawLayer: (OpaquePointer) -> Void) {
        guard let color = values.shadowColor else { return }
        let transform = cairo.currentTransform
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d), 0.01)
        // The area has whole pixels from the layer's origin on, so the shadow of a layer that moves by whole pixels stays the same.
        let area = CGRect(
            x: ((outline.minX - reach) * scale).rounded(.down),
            y: ((outline.minY - reach) * scale).rounded(.down),
            width: ((outline.width + 2 * reach) * scale).rounded(.up) + 1,
            height: ((outline.height + 2 * reach) * scale).rounded(.up) + 1
        )
        guard area.width < 8192, area.height < 8192 else { return }
        let mask = ShadowMaskCache.shared.mask(for: shape.map { .init(shape: $0, radius: values.shadowRadius, scale: scale) }) {
            makeMask(area: area, scale: scale, drawLayer: drawLayer)
        }

        cairo_save(cairo)
        cairo_translate(cairo, values.shadowOffset.width, values.shadowOffset.height)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        cairo.setSource(color, alpha: CGFloat(values.shadowOpacity) * alpha)
        cairo_mask_surface(cairo, mask.surface, area.minX, area.minY)
        cairo_restore(cairo)
    }

    private func makeMask(area: CGRect, scale: CGFloat, drawLayer: (OpaquePointer) -> Void) -> Canvas {
        let canvas = Canvas(opacityOfPixelWidth: Int(area.width), pixelHeight: Int(area.height))
        cairo_translate(canvas.cairo, -area.minX, -area.minY)
        cairo_scale(canvas.cairo, scale, scale)
        if let path = values.shadowPath {
            canvas.cairo.addPath(path.elements)
            canvas.cairo.setSource(CGColor(gray: 0, alpha: 1))
            cairo_fill(canvas.cairo)
        } else {
            drawLayer(canvas.cairo)
        }
        BoxBlur(deviation: values.shadowRadius * scale).blur(canvas.surface)
        return canvas
    }

    /// The description of a simple casting shape, as a key: a path, or an opaque background without anything outside. Other shapes have no
    /// key.
    private var shape: ShadowMaskCache.Shape? {
        if let path = values.shadowPath { return .path(path.elements) }
        guard values.backgroundColor?.alpha == 1, values.borderColor.map({ $0.alpha == 1 }) ?? true || values.borderWidth == 0,
            outline == values.bounds, values.contents == nil || values.cornerRadius == 0
        else { return nil }
        return .roundedRectangle(values.bounds, radius: values.cornerRadius, corners: values.maskedCorners.rawValue)
    }
}

/// Blurred shadows, which are kept because blurring is the slowest kind of drawing and most shadows do not change.
///
/// A kept shadow equals a new one.
final class ShadowMaskCache {
    nonisolated(unsafe) static let shared = ShadowMaskCache()

    enum Shape: Hashable {
        case path([CGPath.Element])
        case roundedRectangle(CGRect, radius: CGFloat, corners: UInt)
    }

    struct Key: Hashable {
        let shape: Shape
        let radius: CGFloat
        let scale: CGFloat
    }

    /// The capacity: a screen full of cards.
    private let capacity = 16
    /// The entries, with the last used one at the end.
    private var entries: [(key: Key, mask: Canvas)] = []

    func mask(for key: Key?, make: () -> Canvas) -> Canvas {
        guard let key else { return make() }
        let known = entries.firstIndex { $0.key == key }.map { entries.remove(at: $0).mask }
        let mask = known ?? make()
        entries.append((key, mask))
        if entries.count > capacity { entries.removeFirst() }
        return mask
    }
}
