import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import DemoPlayer
@testable import PinchDemo

/// Tests of the look of the screens in the second and the third tab. The looks are dark, light, right to left, large type and landscape
/// orientation.
@MainActor @Suite("The look of the grid and of the transitions' screens", .timeLimit(.minutes(20)), .phones, .atKnownTimes)
struct ScreenLookTests {
    private let kept = KeptPictures()

    /// A screen to look at, and the point to tap for getting there.
    struct Place: CustomTestStringConvertible, Sendable {
        let name: String
        let screen: DemoScreen
        var tap: CGPoint?

        var testDescription: String { name }

        static let all = [
            Place(name: "grid", screen: .grid), Place(name: "transitions", screen: .transitions), Place(name: "stories", screen: .stories),
            Place(name: "story", screen: .stories, tap: CGPoint(x: 195, y: 143)), Place(name: "cards", screen: .cards),
            Place(name: "card", screen: .cards, tap: CGPoint(x: 195, y: 300)),
        ]
    }

    @Test(
        "Rows and cards are as high as their texts want them to be, at whatever size people read",
        arguments: [DemoScreen.transitions, .stories, .cards],
        [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge]
    )
    func heights(_ screen: DemoScreen, _ category: UIContentSizeCategory) throws {
        try DemoPhone.run(screen) { phone in
            phone.device.setContentSizeCategory(category)
            phone.device.advance(by: 0.2)
            let list = try #require((phone.top as? UICollectionViewController)?.collectionView)
            #expect(list.visibleCells.count > 1 || category == .accessibilityExtraExtraExtraLarge)
            for cell in list.visibleCells {
                let wanted = cell.contentView.systemLayoutSizeFitting(
                    CGSize(width: cell.bounds.width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                )
                #expect(abs(cell.bounds.height - wanted.height) < 1, "\(cell.bounds.height) instead of \(wanted.height)")
            }
            #expect(list.cutOffTexts == [] && phone.device.constraintMessages == [])
        }
    }

    @Test("Cards that turn with the phone and back break no constraint")
    func turn() throws {
        try DemoPhone.run(.cards) { phone in
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                phone.device.rotate(to: orientation)
                phone.wait()
            }
            #expect(phone.device.constraintMessages == [])
        }
    }

    @Test("It looks as it did when somebody last looked at it", arguments: Place.all, FeedLookTests.Look.allCases)
    func look(_ place: Place, _ look: FeedLookTests.Look) throws {
        try DemoPhone.run(place.screen) { phone in
            if let tap = place.tap { phone.tap(tap.x, tap.y) }
            switch look {
            case .light: break
            case .dark: phone.device.setUserInterfaceStyle(.dark)
            case .rightToLeft: phone.device.setLayoutDirection(.rightToLeft)
            case .largeType: phone.device.setContentSizeCategory(.accessibilityExtraLarge)
            case .landscape: phone.device.rotate(to: .landscapeRight, animated: false)
            }
            // The time is halfway between two pictures of the moon.
            phone.device.advance(by: 0.22)
            let screen = phone.device.screenshot()
            let small = screen.scaled(toWidth: screen.width / 2)
            try #expect(kept.fault(of: small, named: "\(place.name)-\(look)") == nil)
        }
    }
}
