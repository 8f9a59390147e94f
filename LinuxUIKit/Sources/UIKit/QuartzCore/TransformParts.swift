/// An affine transform in parts that can be interpolated one by one, as Core Animation does: scale and shear, then rotation, then translation.
struct TransformParts: Equatable {
    var translation: CGPoint
    /// In radians, from −π to π.
    var rotation: CGFloat
    var scaleX: CGFloat
    /// Below 0 where the transform mirrors.
    var scaleY: CGFloat
    /// How far the second axis leans along the first.
    var shear: CGFloat

    init(_ transform: CGAffineTransform) {
        translation = CGPoint(x: transform.tx, y: transform.ty)
        scaleX = hypot(transform.a, transform.b)
        // Where the first axis has shrunk to nothing the second one tells the angle.
        rotation = scaleX > 1e-12 ? atan2(transform.b, transform.a) : atan2(-transform.c, transform.d)
        let (cosine, sine) = (cos(rotation), sin(rotation))
        shear = transform.c * cosine + transform.d * sine
        scaleY = transform.d * cosine - transform.c * sine
    }

    /// The transform of these parts.
    var transform: CGAffineTransform {
        let (cosine, sine) = (cos(rotation), sin(rotation))
        return CGAffineTransform(
            a: scaleX * cosine,
            b: scaleX * sine,
            c: shear * cosine - scaleY * sine,
            d: shear * sine + scaleY * cosine,
            tx: translation.x,
            ty: translation.y
        )
    }

    /// Part by part, the rotation the short way round.
    func interpolated(to other: TransformParts, progress: CGFloat) -> TransformParts {
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * progress }
        var turn = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
        if turn <= -.pi { turn += 2 * .pi }
        var result = self
        result.translation = CGPoint(x: mix(translation.x, other.translation.x), y: mix(translation.y, other.translation.y))
        result.rotation = rotation + turn * progress
        result.scaleX = mix(scaleX, other.scaleX)
        result.scaleY = mix(scaleY, other.scaleY)
        result.shear = mix(shear, other.shear)
        return result
    }
}
