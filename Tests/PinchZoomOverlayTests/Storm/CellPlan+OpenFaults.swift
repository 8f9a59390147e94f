@testable import PinchZoomTestSupport

/// The faults that are known and not repaired. They aren't drawn, so that the storm finds others.
extension CellPlan {
    var hasOpenFault: Bool { Self.openFaults.contains { $0(self) } }

    private static let openFaults: [@Sendable (CellPlan) -> Bool] = [
        // A picture at another scale or angle is resampled. A thin line in it gets softer (`ViewSnapshot`).
        { $0.fliesAsPicture && $0.isResampled && $0.levels.joined().contains { $0.isFrame || $0.isBorder } },
        // The same for a thin line over a photo that people see through (`FrontViews`).
        { $0.isTranslucent && $0.isResampled && $0.inFront.contains { $0.isFrame } },
        // The alpha or the mask of a view around the photo applies to the photo and to the views over and behind it together. In flight, it
        // applies to each of them.
        { $0.hasTranslucentGroup },
        // A photo blends to the crop of a place that moves a few pixels beside the place.
        { $0.motion != nil && $0.opensCrop },
        // The picture of a view over a view that flies itself doesn't shrink with a pressed cell (`FrontViews`).
        { $0.motion != nil && $0.subject == .live && !$0.inFront.isEmpty },
        // A view that is only partly over a translucent photo shows twice (`FrontViews`).
        { $0.isTranslucent && !$0.inFront.isEmpty && ($0.hasGaps || $0.isScrolledOut || $0.levels.joined().contains(where: \.cutsOff)) },
        // A view over the photo shows twice in the corner beside a part that sticks out of the photo, or of the card (`FrontViews`).
        { ($0.photo.contains { $0.isSticker } || $0.subject == .card && $0.photo.contains { $0.moves }) && !$0.inFront.isEmpty },
        // The shadow of a photo lies over the views over the photo. In flight, it also lies over their parts beside the photo. A border of the
        // photo shows beside a line over the border in the last frame, in which the photo is a part of a pixel away from its place.
        { $0.photo.contains { $0.isShadow || $0.isBorder } && !$0.inFront.isEmpty },
        // The edge of a list doesn't cut off the pictures of views over a photo that extends beyond the list, or moves there (`FrontViews`).
        { $0.host != .plain && $0.extendsBeyondPlace && ($0.motion != nil || !$0.inFront.isEmpty) },
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

    /// Whether a view over the photo may lie over a part that isn't visible, or beside the photo.
    fileprivate var cutsOff: Bool {
        switch self {
        case .inset, .corners, .border, .mask, .transform, .sibling(.shadowed, _), .sibling(.sticker, _): true
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
