import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Cells in which the storm has found a jump at the lift or at the landing.
@MainActor @Suite("Storm findings: cells", .timeLimit(.minutes(20))) struct CellStormFindingsTests {
    struct Finding: CustomTestStringConvertible {
        let testDescription: String
        let plan: CellPlan

        /// - Parameters:
        ///   - screen: The features of the screen.
        ///   - levels: The features of the cell, its content view, the wrappers and the photo.
        init(
            _ name: String,
            subject: CellPlan.Subject = .photo,
            picture: CellPlan.Picture = .square,
            mode: CellPlan.Mode = .stretches,
            host: CellPlan.Host = .plain,
            isScrolledOut: Bool = false,
            motion: CellPlan.Motion? = nil,
            isRightToLeft: Bool = false,
            screen: [CellFeature] = [],
            in levels: [CellFeature]...
        ) {
            testDescription = name
            var plan = CellPlan()
            (plan.subject, plan.picture, plan.mode, plan.motion, plan.levels) = (subject, picture, mode, motion, [screen] + levels)
            (plan.host, plan.isScrolledOut, plan.isRightToLeft) = (host, isScrolledOut, isRightToLeft)
            self.plan = plan
        }
    }

    nonisolated static let findings = [
        Finding(
            "a veil over a card that shrinks",
            subject: .card,
            host: .list,
            motion: .shrinks,
            isRightToLeft: true,
            in: [],
            [.sibling(.veil, isInFront: true)],
            [.corners(40, only: 3), .clips]
        ),
        Finding(
            "the shadow of a card that flies as a picture",
            subject: .card,
            in: [],
            [],
            [.shadow(hasPath: false), .sibling(.caption, isInFront: true)],
            []
        ),
        Finding(
            "a badge that sticks out of a card",
            subject: .card,
            in: [],
            [],
            [.background(alpha: 1), .sibling(.sticker, isInFront: true)],
            []
        ),
        Finding(
            "a picture that overflows its card",
            subject: .card,
            picture: .wide,
            mode: .fills,
            in: [],
            [],
            [.sibling(.badge, isInFront: true)],
            []
        ),
        Finding("a border over a view in the photo", mode: .top, in: [], [], [.border(4)], [.sibling(.cover, isInFront: true)]),
        Finding(
            "a view behind a picture that leaves gaps",
            subject: .card,
            mode: .top,
            in: [],
            [],
            [.sibling(.cover, isInFront: false)],
            []
        ),
        Finding("a badge behind the photo of a card", subject: .card, in: [], [.sibling(.sticker, isInFront: false)], []),
        Finding("a badge that is raised over the photo of a card", subject: .card, in: [], [], [.sibling(.raised, isInFront: false)], []),
        Finding("a badge over a translucent photo", picture: .ring, in: [.sibling(.badge, isInFront: true)], [], []),
        Finding(
            "a caption over a clipped translucent photo",
            picture: .ring,
            mode: .fills,
            in: [.clips],
            [.sibling(.caption, isInFront: true)],
            []
        ),
        Finding(
            "a line behind the round corners of a photo in a card",
            subject: .card,
            in: [],
            [.sibling(.frame, isInFront: false)],
            [.corners(40, only: 15), .clips]
        ),
        Finding("a shadow behind a badge of a card", subject: .card, in: [.shadow(hasPath: false)], [.background(alpha: 1)], []),
        Finding("a badge with a shadow", in: [.sibling(.shadowed, isInFront: true)], [], []),
        Finding("a cell that dims while it's pressed", motion: .dims, in: [], [], []),
        Finding("a cell that drops in", motion: .dropsIn, in: [], [], []),
        Finding("a cell that makes room", motion: .makesRoom, in: [], [], []),
        Finding("a border in a cell that makes room", motion: .makesRoom, in: [], [.border(4)], []),
        Finding("a border in a cell that shrinks", motion: .shrinks, in: [], [.border(4)], []),
        Finding(
            "a gradient in a list that makes room",
            host: .list,
            motion: .makesRoom,
            in: [],
            [],
            [.sibling(.gradient, isInFront: true)],
            []
        ),
        Finding("a picture that overflows its place at the edge of a list", mode: .fills, host: .list, isScrolledOut: true, in: [], [], []),
        Finding(
            "a border over the border of a view around a small picture",
            picture: .small,
            mode: .centers,
            in: [.border(4)],
            [],
            [.clips, .corners(5, only: 15), .border(1)],
            [],
            []
        ),
        Finding(
            "a gradient that is half a point higher than a picture",
            picture: .large,
            mode: .fits,
            in: [],
            [],
            [.sibling(.gradient, isInFront: true), .inset(top: 6, left: 6, bottom: 10, right: 10)],
            [],
            [.clips]
        ),
        Finding("a card with a border and a shadow", in: [], [.border(1), .shadow(hasPath: false)], []),
        Finding(
            "a background with two round corners in a view with a shadow",
            in: [.shadow(hasPath: false)],
            [.background(alpha: 1), .corners(40, only: 9)],
            []
        ),
        Finding(
            "a picture that overflows a background in a view with a shadow",
            mode: .fills,
            in: [.shadow(hasPath: false)],
            [.background(alpha: 1)],
            []
        ),
        Finding(
            "a picture that fades in and overflows a card with a shadow",
            mode: .fills,
            motion: .fadesIn,
            in: [.shadow(hasPath: false), .background(alpha: 1)],
            [],
            []
        ),
        Finding(
            "the shadow of a masked photo, larger than its view, below a border",
            picture: .large,
            mode: .centers,
            in: [],
            [],
            [.border(4)],
            [.shadow(hasPath: true)],
            [.mask(.view)]
        ),
        Finding("a half-transparent card with a shadow", in: [], [.shadow(hasPath: false), .background(alpha: 0.5)], []),
        Finding(
            "a gradient over a card with a mask and a background",
            in: [.sibling(.gradient, isInFront: true)],
            [],
            [.mask(.view), .background(alpha: 1)],
            [.sibling(.nested, isInFront: true)]
        ),
        Finding("the shadow of a photo below a border", mode: .fits, in: [], [.border(4)], [.shadow(hasPath: true)]),
        Finding(
            "the shadow of a card below a caption",
            picture: .wide,
            mode: .centers,
            in: [],
            [.sibling(.caption, isInFront: true)],
            [.shadow(hasPath: false)],
            []
        ),
        Finding(
            "the shadow of a card below a frame around a turned photo",
            picture: .ring,
            in: [],
            [.sibling(.frame, isInFront: true)],
            [.shadow(hasPath: true)],
            [.transform(.turned), .clips]
        ),
        Finding(
            "the shadow of a card behind a ring with a line over it",
            picture: .ring,
            in: [],
            [],
            [.sibling(.frame, isInFront: true), .shadow(hasPath: true)],
            []
        ),
        Finding(
            "a view behind a translucent view in a translucent cell",
            in: [.alpha(0.9)],
            [],
            [.sibling(.nested, isInFront: false)],
            [.alpha(0.5)],
            []
        ),
        Finding(
            "views in front in two views with masks",
            in: [.mask(.gradient)],
            [],
            [.sibling(.glyph, isInFront: true)],
            [.mask(.bubble), .sibling(.raised, isInFront: true)],
            []
        ),
        Finding(
            "a frame in a translucent cell around a masked photo",
            in: [],
            [.sibling(.frame, isInFront: true), .alpha(0.9)],
            [.mask(.gradient)],
            []
        ),
        Finding(
            "a view behind the round corners of a photo in a translucent cell",
            in: [],
            [.alpha(0.9), .sibling(.cover, isInFront: false)],
            [.clips, .corners(5, only: 15)]
        ),
        Finding(
            "a border in a turned cell at the edge of a list",
            host: .list,
            in: [.transform(.turned)],
            [],
            [.border(4)],
            []
        ),
        Finding(
            "a frame in a turned cell that lands at the edge of a list",
            picture: .ring,
            mode: .fills,
            host: .list,
            in: [.transform(.turned), .sibling(.frame, isInFront: true)],
            [.sibling(.gradient, isInFront: false)],
            []
        ),
        Finding("a thin line in a smaller cell", host: .list, in: [.transform(.smaller)], [], [.sibling(.frame, isInFront: true)]),
        Finding("a photo that fades in", motion: .fadesIn, in: [], [], []),
        Finding("a badge on a half-transparent card", in: [], [.alpha(0.5), .background(alpha: 1), .sibling(.badge, isInFront: true)], []),
        Finding(
            "a translucent photo that moves out from under the edge of a list",
            picture: .ring,
            host: .list,
            isScrolledOut: true,
            motion: .makesRoom,
            in: [.sibling(.raised, isInFront: true)],
            [],
            [.sibling(.veil, isInFront: false)],
            []
        ),
        Finding(
            "a line over the border of a view with a mask",
            in: [],
            [.sibling(.frame, isInFront: true)],
            [],
            [.border(4), .mask(.view)],
            []
        ),
        Finding("a caption in a round mask", in: [], [.mask(.circle), .sibling(.caption, isInFront: true)], []),
        Finding(
            "a badge behind a translucent photo of a masked card",
            in: [],
            [.mask(.circle), .sibling(.badge, isInFront: false)],
            [.alpha(0.5)]
        ),
        Finding("a border around a half-transparent cell in a mask", in: [.border(4)], [.mask(.gradient)], []),
        Finding("a pressed cell with a caption", motion: .dims, in: [.sibling(.caption, isInFront: true)], [.background(alpha: 1)], []),
        Finding(
            "a gradient over a translucent photo that the list cuts off",
            picture: .ring,
            host: .list,
            isScrolledOut: true,
            in: [.background(alpha: 1)],
            [.sibling(.gradient, isInFront: true)],
            []
        ),
        Finding(
            "a veil over a picture with gaps, before another view",
            mode: .fits,
            in: [.sibling(.shadowed, isInFront: false)],
            [.sibling(.veil, isInFront: true)],
            [.sibling(.caption, isInFront: true)]
        ),
        Finding(
            "a gradient over a card whose picture has round corners",
            subject: .card,
            in: [.sibling(.gradient, isInFront: true)],
            [],
            [.clips, .corners(40, only: 15)]
        ),
        Finding(
            "a badge of the screen over a cell that makes room",
            subject: .container,
            picture: .tall,
            mode: .fills,
            motion: .makesRoom,
            screen: [.sibling(.shadowed, isInFront: true)],
            in: [],
            [.corners(40, only: 15)],
            [.transform(.turned), .border(4)]
        ),
        Finding(
            "a border that sticks out of a list",
            host: .list,
            in: [],
            [],
            [.inset(top: 10, left: -8, bottom: 4, right: 4), .clips, .border(1)],
            [.inset(top: -8, left: 10, bottom: 6, right: 4)]
        ),
        Finding(
            "a badge over a translucent photo that drops in",
            picture: .ring,
            motion: .dropsIn,
            in: [.sibling(.badge, isInFront: true)],
            [],
            []
        ),
        Finding(
            "a picture as high as a smaller card with a shadow",
            picture: .wide,
            mode: .fills,
            in: [.transform(.smaller)],
            [.shadow(hasPath: false), .background(alpha: 1)],
            [],
            []
        ),
        Finding(
            "the shadow of a card behind a border and another shadow",
            in: [.shadow(hasPath: false)],
            [.background(alpha: 1)],
            [.border(1)],
            [.shadow(hasPath: true)],
            []
        ),
        Finding(
            "the shadow of a table's cell behind a gradient and the shadow of a photo",
            host: .table,
            in: [.shadow(hasPath: false), .transform(.stretched)],
            [.sibling(.gradient, isInFront: true)],
            [.shadow(hasPath: true)]
        ),
        Finding(
            "a picture that overflows a round card in a cell with a background and a shadow",
            mode: .fills,
            in: [.background(alpha: 1), .shadow(hasPath: false)],
            [],
            [.clips, .corners(12, only: 15)],
            []
        ),
        Finding(
            "a masked photo in a table's cell with a shadow",
            mode: .fills,
            host: .table,
            in: [.shadow(hasPath: false)],
            [],
            [.mask(.view)]
        ),
        Finding(
            "a veil over a translucent photo on a background in a mask",
            picture: .ring,
            in: [.sibling(.veil, isInFront: true)],
            [],
            [.mask(.circle)],
            [.background(alpha: 1)],
            []
        ),
        Finding(
            "the corners of a round card with a background on another background in a translucent cell",
            in: [.alpha(0.9)],
            [.background(alpha: 1)],
            [.corners(12, only: 15), .clips],
            [.background(alpha: 1)],
            []
        ),
        Finding(
            "the one shadow of a photo and a sticker",
            in: [.shadow(hasPath: false)],
            [.sibling(.sticker, isInFront: true)],
            []
        ),
        Finding(
            "the one shadow of a photo and a border around it",
            mode: .fits,
            in: [.shadow(hasPath: false)],
            [.border(4)],
            []
        ),
    ]

    @Test("A photo lifts and lands without a jump", arguments: findings)
    func finding(_ finding: Finding) async throws {
        for behavior in HeadlessDevice.Behavior.coveringArray {
            try await HeadlessDevice.runAsynchronously(CellStorm.phone(behavior)) { device in
                let fault = CellStorm(seed: 1, on: device).fault(of: finding.plan)
                #expect(fault == nil, "\(fault.map { "\($0)" } ?? "")")
                try device.advanceUntilIdle()
            }
        }
    }
}
