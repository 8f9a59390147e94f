import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A view in flight has the traits of its place, although its superview is elsewhere in the window.
@MainActor @Suite("Traits in flight", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct TraitsInFlightTests {
    /// A trait that the screen overrides for all views in it.
    enum Trait: CaseIterable {
        case style, level, width, height, direction, textSize

        @MainActor func override(in screen: UIViewController) {
            switch self {
            case .style: screen.overrideUserInterfaceStyle = .dark
            case .level: screen.traitOverrides.userInterfaceLevel = .elevated
            case .width: screen.traitOverrides.horizontalSizeClass = .regular
            case .height: screen.traitOverrides.verticalSizeClass = .compact
            case .direction: screen.traitOverrides.layoutDirection = .rightToLeft
            case .textSize: screen.traitOverrides.preferredContentSizeCategory = .extraSmall
            }
        }
    }

    private func run(_ look: FaithfulTests.Look, _ body: (HeadlessDevice, LookFeed, UIViewController) throws -> Void) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(look)
            let screen = UIViewController()
            screen.view = feed.view
            device.show(screen)
            try body(device, feed, screen)
        }
    }

    private func pinch(_ feed: LookFeed, on device: HeadlessDevice) -> [Finger] {
        let frame = feed.target.convert(feed.target.bounds, to: nil)
        return device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 40, scale: 1.5)
    }

    @Test("A twin has the traits of the place", arguments: Trait.allCases)
    func ofThePlace(trait: Trait) throws {
        try run(.plain) { device, feed, screen in
            trait.override(in: screen)
            device.advanceFrames(2)
            let traits = feed.target.traitCollection
            #expect(traits != feed.view.window?.traitCollection)
            let fingers = pinch(feed, on: device)
            let flying = try #require(feed.twin)
            #expect(feed.zoom.state == .zooming && !flying.isDescendant(of: feed.view) && flying.traitCollection == traits)
            #expect(flying.effectiveUserInterfaceLayoutDirection == feed.view.effectiveUserInterfaceLayoutDirection)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(feed.target.traitCollection == traits && feed.zoom.state == .idle)
        }
    }

    @Test("A twin follows a change of the traits around the place", arguments: Trait.allCases)
    func changedInFlight(trait: Trait) throws {
        try run(.plain) { device, feed, screen in
            device.advanceFrames(2)
            let fingers = pinch(feed, on: device)
            let flying = try #require(feed.twin)
            trait.override(in: screen)
            device.advanceFrames(40)
            #expect(flying.traitCollection == feed.card.traitCollection && flying.traitCollection != feed.view.window?.traitCollection)
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("A twin has what its image view changes for itself alone")
    func ofTheViewItself() throws {
        try run(.plain) { device, feed, _ in
            feed.target.traitOverrides.userInterfaceLevel = .elevated
            feed.target.overrideUserInterfaceStyle = .dark
            device.advanceFrames(2)
            let fingers = pinch(feed, on: device)
            #expect(feed.twin?.traitCollection == feed.target.traitCollection)
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }
}

extension LookFeed {
    /// The flying image view of the photo.
    var twin: UIImageView? {
        view.window?.subviews.last.flatMap { $0.descendants.last { $0 is UIImageView } } as? UIImageView
    }
}
