import PortableTestSupport
import UIKit

@testable import PinchZoomTestSupport

/// A random property of a view around a photo, or of the photo itself.
enum CellFeature: Equatable {
    /// The distances from the superview's edges, in points. A view with a negative inset extends beyond its superview.
    case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    case clips
    case corners(CGFloat, only: UInt)
    case border(CGFloat)
    case shadow(hasPath: Bool)
    case mask(MaskShape)
    case background(alpha: CGFloat)
    case alpha(CGFloat)
    case transform(Transform)
    /// A subview besides the next level's view.
    case sibling(Sibling, isInFront: Bool)

    enum Transform: CaseIterable {
        case turned, quarterTurned, smaller, stretched, mirrored

        var matrix: CGAffineTransform {
            switch self {
            case .turned: CGAffineTransform(rotationAngle: 0.2)
            case .quarterTurned: CGAffineTransform(rotationAngle: .pi / 2)
            case .smaller: CGAffineTransform(scaleX: 0.9, y: 0.9)
            case .stretched: CGAffineTransform(scaleX: 0.8, y: 1.1)
            case .mirrored: CGAffineTransform(scaleX: -1, y: 1)
            }
        }
    }

    enum Sibling: CaseIterable {
        case badge, sticker, caption, gradient, veil, glyph, frame, shadowed, raised, nested, cover

        /// Whether the view covers only a corner.
        var isSmall: Bool { self == .badge || self == .shadowed || self == .sticker }
    }

    var isCover: Bool { self == .sibling(.cover, isInFront: true) }

    /// Whether the edges of the view may lie inside pixels.
    var softensLines: Bool {
        switch self {
        case .transform(let transform): transform == .turned || transform == .smaller || transform == .stretched
        case .mask: true
        default: false
        }
    }

    /// The number of the property that is set.
    var kind: Int {
        switch self {
        case .inset: 0
        case .clips: 1
        case .corners: 2
        case .border: 3
        case .shadow: 4
        case .mask: 5
        case .background: 6
        case .alpha: 7
        case .transform: 8
        case .sibling: 9
        }
    }

    static func random(using random: inout SeededGenerator) -> CellFeature {
        func pick<Element>(_ elements: [Element], _ random: inout SeededGenerator) -> Element { CellPlan.pick(elements, using: &random) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0...1:
            // Even numbers, so that no picture lies between pixels.
            let inset = { (random: inout SeededGenerator) in pick([-8, 0, 4, 6, 10], &random) as CGFloat }
            return .inset(top: inset(&random), left: inset(&random), bottom: inset(&random), right: inset(&random))
        case 2...3: return .clips
        case 4...5: return .corners(pick([5, 12, 40], &random), only: pick([15, 15, 3, 9], &random))
        case 6: return .border(pick([1, 4], &random))
        case 7: return .shadow(hasPath: Bool.random(using: &random))
        case 8: return .mask(pick(MaskShape.allCases, &random))
        case 9: return .background(alpha: pick([1, 1, 0.5], &random))
        case 10: return .alpha(pick([0.5, 0.9], &random))
        case 11: return .transform(pick(Transform.allCases, &random))
        default: return .sibling(pick(Sibling.allCases, &random), isInFront: !(Int.random(in: 0..<4, using: &random) == 0))
        }
    }
}

extension CellFeature: CustomStringConvertible {
    var description: String {
        switch self {
        case .inset(let top, let left, let bottom, let right): "inset(\(top), \(left), \(bottom), \(right))"
        case .clips: "clips"
        case .corners(let radius, let only): only == 15 ? "corners(\(radius))" : "corners(\(radius), only \(only))"
        case .border(let width): "border(\(width))"
        case .shadow(let hasPath): hasPath ? "shadow with a path" : "shadow"
        case .mask(let mask): "mask(\(mask))"
        case .background(let alpha): alpha == 1 ? "background" : "background(\(alpha))"
        case .alpha(let alpha): "alpha(\(alpha))"
        case .transform(let transform): "\(transform)"
        case .sibling(let sibling, let isInFront): "\(sibling) \(isInFront ? "in front" : "behind")"
        }
    }
}
