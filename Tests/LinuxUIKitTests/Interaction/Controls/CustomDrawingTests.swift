import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/draw(_:), setneedsdisplay() and contentmode.
@MainActor @Suite("Custom drawing", .timeLimit(.minutes(20))) struct CustomDrawingTests {
    @Test("A view is drawn once, and again only after setNeedsDisplay, before the next frame")
    func drawnOnDemand() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            show(view, on: device)
            #expect(view.draws == 1)
            device.advanceFrames(3)
            view.frame.origin.x = 150
            view.alpha = 0.5
            device.advanceFrames()
            #expect(view.draws == 1)
            view.setNeedsDisplay()
            view.setNeedsDisplay()
            #expect(view.draws == 1)
            device.advanceFrames()
            #expect(view.draws == 2)
        }
    }

    @Test("A new size stretches what was drawn, unless the content mode is .redraw")
    func resized() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            show(view, on: device)
            view.frame.size.width = 200
            device.advanceFrames()
            #expect(view.draws == 1)
            // The left half is drawn red: stretched, it ends in the middle still.
            #expect(device.screenshot().color(at: CGPoint(x: 190, y: 150)) == red)
            #expect(device.screenshot().color(at: CGPoint(x: 210, y: 150)) == white)
            view.contentMode = .redraw
            device.advanceFrames()
            view.frame.size.width = 100
            device.advanceFrames()
            #expect(view.draws == 3)
        }
    }

    @Test("A view that draws nothing has no contents, and one that stops drawing loses them")
    func noContents() throws {
        try HeadlessDevice.run(.small) { device in
            let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            show(plain, on: device)
            #expect(plain.layer.contents == nil)
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            show(view, on: device)
            #expect(view.layer.contents != nil)
            view.color = nil
            view.setNeedsDisplay()
            device.advanceFrames()
            #expect(view.layer.contents == nil)
        }
    }

    @Test("The bitmap has the screen's scale, and draw's rectangle is the bounds")
    func scale() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            try HeadlessDevice.run(HeadlessDevice.Configuration(scale: scale)) { device in
                let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 10, height: 20))
                view.bounds.origin = CGPoint(x: 5, y: 5)
                show(view, on: device)
                #expect(view.lastRect == CGRect(x: 5, y: 5, width: 10, height: 20))
                let contents = try #require(view.layer.contents)
                // A forced cast, since on a phone any object casts to a Core Foundation type.
                let image = contents as! CGImage
                #expect(image.width == Int(10 * scale))
                #expect(image.height == Int(20 * scale))
            }
        }
    }

    @Test("An opaque view without a background is black where it does not draw, one that is not opaque is clear", .chosen)
    func opaque() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            view.isOpaque = true
            show(view, on: device)
            let undrawn = CGPoint(x: 180, y: 150)
            #expect(device.screenshot().color(at: undrawn) == Picture.Pixel(red: 0, green: 0, blue: 0))
            view.isOpaque = false
            view.setNeedsDisplay()
            #expect(device.screenshot().color(at: undrawn) == white)
        }
    }

    @Test("Dynamic colours are drawn anew when the appearance changes")
    func appearance() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            view.color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
            show(view, on: device)
            #expect(device.screenshot().color(at: CGPoint(x: 110, y: 150)) == red)
            device.setUserInterfaceStyle(.dark)
            #expect(device.screenshot().color(at: CGPoint(x: 110, y: 150)) == blue)
        }
    }

    // MARK: Snapshots

    @Test("A snapshot view shows what the view shows, whatever becomes of the view")
    func snapshot() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let root = show(view, on: device)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
            #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
            view.removeFromSuperview()
            snapshot.frame.origin = CGPoint(x: 200, y: 200)
            root.addSubview(snapshot)
            #expect(device.screenshot().color(at: CGPoint(x: 210, y: 250)) == red)
            #expect(device.screenshot().color(at: CGPoint(x: 290, y: 250)) == white)
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:): a view that has not been rendered
    /// yet, perhaps since it is not on the screen, gives a snapshot without anything to see.
    @Test("A snapshot of a view that has come in this turn is empty, unless updates that are due are asked for", arguments: [false, true])
    func snapshotOfNewView(afterScreenUpdates: Bool) throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let root = show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), on: device)
            root.addSubview(view)
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: afterScreenUpdates))
            snapshot.frame.origin = CGPoint(x: 200, y: 200)
            root.addSubview(snapshot)
            #expect(device.screenshot().color(at: CGPoint(x: 210, y: 250)) == (afterScreenUpdates ? red : white))
        }
    }

    @Test("A view that moves to another superview in this turn was on the screen, and its snapshot shows it", .chosen)
    func snapshotOfMovedView() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let root = show(view, on: device)
            let container = UIView(frame: root.bounds)
            root.addSubview(container)
            container.addSubview(view)
            let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
            snapshot.frame.origin = CGPoint(x: 200, y: 200)
            root.addSubview(snapshot)
            #expect(device.screenshot().color(at: CGPoint(x: 210, y: 250)) == red)
        }
    }

    @Test("A snapshot of a part shows that part, after the updates that are due if they are asked for")
    func resizableSnapshot() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let root = show(view, on: device)
            view.color = .blue
            view.setNeedsDisplay()
            let part = CGRect(x: 40, y: 0, width: 20, height: 20)
            let before = try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero))
            let after = try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero))
            after.frame.origin = CGPoint(x: 0, y: 200)
            before.frame.origin = CGPoint(x: 100, y: 200)
            root.addSubview(after)
            root.addSubview(before)
            let picture = device.screenshot()
            #expect(picture.color(at: CGPoint(x: 8, y: 210)) == blue)
            #expect(picture.color(at: CGPoint(x: 12, y: 210)) == white)
            #expect(picture.color(at: CGPoint(x: 108, y: 210)) == red)
        }
    }

    @Test("drawHierarchy draws the view and its subviews into the current context, scaled to the rectangle")
    func hierarchy() throws {
        try HeadlessDevice.run(.small) { device in
            let view = DrawingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let child = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
            child.backgroundColor = .blue
            view.addSubview(child)
            show(view, on: device)
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50), format: format).image { _ in
                #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: false))
            }
            let picture = try #require(Picture(image))
            #expect(picture[5, 5] == red)
            #expect(picture[45, 45] == blue)
            #expect(picture[45, 5].alpha == 0)
        }
    }

    @discardableResult private func show(_ view: UIView, on device: HeadlessDevice) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.backgroundColor = .white
        root.addSubview(view)
        device.show(root)
        return root
    }
}

/// Draws its left half in a colour.
private final class DrawingView: UIView {
    var draws = 0
    var lastRect = CGRect.zero
    var color: UIColor? = .red

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func draw(_ rect: CGRect) {
        draws += 1
        lastRect = rect
        guard let color else { return }
        color.setFill()
        UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
    }
}

private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
private let white = Picture.Pixel(red: 255, green: 255, blue: 255)
