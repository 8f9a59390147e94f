import CCairo

/// A picture of three by three parts. The middle resizes in both directions, the sides in one, and the corners keep their size.
package struct NinePartPicture {
    private let image: CGImage
    private let orientation: PixelOrientation
    /// The whole of the nine parts in the upright picture, and the middle part, in pixels.
    private let whole: CGRect
    private let middle: CGRect
    /// The number of pixels for a point.
    private let scale: CGFloat
    private let isTiled: Bool

    /// - Parameters:
    ///   - whole: The area of the nine parts in the upright picture, in the unit square.
    ///   - middle: The area of the middle part in the whole, in the unit square.
    ///   - scale: The number of pixels for a point.
    ///   - isTiled: Whether parts that resize are tiled. Otherwise, they are stretched.
    package init(
        _ image: CGImage,
        orientation: PixelOrientation,
        whole: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        middle: CGRect,
        scale: CGFloat,
        isTiled: Bool
    ) {
        self.image = image
        self.orientation = orientation
        let size = orientation.upright(CGSize(width: image.width, height: image.height))
        self.whole = CGRect(origin: .zero, size: size).pixels(ofPart: whole)
        self.middle = self.whole.pixels(ofPart: middle)
        self.scale = scale
        self.isTiled = isTiled
    }

    /// Paints the picture over a rectangle. The caller saves and restores Cairo's state.
    ///
    /// - Parameter visible: The area to paint, which may be a little larger than the rectangle.
    package func paint(in rect: CGRect, visible: CGRect, alpha: CGFloat, on cairo: OpaquePointer) {
        cairo_new_path(cairo)
        cairo.addRectangle(visible)
        cairo_clip(cairo)
        // Without antialiasing between the parts, the background would not shine through there.
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        let columns = pieces(
            from: (whole.minX, middle.minX, middle.maxX, whole.maxX),
            to: (rect.minX, rect.maxX),
            visible: (visible.minX, visible.maxX)
        )
        let rows = pieces(
            from: (whole.minY, middle.minY, middle.maxY, whole.maxY),
            to: (rect.minY, rect.maxY),
            visible: (visible.minY, visible.maxY)
        )
        var part: (source: CGRect, picture: CGImage)?
        for column in columns {
            for row in rows {
                let source = CGRect(column.source, row.source)
                let picture = part?.source == source ? part?.picture : nil
                let current = picture ?? cut(source)
                part = (source, current)
                cairo_save(cairo)
                ImagePainter.paint(
                    current,
                    in: CGRect(column.place, row.place),
                    visible: CGRect(column.visible, row.visible),
                    alpha: alpha,
                    on: cairo
                )
                cairo_restore(cairo)
            }
        }
    }

    /// The source of a piece in pixels, its place, and the visible part of the place, along one axis.
    private typealias Piece = (source: Range<CGFloat>, place: Range<CGFloat>, visible: Range<CGFloat>)

    private func pieces(
        from source: (start: CGFloat, middleStart: CGFloat, middleEnd: CGFloat, end: CGFloat),
        to place: (start: CGFloat, end: CGFloat),
        visible: (start: CGFloat, end: CGFloat)
    ) -> [Piece] {
        // The outer edges are already cut. Without the additional point, a pixel that is covered by less than half would be missing.
        let (first, last) = (visible.start - 1, visible.end + 1)
        let caps = (start: (source.middleStart - source.start) / scale, end: (source.end - source.middleEnd) / scale)
        let shrinkage = min(1, (place.end - place.start) / max(caps.start + caps.end, .leastNonzeroMagnitude))
        let (middleStart, middleEnd) = (place.start + caps.start * shrinkage, place.end - caps.end * shrinkage)
        var pieces: [Piece] = []
        if caps.start > 0 { pieces.append((source.start..<source.middleStart, place.start..<middleStart, first..<middleStart)) }
        let length = source.middleEnd - source.middleStart
        // Documented: a part of one pixel is stretched, because it looks the same.
        let step = isTiled && length > 1 ? length / scale : middleEnd - middleStart
        var start = middleStart
        while start < middleEnd - 1e-6 {
            let end = start + step
            let isLast = end >= middleEnd - 1e-6
            let from = start == middleStart && caps.start == 0 ? first : start
            let to = isLast ? (caps.end == 0 ? last : middleEnd) : end
            pieces.append((source.middleStart..<source.middleEnd, start..<end, from..<to))
            start = end
        }
        if caps.end > 0 { pieces.append((source.middleEnd..<source.end, middleEnd..<place.end, middleEnd..<last)) }
        return pieces
    }

    /// Returns a part of the upright picture, so that its edges take no color from the parts around it.
    private func cut(_ source: CGRect) -> CGImage {
        let canvas = Canvas(pixelWidth: Int(source.width), pixelHeight: Int(source.height))
        cairo_translate(canvas.cairo, -source.minX, -source.minY)
        let size = orientation.upright(CGSize(width: image.width, height: image.height))
        ImagePainter.paint(image, orientation: orientation, in: CGRect(origin: .zero, size: size), on: canvas.cairo)
        return canvas.makeImage()
    }
}

extension CGRect {
    fileprivate init(_ columns: Range<CGFloat>, _ rows: Range<CGFloat>) {
        self.init(
            x: columns.lowerBound,
            y: rows.lowerBound,
            width: columns.upperBound - columns.lowerBound,
            height: rows.upperBound - rows.lowerBound
        )
    }

    /// Returns whole pixels, at least one by one, for a part of this rectangle in the unit square.
    fileprivate func pixels(ofPart part: CGRect) -> CGRect {
        func pixels(_ origin: CGFloat, _ length: CGFloat, _ start: CGFloat, _ partLength: CGFloat) -> (CGFloat, CGFloat) {
            let end = min(max((origin + (start + partLength) * length).rounded(), origin + 1), origin + length)
            return (min(max((origin + start * length).rounded(), origin), end - 1), end)
        }
        let (left, right) = pixels(minX, width, part.minX, part.width)
        let (top, bottom) = pixels(minY, height, part.minY, part.height)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
