import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// A container with constraints, and its content, which flies live.
@MainActor @Suite("Containers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct ContainerTests {
    /// A screen with a container between two lines of text, laid out by constraints.
    private final class Screen: UIViewController {
        let container = PinchZoomContainerView(contentView: DrawnView())
        let line = UILabel()
        let zoom = PinchZoomInteraction()
        var drawing: DrawnView? { container.contentView as? DrawnView }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            line.text = "Below"
            for member in [container, line] {
                member.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(member)
            }
            NSLayoutConstraint.activate([
                container.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
                container.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                line.topAnchor.constraint(equalTo: container.bottomAnchor, constant: 8),
                line.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            ])
            container.addInteraction(zoom)
        }

        var middle: CGPoint { CGPoint(x: container.frame.midX, y: container.frame.midY) }
        var frames: [CGRect] { [container.frame, line.frame] }
    }

    private func run(_ body: (HeadlessDevice, Screen) throws -> Void) throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let screen = Screen()
            device.show(screen)
            device.advanceFrames(2)
            try body(device, screen)
        }
    }

    @Test("It is as large as its content wants to be, and the content fills it")
    func size() throws {
        try run { device, screen in
            #expect(screen.container.frame.size == CGSize(width: 200, height: 150))
            #expect(screen.drawing?.frame == screen.container.bounds)
            screen.container.widthAnchor.constraint(equalToConstant: 260).isActive = true
            device.advanceFrames()
            #expect(screen.drawing?.frame == CGRect(x: 0, y: 0, width: 260, height: 150))
            #expect(screen.container.sizeThatFits(.zero) == screen.drawing?.sizeThatFits(.zero))
        }
    }

    @Test("The content flies and draws on; the container keeps its place and its constraints")
    func fliesLive() throws {
        try run { device, screen in
            let before = device.screenshot()
            let (frames, constraints) = (screen.frames, screen.view.constraints)
            let fingers = device.pinch(at: screen.middle, spread: 40, scale: 1.5)
            let drawing = try #require(screen.drawing)
            #expect(screen.zoom.state == .zooming && !drawing.isDescendant(of: screen.view) && !drawing.hasLeftWindow)
            let width = drawing.convert(drawing.bounds, to: nil).width
            #expect(abs(width - 200 * screen.zoom.pose.scale) < 0.01)
            let color = device.screenshot().color(at: screen.middle)
            drawing.color = .green
            device.advanceFrames()
            #expect(device.screenshot().color(at: screen.middle) != color)
            drawing.color = .orange
            #expect(screen.frames == frames && screen.view.constraints == constraints)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(drawing.superview === screen.container && drawing.frame == screen.container.bounds)
            #expect(screen.frames == frames && screen.view.constraints == constraints)
            #expect(device.screenshot() == before && device.constraintMessages == [])
        }
    }

    @Test("The frame in which it lifts is the screen as it was, with the container's own look")
    func liftsUnchanged() throws {
        try run { device, screen in
            screen.container.backgroundColor = .yellow
            screen.container.layer.cornerRadius = 20
            screen.container.clipsToBounds = true
            screen.container.layer.borderWidth = 4
            screen.container.layer.borderColor = UIColor.blue.cgColor
            let before = device.screenshot()
            let middle = screen.middle
            let fingers = device.touchDown(at: [CGPoint(x: middle.x - 20, y: middle.y), CGPoint(x: middle.x + 20, y: middle.y)])
            var arm: CGFloat = 20
            while screen.zoom.state == .idle, arm < 60 {
                arm += 2
                device.move([(fingers[0], CGPoint(x: middle.x - arm, y: middle.y)), (fingers[1], CGPoint(x: middle.x + arm, y: middle.y))])
            }
            #expect(screen.zoom.state == .zooming)
            if screen.zoom.pose.scale == 1 { #expect(largestDifference(before, device.screenshot()) <= 6) }
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(device.screenshot() == before)
        }
    }

    @Test("A screen that is laid out anew meanwhile: the content lands in the container's new place")
    func laidOutAnew() throws {
        try run { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 40, scale: 1.5)
            screen.container.widthAnchor.constraint(equalToConstant: 120).isActive = true
            device.advance(by: 0.1)
            #expect(screen.drawing?.bounds.width == 120)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(screen.drawing?.frame == CGRect(x: 0, y: 0, width: 120, height: 150))
        }
    }

    @Test("Content that is replaced, or taken elsewhere, while it flies ends the zoom and does not come back", arguments: [true, false])
    func replaced(isReplaced: Bool) throws {
        try run { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 40, scale: 1.5)
            let drawing = try #require(screen.drawing)
            if isReplaced { screen.container.contentView = UILabel() } else { screen.view.addSubview(drawing) }
            device.advance(by: 0.1)
            #expect(screen.zoom.state == .idle && screen.container.shownAlpha == 1)
            #expect(drawing.superview === (isReplaced ? nil : screen.view))
            #expect(!isReplaced || screen.container.subviews == [screen.container.contentView])
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("A view that another container has taken comes back when it is set again, as cells do that are used again")
    func takenBack() throws {
        try run { device, screen in
            let drawing = try #require(screen.drawing)
            let other = PinchZoomContainerView(frame: CGRect(x: 10, y: 600, width: 40, height: 30))
            screen.view.addSubview(other)
            other.contentView = drawing
            #expect(drawing.superview === other)
            screen.container.contentView = drawing
            device.advanceFrames()
            #expect(drawing.superview === screen.container && drawing.frame == screen.container.bounds)
            other.contentView = nil
            #expect(drawing.superview === screen.container)
            drawing.removeFromSuperview()
            screen.container.contentView = drawing
            #expect(drawing.superview === screen.container)
        }
    }

    @Test("A view that is removed with its container leaves nothing behind, and is whole afterwards")
    func removed() throws {
        try run { device, screen in
            let fingers = device.pinch(at: screen.middle, spread: 40, scale: 1.5)
            screen.container.removeFromSuperview()
            device.advanceFrames(2)
            #expect(screen.zoom.state == .idle && screen.drawing?.superview === screen.container && screen.container.shownAlpha == 1)
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("Of one with a child controller's view, or with something else in it, a picture flies", arguments: [true, false])
    func picture(hasController: Bool) throws {
        try run { device, screen in
            if hasController {
                let child = UIViewController()
                screen.addChild(child)
                screen.container.contentView = child.view
                child.didMove(toParent: screen)
                screen.container.heightAnchor.constraint(equalToConstant: 150).isActive = true
                screen.container.widthAnchor.constraint(equalToConstant: 200).isActive = true
            } else {
                screen.container.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            }
            device.advanceFrames(2)
            let content = try #require(screen.container.contentView)
            let fingers = device.pinch(at: screen.middle, spread: 40, scale: 1.5)
            #expect(screen.zoom.state == .zooming && content.superview === screen.container && screen.container.shownAlpha == 0)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(content.superview === screen.container && screen.container.shownAlpha == 1)
        }
    }
}
