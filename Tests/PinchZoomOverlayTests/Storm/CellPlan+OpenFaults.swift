@testable import PinchZoomTestSupport

/// The fault that is known and not repaired. Cells with it aren't drawn, so that the storm finds others.
extension CellPlan {
    /// Whether a card without a shadow path may cast one shadow for other views and for a photo that isn't opaque, or that casts another shadow.
    ///
    /// Such a photo and its shadow leave together, and the shadow of the other views goes with them (`CardShadow`).
    var hasOpenFault: Bool {
        let ancestors = levels[..<photoLevel].joined()
        return ancestors.contains(.shadow(hasPath: false)) && isIntricate
            && levels.joined().contains { $0.isSticker || $0.sharesShadow && leavesGaps }
    }

    /// Whether the photo isn't a plain, opaque image view without views of its own.
    private var isIntricate: Bool {
        picture == .ring || subject != .photo || !levels[photoLevel].isEmpty || levels.joined().contains(where: \.isTranslucent)
            || levels.joined().filter { $0 == .shadow(hasPath: false) || $0 == .shadow(hasPath: true) }.count > 1
    }

    /// Whether people may see a part of the views around the photo, beside the photo or through it.
    private var leavesGaps: Bool {
        let isWhole = picture != .ring && (mode == .stretches || mode == .fills)
        return !isWhole || levels[Self.contentLevel...].joined().contains { $0.mayShowMore }
    }
}

extension CellFeature {
    fileprivate var isSticker: Bool { self == .sibling(.sticker, isInFront: true) || self == .sibling(.sticker, isInFront: false) }

    fileprivate var isTranslucent: Bool {
        switch self {
        case .alpha, .mask: true
        default: false
        }
    }

    /// Whether the view may not fill its superview, or doesn't hide it wholly.
    fileprivate var mayShowMore: Bool {
        switch self {
        case .inset, .mask, .corners, .transform, .alpha: true
        default: false
        }
    }

    /// Whether a shadow around the photo shows more than the photo's own shadow.
    fileprivate var sharesShadow: Bool {
        switch self {
        case .border, .sibling, .alpha, .mask, .background: true
        default: false
        }
    }
}
