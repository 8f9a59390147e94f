import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From the pages of UIHoverGestureRecognizer, UIPointerInteraction, UIPointerInteractionDelegate, UIPointerRegion and UIPointerStyle, and
/// of UIButton.isPointerInteractionEnabled.
@MainActor @Suite("Pointers", .timeLimit(.minutes(20)), .phones) final class PointerTests {
    private lazy var stage = TouchStage { $0.scale = 1 }
    private lazy var photo = stage.addView(CGRect(x: 100, y: 200, width: 190, height: 120))
    private var device: HeadlessDevice { stage.device }

    @Test("A pointer that comes begins to hover, goes on while it moves, and ends when it leaves; fingers do not hover")
    func hover() throws {
        let hover = UIHoverGestureRecognizer()
        photo.addGestureRecognizer(hover)
        let log = StateLog(hover)
        device.movePointer(to: CGPoint(x: 20, y: 20))
        #expect(log.take() == [])
        device.movePointer(to: CGPoint(x: 120, y: 220))
        #expect(log.take() == [.began] && hover.location(in: photo) == CGPoint(x: 20, y: 20))
        device.movePointer(to: CGPoint(x: 130, y: 230))
        #expect(log.take() == [.changed])
        device.movePointer(to: CGPoint(x: 20, y: 20))
        #expect(log.take() == [.ended] && hover.state == .possible)
        device.tap(at: CGPoint(x: 120, y: 220))
        #expect(log.take() == [])
        try device.shutDown()
    }

    @Test("Views around hover along; a view in front takes the pointer from those behind", .chosen)
    func views() {
        let recognizers = [stage.root, photo].map { view in
            let hover = UIHoverGestureRecognizer()
            view.addGestureRecognizer(hover)
            return hover
        }
        let logs = recognizers.map(StateLog.init)
        device.movePointer(to: CGPoint(x: 120, y: 220))
        #expect(logs.map { $0.take() } == [[.began], [.began]])
        _ = stage.addView(CGRect(x: 0, y: 0, width: 390, height: 844))
        device.movePointer(to: CGPoint(x: 121, y: 220))
        #expect(logs.map { $0.take() } == [[.changed], [.ended]])
    }

    @Test("One that is switched off while it hovers is cancelled", .chosen)
    func disabled() {
        let hover = UIHoverGestureRecognizer()
        photo.addGestureRecognizer(hover)
        let log = StateLog(hover)
        device.movePointer(to: CGPoint(x: 120, y: 220))
        hover.isEnabled = false
        #expect(log.take() == [.began, .cancelled])
        device.movePointer(to: CGPoint(x: 125, y: 220))
        #expect(log.take() == [])
    }

    @Test("A pointer interaction is asked for the region under the pointer, and told of its coming and going")
    func regions() throws {
        let delegate = RegionDelegate()
        let interaction = UIPointerInteraction(delegate: delegate)
        photo.addInteraction(interaction)
        #expect(interaction.isEnabled && interaction.view === photo)
        device.movePointer(to: CGPoint(x: 110, y: 210))
        #expect(delegate.log == ["asked at 10.0", "will enter half"])
        device.movePointer(to: CGPoint(x: 120, y: 210))
        #expect(delegate.log.last == "asked at 20.0", "the same region is entered once")
        device.movePointer(to: CGPoint(x: 280, y: 210))
        #expect(delegate.log.last == "will exit half")
        device.movePointer(to: CGPoint(x: 120, y: 210))
        delegate.log = []
        interaction.isEnabled = false
        #expect(delegate.log == ["will exit half"])
        try device.advanceUntilIdle()
        try device.shutDown()
    }

    @Test("What the pointer is over is lit up, unless its style hides it", .chosen, arguments: [true, false])
    func highlight(isHidden: Bool) throws {
        photo.backgroundColor = .white
        let delegate = RegionDelegate()
        delegate.isHidden = isHidden
        let interaction = UIPointerInteraction(delegate: delegate)
        photo.addInteraction(interaction)
        device.movePointer(to: CGPoint(x: 110, y: 210))
        try device.advanceUntilIdle()
        #expect((device.screenshot().color(at: CGPoint(x: 250, y: 260)) == Ink.white) == isHidden)
        device.movePointer(to: CGPoint(x: 10, y: 10))
        try device.advanceUntilIdle()
        #expect(device.screenshot().color(at: CGPoint(x: 250, y: 260)) == Ink.white)
        #expect(photo.hitTest(CGPoint(x: 10, y: 10), with: nil) === photo)
    }

    @Test("A button lights up where it is asked to, and stops when it is not; its style may be given")
    func buttons() throws {
        let button = UIButton(frame: CGRect(x: 50, y: 400, width: 100, height: 50))
        button.backgroundColor = .white
        stage.root.addSubview(button)
        stage.root.backgroundColor = .white
        let point = CGPoint(x: 60, y: 425)
        func isLit() throws -> Bool {
            device.movePointer(to: .zero)
            device.movePointer(to: point)
            try device.advanceUntilIdle()
            return device.screenshot().color(at: point) != Ink.white
        }
        var lit = try isLit()
        #expect(!button.isPointerInteractionEnabled && !lit)
        button.isPointerInteractionEnabled = true
        lit = try isLit()
        #expect(lit)
        button.pointerStyleProvider = { _, _, _ in .hidden() }
        lit = try isLit()
        #expect(!lit)
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty)
    }

    private final class RegionDelegate: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var isHidden = false

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            log.append("asked at \(request.location.x)")
            #expect(defaultRegion.rect == CGRect(x: 0, y: 0, width: 190, height: 120))
            return request.location.x < 95 ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 95, height: 120), identifier: "half") : nil
        }

        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            isHidden ? .hidden() : interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("will enter \(region.identifier?.description ?? "")")
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("will exit \(region.identifier?.description ?? "")")
        }
    }
}
