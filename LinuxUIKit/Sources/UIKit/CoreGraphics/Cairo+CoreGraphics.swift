import CCairo

extension CGAffineTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
}

/// Drawing with the types of Core Graphics.
extension OpaquePointer {
    func concatenate(_ transform: CGAffineTransform) {
        var matrix = transform.cairo
        cairo_transform(self, &matrix)
    }

    var currentTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(self, &matrix)
        return CGAffineTransform(matrix)
    }

    func setSource(_ color: CGColor, alpha: CGFloat = 1) {
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * alpha)
    }

    func addRectangle(_ rect: CGRect) {
        cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
    }

    func addPath(_ elements: [CGPath.Element]) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(self, point.x, point.y)
            case .line(let point): cairo_line_to(self, point.x, point.y)
            case .curve(let first, let second, let end): cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(self)
            }
        }
    }

    /// Adds a rectangle whose masked corners are rounded. A radius larger than half a side is reduced to half the side.
    package func addRoundedRectangle(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0, !corners.isEmpty else { return addRectangle(rect) }
        cairo_new_sub_path(self)
        func corner(_ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ centerX: CGFloat, _ centerY: CGFloat, _ start: CGFloat) {
            if corners.contains(mask) {
                cairo_arc(self, centerX, centerY, radius, start, start + .pi / 2)
            } else {
                cairo_line_to(self, x, y)
            }
        }
        corner(.layerMinXMinYCorner, rect.minX, rect.minY, rect.minX + radius, rect.minY + radius, .pi)
        corner(.layerMaxXMinYCorner, rect.maxX, rect.minY, rect.maxX - radius, rect.minY + radius, -.pi / 2)
        corner(.layerMaxXMaxYCorner, rect.maxX, rect.maxY, rect.maxX - radius, rect.maxY - radius, 0)
        corner(.layerMinXMaxYCorner, rect.minX, rect.maxY, rect.minX + radius, rect.maxY - radius, .pi / 2)
        cairo_close_path(self)
    }
}
