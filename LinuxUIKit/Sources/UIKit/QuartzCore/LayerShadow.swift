import CCairo

/// The shadow of a layer: its outline, moved, blurred and coloured.
struct LayerShadow {
    let values: LayerValues

    /// Draws the shadow in the layer's own coordinates.
    ///
    /// - Parameter drawLayer: draws what casts the shadow where no path says it.
    func draw(on cairo: OpaquePointer, drawLayer: (OpaquePointer) -> Void) {
        guard let color = values.shadowColor else { return }
        let scale = max(hypot(cairo.currentTransform.a, cairo.currentTransform.b), 0.01)
        // Core Animation's radius is taken for the standard deviation of a Gaussian; three boxes reach 3 deviations at the most.
        let reach = values.shadowRadius * 3 + 1
        let outline = values.shadowPath?.boundingBoxOfPath ?? values.bounds
        let area = outline.insetBy(dx: -reach, dy: -reach)
        let width = Int((area.width * scale).rounded(.up))
        let height = Int((area.height * scale).rounded(.up))
        guard width > 0, height > 0, width < 8192, height < 8192 else { return }

        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        cairo_scale(canvas.cairo, scale, scale)
        cairo_translate(canvas.cairo, -area.minX, -area.minY)
        if let path = values.shadowPath {
            canvas.cairo.addPath(path.elements)
            canvas.cairo.setSource(CGColor(gray: 0, alpha: 1))
            cairo_fill(canvas.cairo)
        } else {
            drawLayer(canvas.cairo)
        }
        BoxBlur(deviation: values.shadowRadius * scale).blurAlpha(of: canvas.surface)

        cairo_save(cairo)
        cairo_translate(cairo, area.minX + values.shadowOffset.width, area.minY + values.shadowOffset.height)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        cairo.setSource(color, alpha: CGFloat(values.shadowOpacity))
        cairo_mask_surface(cairo, canvas.surface, 0, 0)
        cairo_restore(cairo)
    }
}

/// Three box blurs in a row, which come near a Gaussian (Wells 1986).
struct BoxBlur {
    private let radius: Int

    /// A blur of a standard deviation in pixels: three boxes of width w have the variance (w² − 1)/4.
    init(deviation: CGFloat) {
        let width = (4 * deviation * deviation + 1).squareRoot()
        radius = max(0, Int(((width - 1) / 2).rounded()))
    }

    /// Blurs the alpha of an ARGB surface; its colours become black.
    func blurAlpha(of surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var alpha = [Int32](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width { alpha[row * width + column] = Int32(data[row * stride + column * 4 + 3]) }
        }
        for _ in 0..<3 where radius > 0 {
            for row in 0..<height { blur(&alpha, start: row * width, step: 1, count: width) }
            for column in 0..<width { blur(&alpha, start: column, step: width, count: height) }
        }
        for row in 0..<height {
            for column in 0..<width {
                let pixel = data + row * stride + column * 4
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (0, 0, 0, UInt8(alpha[row * width + column]))
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    private func blur(_ values: inout [Int32], start: Int, step: Int, count: Int) {
        let line = (0..<count).map { values[start + $0 * step] }
        let size = Int32(2 * radius + 1)
        var sum: Int32 = 0
        for index in 0..<min(radius, count) { sum += line[index] }
        for index in 0..<count {
            if index + radius < count { sum += line[index + radius] }
            if index - radius > 0 { sum -= line[index - radius - 1] }
            values[start + index * step] = (sum + size / 2) / size
        }
    }
}
