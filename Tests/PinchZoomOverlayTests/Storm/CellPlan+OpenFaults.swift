@testable import PinchZoomTestSupport

/// The faults that are known and not repaired. They aren't drawn, so that the storm finds others.
extension CellPlan {
    var hasOpenFault: Bool { Self.openFaults.contains { $0(self) } }

    private static let openFaults: [@Sendable (CellPlan) -> Bool] = [
        // A picture at another scale or angle is resampled. A thin line in it gets softer (`ViewSnapshot`).
        { plan in
            let lines = plan.fliesAsPicture ? plan.levels.joined().filter { $0.isFrame || $0.isBorder } : plan.inFront.filter { $0.isFrame }
            return plan.isResampled && (plan.fliesAsPicture || plan.isTranslucent) && !lines.isEmpty
        },
        // If several views with an alpha or a mask are around each other, the pictures are in one of them (`FrontViews`).
        { $0.hasTranslucentGroups },
        // The shadow of a photo lies over the views over the photo. In flight, it also lies over their parts beside the photo.
        { $0.photo.contains { $0.isShadow } && !$0.inFront.isEmpty },
        // The edge of a list doesn't cut off the pictures of views over a photo that extends beyond the list, or moves there (`FrontViews`).
        { $0.host != .plain && $0.extendsBeyondPlace && ($0.motion != nil || !$0.inFront.isEmpty || $0.hasTranslucentGroup) },
        // Other views than the photo cast a part of the shadow, which then shows twice or not at all (`CardShadow`).
        { plan in
            plan.ancestors.contains { $0.isShadow }
                && (plan.overflows || plan.photo.contains { $0.isSticker } || plan.ancestors.contains { $0.sharesShadow })
        },
        // A background with round corners, which doesn't clip, casts another shadow than a square photo in front of it (`CardShadow`).
        { plan in
            plan.ancestors.contains { $0.isShadow }
                && plan.levels[..<plan.photoLevel].contains {
                    $0.contains { $0.isBackground } && $0.contains { $0.isCorners } && !$0.contains(.clips)
                }
        },
    ]

    private var photo: [CellFeature] { levels[photoLevel] }
    private var ancestors: [CellFeature] { Array(levels[..<photoLevel].joined()) }
    /// The features of all views around the photo that may draw over the photo.
    private var inFront: [CellFeature] { ancestors.filter(\.isInFront) }

    private var fliesAsPicture: Bool {
        subject == .picture || subject == .card || photo.contains { $0.isSibling || $0.isMask }
    }

    /// Whether the picture is larger than its image view.
    private var overflows: Bool {
        let fitsInside = mode == .stretches || mode == .fits
        return (subject == .container || !photo.contains(.clips)) && !fitsInside || ancestors.contains { $0.moves }
            || photo.contains { $0.moves }
    }

    private var extendsBeyondPlace: Bool { overflows || levels.joined().contains { $0.isShadow || $0.isSticker } }

    private var isResampled: Bool {
        levels.joined().contains { [.transform(.turned), .transform(.smaller), .transform(.stretched)].contains($0) }
    }

    /// Whether the picture may be smaller than its image view.
    private var hasGaps: Bool { mode != .stretches && mode != .fills }

    private var isTranslucent: Bool {
        let card = subject == .card ? levels[photoLevel - 1] : []
        let isTranslucentCard =
            subject == .card && photo.contains { $0.isCorners || $0.isMask || $0.isInset } || card.contains { $0.isMask || $0.isBackground }
        return picture == .ring || motion == .fadesIn || isTranslucentCard || photo.contains(.background(alpha: 0.5))
            || hasGaps && (photo + levels[photoLevel - 1]).contains { $0.isBackground || $0.isBorder || $0.isSibling }
            || levels.joined().contains { $0.isAlpha || $0 == .mask(.gradient) }
    }

    /// Whether several views with an alpha or a mask are around each other, or one is around a translucent photo, and something else is
    /// between them.
    private var hasTranslucentGroups: Bool {
        let groups = levels.indices.filter { level in
            levels[level].contains { $0.isAlpha || $0.isMask } || motion == .dims && level == Self.cellLevel
        }
        let isPhotoTranslucent =
            picture == .ring || motion == .fadesIn || hasGaps || photo.contains { $0.isAlpha || $0.isMask || $0.isCorners }
        return groups.count > 1 && (hasTranslucentGroup || !inFront.isEmpty) || hasTranslucentGroup && isPhotoTranslucent
    }

    /// Whether a view with an alpha or a mask contains something else than the photo.
    private var hasTranslucentGroup: Bool {
        let translucent = levels[..<photoLevel].firstIndex { $0.contains { $0.isAlpha || $0.isMask } }
        guard let outermost = motion == .dims ? Self.cellLevel : translucent else { return false }
        return levels[outermost..<photoLevel].joined().contains { $0.draws }
    }
}

extension CellFeature {
    fileprivate var isSibling: Bool { kind == 9 }
    fileprivate var isFrame: Bool { self == .sibling(.frame, isInFront: true) || self == .sibling(.frame, isInFront: false) }
    fileprivate var isInset: Bool { kind == 0 }
    fileprivate var isSticker: Bool { self == .sibling(.sticker, isInFront: true) || self == .sibling(.sticker, isInFront: false) }
    fileprivate var isAlpha: Bool { kind == 7 }
    fileprivate var isMask: Bool { kind == 5 }
    fileprivate var isCorners: Bool { kind == 2 }
    fileprivate var isBorder: Bool { kind == 3 }
    fileprivate var isBackground: Bool { kind == 6 }
    fileprivate var isShadow: Bool { kind == 4 }

    /// Whether the feature draws something over the photo.
    fileprivate var isInFront: Bool {
        switch self {
        case .border, .sibling(_, isInFront: true), .sibling(.raised, _): true
        default: false
        }
    }

    /// Whether the view draws something besides its subviews, or has another subview.
    fileprivate var draws: Bool {
        switch self {
        case .border, .shadow, .background, .sibling: true
        default: false
        }
    }

    /// Whether a shadow around the photo shows more than the photo's own shadow.
    fileprivate var sharesShadow: Bool {
        switch self {
        case .border, .sibling, .alpha, .mask, .background(alpha: 0.5): true
        default: false
        }
    }

    /// Whether the view may extend beyond its superview.
    fileprivate var moves: Bool {
        switch self {
        case .transform(let transform): transform != .smaller && transform != .mirrored
        case .inset(let top, let left, let bottom, let right): min(top, left, bottom, right) < 0
        default: false
        }
    }
}
