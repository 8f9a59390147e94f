@testable import PinchZoomTestSupport

/// The fault that is known and not repaired. Cells with it aren't drawn, so that the storm finds others.
extension CellPlan {
    /// Whether a card without a shadow path may cast the shadow of something else than the photo.
    ///
    /// The photo and its shadow leave together. Where the photo doesn't cover the card, the shadow of the other views goes with them
    /// (`CardShadow`).
    var hasOpenFault: Bool {
        let ancestors = levels[..<photoLevel].joined()
        return ancestors.contains(.shadow(hasPath: false))
            && levels.joined().contains { $0.isSticker || $0.sharesShadow && leavesGaps }
    }

    /// Whether the photo may not cover all of the views around it.
    private var leavesGaps: Bool {
        let isWhole = picture != .ring && (mode == .stretches || mode == .fills)
        return !isWhole || levels[Self.contentLevel...].joined().contains { $0.mayShrink }
    }
}

extension CellFeature {
    fileprivate var isSticker: Bool { self == .sibling(.sticker, isInFront: true) || self == .sibling(.sticker, isInFront: false) }

    /// Whether the view may not fill its superview, or doesn't show all of its content.
    fileprivate var mayShrink: Bool {
        switch self {
        case .inset, .mask, .corners, .transform: true
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
