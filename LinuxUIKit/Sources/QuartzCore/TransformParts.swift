/// An affine transform in parts that can be interpolated one by one, like Core Animation's: scale and shear, then rotation, then
/// translation.
struct TransformParts: Equatable {
    var translation: CGPoint
    /// The rotation in radians, from −π to π.
    var rotation: CGFloat
    var scaleX: CGFloat
    /// The scale along y, negative if the transform mirrors.
    var scaleY: CGFloat
    /// The slant of the second axis along the first.
    var shear: CGFloat

    init(_ transform: CGAffineTransform) {
        translation = CGPoint(x: transform.tx, y: transform.ty)
        scaleX = hypot(transform.a, transform.b)
        // If the first axis has shrunk to nothing, the second axis gives the angle.
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

    /// Interpolates part by part, with the rotation the short way round.
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
