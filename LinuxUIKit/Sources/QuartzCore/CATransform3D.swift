/// A 4 × 4 matrix that multiplies row vectors (x, y, z, 1).
public struct CATransform3D: Sendable {
    /// The entry at row 1, column 1.
    public var m11: CGFloat
    /// The entry at row 1, column 2.
    public var m12: CGFloat
    /// The entry at row 1, column 3.
    public var m13: CGFloat
    /// The entry at row 1, column 4.
    public var m14: CGFloat
    /// The entry at row 2, column 1.
    public var m21: CGFloat
    /// The entry at row 2, column 2.
    public var m22: CGFloat
    /// The entry at row 2, column 3.
    public var m23: CGFloat
    /// The entry at row 2, column 4.
    public var m24: CGFloat
    /// The entry at row 3, column 1.
    public var m31: CGFloat
    /// The entry at row 3, column 2.
    public var m32: CGFloat
    /// The entry at row 3, column 3.
    public var m33: CGFloat
    /// The entry at row 3, column 4: the perspective.
    public var m34: CGFloat
    /// The translation along x, in points.
    public var m41: CGFloat
    /// The translation along y, in points.
    public var m42: CGFloat
    /// The translation along z, in points.
    public var m43: CGFloat
    /// The entry at row 4, column 4.
    public var m44: CGFloat

    /// A matrix of zeros.
    public init() {
        (m11, m12, m13, m14, m21, m22, m23, m24) = (0, 0, 0, 0, 0, 0, 0, 0)
        (m31, m32, m33, m34, m41, m42, m43, m44) = (0, 0, 0, 0, 0, 0, 0, 0)
    }

    /// A matrix of sixteen entries.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    var isFinite: Bool { rows.joined().allSatisfy(\.isFinite) }
}

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns whether a matrix is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { CATransform3DEqualToTransform(t, CATransform3DIdentity) }

/// Returns whether two matrices are exactly the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    (a.m11, a.m12, a.m13, a.m14) == (b.m11, b.m12, b.m13, b.m14) && (a.m21, a.m22, a.m23, a.m24) == (b.m21, b.m22, b.m23, b.m24)
        && (a.m31, a.m32, a.m33, a.m34) == (b.m31, b.m32, b.m33, b.m34) && (a.m41, a.m42, a.m43, a.m44) == (b.m41, b.m42, b.m43, b.m44)
}

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a scaling by three factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Returns a rotation about an axis, in radians. If the axis has no length, the result is the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    // Rodrigues' formula, for row vectors.
    return CATransform3D(rows: [
        [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns the transform with a translation before it.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform with a scaling before it.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform with a rotation before it, in radians.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies the first one and then the second: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (one, two) = (a.rows, b.rows)
    return CATransform3D(
        rows: (0..<4).map { row in
            (0..<4).map { column -> CGFloat in (0..<4).reduce(0) { sum, index in sum + one[row][index] * two[index][column] } }
        }
    )
}

/// Returns the inverse transform, or the transform itself if there is no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var left = t.rows
    var right = CATransform3DIdentity.rows
    // Elimination by Gauss and Jordan, each time with the largest entry that is left in the column.
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0 else {
            return t
        }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = left[column][column]
        for index in 0..<4 {
            left[column][index] /= factor
            right[column][index] /= factor
        }
        for row in 0..<4 where row != column {
            let share = left[row][column]
            for index in 0..<4 {
                left[row][index] -= share * left[column][index]
                right[row][index] -= share * right[column][index]
            }
        }
    }
    return CATransform3D(rows: right)
}

/// Returns the transform in space that acts on the plane like a flat one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m33, result.m41, result.m42, result.m44) = (1, m.tx, m.ty, 1)
    return result
}

/// Returns whether a transform stays in the plane, so that a flat transform can replace it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// Returns the flat transform with the same effect. For a transform that leaves the plane, the result has its flat entries.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    /// The transform of a flat layer, seen from the front: z is dropped. Under perspective that makes parallels converge, this is the
    /// transform near the origin. What is behind the eye has no size.
    var flattened: CGAffineTransform {
        guard m44 > 0 else { return CGAffineTransform(scaleX: 0, y: 0) }
        guard convergesParallels || m44 != 1 else { return CATransform3DGetAffineTransform(self) }
        let (x, y) = (m41 / m44, m42 / m44)
        return CGAffineTransform(
            a: (m11 - x * m14) / m44,
            b: (m12 - y * m14) / m44,
            c: (m21 - x * m24) / m44,
            d: (m22 - y * m24) / m44,
            tx: x,
            ty: y
        )
    }

    /// Whether parallel lines of a flat layer converge.
    var convergesParallels: Bool { abs(m14) > 1e-9 || abs(m24) > 1e-9 }

    /// The map of a flat layer's points, seen from the front.
    var homography: Homography {
        Homography((m11, m21, m41), (m12, m22, m42), (m14, m24, m44))
    }
}
