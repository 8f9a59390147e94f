import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A hosted photo that a pinch opens in a pager. The pinch sets an item, and the update follows at any time.
@MainActor @Suite("Hosted views that open", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct HostedOpeningTests {
    /// An app that keeps the item of the current photo.
    @MainActor final class App {
        let column = HostedColumn()
        let sources = PagerSources()
        let presentation: PagerPresentation<[Int]>
        var item: Int?

        init() {
            presentation = PagerPresentation(sources: sources)
            presentation.itemDidChange = { [weak self] in self?.item = $0 }
            for (index, member) in column.members.enumerated() {
                sources.add(member.container, for: index)
                member.onOpen = { [weak self] in self?.item = index }
                member.update()
            }
        }

        func update() {
            column.members.forEach { $0.update() }
            presentation.update(item, of: PagerContent(items: Array(0..<4)) { .image(TestImages.photo($0)) }, from: column)
        }
    }

    private func run(_ body: (HeadlessDevice, App) throws -> Void) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let app = App()
            device.show(app.column)
            device.advanceFrames(2)
            try body(device, app)
            try device.advanceUntilIdle()
            #expect(app.column.members.allSatisfy { $0.photo.superview === $0.container && $0.zoom.interaction.state == .idle })
        }
    }

    private func pinchOpen(_ member: HostedColumn.Member, on device: HeadlessDevice) {
        let middle = member.container.convert(CGPoint(x: member.container.bounds.midX, y: member.container.bounds.midY), to: nil)
        device.lift(device.pinch(at: middle, spread: 40, scale: 3))
    }

    @Test(
        "The photo goes on into the pager from where the fingers left it, however late the update is, and closes into its place",
        arguments: [0, 1, 5, 20],
        [false, true]
    )
    func opens(lateness: Int, isDisabledMeanwhile: Bool) throws {
        try run { device, app in
            let member = app.column.members[1]
            pinchOpen(member, on: device)
            #expect(app.item == 1 && member.zoom.interaction.state == .zooming)
            let scale = member.zoom.interaction.pose.scale
            device.advanceFrames(lateness)
            #expect(member.zoom.interaction.state == .zooming && isClose(member.zoom.interaction.pose.scale, scale, 0.3))
            member.isEnabled = !isDisabledMeanwhile
            let lifted = member.photo.bodyFrame
            app.update()
            try device.advanceFrames(while: flyingFrame(on: device) == nil, limit: 0.1)
            let flying = try #require(flyingFrame(on: device))
            #expect(abs(flying.width / lifted.width - 1) < 0.2 && abs(flying.midY - lifted.midY) < 40, "\(lifted), \(flying)")
            try device.advanceUntilIdle()
            let pager = try #require(app.presentation.pager)
            #expect(pager.currentIndex == 1 && pager.view.window != nil && member.changes.last == .some(nil))
            #expect(member.zoom.interaction.isEnabled == !isDisabledMeanwhile)
            app.item = nil
            app.update()
            try device.advanceUntilIdle()
            #expect(app.column.presentedViewController == nil && app.item == nil)
        }
    }

    /// Returns the frame of the photo in a transition.
    private func flyingFrame(on device: HeadlessDevice) -> CGRect? {
        let overlay = device.windows.flatMap(\.descendants).first { $0 is TransitionOverlayView }
        return overlay?.subviews.first?.descendants.last { $0 is UIImageView }.map { $0.seenFrame }
    }

    @Test("Nothing shines through the middle of the photo on its way into the pager and back")
    func solid() throws {
        let (overRed, overGreen) = try (middles(over: .red), middles(over: .green))
        #expect(overRed.count > 20 && overRed == overGreen)
    }

    /// Returns the colors in the middle of the flying photo, in each frame of an opening and a closing. The given color is behind the
    /// photos.
    private func middles(over color: UIColor) throws -> [Picture.Pixel] {
        var middles: [Picture.Pixel] = []
        try run { device, app in
            app.column.view.backgroundColor = color
            app.column.scrollView.backgroundColor = color
            for item in [1, nil] {
                app.item = item
                app.update()
                try device.advanceFrames(while: flyingFrame(on: device) == nil, limit: 0.1)
                while let frame = flyingFrame(on: device) {
                    device.render()
                    middles.append(device.screenshot().color(at: CGPoint(x: frame.midX, y: frame.midY)))
                    device.advanceFrames()
                }
            }
        }
        return middles
    }

    @Test("An app that opens nothing has the photo back within a second, and its list scrolls")
    func opensNothing() throws {
        try run { device, app in
            pinchOpen(app.column.members[1], on: device)
            device.advance(by: 0.2)
            #expect(app.column.members[1].zoom.interaction.state == .zooming)
            device.advance(by: 1)
            #expect(app.column.members[1].zoom.interaction.state == .idle && !app.column.scrollView.isLocked)
        }
    }

    @Test("Without a way to open it the photo goes back from any scale; with a scale of the app's own it opens from there")
    func thresholds() throws {
        try run { device, app in
            let member = app.column.members[1]
            member.onOpen = nil
            member.update()
            pinchOpen(member, on: device)
            #expect(member.zoom.interaction.state == .returning && app.item == nil)
            try device.advanceUntilIdle()
            member.onOpen = { app.item = 1 }
            member.configuration.openingScale = 4
            member.update()
            pinchOpen(member, on: device)
            #expect(member.zoom.interaction.state == .returning && app.item == nil)
        }
    }

    @Test("Of an item's places in one another the outermost is flown from, but one that is pinched goes on")
    func placesInPlaces() throws {
        try run { device, app in
            let member = app.column.members[1]
            let face = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
            member.photo.addSubview(face)
            app.sources.add(face, for: 1)
            #expect(app.sources.view(of: 1) === member.container)
            let around = app.column.view
            app.sources.add(try #require(around), for: 1)
            #expect(app.sources.view(of: 1) === around)
            pinchOpen(member, on: device)
            #expect(app.sources.view(of: 1) === member.container)
        }
    }
}
