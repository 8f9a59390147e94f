import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// From the page of UIView.accessibilityIgnoresInvertColors: a view with the property keeps its colors, and so do the views in it.
@MainActor @Suite("Smart Invert", .timeLimit(.minutes(20)), .phones) struct SmartInvertTests {
    /// The app's view with the property.
    enum Owner: CaseIterable { case photo, cell, nobody }

    private func keepsColors(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains(where: \.accessibilityIgnoresInvertColors)
    }

    @Test("A photo keeps its colors in flight where the app's photo does, and the backdrop stays dark", arguments: Owner.allCases)
    func inFlight(owner: Owner) throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            switch owner {
            case .photo: cell.photoView.accessibilityIgnoresInvertColors = true
            case .cell: cell.accessibilityIgnoresInvertColors = true
            case .nobody: break
            }
            let fingers = phone.device.pinch(at: phone.home, spread: 60, scale: 2)
            let overlay = try #require(phone.overlays.first)
            let twin = try #require(overlay.descendants.first { $0 is UIImageView })
            #expect(keepsColors(twin) == (owner != .nobody))
            let backdrop = try #require(overlay.subviews.first)
            #expect(backdrop.backgroundColor == .black && keepsColors(backdrop))
            phone.device.lift(fingers)
        }
    }

    @Test("Photos and thumbnails in a pager keep their colors, and so does a photo that flies there and back")
    func pager() throws {
        try GridPhone.run { phone in
            phone.grid.photoView(4)?.accessibilityIgnoresInvertColors = true
            phone.device.tap(at: try phone.cellCenter(4))
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            let overlay = try #require(phone.window.descendants.first { $0 is TransitionOverlayView })
            let flying = overlay.descendants.compactMap { $0 as? UIImageView }
            #expect(flying.count == 2, "the cell's and the page's")
            for view in flying { #expect(keepsColors(view)) }
            try phone.device.advanceUntilIdle()
            let photo = try #require(phone.pager?.photoView)
            #expect(keepsColors(photo))
        }
    }
}
