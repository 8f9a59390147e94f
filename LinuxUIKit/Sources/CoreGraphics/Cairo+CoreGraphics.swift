import CCairo

extension CGAffineTransform {
    package var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
}

/// Drawing with the types of Core Graphics.
extension OpaquePointer {
    package func concatenate(_ transform: CGAffineTransform) {
        var matrix = transform.cairo
        cairo_transform(self, &matrix)
    }

    package var currentTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(self, &matrix)
        return CGAffineTransform(matrix)
    }

    package func setSource(_ color: CGColor, alpha: CGFloat = 1) {
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha * alpha)
    }

    package func addRectangle(_ rect: CGRect) {
        cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
    }

    package func addPath(_ elements: [CGPath.Element]) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(self, point.x, point.y)
            case .line(let point): cairo_line_to(self, point.x, point.y)
            case .curve(let first, let second, let end): cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(self)
            }
        }
    }
}
