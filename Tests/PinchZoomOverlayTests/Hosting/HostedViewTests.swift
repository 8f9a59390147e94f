import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Views that lay themselves out and are updated at any moment, as SwiftUI's views are. A stand-in for SwiftUI sets the frames of their
/// containers.
@MainActor @Suite("Hosted views", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct HostedViewTests {
    private func run(
        on phone: HeadlessDevice.Configuration = LookFeed.phone,
        _ body: (HeadlessDevice, HostedColumn) throws -> Void
    ) throws {
        try HeadlessDevice.run(phone) { device in
            let column = HostedColumn()
            device.show(UINavigationController(rootViewController: column))
            device.advanceFrames(2)
            try body(device, column)
            try device.advanceUntilIdle()
        }
    }

    private func middle(_ member: HostedColumn.Member) -> CGPoint {
        member.container.convert(CGPoint(x: member.container.bounds.midX, y: member.container.bounds.midY), to: nil)
    }

    @Test("A size is asked of the content: of its own choice where nothing is proposed, in a width, in both, in all that there is")
    func sizes() throws {
        try run { _, column in
            let container = column.members[0].container
            #expect(container.size(proposedWidth: nil, height: nil) == CGSize(width: 150, height: 100))
            #expect(container.size(proposedWidth: 300, height: nil) == CGSize(width: 300, height: 200))
            #expect(container.size(proposedWidth: nil, height: 300) == CGSize(width: 450, height: 300))
            #expect(container.size(proposedWidth: 300, height: 600) == CGSize(width: 300, height: 200))
            #expect(container.size(proposedWidth: 300, height: 100) == CGSize(width: 150, height: 100))
            #expect(container.size(proposedWidth: .infinity, height: 100) == CGSize(width: 150, height: 100))
            #expect(container.size(proposedWidth: .infinity, height: nil) == CGSize(width: CGFloat.infinity, height: 1_000_000 / 1.5))
            #expect(container.size(proposedWidth: nil, height: .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
            #expect(container.size(proposedWidth: .nan, height: nil) == nil)
            #expect(HostingContainerView().size(proposedWidth: 300, height: 600) == nil)
        }
    }

    @Test("It flies live, without leaving its window: its place, its neighbours and its sizes stay, and the list rests")
    func flies() throws {
        try run { device, column in
            let (member, frames, before) = (column.members[1], column.frames, device.screenshot())
            let fingers = device.pinch(at: middle(member), spread: 40, scale: 1.5)
            #expect(member.zoom.interaction.state == .zooming && !member.photo.isDescendant(of: column.view))
            #expect(column.scrollView.isLocked)
            column.arrange()
            device.advanceFrames(2)
            #expect(areClose(column.frames, frames) && member.photo.bodyPlace == member.container.bounds)
            let scale = member.zoom.interaction.pose.scale
            #expect(abs(member.photo.bodyFrame.width - frames[1].width * scale) < 0.01)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(member.photo.superview === member.container && member.photo.absences == 0 && !column.scrollView.isLocked)
            #expect(device.screenshot() == before)
            #expect(member.changes.count > 3 && member.changes.last == .some(nil) && member.changes.dropLast().allSatisfy { $0 != nil })
        }
    }

    @Test("Updates in flight put nothing back: the content is another at once, in the same view, and the configuration when it has landed")
    func updates() throws {
        try run { device, column in
            let member = column.members[1]
            let fingers = device.pinch(at: middle(member), spread: 40, scale: 1.5)
            member.configuration.maximumScale = 2
            member.photo.content.color = .green
            member.update()
            device.advanceFrames()
            #expect(member.zoom.interaction.state == .zooming && member.zoom.interaction.configuration.maximumScale == 4)
            let color = device.screenshot().color(at: CGPoint(x: member.photo.bodyFrame.midX, y: member.photo.bodyFrame.midY))
            #expect(color.green > 200 && color.red < 50)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(member.zoom.interaction.configuration.maximumScale == 2)
        }
    }

    @Test("Content that wants another size in flight has it when it has landed: its place keeps its size, and nothing jumps")
    func anotherSize() throws {
        try run { device, column in
            let (member, frames) = (column.members[1], column.frames)
            let fingers = device.pinch(at: middle(member), spread: 40, scale: 1.5)
            let center = CGPoint(x: member.photo.bodyFrame.midX, y: member.photo.bodyFrame.midY)
            member.photo.content.ratio = 1.75
            column.arrange()
            device.advanceFrames(2)
            #expect(areClose(column.frames, frames) && member.photo.bodyPlace == member.container.bounds)
            #expect(distance(CGPoint(x: member.photo.bodyFrame.midX, y: member.photo.bodyFrame.midY), center) < 0.01)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(member.photo.superview === member.container && areClose(column.frames, frames))
            column.arrange()
            device.advanceFrames()
            #expect(member.container.bounds.size == CGSize(width: 350, height: 200))
            #expect(isClose(column.frames[2].minY, column.frames[1].maxY + 12) && member.photo.frame == member.container.bounds)
        }
    }

    @Test(
        "Under a notch the content neither shifts nor wants another size, whether it ignores the safe area or not",
        arguments: [true, false]
    )
    func safeArea(isIgnored: Bool) throws {
        try run(on: HeadlessDevice.Configuration(scale: 1)) { device, column in
            let member = column.members[1]
            let notch = try #require(column.view.window?.safeAreaInsets.top)
            member.photo.content.ignoresSafeArea = isIgnored
            device.advanceFrames()
            #expect(notch > 20 && member.photo.bodyPlace == member.container.bounds)
            let fingers = device.pinch(at: middle(member), spread: 60, scale: 1.6)
            device.glide(fingers.map { ($0, CGPoint(x: $0.location.x, y: $0.location.y - 240)) }, duration: 0.2)
            #expect(member.photo.convert(member.photo.bounds, to: nil).minY < notch - 10)
            #expect(member.photo.safeAreaInsets == .zero && member.photo.bodyPlace == member.container.bounds)
            device.lift(fingers)
            try device.advanceUntilIdle()
            column.scrollView.contentOffset.y = column.frames[1].minY
            device.advanceFrames()
            #expect(member.photo.convert(member.photo.bounds, to: nil).minY < notch - 10)
            #expect(member.photo.bodyPlace == member.container.bounds)
            #expect(member.container.size(proposedWidth: 300, height: nil) == CGSize(width: 300, height: 200))
        }
    }

    @Test("A row that is removed while its view is up takes it along, and the list scrolls again")
    func removed() throws {
        try run { device, column in
            let member = column.members[1]
            let fingers = device.pinch(at: middle(member), spread: 40, scale: 1.5)
            column.remove(1)
            #expect(member.photo.superview === member.container && member.container.window == nil)
            #expect(!column.scrollView.isLocked && member.zoom.interaction.state == .idle)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(column.view.window?.descendants.contains { $0 is PinchOverlayView } == false)
        }
    }

    @Test("Disabled in flight it is back at once; a field that can't be used is logged once, and the view lifts with the nearest value")
    func refused() throws {
        try run { device, column in
            let member = column.members[1]
            let fingers = device.pinch(at: middle(member), spread: 40, scale: 1.5)
            member.isEnabled = false
            member.update()
            #expect(member.photo.superview === member.container)
            device.lift(fingers)
            try device.advanceUntilIdle()
            let zoom = HostedZoom()
            let configuration = PinchZoomConfiguration(maximumScale: -1, allowsRotation: true)
            let container = column.members[0].container
            column.members[0].zoom.end(of: container)
            let messages = loggedMessages {
                for _ in 0..<3 { zoom.update(configuration, isEnabled: true, of: container) }
            }
            #expect(messages.count == 1 && messages.first?.contains("maximumScale is -1.0") == true)
            #expect(zoom.interaction.configuration.maximumScale == 1 && zoom.interaction.configuration.allowsRotation)
            let others = device.pinch(at: middle(column.members[0]), spread: 40, scale: 1.5)
            #expect(zoom.interaction.state == .zooming)
            device.lift(others)
        }
    }

    @Test(
        "A view that opens does so at twice its size, or at its maximum if that is smaller, unless its configuration has a scale",
        arguments: [
            (4, nil, 2), (1.5, nil, 1.5), (0.9, nil, 1), (4, 3, 3), (4, 100, 4), (0.5, nil, 1),
        ] as [(CGFloat, CGFloat?, CGFloat)]
    )
    func openingScale(maximum: CGFloat, set: CGFloat?, used: CGFloat) throws {
        let (zoom, container) = (HostedZoom(), UIView())
        let configuration = PinchZoomConfiguration(minimumScale: 0.1, maximumScale: maximum, openingScale: set)
        zoom.take(onChange: nil, onOpen: {})
        let messages = loggedMessages { zoom.update(configuration, isEnabled: true, of: container) }
        #expect(zoom.interaction.configuration.openingScale == used)
        #expect(messages.count == (set == 100 ? 1 : 0), "\(messages)")
    }

    @Test("Zoomed in without fingers it stays up until it is ended, and what an update does to it is told after that, once")
    func withoutFingers() throws {
        try run { device, column in
            let member = column.members[1]
            member.zoom.zoomIn()
            try device.advanceUntilIdle()
            #expect(member.zoom.interaction.state == .zooming)
            let told = member.changes.count
            member.isEnabled = false
            member.update()
            #expect(member.zoom.interaction.state == .idle && member.changes.count == told, "not within the update")
            device.advance(by: 0.1)
            #expect(member.changes.count == told + 1 && member.changes.last == .some(nil))
        }
    }

    @Test("A container that is gone takes the zoom along only if that has not gone over to another")
    func anotherContainer() throws {
        try run { device, column in
            let (member, other) = (column.members[1], HostingContainerView())
            other.contentView = HostedPhotoView()
            other.frame = column.frames[0]
            column.members[0].container.removeFromSuperview()
            column.scrollView.addSubview(other)
            member.zoom.update(PinchZoomConfiguration(), isEnabled: true, of: other)
            member.zoom.end(of: member.container)
            device.advanceFrames()
            let fingers = device.pinch(at: other.convert(CGPoint(x: 100, y: 60), to: nil), spread: 40, scale: 1.5)
            #expect(member.zoom.interaction.state == .zooming && member.zoom.interaction.view === other)
            device.lift(fingers)
            try device.advanceUntilIdle()
            member.zoom.end(of: other)
            #expect(member.zoom.interaction.view == nil)
        }
    }

    @Test("Closures that the app passes anew are called without an update of the view, even while it is up")
    func closures() throws {
        try run { device, column in
            let (member, told) = (column.members[1], column.members[1].changes.count)
            var (changes, laterChanges) = ([PinchZoomChange?](), 0)
            member.zoom.take(onChange: { changes.append($0) }, onOpen: {})
            let fingers = device.pinch(at: middle(member), spread: 40, scale: 1.5)
            #expect(!changes.isEmpty && member.changes.count == told)
            changes = []
            member.zoom.take(onChange: { _ in laterChanges += 1 }, onOpen: {})
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(changes.isEmpty && laterChanges > 0)
        }
    }

    @Test("VoiceOver is offered the zoom once: by what hosts the view")
    func action() throws {
        try run { _, column in
            #expect(column.members[0].container.accessibilityCustomActions ?? [] == [])
        }
    }
}
