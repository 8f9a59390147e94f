extension LayerValue {
    /// Whether values of this kind are animated by their differences.
    package var isAdditive: Bool {
        switch self {
        case .number, .point, .size, .rect, .transform: true
        case .color, .switch, .path, .colors, .numbers, .image: false
        }
    }

    /// Returns the change that turns another value into this one: the difference, or for transforms the factor before the other. Returns
    /// nil if no such factor exists.
    package func difference(from other: LayerValue) -> LayerValue? {
        guard case .transform(let one) = self, case .transform(let two) = other else { return adding(other.scaled(by: -1)) }
        guard abs(two.a * two.d - two.b * two.c) > 1e-12 else { return nil }
        return .transform(one.concatenating(two.inverted()))
    }

    /// Returns the rest of a difference after a progress along each axis.
    package func remainder(after progress: CGVector) -> LayerValue {
        switch self {
        case .transform: interpolated(to: .transform(.identity), progress: progress)
        case .point(let value): .point(CGPoint(x: value.x * (1 - progress.dx), y: value.y * (1 - progress.dy)))
        default: scaled(by: 1 - progress.dx)
        }
    }

    /// Returns a value between this one and the other, or beyond them if the progress overshoots. Only points use both axes.
    package func interpolated(to other: LayerValue, progress: CGVector) -> LayerValue {
        let share = progress.dx
        switch (self, other) {
        case (.color(let one), .color(let two)):
            return .color(CGColor.interpolate(one, two, share))
        case (.switch, .switch), (.image, .image):
            return share < 1 ? self : other
        case (.path(let one?), .path(let two?)):
            // Apple leaves the animation of paths with different elements undefined. Here they change at the end.
            return one.interpolated(to: two, progress: share).map { .path($0) } ?? (share < 1 ? self : other)
        case (.path, .path):
            return share < 1 ? self : other
        case (.colors(let one), .colors(let two)):
            guard one.count == two.count else { return share < 1 ? self : other }
            return .colors(zip(one, two).compactMap { CGColor.interpolate($0, $1, share) })
        case (.numbers(let one), .numbers(let two)):
            guard one.count == two.count else { return share < 1 ? self : other }
            return .numbers(zip(one, two).map { $0 + ($1 - $0) * share })
        case (.transform(let one), .transform(let two)):
            return .transform(TransformParts(one).interpolated(to: TransformParts(two), progress: share).transform)
        case (.point(let one), .point(let two)):
            return .point(CGPoint(x: one.x + (two.x - one.x) * progress.dx, y: one.y + (two.y - one.y) * progress.dy))
        default:
            return adding(other.adding(scaled(by: -1)).scaled(by: share))
        }
    }

    /// Returns the sum, or for transforms the product.
    package func adding(_ other: LayerValue) -> LayerValue {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one + two)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x + two.x, y: one.y + two.y))
        case (.size(let one), .size(let two)): .size(CGSize(width: one.width + two.width, height: one.height + two.height))
        case (.rect(let one), .rect(let two)):
            .rect(
                // The size is used unstandardized, since a difference of two sizes may be below 0.
                CGRect(
                    x: one.origin.x + two.origin.x,
                    y: one.origin.y + two.origin.y,
                    width: one.size.width + two.size.width,
                    height: one.size.height + two.size.height
                )
            )
        case (.transform(let one), .transform(let two)): .transform(two.concatenating(one))
        default: preconditionFailure("values of the kinds \(self) and \(other) cannot be added")
        }
    }

    /// Returns a multiple of the value.
    func scaled(by factor: CGFloat) -> LayerValue {
        switch self {
        case .number(let value): .number(value * factor)
        case .point(let value): .point(CGPoint(x: value.x * factor, y: value.y * factor))
        case .size(let value): .size(CGSize(width: value.width * factor, height: value.height * factor))
        case .rect(let value):
            .rect(
                CGRect(
                    x: value.origin.x * factor,
                    y: value.origin.y * factor,
                    width: value.size.width * factor,
                    height: value.size.height * factor
                )
            )
        case .transform, .color, .switch, .path, .colors, .numbers, .image: preconditionFailure("\(self) has no multiples")
        }
    }
}

extension CGColor {
    /// Returns a colour between two colours, component by component. A missing colour stands for the other colour, transparent.
    static func interpolate(_ one: CGColor?, _ two: CGColor?, _ share: CGFloat) -> CGColor? {
        guard let from = one ?? two?.copy(alpha: 0), let to = two ?? one?.copy(alpha: 0) else { return nil }
        func mix(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
            min(max(from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * share, 0), 1)
        }
        return CGColor(
            red: mix(\.red),
            green: mix(\.green),
            blue: mix(\.blue),
            alpha: mix(\.alpha)
        )
    }
}
